import { bundleAt } from './bundle';
import { CARDS, DISCARDS, DISCARD_TOTAL, MARKET, PILE, PILE_TOTAL, RESOURCE_COUNT, playerAt } from './layout';
import type { State } from './state';
import type { CardReason, Place } from './types';

/** Every way in which resource cards change place. */

/** Draws up to `count` cards from the pile into a hand. */
export function drawToHand(state: State, seat: number, count: number, because: CardReason): void {
  const player = playerAt(seat);
  const before = snapshot(state, player);
  let drawn = 0;
  while (drawn < count) {
    const kind = nextOfPile(state);
    // Pile and discards are both empty: every card is in a hand or in the market, so drawing stops.
    if (kind < 0) break;
    state.add(player + kind, 1);
    drawn++;
  }
  if (drawn > 0) state.add(player + CARDS, drawn);
  tell(state, 'pile', seat, drawn, gainedSince(state, player, before), because);
}

/** Deals a new market. The old one was discarded before, so there are always five cards to be had. */
export function drawMarket(state: State, count: number): void {
  const before = snapshot(state, MARKET);
  for (let drawn = 0; drawn < count; drawn++) {
    const kind = nextOfPile(state);
    if (kind >= 0) state.add(MARKET + kind, 1);
  }
  tell(state, 'pile', 'market', count, gainedSince(state, MARKET, before), 'marketDay');
}

/** The market goes to the discards; tells how many cards those were. */
export function discardMarket(state: State): number {
  const before = snapshot(state, MARKET);
  let count = 0;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    const cards = state.at(MARKET + kind);
    if (cards === 0) continue;
    state.set(MARKET + kind, 0);
    state.add(DISCARDS + kind, cards);
    count += cards;
  }
  state.add(DISCARD_TOTAL, count);
  tell(state, 'market', 'discards', count, before, 'marketDay');
  return count;
}

/** Takes `count` cards without looking: each is one of those left in the hand, all equally likely. */
export function takeBlind(state: State, from: number, to: number, count: number, because: CardReason): void {
  const giver = playerAt(from);
  const taker = playerAt(to);
  const before = snapshot(state, taker);
  state.willUseChance();
  for (let taken = 0; taken < count; taken++) {
    const kind = state.chance.card(state.v, giver, state.at(giver + CARDS) - taken);
    state.add(giver + kind, -1);
    state.add(taker + kind, 1);
  }
  state.add(giver + CARDS, -count);
  state.add(taker + CARDS, count);
  tell(state, from, to, count, gainedSince(state, taker, before), because);
}

/** One known card from hand to hand. */
export function passCard(state: State, from: number, to: number, kind: number, because: CardReason): void {
  takeFromHand(state, from, kind);
  putInHand(state, to, kind);
  tellOne(state, from, to, kind, because);
}

export function handToDiscards(state: State, seat: number, kind: number, because: CardReason): void {
  takeFromHand(state, seat, kind);
  state.add(DISCARDS + kind, 1);
  state.add(DISCARD_TOTAL, 1);
  tellOne(state, seat, 'discards', kind, because);
}

export function marketToHand(state: State, seat: number, kind: number): void {
  state.add(MARKET + kind, -1);
  putInHand(state, seat, kind);
  tellOne(state, 'market', seat, kind, 'trade');
}

export function handToMarket(state: State, seat: number, kind: number): void {
  takeFromHand(state, seat, kind);
  state.add(MARKET + kind, 1);
  tellOne(state, seat, 'market', kind, 'trade');
}

/** Discards `counts[0…4]` from a hand, as the price of a build. */
export function pay(state: State, seat: number, counts: ArrayLike<number>): void {
  const player = playerAt(seat);
  let total = 0;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    const count = counts[kind] as number;
    if (count === 0) continue;
    state.add(player + kind, -count);
    state.add(DISCARDS + kind, count);
    total += count;
  }
  // A road with the University's help costs one card, never none.
  state.add(player + CARDS, -total);
  state.add(DISCARD_TOTAL, total);
  if (state.events !== null) tell(state, seat, 'discards', total, Array.from(counts), 'price');
}

/** The next card of the pile, which is refilled only now that a card is needed; -1 when there is none anywhere. */
function nextOfPile(state: State): number {
  if (state.at(PILE_TOTAL) === 0) {
    if (state.at(DISCARD_TOTAL) === 0) return -1;
    refillPile(state);
  }
  state.willUseChance();
  const kind = state.chance.card(state.v, PILE, state.at(PILE_TOTAL));
  state.add(PILE + kind, -1);
  state.add(PILE_TOTAL, -1);
  return kind;
}

function refillPile(state: State): void {
  const count = state.at(DISCARD_TOTAL);
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    state.set(PILE + kind, state.at(DISCARDS + kind));
    state.set(DISCARDS + kind, 0);
  }
  state.set(PILE_TOTAL, count);
  state.set(DISCARD_TOTAL, 0);
  state.events?.push({ type: 'pileRefilled', count });
}

function takeFromHand(state: State, seat: number, kind: number): void {
  state.add(playerAt(seat) + kind, -1);
  state.add(playerAt(seat) + CARDS, -1);
}

function putInHand(state: State, seat: number, kind: number): void {
  state.add(playerAt(seat) + kind, 1);
  state.add(playerAt(seat) + CARDS, 1);
}

/** Copies five counts, but only while somebody listens. */
function snapshot(state: State, place: number): number[] | null {
  return state.events === null ? null : Array.from(state.v.subarray(place, place + RESOURCE_COUNT));
}

function gainedSince(state: State, place: number, before: number[] | null): number[] | null {
  return before === null ? null : before.map((count, kind) => state.at(place + kind) - count);
}

function tellOne(state: State, from: Place, to: Place, kind: number, because: CardReason): void {
  if (state.events === null) return;
  const counts = [0, 0, 0, 0, 0];
  counts[kind] = 1;
  tell(state, from, to, 1, counts, because);
}

function tell(state: State, from: Place, to: Place, count: number, counts: number[] | null, because: CardReason): void {
  if (state.events === null || counts === null || count === 0) return;
  state.events.push({ type: 'cardsMoved', from, to, count, cards: bundleAt(counts), because });
}
