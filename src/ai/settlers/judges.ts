// non-null: every index here is below the length of its list.
import { stirForDoubt } from '@/core/hash';
import {
  CARDS,
  CITIES,
  KNIGHTS,
  OWNS,
  POINTS,
  RESOURCE_COUNT,
  ROADS,
  ROAD,
  EXPANSION,
  SETTLEMENTS,
  TURN,
  playerAt,
} from '@/games/settlers/layout';
import { SAFE_HAND } from '@/games/settlers/cards';
import { OPEN_HAND, TAKE_BLIND, USE_GUILD } from '@/games/settlers/codes';
import { reachOf } from '@/games/settlers/reach';
import { sideA } from '@/games/settlers/score';
import type { State } from '@/games/settlers/state';

import type { Style } from '../types';
import { lackOf, rivalOf } from './features';
import { Net, squash } from './net';
import { room, type Judge, type Likes } from './turn';
import { SEVERAL_WEIGHTS, TWO_WEIGHTS } from './weights';

/** Who judges how a turn ended: the trained eye, the beginner's, and what taste or doubt add to either. */

const nets = new Map<readonly number[], Net>();

/** The trained eye. Two players race each other; among more it also matters who is in the way of whom. */
export function trainedJudge(seats: number): Judge {
  const weights = seats === 2 ? TWO_WEIGHTS : SEVERAL_WEIGHTS;
  const net = nets.get(weights) ?? new Net(Float64Array.from(weights, (weight) => weight / 1000));
  nets.set(weights, net);
  return (state, seat) => net.chance(state, seat);
}

/**
 * The same eye, but it knows when the game is lost: whatever a seat does that can no longer come to the points that win, its
 * chance is none. All its turns then look alike, so that it lets things go, takes nothing from anybody and keeps nobody
 * from ending the game.
 */
export function withReach(judge: Judge): Judge {
  return (state, seat) => (reachOf(state, seat) < state.options.target ? 0 : judge(state, seat));
}

/** A first week's eye: one's own points and income, and what is nearly paid for. Others are not looked at. */
export function beginnersJudge(state: State, seat: number): number {
  return squash(standing(state, seat) / state.options.target - 1);
}

/** The same, but it minds how far the best of the others has come, and so what it can take from them. */
export function casualJudge(state: State, seat: number): number {
  const rival = playerAt(rivalOf(state, seat));
  const ahead = state.at(rival + POINTS) + incomeOf(state, rival);
  return squash((standing(state, seat) - RIVALRY * ahead) / state.options.target - 1);
}

/** What the points of a rival weigh against one's own. */
const RIVALRY = 0.5;

function standing(state: State, seat: number): number {
  const player = playerAt(seat);
  let nearest = 0;
  for (let row = ROAD; row <= EXPANSION; row++) nearest = Math.max(nearest, 1 - lackOf(state.v, player, row) / 4);
  const hand = 0.3 * nearest + 0.05 * state.at(player + CARDS);
  return state.at(player + POINTS) + incomeOf(state, player) + hand;
}

function incomeOf(state: State, player: number): number {
  return 0.5 * sideA(state.at(player + KNIGHTS)) + 0.25 * sideA(state.at(player + ROADS));
}

/**
 * What a style likes to have, around what is usual. `builder`: houses of its own, whatever stands on them. `farmer`: income,
 * that is knights that bring cards and roads that trade. `raider`: more than its share of the roads and knights. `miser`:
 * cards in the hand, up to those that robbers leave.
 */
const TASTES: Readonly<Record<Exclude<Style, 'balanced'>, (state: State, seat: number) => number>> = {
  builder: (state, seat) => {
    const player = playerAt(seat);
    const houses = state.at(player + SETTLEMENTS) + state.at(player + CITIES) + bitsOf(state.at(player + OWNS));
    return 0.05 * (houses - 3);
  },
  farmer: (state, seat) => {
    const player = playerAt(seat);
    return 0.14 * (sideA(state.at(player + KNIGHTS)) - 1) + 0.04 * (sideA(state.at(player + ROADS)) - 1);
  },
  raider: (state, seat) => {
    let all = 0;
    for (let other = 0; other < state.seats; other++) all += prey(state, other);
    // The more there are, the less one theft is worth.
    return (0.12 / state.seats) * (prey(state, seat) - all / state.seats);
  },
  miser: (state, seat) => 0.03 * (Math.min(SAFE_HAND, state.at(playerAt(seat) + CARDS)) - 4),
};

/** What can be stolen of a seat, protection aside. */
function prey(state: State, seat: number): number {
  return state.at(playerAt(seat) + ROADS) + state.at(playerAt(seat) + KNIGHTS);
}

/** No taste moves a chance by more than this, so that the better chance stays the better one and winning the best of all. */
const MOST_TASTE = 0.2;

/** What a style likes to do: a raider would rather reach into another hand than go to the market. */
const REACHING: readonly number[] = [TAKE_BLIND, OPEN_HAND, USE_GUILD];

export function likesOf(style: Style, appetite: number, seats: number): Likes | null {
  return style === 'raider' ? Object.fromEntries(REACHING.map((kind) => [kind, (0.03 / seats) * appetite])) : null;
}

/** Adds what a style likes to have. Who counts points sees smaller differences than the trained eye, and needs less appetite. */
export function withTaste(judge: Judge, style: Style, appetite: number): Judge {
  if (style === 'balanced') return judge;
  const taste = TASTES[style];
  return (state, seat) => {
    const chance = judge(state, seat);
    const liking = appetite * taste(state, seat);
    return chance + (room(chance) * MOST_TASTE * liking) / (MOST_TASTE + Math.abs(liking));
  };
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let bits = mask; bits !== 0; bits &= bits - 1) count++;
  return count;
}

const FINE = 1 << 16;

/**
 * The same eye, but it misjudges: every outcome looks up to `doubt` better or worse than it is. The same outcome of the
 * same turn always looks the same, so that a mistaken plan is at least carried out.
 */
export function withDoubt(judge: Judge, doubt: number): Judge {
  return (state, seat) => {
    const chance = judge(state, seat);
    return chance + room(chance) * doubt * (2 * whim(state, seat) - 1);
  };
}

/** From 0 to 1, out of the turn, the hand and what was built. */
function whim(state: State, seat: number): number {
  const player = playerAt(seat);
  let mixed = Math.imul(state.at(TURN) + 1, 0x9e3779b1) ^ seat;
  for (let index = 0; index < RESOURCE_COUNT; index++) mixed = stirForDoubt(mixed, state.at(player + index));
  for (let index = ROADS; index <= POINTS; index++) mixed = stirForDoubt(mixed, state.at(player + index));
  return (stirForDoubt(mixed, 0) >>> 16) / FINE;
}
