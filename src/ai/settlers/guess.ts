// non-null: every index here is below the length of its list.
import type { Rng } from '@/core/rng';
import { hiddenCards, type SettlersView } from '@/games/settlers';
import { countsOf } from '@/games/settlers/bundle';
import { MARKET_SIZE } from '@/games/settlers/cards';
import { RESOURCE_COUNT } from '@/games/settlers/layout';

import type { Memory } from './memory';

/** How many draws and hands are imagined where not all can be tried. */
const SAMPLES = 6;

/**
 * What a seat believes of the cards that it does not see. Made once for a decision, so that all its moves meet the same
 * luck.
 */
export interface Guess {
  /** The share of each kind among the cards of the pile. */
  readonly pool: readonly number[];
  /** Some ways in which the next cards of the pile may come. */
  readonly decks: readonly (readonly number[])[];
  /** For each seat, the chance of each kind when one of its cards is taken blind. */
  readonly odds: readonly (readonly number[])[];
  /** For each seat, some hands that it may hold, in the order in which their cards are drawn. */
  readonly hands: readonly (readonly (readonly number[])[])[];
}

export function guessFrom(view: SettlersView, memory: Memory, rng: Rng): Guess {
  const sure = sureHands(view, memory);
  const loose = looseCards(view, sure);
  const pile = memory.pile ?? loose;
  const pool = sharesOf(pile);
  // What the pile holds by our reckoning cannot be in a hand.
  const inHands =
    memory.pile === null ? loose : loose.map((count, kind) => Math.max(0, count - view.pile * (pool[kind] as number)));
  const shares = sharesOf(inHands);
  const deck = cardsOf(pile);
  const decks = Array.from({ length: SAMPLES }, () => {
    rng.shuffle(deck);
    return deck.slice(0, MARKET_SIZE);
  });
  const unknown = view.players.map((player, seat) => Math.max(0, player.cards - sum(sure[seat] as number[])));
  const odds = sure.map((counts, seat) => {
    const cards = sum(counts) + (unknown[seat] as number);
    return counts.map((count, kind) =>
      cards === 0 ? 0 : (count + (unknown[seat] as number) * (shares[kind] as number)) / cards,
    );
  });
  const hands = sure.map((counts, seat) =>
    Array.from({ length: SAMPLES }, () =>
      seat === view.seat ? [] : handOf(counts, unknown[seat] as number, shares, rng),
    ),
  );
  return { pool, decks, odds, hands };
}

/** What is certain of each hand; of an opened one, all. */
function sureHands(view: SettlersView, memory: Memory): number[][] {
  const { opened } = view;
  return memory.hands.map((counts, seat) => (opened?.owner === seat ? countsOf(opened.hand) : [...counts]));
}

/** Hidden cards that nobody is known to hold. */
function looseCards(view: SettlersView, sure: readonly (readonly number[])[]): number[] {
  const loose = hiddenCards(view);
  sure.forEach((counts, seat) => {
    if (seat === view.seat || seat === view.opened?.owner) return;
    for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
      loose[kind] = Math.max(0, (loose[kind] as number) - (counts[kind] as number));
    }
  });
  return loose;
}

function handOf(sure: readonly number[], unknown: number, shares: readonly number[], rng: Rng): number[] {
  const hand = cardsOf(sure);
  for (let card = 0; card < unknown; card++) hand.push(kindBy(shares, rng));
  rng.shuffle(hand);
  return hand;
}

const FINE = 1 << 20;

function kindBy(shares: readonly number[], rng: Rng): number {
  let left = rng.below(FINE) / FINE;
  for (let kind = 0; kind < RESOURCE_COUNT - 1; kind++) {
    left -= shares[kind] as number;
    if (left < 0) return kind;
  }
  return RESOURCE_COUNT - 1;
}

function sharesOf(counts: readonly number[]): number[] {
  const total = sum(counts);
  return counts.map((count) => (total === 0 ? 1 / RESOURCE_COUNT : count / total));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function cardsOf(counts: readonly number[]): number[] {
  const cards: number[] = [];
  counts.forEach((count, kind) => {
    for (let card = 0; card < count; card++) cards.push(kind);
  });
  return cards;
}
