import type { PieceChoice, SegmentRef } from '@/games/tiles';

import type { Point } from './art/geometry/point';
import { pieceHeight } from './art/pieces';
import { cellToPoint, pointToBoard, pointToCell, snapCell, type Camera } from './geometry';
import { segmentUnder } from './segments';
import type { BoardScene, Cell, Ghost } from './types';

/** What a finger on this point of the board means. */
type Hit =
  | { readonly type: 'piece'; readonly choice: PieceChoice }
  | { readonly type: 'ghost' }
  /** The ghost, or a piece on it, where they are too small for a finger to tell apart. */
  | { readonly type: 'farGhost' }
  | { readonly type: 'cell'; readonly cell: Cell; readonly isLegal: boolean }
  | { readonly type: 'land'; readonly ref: SegmentRef }
  | { readonly type: 'table' };

/** Half of the smallest target for a finger, in points. */
const FINGER = 24;
/** The turn handle hangs over the ghost's corner. */
const HANDLE = 24;
/**
 * Cells smaller than this, in points, are no targets by themselves: a finger among them means the nearest legal one, and
 * what lies on one is looked at before it is touched.
 */
const SMALL = 44;
/** A finger on a tile still means the cell beside it, if the middle of that is no farther than this, in cells. */
const ASIDE = 0.75;

export function hitTest(scene: BoardScene, camera: Camera, point: Point): Hit {
  const at = pointToBoard(camera, point);
  const cell = pointToCell(camera, point);
  const ghost = camera.scale < SMALL ? null : hitGhost(scene, camera, point);
  if (ghost !== null) return ghost;
  const legal = legalUnder(scene, camera, point);
  if (legal !== null && isAt(scene.ghost, legal)) return { type: 'farGhost' };
  if (legal !== null) return { type: 'cell', cell: legal, isLegal: true };
  const piece = pieceUnder(scene, at, camera.scale);
  if (piece !== null) return { type: 'land', ref: piece };
  const ref = segmentUnder(scene.landscape, scene.tiles, at);
  if (ref !== null) return { type: 'land', ref };
  const isBeside = scene.tiles.some(({ x, y }) => Math.abs(x - cell.x) + Math.abs(y - cell.y) === 1);
  return isBeside ? { type: 'cell', cell, isLegal: false } : { type: 'table' };
}

/** The pieces on offer divide the ghost between them: a finger means the one whose segment it touches, else the nearest. */
function hitGhost(scene: BoardScene, camera: Camera, point: Point): Hit | null {
  const { ghost, choices, landscape } = scene;
  if (ghost === null) return null;
  const isTurning = isOnHandle(ghost, camera, point);
  const nearest = nearestChoice(choices, camera, point);
  if (nearest !== null && nearest.distance <= (isTurning ? ANCHORED : FINGER)) {
    return { type: 'piece', choice: nearest.choice };
  }
  if (isTurning) return { type: 'ghost' };
  if (!isAt(ghost, pointToCell(camera, point))) return null;
  const segment = segmentUnder(landscape, [ghost], pointToBoard(camera, point))?.segment;
  const touched = choices.find(({ choice }) => choice.segment === segment)?.choice ?? nearest?.choice;
  return touched === undefined ? { type: 'ghost' } : { type: 'piece', choice: touched };
}

/** Whether a finger is on the ghost itself, whatever is on offer there: so a long press turns it also under choices. */
export function isOnGhost({ ghost }: BoardScene, camera: Camera, point: Point): boolean {
  if (ghost === null || camera.scale < SMALL) return false;
  return isAt(ghost, pointToCell(camera, point)) || isOnHandle(ghost, camera, point);
}

function isOnHandle({ x, y, canTurn }: Ghost, camera: Camera, point: Point): boolean {
  const corner = cellToPoint(camera, { x: x + 1, y: y + 1 });
  return canTurn && Math.hypot(point.x - corner.x, point.y - corner.y) <= HANDLE;
}

const isAt = (ghost: Ghost | null, { x, y }: Cell): boolean => ghost?.x === x && ghost.y === y;

/** Within so many points of an anchor a finger means it, also where the turn handle is. */
const ANCHORED = 14;

function nearestChoice(choices: BoardScene['choices'], camera: Camera, point: Point) {
  let nearest: { readonly choice: PieceChoice; readonly distance: number } | null = null;
  for (const { choice, at } of choices) {
    const place = cellToPoint(camera, at);
    const distance = Math.hypot(place.x - point.x, place.y - point.y);
    if (nearest === null || distance < nearest.distance) nearest = { choice, distance };
  }
  return nearest;
}

/** The legal cell under a finger, or near it where cells are smaller than a finger; the ghost's own is one of them. */
function legalUnder({ legalCells, tiles, ghost }: BoardScene, camera: Camera, point: Point): Cell | null {
  const cell = pointToCell(camera, point);
  const isIt = ({ x, y }: Cell) => x === cell.x && y === cell.y;
  if (camera.scale >= SMALL) return legalCells.some(isIt) ? cell : null;
  const at = pointToBoard(camera, point);
  const reach = tiles.some(isIt) ? ASIDE : SMALL / camera.scale;
  const near = snapCell(ghost === null ? legalCells : [ghost, ...legalCells], at, reach);
  return near === null ? null : { x: near.x, y: near.y };
}

/** A tap on a piece means its feature, not what lies behind it. */
function pieceUnder({ pieces }: BoardScene, at: Point, scale: number): SegmentRef | null {
  const reach = pieceHeight(scale) / 2;
  const found = pieces.find((piece) => Math.hypot(piece.at.x - at.x, piece.at.y - at.y) <= reach);
  return found === undefined ? null : { x: found.x, y: found.y, segment: found.segment };
}
