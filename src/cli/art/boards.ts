/** Whole boards: a game played at random by the rules, then painted as the app would show it. */
import { Dice } from '@/board/art/random';
import type { SkImage } from '@/board/art/skia';
import type { TilePainter } from '@/board/art/tilePainter';
import { paintLand, type LandLook, type PaintedTile } from '@/board/paintLand';
import type { Game } from '@/core/game';
import { defaultOptions } from '@/core/options';
import type { LaidPiece, TileEvent, TileMove, TileView } from '@/games/tiles/types';

import { drain, type Studio } from './studio';

export interface PlayedBoard {
  readonly tiles: readonly PaintedTile[];
  readonly pieces: readonly LaidPiece[];
}

/** Random moves that like company and seldom spend a follower, so that the board looks like one of a real evening. */
export function playBoard<Options extends object>(
  game: Game<Options, TileMove, TileEvent, TileView>,
  seats: number,
  seed: number,
): PlayedBoard {
  const position = game.start(defaultOptions(game.options), seed, seats);
  const dice = new Dice(seed);
  let last = position.viewFor(0);
  while (!position.isOver) {
    const view = position.viewFor(0);
    const taken = new Set(view.tiles.map((t) => `${t.x},${t.y}`));
    const worth = (move: TileMove): number => {
      if (move.type !== 'place') return dice.next();
      const around = [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ].filter(([dx, dy]) => taken.has(`${move.x + (dx ?? 0)},${move.y + (dy ?? 0)}`));
      return (
        around.length * 0.3 +
        dice.next() -
        (move.piece ? 0.12 : 0) -
        (move.piece?.segment.startsWith('field') ? 0.25 : 0)
      );
    };
    const best = position
      .legalMoves()
      .map((move) => ({ move, value: worth(move) }))
      .reduce((a, b) => (b.value > a.value ? b : a));
    last = view;
    position.play(best.move);
  }
  const end = position.viewFor(0);
  // Followers go home at the end, so the picture shows those of the last move before it.
  return { tiles: end.tiles, pieces: end.pieces.length > 0 ? end.pieces : last.pieces };
}

/** The picture of a board, painted without pause. */
export function paintBoard(studio: Studio, painter: TilePainter, board: PlayedBoard, look: LandLook): SkImage {
  return drain(paintLand(studio.easel, painter, board, look));
}
