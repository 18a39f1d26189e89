import { defaultOptions } from '@/core/options';
import { newRecord, type GameRecord } from '@/core/record';
import { Rng } from '@/core/rng';
import {
  SettlersPosition,
  randomMove,
  settlers,
  type Bundle,
  type Expansion,
  type SettlersEvent,
  type SettlersMove,
  type SettlersOptions,
} from '@/games/settlers';
import { countsOf, sizeOf } from '@/games/settlers/bundle';
import { ScriptedChance } from '@/games/settlers/chance';
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
  playerAt,
} from '@/games/settlers/layout';
import { pointsOf } from '@/games/settlers/score';
import { State } from '@/games/settlers/state';
import { allowanceFor } from '@/games/settlers/trade';
import { EXPANSIONS } from '@/games/settlers/types';

export const usual: SettlersOptions = defaultOptions(settlers.options);

export interface Scene {
  options?: Partial<SettlersOptions>;
  turnOf?: number;
  hands?: Bundle[];
  market?: Bundle;
  roads?: number[];
  knights?: number[];
  settlements?: number[];
  cities?: number[];
  expansions?: Expansion[][];
  destiny?: 'white' | 'black';
  /** Cards left on the stacks; by default what the box leaves. */
  roadStack?: number;
  knightStack?: number;
  settlementStack?: number;
  /** So many cards stay in the pile, the rest are discards. */
  pile?: Bundle;
}

export interface Staged {
  position: SettlersPosition;
  chance: ScriptedChance;
}

/** A table in the middle of a game, set up by hand. Whatever is not dealt lies in the pile, or in the discards if a pile is given. */
export function stage(seats: number, scene: Scene): Staged {
  const chance = new ScriptedChance();
  const state = State.unpack({ ...usual, ...scene.options }, seats, chance);
  const { v } = state;
  const take = (bundle: Bundle, to: number) => {
    countsOf(bundle).forEach((count, kind) => {
      v[PILE + kind]! -= count;
      v[to + kind]! += count;
    });
    v[PILE_TOTAL]! -= sizeOf(bundle);
  };
  take(scene.market ?? { brick: 1, lumber: 1, ore: 1, wool: 1, grain: 1 }, MARKET);
  let roads = 0;
  let knights = 0;
  let houses = 0;
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
  return { position: new SettlersPosition(state), chance };
}

/** Plays a move with the cards and the city side that chance is to bring. */
export function playStated(
  { position, chance }: Staged,
  move: SettlersMove,
  cards: Bundle = {},
  side = 0,
): SettlersEvent[] {
  chance.state(countsOf(cards), side);
  const events = position.play(move);
  expect(chance.complaint()).toBeNull();
  return events;
}

/** The key of the objection without its prefix, or null. */
export function objection(position: SettlersPosition, move: unknown): string | null {
  return position.objectionTo(move as SettlersMove)?.key.replace('settlers.objection.', '') ?? null;
}

export function texts(position: SettlersPosition): string[] {
  return position.legalMoves().map(settlers.encode);
}

export const MAX_TURNS = 1000;

export interface Played {
  record: GameRecord;
  position: SettlersPosition;
}

/** A whole random game, or as much of it as `maxTurns` allows. */
export function randomGame(seats: number, seed: number, options = usual, maxTurns = MAX_TURNS): Played {
  const position = settlers.start(options, seed, seats);
  // Another stream than the game's own, so that the bot's choices do not follow its cards.
  const rng = Rng.fromSeed((seed ^ 0x5eed5eed) >>> 0);
  const moves: string[] = [];
  while (!position.isOver && position.turn <= maxTurns) {
    const move = randomMove(position, rng);
    moves.push(settlers.encode(move));
    position.play(move);
  }
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}` }));
  return { record: { ...newRecord('settlers', options, names, seed), moves }, position };
}
