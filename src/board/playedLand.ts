/** Lands to look at: games played by the rules, for the sheets, the gallery and the tests of the board. */
import { defaultOptions } from '@/core/options';
import { NOBODY } from '@/core/told';
import { TILE_GAMES, type TileGameId, type TileMove, TileTable } from '@/games/tiles';

import { atOnce } from './art/atOnce';
import { Dice } from './art/random';

/** Seeds and seats of games whose land came out well; that of the hunters earned every bonus tile. */
export const PLAYED_LANDS: Readonly<Record<TileGameId, { readonly seed: number; readonly seats: number }>> = {
  classic: { seed: 7, seats: 5 },
  solo: { seed: 5, seats: 1 },
  hunters: { seed: 83, seats: 4 },
};

const NEIGHBOURS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/**
 * A game of random moves that like company and seldom spend a follower, so that the board looks like one of a real
 * evening. It stops when so many tiles lie; without a number, before the last move, which sends everybody home.
 */
export function* landSlices(id: TileGameId, seats: number, seed: number, tiles?: number): Generator<void, TileTable> {
  const game = TILE_GAMES[id];
  const position = game.start(defaultOptions(game.options), seed, seats);
  const dice = new Dice(seed);
  while (!position.isOver && position.lastTile + 1 < (tiles ?? Infinity)) {
    const taken = new Set(position.laidTiles().map(({ x, y }) => `${x},${y}`));
    const worth = (move: TileMove): number => {
      if (move.type !== 'place') return dice.next();
      const around = NEIGHBOURS.filter(([dx, dy]) => taken.has(`${move.x + dx},${move.y + dy}`));
      const cost = (move.piece ? 0.12 : 0) + (move.piece?.segment.startsWith('field') ? 0.25 : 0);
      return around.length * 0.3 + dice.next() - cost;
    };
    const best = position
      .legalMoves()
      .map((move) => ({ move, value: worth(move) }))
      .reduce((a, b) => (b.value > a.value ? b : a));
    position.play(best.move);
    yield;
  }
  if (tiles === undefined) position.undo();
  return TileTable.of(game.tableFor(position, NOBODY));
}

/** The same without pause. */
export const playLand = (...wishes: Parameters<typeof landSlices>): TileTable => atOnce(landSlices(...wishes));
