import { createHash } from 'node:crypto';

import { chooseRandomMove } from '@/ai/random';
import type { Game } from '@/core/game';
import { resolveOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { classic } from '@/games/classic';
import { hunters } from '@/games/hunters';
import { solo } from '@/games/solo';
import { TilePosition } from '@/games/tiles/position';
import type { TileEvent, TileMove, TileView } from '@/games/tiles/types';
import type { Policy, Table } from './randomGames';

export type TileGame = Game<object, TileMove, TileEvent, TileView>;

export function tileGame(id: Table['game']): TileGame {
  // The three games differ in their options only, which go through `resolveOptions` below.
  return { classic, solo, hunters }[id] as unknown as TileGame;
}

export function startTable({ game: id, seats, options = {} }: Table, seed: number): TilePosition {
  const game = tileGame(id);
  const resolved = resolveOptions(game.options, options, seats);
  if (!resolved.ok) throw new Error(`${resolved.error.option} is ${resolved.error.fault}`);
  return asTiles(game.start(resolved.value, seed, seats));
}

export function asTiles(position: unknown): TilePosition {
  if (!(position instanceof TilePosition)) throw new Error('not a tile game');
  return position;
}

export interface Step {
  readonly move: TileMove;
  readonly events: readonly TileEvent[];
}

/** Plays random moves, at most so many, and tells what happened. */
export function playOn(position: TilePosition, rng: Rng, plies: number): Step[] {
  const steps: Step[] = [];
  for (let ply = 0; ply < plies && !position.isOver; ply++) {
    const move = chooseRandomMove(position, rng) as TileMove;
    steps.push({ move, events: position.play(move) });
  }
  return steps;
}

/**
 * Takes the best of a few random moves: the one that brings most pieces home. Such games last longer, finish more and
 * earn more bonus tiles than random ones.
 */
export const chooseThriftyMove: Policy = (position, rng) => {
  const tiles = asTiles(position);
  let best = chooseRandomMove(position, rng);
  let most = -Infinity;
  for (let tries = 0; tries < 16; tries++) {
    const move = chooseRandomMove(position, rng);
    const events = tiles.preview(move as TileMove);
    const home = events.filter((event) => event.type === 'returned').length;
    const out = events.filter((event) => event.type === 'claimed').length;
    const bonus = events.filter((event) => event.type === 'drew' && event.isBonus).length;
    const value = 4 * home + 2 * bonus - out;
    if (value > most) [best, most] = [move, value];
  }
  return best;
};

/**
 * Fills the gaps: of many random moves the one with the most neighbours, a monk or a bonus tile before all. Such lands
 * are full of finished monasteries, rings, and rivers and roads that come back to where they began.
 */
export const chooseCrowdedMove: Policy = (position, rng) => {
  const tiles = asTiles(position);
  const taken = new Set(tiles.laidTiles().map(({ x, y }) => `${x},${y}`));
  let best = chooseRandomMove(position, rng);
  let most = -Infinity;
  for (let tries = 0; tries < 24; tries++) {
    const move = chooseRandomMove(position, rng) as TileMove;
    if (move.type !== 'place') return move;
    let value = move.piece?.segment === 'cloister' ? 8 : move.piece?.kind === 'hut' ? -2 : 0;
    for (let cell = 0; cell < 9; cell++) {
      if (taken.has(`${move.x + (cell % 3) - 1},${move.y + Math.floor(cell / 3) - 1}`)) value++;
    }
    if (value + 6 <= most) continue;
    if (tiles.preview(move).some((event) => event.type === 'drew' && event.isBonus)) value += 6;
    if (tiles.isBonus && move.piece?.segment === 'm1') value += 4;
    if (value > most) [best, most] = [move, value];
  }
  return best;
};

/** A position somewhere in a random game. */
export function somewhere(table: Table, seed: number, plies: number): TilePosition {
  const position = startTable(table, seed);
  playOn(position, Rng.fromSeed(seed + 1), plies);
  return position;
}

/** Everything that there is to know about a position, down to the last number of its memory. */
export function snapshot(position: TilePosition): object {
  return {
    // As a digest, because the memory has some 40,000 numbers.
    memory: createHash('sha1').update(position.land.mem).digest('hex'),
    ply: position.ply,
    view: position.viewFor(),
    scores: position.scores(),
    outcome: position.outcome(),
    isReversible: position.isReversible,
  };
}
