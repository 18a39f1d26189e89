import type { Phrase } from '@/core/phrase';
import {
  BUILDS,
  EXPANSIONS,
  RESOURCES,
  type Build,
  type Bundle,
  type Destiny,
  type Estate,
  type Expansion,
  type Resource,
} from '@/games/settlers';
import type { Words } from '@/i18n';

import { kindsOf } from '../model/order';

/** Counted things in words: "2 wool and 1 ore". */

export function joinWords({ t }: Words, items: readonly string[]): string {
  const [first = t('table.cards.none'), ...rest] = items;
  const last = rest.pop();
  const head = rest.reduce((a, b) => t('table.list.more', { a, b }), first);
  return last === undefined ? head : t('table.list.last', { a: head, b: last });
}

export function bundleWords(words: Words, bundle: Bundle): string {
  return joinWords(
    words,
    kindsOf(bundle).map((card) => cardWords(words, card, bundle[card] ?? 0)),
  );
}

export function cardWords({ t }: Words, card: Resource, n = 1): string {
  return t(`table.cards.${card}`, { n });
}

/** Cards as far as they are known: by name, or only how many. */
export function knownCards(words: Words, cards: Bundle | null, count: number): string {
  return cards === null ? words.t('table.cards.any', { n: count }) : bundleWords(words, cards);
}

export function expansionName({ t }: Words, card: Expansion): string {
  return t(`settlers.card.name.${card}`);
}

export function buildName({ t }: Words, what: Build): string {
  return what === 'expansion' ? t('table.expansion') : t(`settlers.card.name.${what}`);
}

export function directionWords({ t }: Words, destiny: Destiny): string {
  return t(`table.destiny.${destiny}`);
}

/** All that lies before a player: "3 roads, 1 knight, 2 settlements and Library". */
export function estateWords(words: Words, estate: Estate): string {
  const { t } = words;
  const counts = [
    ['road', estate.roads],
    ['knight', estate.knights],
    ['settlement', estate.settlements],
    ['city', estate.cities],
  ] as const;
  return joinWords(words, [
    ...counts.flatMap(([what, n]) => (n > 0 ? [t(`table.pieces.${what}`, { n })] : [])),
    ...estate.expansions.map((card) => expansionName(words, card)),
  ]);
}

const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  names.some((name) => name === value);

/** Rules name cards by id and seats by number; people read words and names. */
export function withNames(words: Words, { key, values }: Phrase, names: readonly string[]): Phrase {
  const said: Record<string, string | number> = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (isOneOf([...RESOURCES, ...EXPANSIONS, ...BUILDS], value) && name !== 'discount') {
      said[name] = value === 'expansion' ? value : words.t(`settlers.card.name.${value}`).toLocaleLowerCase();
    }
  }
  if (typeof values.seat === 'number') said.seat = names[values.seat] ?? '';
  if (typeof values.decider === 'number') said.decider = names[values.decider] ?? '';
  return { key, values: said };
}
