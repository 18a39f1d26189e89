/** Whole boards: a game played at random by the rules, then painted as the app would show it. */
import type { SkImage } from '@/board/art/skia';
import type { TilePainter } from '@/board/art/tilePainter';
import { paintLand, type LandLook, type PaintedTile } from '@/board/paintLand';
import { playLand } from '@/board/playedLand';
import type { TileGameId } from '@/games/tiles/games';
import type { LaidPiece } from '@/games/tiles/types';

import { drain, type Studio } from './studio';

export interface PlayedBoard {
  readonly tiles: readonly PaintedTile[];
  readonly pieces: readonly LaidPiece[];
}

/** Followers go home at the end, so the picture shows the last tile and those who stood there before it. */
export function playBoard(game: TileGameId, seats: number, seed: number): PlayedBoard {
  return {
    tiles: playLand(game, seats, seed, Infinity).laidTiles(),
    pieces: playLand(game, seats, seed).laidPieces(),
  };
}

/** The picture of a board, painted without pause. */
export function paintBoard(studio: Studio, painter: TilePainter, board: PlayedBoard, look: LandLook): SkImage {
  return drain(paintLand(studio.maker, painter, board, look));
}
