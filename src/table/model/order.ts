import { RESOURCES, type Bundle, type Resource } from '@/games/settlers';

/** From left to right in a hand and in a price: what makes roads, then what feeds, then what arms. */
export const HAND_ORDER: readonly Resource[] = ['lumber', 'brick', 'grain', 'wool', 'ore'];

/** Every card of a bundle, one by one. */
export function cardsOf(bundle: Bundle): Resource[] {
  return HAND_ORDER.flatMap((card) => Array.from({ length: bundle[card] ?? 0 }, () => card));
}

/** The kinds of card in a bundle. */
export function kindsOf(bundle: Bundle): Resource[] {
  return HAND_ORDER.filter((card) => (bundle[card] ?? 0) > 0);
}

/** A bundle with one card more (or fewer), in the order that equal bundles share. */
export function withCard(bundle: Bundle, card: Resource, by: 1 | -1): Bundle {
  return plus(bundle, { [card]: by });
}

/** The sum of two bundles; counts that come to nothing are left out. */
export function plus(one: Bundle, other: Bundle, times: 1 | -1 = 1): Bundle {
  const sum: Partial<Record<Resource, number>> = {};
  for (const card of RESOURCES) {
    const count = (one[card] ?? 0) + times * (other[card] ?? 0);
    if (count > 0) sum[card] = count;
  }
  return sum;
}
