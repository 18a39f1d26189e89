import type { Rng } from '@/core/rng';
import { worldOf, type SettlersMove, type SettlersPosition } from '@/games/settlers';
import { PRICE_ROWS, SAFE_HAND, SUBSTITUTION, TOWN_HALL_ROW } from '@/games/settlers/cards';
import { BUILD, DRAW, END_TURN, MAX_CODES, OPEN_HAND, TAKE_BLIND, USE_GUILD, kindOf } from '@/games/settlers/codes';
import {
  CITIES,
  CITY,
  EXPANSION,
  EXPANSION_COUNT,
  EXPANSION_STACK,
  KNIGHT,
  KNIGHTS,
  LAID,
  OVER,
  OWED,
  OWNS,
  POINTS,
  RESOURCE_COUNT,
  ROAD,
  ROADS,
  SETTLEMENT,
  SETTLEMENTS,
  SETTLEMENT_STACK,
  STAGE,
  TOWN_HALL,
  UNSEEN,
  WINNER,
  playerAt,
} from '@/games/settlers/layout';
import { sideA } from '@/games/settlers/score';

/*
 * FROZEN. A measuring stick: changing it changes what every published figure of our players means.
 */

/** Worlds over which a move that meets chance is averaged. */
const WORLDS = 8;
const WIN = 100;
/** What a move must gain to be better than ending the turn. */
const IDLE = 1e-6;
/** A road or a knight that works, in points. */
const WORKING_ROAD = 0.25;
const WORKING_KNIGHT = 0.75;
/** A card in the hand, in points; the second is for cards that robbers would take. */
const CARD = 0.05;
const UNSAFE_CARD = 0.02;
/** How much of a build's points its whole price in the hand is worth; a part of it counts squared. */
const PROGRESS = 0.4;

const codes = new Int32Array(MAX_CODES);
const hand = new Int16Array(RESOURCE_COUNT);

/**
 * One ply: the move after which its own evaluation is best, from what its seat may see and nothing else. Moves that meet
 * chance are averaged over a few worlds. The turn ends when no move is better than none. Equal moves are drawn by lot.
 */
export function chooseSettlersGreedyMove(position: SettlersPosition, rng: Rng): SettlersMove {
  const seat = position.decider;
  const view = position.viewFor(seat);
  const world = worldOf(view, [], rng);
  const worlds = [world, ...Array.from({ length: WORLDS - 1 }, () => worldOf(view, [], rng))];
  const count = world.legalCodes(codes);
  let best = -1;
  let bestValue = -Infinity;
  let ties = 0;
  for (let index = 0; index < count; index++) {
    const code = codes[index] as number;
    const sample = meetsChance(code) ? worlds : [world];
    let sum = 0;
    for (const each of sample) sum += valueAfter(each, code, seat);
    const value = sum / sample.length;
    if (value < bestValue) continue;
    ties = value > bestValue ? 1 : ties + 1;
    if (rng.below(ties) > 0) continue;
    bestValue = value;
    best = code;
  }
  return world.moveOf(best);
}

function meetsChance(code: number): boolean {
  const kind = kindOf(code);
  return kind === DRAW || kind === TAKE_BLIND || kind === OPEN_HAND || kind === USE_GUILD || kind === BUILD;
}

/** The cards drawn at the end of a turn come whatever was done before, so ending it is worth what the position is. */
function valueAfter(world: SettlersPosition, code: number, seat: number): number {
  if (kindOf(code) === END_TURN) return evaluate(world, seat);
  world.playCode(code);
  const value = evaluate(world, seat);
  world.undo();
  return value - IDLE;
}

function evaluate(world: SettlersPosition, seat: number): number {
  const { state } = world;
  const me = playerAt(seat);
  if (state.at(STAGE) === OVER) return state.at(WINNER) === seat ? WIN : -WIN;
  let rival = 0;
  for (let other = 0; other < world.seats; other++) {
    if (other === seat) continue;
    const worth = state.at(playerAt(other) + POINTS) + working(world, other);
    if (worth > rival) rival = worth;
  }
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) hand[kind] = state.at(me + kind);
  const isMine = world.turnOf === seat;
  const owed = isMine ? state.at(OWED) : 0;
  // A card laid for the pile comes back as some other one.
  const laid = isMine ? state.at(LAID) : 0;
  return state.at(me + POINTS) + working(world, seat) - rival + handAfter(world, me, owed) + laid * CARD;
}

function working(world: SettlersPosition, seat: number): number {
  const { state } = world;
  const player = playerAt(seat);
  return WORKING_ROAD * sideA(state.at(player + ROADS)) + WORKING_KNIGHT * sideA(state.at(player + KNIGHTS));
}

/** The hand when what is owed has gone back in the cheapest way. */
function handAfter(world: SettlersPosition, me: number, owed: number): number {
  if (owed === 0) return handValue(world, me);
  let best = -Infinity;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    if ((hand[kind] as number) === 0) continue;
    hand[kind] = (hand[kind] as number) - 1;
    best = Math.max(best, handAfter(world, me, owed - 1));
    hand[kind] = (hand[kind] as number) + 1;
  }
  return best;
}

function handValue(world: SettlersPosition, me: number): number {
  const { state } = world;
  let cards = 0;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) cards += hand[kind] as number;
  const hasAttacks = state.at(UNSEEN) > 0;
  const safe = hasAttacks ? Math.min(cards, SAFE_HAND) : cards;
  let value = CARD * safe + UNSAFE_CARD * (cards - safe);
  value += progress(ROAD, 0.5);
  value += progress(KNIGHT, 0.6);
  if (state.at(SETTLEMENT_STACK) > 0) value += progress(SETTLEMENT, 1);
  if (state.at(me + SETTLEMENTS) > 0) value += progress(CITY, 1);
  if (state.at(me + CITIES) > 0) value += expansionProgress(world, me);
  return value;
}

function expansionProgress(world: SettlersPosition, me: number): number {
  const { state } = world;
  let value = 0;
  for (let card = 0; card < EXPANSION_COUNT; card++) {
    if (state.at(EXPANSION_STACK + card) === 0 || (state.at(me + OWNS) & (1 << card)) !== 0) continue;
    const worth = card === TOWN_HALL ? progress(TOWN_HALL_ROW, 2) : progress(EXPANSION, 1.2);
    if (worth > value) value = worth;
  }
  return value;
}

/** How much of a price the hand holds, triples of spare cards included, squared and in points. */
function progress(row: number, points: number): number {
  let price = 0;
  let lacking = 0;
  let triples = 0;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    const cost = PRICE_ROWS[row * RESOURCE_COUNT + kind] as number;
    const left = (hand[kind] as number) - cost;
    price += cost;
    if (left < 0) lacking -= left;
    else triples += Math.floor(left / SUBSTITUTION);
  }
  const share = (price - Math.max(0, lacking - triples)) / price;
  return PROGRESS * points * share * share;
}
