import { PRICE_ROWS, SUBSTITUTION, TOWN_HALL_ROW } from './cards';
import { discountOf, triplesOf, withDiscount, withTriples } from './codes';
import {
  CARDS,
  EXPANSION,
  OWNS,
  RESOURCE_COUNT,
  TOWN_HALL,
  TURN_OF,
  UNIVERSITY,
  USED,
  USED_UNIVERSITY,
  playerAt,
} from './layout';
import type { Objection } from './phrases';
import type { State } from './state';

/**
 * Prices and how they are paid. A card of the price that is in the hand is paid itself; each one that is lacking is
 * replaced by three equal cards of what the price leaves over. The University takes one card off the price before this
 * is worked out, so the card it spares is left over like any other.
 */

export function priceRow(what: number, card: number): number {
  return what === EXPANSION && card === TOWN_HALL ? TOWN_HALL_ROW : what;
}

function priceOf(row: number, kind: number, discount: number): number {
  const price = PRICE_ROWS[row * RESOURCE_COUNT + kind] as number;
  return kind === discount ? price - 1 : price;
}

/** Fills `into` with all that goes to the discards. */
export function paidInto(state: State, row: number, code: number, into: number[]): void {
  const hand = playerAt(state.at(TURN_OF));
  const discount = discountOf(code);
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    into[kind] = Math.min(priceOf(row, kind, discount), state.at(hand + kind)) + SUBSTITUTION * triplesOf(code, kind);
  }
}

/** Why this discount may not be used for this price. */
export function objectionToDiscount(state: State, row: number, discount: number): Objection | null {
  if (discount < 0) return null;
  // The University is owned only after its price was paid: it can never spare a card of its own.
  if ((state.at(playerAt(state.at(TURN_OF)) + OWNS) & (1 << UNIVERSITY)) === 0) return 'noUniversity';
  if ((state.at(USED) & USED_UNIVERSITY) !== 0) return 'universityUsed';
  return PRICE_ROWS[row * RESOURCE_COUNT + discount] === 0 ? 'notInPrice' : null;
}

/** Turns stated cards into a code's triples, or says why these cards do not pay this price. */
export function readPayment(state: State, row: number, code: number, paid: readonly number[]): number | Objection {
  const hand = playerAt(state.at(TURN_OF));
  const discount = discountOf(code);
  let lacking = 0;
  let triples = 0;
  let result = code;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    const count = paid[kind] as number;
    const held = state.at(hand + kind);
    if (count > held) return 'notYourCards';
    const price = priceOf(row, kind, discount);
    const own = Math.min(price, held);
    if (count < own) return 'ownCardsFirst';
    lacking += price - own;
    const extra = count - own;
    // No price lacks more than six cards, so a larger number of triples is wrong anyway.
    if (extra % SUBSTITUTION !== 0 || extra > 6 * SUBSTITUTION) return 'wrongPrice';
    triples += extra / SUBSTITUTION;
    result = withTriples(result, kind, extra / SUBSTITUTION);
  }
  return triples === lacking ? result : 'wrongPrice';
}

const spare = new Int16Array(RESOURCE_COUNT);
const worth = new Float64Array(256);

/**
 * Appends every way to pay, the sensible one first: as few cards as possible, then those of which most are left.
 * Returns the new number of codes.
 */
export function appendPayments(state: State, row: number, code: number, codes: Int32Array, size: number): number {
  const v = state.v;
  const hand = playerAt(v[TURN_OF] as number);
  if (v[hand + CARDS] === 0) return size;
  let end = appendWithDiscount(v, hand, row, -1, code, codes, size);
  const mayDiscount =
    ((v[hand + OWNS] as number) & (1 << UNIVERSITY)) !== 0 && ((v[USED] as number) & USED_UNIVERSITY) === 0;
  if (mayDiscount) {
    for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
      if (PRICE_ROWS[row * RESOURCE_COUNT + kind] === 0) continue;
      end = appendWithDiscount(v, hand, row, kind, withDiscount(code, kind), codes, end);
    }
  }
  if (end - size > 1) sortPayments(state, hand, row, codes, size, end);
  return end;
}

function appendWithDiscount(
  v: Int16Array,
  hand: number,
  row: number,
  discount: number,
  code: number,
  codes: Int32Array,
  size: number,
): number {
  const prices = row * RESOURCE_COUNT;
  let lacking = 0;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    const left = (v[hand + kind] as number) - (PRICE_ROWS[prices + kind] as number) + (kind === discount ? 1 : 0);
    spare[kind] = left;
    if (left < 0) lacking -= left;
  }
  if (lacking === 0) {
    codes[size] = code;
    return size + 1;
  }
  let possible = 0;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    const left = spare[kind] as number;
    const triples = left < SUBSTITUTION ? 0 : (left / SUBSTITUTION) | 0;
    spare[kind] = triples;
    possible += triples;
  }
  return lacking > possible ? size : spread(0, lacking, code, codes, size);
}

/** Every way to find `lacking` triples among the spare ones from `kind` on. */
function spread(kind: number, lacking: number, code: number, codes: Int32Array, size: number): number {
  if (lacking === 0) {
    codes[size] = code;
    return size + 1;
  }
  if (kind === RESOURCE_COUNT) return size;
  const most = Math.min(lacking, spare[kind] as number);
  let end = size;
  for (let triples = most; triples >= 0; triples--) {
    end = spread(kind + 1, lacking - triples, withTriples(code, kind, triples), codes, end);
  }
  return end;
}

/** Insertion sort: the lists are short, and equal ones keep their order on every engine. */
function sortPayments(state: State, hand: number, row: number, codes: Int32Array, from: number, end: number): void {
  for (let index = from; index < end; index++) {
    const code = codes[index] as number;
    const cost = costOf(state, hand, row, code);
    let place = index - from;
    while (place > 0 && (worth[place - 1] as number) > cost) {
      worth[place] = worth[place - 1] as number;
      codes[from + place] = codes[from + place - 1] as number;
      place--;
    }
    worth[place] = cost;
    codes[from + place] = code;
  }
}

/** Cards paid count most; among as many, an even hand is better than a lopsided one. */
function costOf(state: State, hand: number, row: number, code: number): number {
  const v = state.v;
  const discount = discountOf(code);
  let cards = 0;
  let unevenness = 0;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    const held = v[hand + kind] as number;
    const paid = Math.min(priceOf(row, kind, discount), held) + SUBSTITUTION * triplesOf(code, kind);
    cards += paid;
    unevenness += (held - paid) * (held - paid);
  }
  return cards * 100_000 + unevenness;
}
