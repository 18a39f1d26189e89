// non-null: every index here is below the length of its list; `at` and the typed arrays give numbers.
import { PRICE_ROWS, SUBSTITUTION, TOWN_HALL_ROW } from '@/games/settlers/cards';
import { victimOf } from '@/games/settlers/build';
import {
  CARDS,
  CITIES,
  CITY,
  EXPANSION,
  EXPANSION_COUNT,
  EXPANSION_STACK,
  KNIGHT,
  KNIGHTS,
  KNIGHT_STACK,
  MARKET,
  OWNS,
  POINTS,
  RESOURCE_COUNT,
  ROAD,
  ROADS,
  ROAD_STACK,
  SETTLEMENT,
  SETTLEMENTS,
  SETTLEMENT_STACK,
  TOWN_HALL,
  UNSEEN,
  playerAt,
} from '@/games/settlers/layout';
import type { State } from '@/games/settlers/state';

/**
 * What a seat sees of a position, as the numbers of the traits that hold. Every trait is a yes or no, so that a sum of
 * weights judges the position, and of another hand only its size is looked at.
 */

/** How many values each number is told apart in; larger ones count as the largest. */
const DISTANCES = 13;
const ROAD_COUNTS = 7;
const KNIGHT_COUNTS = 6;
const SETTLEMENT_COUNTS = 6;
const CITY_COUNTS = 5;
const HAND_SIZES = 14;
const KIND_COUNTS = 7;
const LACKS = 5;
const STACK_COUNTS = 4;
const MARKET_COUNTS = 3;

/** Rows of prices: the five builds, and the town hall as a sixth. */
const ROWS = 6;

const ESTATE_SIZE = DISTANCES + ROAD_COUNTS + KNIGHT_COUNTS + SETTLEMENT_COUNTS + CITY_COUNTS + EXPANSION_COUNT;
const OWN_HAND = ESTATE_SIZE;
const OWN_SIZE = OWN_HAND + RESOURCE_COUNT * KIND_COUNTS;
const OWN_LACKS = OWN_SIZE + HAND_SIZES;
const RIVAL = OWN_LACKS + ROWS * LACKS;
const RIVAL_SIZE = RIVAL + ESTATE_SIZE;
const OTHERS = RIVAL_SIZE + HAND_SIZES;
const OTHER_SIZES = OTHERS + DISTANCES;
const STACKS = OTHER_SIZES + HAND_SIZES;
const MARKET_TRAITS = STACKS + 4 * STACK_COUNTS;
const EXPANSIONS_LEFT = MARKET_TRAITS + RESOURCE_COUNT * MARKET_COUNTS;
const AIMS = EXPANSIONS_LEFT + EXPANSION_COUNT;

/** How many traits there are. */
export const TRAITS = AIMS + 4;
/** More than hold at once, at any table. */
export const MAX_HOLDING = 80;

/** Traits that hold, `count` of them. */
export class Traits {
  readonly list = new Int16Array(MAX_HOLDING);
  count = 0;

  add(trait: number): void {
    this.list[this.count++] = trait;
  }

  isSame(other: Traits): boolean {
    if (this.count !== other.count) return false;
    for (let index = 0; index < this.count; index++) if (this.list[index] !== other.list[index]) return false;
    return true;
  }

  copy(other: Traits): void {
    this.list.set(other.list);
    this.count = other.count;
  }
}

function upTo(value: number, values: number): number {
  return value < 0 ? 0 : value < values ? value : values - 1;
}

/** What is built: one's own estate, the rivals' and the stacks. Changes seldom during a search. */
export function tableTraits(state: State, seat: number, into: Traits): void {
  into.count = 0;
  estateTraits(state, seat, 0, into);
  const rival = rivalOf(state, seat);
  estateTraits(state, rival, RIVAL, into);
  into.add(RIVAL_SIZE + upTo(state.at(playerAt(rival) + CARDS), HAND_SIZES));
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || other === rival) continue;
    into.add(OTHERS + distance(state, other));
    into.add(OTHER_SIZES + upTo(state.at(playerAt(other) + CARDS), HAND_SIZES));
  }
  stackTraits(state, seat, rival, into);
}

function estateTraits(state: State, seat: number, base: number, into: Traits): void {
  const player = playerAt(seat);
  const { v } = state;
  let at = base;
  into.add(at + distance(state, seat));
  at += DISTANCES;
  into.add(at + upTo(v[player + ROADS] as number, ROAD_COUNTS));
  at += ROAD_COUNTS;
  into.add(at + upTo(v[player + KNIGHTS] as number, KNIGHT_COUNTS));
  at += KNIGHT_COUNTS;
  into.add(at + upTo(v[player + SETTLEMENTS] as number, SETTLEMENT_COUNTS));
  at += SETTLEMENT_COUNTS;
  into.add(at + upTo(v[player + CITIES] as number, CITY_COUNTS));
  at += CITY_COUNTS;
  const owns = v[player + OWNS] as number;
  for (let card = 0; card < EXPANSION_COUNT; card++) if ((owns & (1 << card)) !== 0) into.add(at + card);
}

function distance(state: State, seat: number): number {
  return upTo(state.options.target - state.at(playerAt(seat) + POINTS), DISTANCES);
}

/** The other seat that is nearest to the end; among equals the one that plays first. */
export function rivalOf(state: State, seat: number): number {
  let rival = -1;
  let most = -1;
  for (let step = 1; step < state.seats; step++) {
    const other = (seat + step) % state.seats;
    const points = state.at(playerAt(other) + POINTS);
    if (points <= most) continue;
    most = points;
    rival = other;
  }
  return rival;
}

function stackTraits(state: State, seat: number, rival: number, into: Traits): void {
  const { v } = state;
  into.add(STACKS + upTo(v[ROAD_STACK] as number, STACK_COUNTS));
  into.add(STACKS + STACK_COUNTS + upTo(v[KNIGHT_STACK] as number, STACK_COUNTS));
  into.add(STACKS + 2 * STACK_COUNTS + upTo(v[SETTLEMENT_STACK] as number, STACK_COUNTS));
  into.add(STACKS + 3 * STACK_COUNTS + upTo(v[UNSEEN] as number, STACK_COUNTS));
  const owns = v[playerAt(seat) + OWNS] as number;
  for (let card = 0; card < EXPANSION_COUNT; card++) {
    if ((v[EXPANSION_STACK + card] as number) > 0 && (owns & (1 << card)) === 0) into.add(EXPANSIONS_LEFT + card);
  }
  // Whom destiny lets somebody steal from matters only between more than two.
  if (state.seats === 2) return;
  if (victimOf(state, ROAD) === rival) into.add(AIMS);
  if (victimOf(state, KNIGHT) === rival) into.add(AIMS + 1);
  if (isAimedAt(state, seat, ROAD)) into.add(AIMS + 2);
  if (isAimedAt(state, seat, KNIGHT)) into.add(AIMS + 3);
}

/** Somebody would steal from this seat, were the stack empty. */
function isAimedAt(state: State, seat: number, what: number): boolean {
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && victimOf(state, what, other) === seat) return true;
  }
  return false;
}

/** What one holds, what it lacks for every price, and the market. Changes with every card. */
export function handTraits(state: State, seat: number, into: Traits): void {
  into.count = 0;
  const { v } = state;
  const player = playerAt(seat);
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    into.add(OWN_HAND + kind * KIND_COUNTS + upTo(v[player + kind] as number, KIND_COUNTS));
    into.add(MARKET_TRAITS + kind * MARKET_COUNTS + upTo(v[MARKET + kind] as number, MARKET_COUNTS));
  }
  into.add(OWN_SIZE + upTo(v[player + CARDS] as number, HAND_SIZES));
  for (let row = ROAD; row <= CITY; row++) {
    if (row === SETTLEMENT && v[SETTLEMENT_STACK] === 0) continue;
    if (row === CITY && v[player + SETTLEMENTS] === 0 && v[SETTLEMENT_STACK] === 0) continue;
    into.add(OWN_LACKS + row * LACKS + upTo(lackOf(v, player, row), LACKS));
  }
  const owns = v[player + OWNS] as number;
  let hasOther = false;
  for (let card = 0; card < EXPANSION_COUNT; card++) {
    if (v[EXPANSION_STACK + card] === 0 || (owns & (1 << card)) !== 0) continue;
    if (card === TOWN_HALL) into.add(OWN_LACKS + 5 * LACKS + upTo(lackOf(v, player, TOWN_HALL_ROW), LACKS));
    else hasOther = true;
  }
  if (hasOther) into.add(OWN_LACKS + 4 * LACKS + upTo(lackOf(v, player, EXPANSION), LACKS));
}

/** Cards still lacking for a price when triples of spare ones have stood in. */
export function lackOf(v: Int16Array, player: number, row: number): number {
  let lacking = 0;
  let triples = 0;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    const left = (v[player + kind] as number) - (PRICE_ROWS[row * RESOURCE_COUNT + kind] as number);
    if (left < 0) lacking -= left;
    else if (left >= SUBSTITUTION) triples += (left / SUBSTITUTION) | 0;
  }
  return lacking > triples ? lacking - triples : 0;
}
