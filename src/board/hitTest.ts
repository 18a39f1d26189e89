import type { PieceChoice, SegmentRef } from '@/games/tiles';

import type { Point } from './art/geometry/point';
import { pieceHeight } from './art/pieces';
import { cellToPoint, pointToBoard, pointToCell, type Camera } from './geometry';
import { segmentUnder } from './segments';
import type { BoardScene, Cell } from './types';

/** What a finger on this point of the board means. */
type Hit =
  | { readonly type: 'piece'; readonly choice: PieceChoice }
  | { readonly type: 'ghost' }
  | { readonly type: 'cell'; readonly cell: Cell; readonly isLegal: boolean }
  | { readonly type: 'land'; readonly ref: SegmentRef }
  | { readonly type: 'table' };

/** Half of the smallest target for a finger, in points. */
const FINGER = 24;
/** The turn handle hangs over the ghost's corner. */
const HANDLE = 18;

export function hitTest(scene: BoardScene, camera: Camera, point: Point): Hit {
  const choice = nearestChoice(scene, camera, point);
  if (choice !== null) return { type: 'piece', choice };
  const at = pointToBoard(camera, point);
  const cell = pointToCell(camera, point);
  const { ghost } = scene;
  if (ghost !== null) {
    const isInside = cell.x === ghost.x && cell.y === ghost.y;
    const corner = cellToPoint(camera, { x: ghost.x + 1, y: ghost.y + 1 });
    if (isInside || Math.hypot(point.x - corner.x, point.y - corner.y) <= HANDLE + 6) return { type: 'ghost' };
  }
  if (scene.legalCells.some(({ x, y }) => x === cell.x && y === cell.y)) return { type: 'cell', cell, isLegal: true };
  const piece = pieceUnder(scene, at, camera.scale);
  if (piece !== null) return { type: 'land', ref: piece };
  const ref = segmentUnder(scene.landscape, scene.tiles, at);
  if (ref !== null) return { type: 'land', ref };
  const isBeside = scene.tiles.some(({ x, y }) => Math.abs(x - cell.x) + Math.abs(y - cell.y) === 1);
  return isBeside ? { type: 'cell', cell, isLegal: false } : { type: 'table' };
}

function nearestChoice({ choices }: BoardScene, camera: Camera, point: Point): PieceChoice | null {
  let nearest: PieceChoice | null = null;
  let least = FINGER;
  for (const { choice, at } of choices) {
    const place = cellToPoint(camera, at);
    const distance = Math.hypot(place.x - point.x, place.y - point.y);
    if (distance <= least) {
      least = distance;
      nearest = choice;
    }
  }
  return nearest;
}

/** A tap on a piece means its feature, not what lies behind it. */
function pieceUnder({ pieces }: BoardScene, at: Point, scale: number): SegmentRef | null {
  const reach = pieceHeight(scale) / 2;
  const found = pieces.find((piece) => Math.hypot(piece.at.x - at.x, piece.at.y - at.y) <= reach);
  return found === undefined ? null : { x: found.x, y: found.y, segment: found.segment };
}
