// non-null: every index into `v` is one of the layout's, and `v` has room for all seats.
import { countsOf, sizeOf } from './bundle';
import { inPlay, MARKET_SIZE, STACK_COPIES } from './cards';
import { PreparedChance, ScriptedChance, type Chance, type Prepared } from './chance';
import {
  ALLOWANCE,
  CARDS,
  CITIES,
  DESTINY,
  DISCARDS,
  DISCARD_TOTAL,
  EXPANSION_STACK,
  KNIGHTS,
  KNIGHT_STACK,
  MARKET,
  OWNS,
  PILE,
  PILE_TOTAL,
  POINTS,
  ROADS,
  ROAD_STACK,
  SETTLEMENTS,
  SETTLEMENT_STACK,
  TURN_OF,
  UNSEEN,
  playerAt,
} from './layout';
import { SettlersPosition } from './position';
import { pointsOf } from './score';
import { State } from './state';
import { allowanceFor } from './trade';
import {
  CITY_EVENTS,
  EXPANSIONS,
  RESOURCES,
  type Bundle,
  type Destiny,
  type Expansion,
  type SettlersOptions,
} from './types';

/** What lies where in the middle of a game; whatever is left out is as at the beginning. By seat where it is a list. */
export interface Scene {
  readonly turnOf?: number;
  readonly hands?: readonly Bundle[];
  readonly market?: Bundle;
  readonly roads?: readonly number[];
  readonly knights?: readonly number[];
  readonly settlements?: readonly number[];
  readonly cities?: readonly number[];
  readonly expansions?: readonly (readonly Expansion[])[];
  readonly destiny?: Destiny;
  /** Cards left on the stacks; by default what the box leaves. */
  readonly roadStack?: number;
  readonly knightStack?: number;
  readonly settlementStack?: number;
  /** So many cards stay in the pile, the rest are discards. */
  readonly pile?: Bundle;
}

export interface Staged {
  readonly position: SettlersPosition;
  /** What comes next is stated here before a move. */
  readonly chance: ScriptedChance;
}

/**
 * A table in the middle of a game. Whatever is not dealt lies in the pile, or in the discards if a pile is given. All of
 * one box must be on it, no card more and none less; only tests of single rules ask for a table that no box can lay.
 */
export function stage(options: SettlersOptions, seats: number, scene: Scene, { isWhole = true } = {}): Staged {
  const chance = new ScriptedChance();
  return { position: setUp(options, seats, scene, chance, isWhole), chance };
}

/** The same for a table that is played on: what chance brings is known for as far as it was prepared. */
export function prepare(options: SettlersOptions, seats: number, scene: Scene, prepared: Prepared): SettlersPosition {
  return setUp(options, seats, scene, PreparedChance.of(prepared), true);
}

function setUp(
  options: SettlersOptions,
  seats: number,
  scene: Scene,
  chance: Chance,
  isWhole: boolean,
): SettlersPosition {
  const state = State.unpack(options, seats, chance);
  const { v } = state;
  const take = (bundle: Bundle, to: number) => {
    countsOf(bundle).forEach((count, kind) => {
      v[PILE + kind]! -= count;
      v[to + kind]! += count;
    });
    v[PILE_TOTAL]! -= sizeOf(bundle);
  };
  const market = scene.market ?? { brick: 1, lumber: 1, ore: 1, wool: 1, grain: 1 };
  if (isWhole && sizeOf(market) !== MARKET_SIZE) throw new RangeError(`a market of ${sizeOf(market)}`);
  take(market, MARKET);
  let roads = 0;
  let knights = 0;
  let houses = 0;
  let cities = 0;
  for (let seat = 0; seat < seats; seat++) {
    const player = playerAt(seat);
    const hand = scene.hands?.[seat] ?? {};
    take(hand, player);
    v[player + CARDS] = sizeOf(hand);
    v[player + ROADS] = scene.roads?.[seat] ?? 1;
    v[player + KNIGHTS] = scene.knights?.[seat] ?? 0;
    v[player + SETTLEMENTS] = scene.settlements?.[seat] ?? 1;
    v[player + CITIES] = scene.cities?.[seat] ?? 0;
    const expansions = scene.expansions?.[seat] ?? [];
    for (const card of expansions) {
      v[player + OWNS]! |= 1 << EXPANSIONS.indexOf(card);
      v[EXPANSION_STACK + EXPANSIONS.indexOf(card)]! -= 1;
    }
    const estate = {
      roads: v[player + ROADS]!,
      knights: v[player + KNIGHTS]!,
      settlements: v[player + SETTLEMENTS]!,
      cities: v[player + CITIES]!,
      expansions,
    };
    v[player + POINTS] = pointsOf(estate);
    roads += estate.roads;
    knights += estate.knights;
    cities += estate.cities + expansions.length;
    houses += estate.settlements + estate.cities + expansions.length;
  }
  v[ROAD_STACK] = scene.roadStack ?? v[ROAD_STACK]! + seats - roads;
  v[KNIGHT_STACK] = scene.knightStack ?? v[KNIGHT_STACK]! - knights;
  v[SETTLEMENT_STACK] = scene.settlementStack ?? v[SETTLEMENT_STACK]! + seats - houses;
  v[TURN_OF] = scene.turnOf ?? 0;
  v[ALLOWANCE] = allowanceFor(v[playerAt(v[TURN_OF]!) + ROADS]!);
  if (scene.destiny !== undefined && seats > 2) v[DESTINY] = scene.destiny === 'white' ? 1 : -1;
  if (scene.pile !== undefined) {
    countsOf(scene.pile).forEach((count, kind) => {
      v[DISCARDS + kind] = v[PILE + kind]! - count;
      v[PILE + kind] = count;
    });
    v[DISCARD_TOTAL] = v[PILE_TOTAL]! - sizeOf(scene.pile);
    v[PILE_TOTAL] = sizeOf(scene.pile);
  }
  if (isWhole) {
    checkBox(state, { roads, knights, houses });
    turnOver(v, cities);
  }
  return new SettlersPosition(state);
}

/** Throws where a table has more or fewer cards than the box. */
function checkBox({ v, seats }: State, laid: { roads: number; knights: number; houses: number }): void {
  RESOURCES.forEach((card, kind) => {
    const left = v[PILE + kind]!;
    if (left < 0) throw new RangeError(`${-left} ${card} more on the table than in the box`);
    if (v[DISCARDS + kind]! < 0) throw new RangeError(`more ${card} in the pile than is left of it`);
  });
  EXPANSIONS.forEach((card, index) => {
    if (v[EXPANSION_STACK + index]! < 0) throw new RangeError(`more of ${card} on the table than in the box`);
  });
  const stacks = [
    ['roads', laid.roads, v[ROAD_STACK]!, STACK_COPIES.road],
    ['knights', laid.knights, v[KNIGHT_STACK]!, STACK_COPIES.knight],
    ['settlements', laid.houses, v[SETTLEMENT_STACK]!, STACK_COPIES.settlement],
  ] as const;
  for (const [what, count, left, copies] of stacks) {
    if (left < 0) throw new RangeError(`${-left} ${what} more on the table than in the box`);
    const box = inPlay(copies, seats);
    if (count + left !== box) throw new RangeError(`${count + left} ${what} on the table, and ${box} in the box`);
  }
}

/** Whoever turned settlements over has seen their events: first the ones of which there are most. */
function turnOver(v: Int16Array, cities: number): void {
  for (let city = 0; city < cities; city++) {
    const most = CITY_EVENTS.reduce((best, _, side) => (v[UNSEEN + side]! > v[UNSEEN + best]! ? side : best), 0);
    v[UNSEEN + most]! -= 1;
  }
}
