/** How the board looks from afar, where cells are smaller than a finger and followers would be smaller than a letter. */
import type { Point } from '../art/geometry/point';
import { LANDSCAPES } from '../art/landscapes';
import type { BoardScene, ScenePiece } from '../types';

/** Points a cell, below which the land is looked at from afar. */
const FAR = 40;
/** Pieces of one player nearer to each other than this part of their height are drawn as one. */
const CROWD = 0.8;

export const isAfar = (scale: number): boolean => scale < FAR;

/** Enough of the pieces to see who stands where: of those that would cover each other, one of each player. */
export function thinned(pieces: readonly ScenePiece[], height: number): ScenePiece[] {
  const kept: ScenePiece[] = [];
  const isCovered = ({ player, at }: ScenePiece) =>
    kept.some((other) => other.player === player && Math.hypot(other.at.x - at.x, other.at.y - at.y) < CROWD * height);
  for (const piece of pieces) if (!isCovered(piece)) kept.push(piece);
  return kept;
}

/** Where the pennants of the land are, in board units. */
export function pennantsOf({ landscape, tiles }: BoardScene): Point[] {
  return tiles.flatMap((tile) =>
    LANDSCAPES[landscape].pennants(tile).map((at) => ({ x: tile.x + at.x, y: tile.y + at.y })),
  );
}
