// non-null: every index here is below the length of its list.
import type { SettlersEvent, SettlersView } from '@/games/settlers';
import { countsOf } from '@/games/settlers/bundle';
import { RESOURCE_COUNT } from '@/games/settlers/layout';

type CardsMoved = Extract<SettlersEvent, { type: 'cardsMoved' }>;

/** What a good player remembers: cards that passed before its eyes, and nothing that it was not told. */
export interface Memory {
  /** For each seat, cards that must be in its hand. */
  readonly hands: readonly (readonly number[])[];
  /**
   * What went into the pile at its last refill, less what was seen coming out of it since: the pile, and what others drew
   * unseen. Null while the first pile lasts, whose cards and the hands of others are one and the same secret.
   */
  readonly pile: readonly number[] | null;
}

/** Remembers from what this seat was told. A story with gaps is noticed where it contradicts the view, and then forgotten. */
export function remember(view: SettlersView, seen: readonly SettlersEvent[]): Memory {
  const hands = view.players.map(nothing);
  let discards = nothing();
  let pile: number[] | null = null;
  for (const event of seen) {
    switch (event.type) {
      case 'cardsMoved':
        noteLoss(hands, view.seat, event);
        noteGain(hands, view.seat, event);
        if (event.to === 'discards') change(discards, event, 1);
        if (event.from === 'pile' && pile !== null && event.cards !== null) change(pile, event, -1);
        break;
      case 'handOpened':
        if (event.cards !== null && event.owner !== view.seat) hands[event.owner] = countsOf(event.cards);
        break;
      case 'pileRefilled':
        pile = sum(discards) === event.count ? discards : null;
        discards = nothing();
        break;
      default:
    }
  }
  const isTrue = view.players.every((player, seat) => sum(hands[seat] as number[]) <= player.cards);
  const isFull = pile !== null && sum(pile) >= view.pile;
  return { hands: isTrue ? hands : view.players.map(nothing), pile: isTrue && isFull ? pile : null };
}

/** A card seen leaving a hand may have been the one that was known; one that left unseen may have been any. */
function noteLoss(hands: readonly number[][], seat: number, { from, cards, count }: CardsMoved): void {
  if (typeof from !== 'number' || from === seat) return;
  const hand = hands[from] as number[];
  const lost = cards === null ? null : countsOf(cards);
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    hand[kind] = Math.max(0, (hand[kind] as number) - (lost === null ? count : (lost[kind] as number)));
  }
}

function noteGain(hands: readonly number[][], seat: number, event: CardsMoved): void {
  const { to, cards } = event;
  if (typeof to === 'number' && to !== seat && cards !== null) change(hands[to] as number[], event, 1);
}

function change(counts: number[], { cards }: CardsMoved, sign: number): void {
  countsOf(cards ?? {}).forEach((count, kind) => {
    // A draw that meets the end of the pile is told as one, so that a card or two may count against the new pile.
    counts[kind] = Math.max(0, (counts[kind] as number) + sign * count);
  });
}

function nothing(): number[] {
  return [0, 0, 0, 0, 0];
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
