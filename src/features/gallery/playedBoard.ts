import { chooseGreedyMove } from '@/ai/baselines/greedy';
import { chooseRandomMove } from '@/ai/random';
import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { games } from '@/games';
import { TilePosition } from '@/games/tiles/position';
import type { LaidPiece, LaidTile } from '@/games/tiles/types';

export type PosterGame = 'classic' | 'solo' | 'hunters';

interface PlayedBoard {
  readonly tiles: readonly LaidTile[];
  readonly pieces: readonly LaidPiece[];
}

/** Seeds and seats of games whose land came out well. */
const PLAYED: Readonly<Record<PosterGame, { readonly seed: number; readonly seats: number }>> = {
  classic: { seed: 21, seats: 4 },
  solo: { seed: 5, seats: 1 },
  hunters: { seed: 11, seats: 4 },
};

const boards = new Map<PosterGame, PlayedBoard>();

/** A game played to its end by the app's own rules, with the pieces as they stood before the last move. */
export function playedBoard(id: PosterGame): PlayedBoard {
  const known = boards.get(id);
  if (known !== undefined) return known;
  const game = games[id];
  const { seed, seats } = PLAYED[id];
  const position = game.start(defaultOptions(game.options), seed, seats) as unknown as TilePosition;
  const rng = Rng.fromSeed(seed);
  let pieces: readonly LaidPiece[] = [];
  while (!position.isOver) {
    pieces = position.laidPieces();
    // Solo has no player of its own yet: its poster shows what chance lays.
    const move = id === 'solo' ? chooseRandomMove(position, rng) : chooseGreedyMove(position, rng);
    position.play(move as Parameters<typeof position.play>[0]);
  }
  const board = { tiles: position.laidTiles(), pieces };
  boards.set(id, board);
  return board;
}
