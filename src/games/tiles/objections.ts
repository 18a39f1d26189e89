import { phrase, type Objection } from '@/core/phrase';

import type { TilePosition } from './position';
import { EDGE_COUNT } from './set';
import { PIECE_KINDS, type PieceChoice } from './types';

export const TILE_OBJECTIONS = [
  'over',
  'wrongStage',
  'outside',
  'badRotation',
  'occupied',
  'touchesNothing',
  'edgesDiffer',
  'mustClaim',
  'noSuchPiece',
  'noSuchSegment',
  'noneLeft',
  'taken',
  'noFields',
  'hutNeedsWater',
  'systemHasHut',
  'lakeHasNoFisher',
  'notWaiting',
  'noFollowerLeft',
] as const;
export type TileObjectionCode = (typeof TILE_OBJECTIONS)[number];
export type TileObjection = Objection<TileObjectionCode>;

/** An objection with its words, which have the name of the code unless several sentences share it. */
export function objection(
  code: TileObjectionCode,
  values: Objection['values'] = {},
  words: string = code,
): TileObjection {
  return { code, ...phrase(`tiles.objection.${words}`, values) };
}

/** Why a piece may not go somewhere, as a number because it is asked in the inner loop. */
export const FREE = 0;
export const TAKEN = 1;
export const NEVER_HERE = 2;
export const NO_FIELDS = 3;
export const HUT_ON_LAND = 4;
export const SYSTEM_HAS_HUT = 5;
export const LAKE_HAS_NO_FISHER = 6;
export type Refusal =
  | typeof FREE
  | typeof TAKEN
  | typeof NEVER_HERE
  | typeof NO_FIELDS
  | typeof HUT_ON_LAND
  | typeof SYSTEM_HAS_HUT
  | typeof LAKE_HAS_NO_FISHER;

const EDGE_LETTERS = ['N', 'E', 'S', 'W'];

/** Why the tile in hand may not lie there, or null when it may. */
export function objectionToPlace(position: TilePosition, x: number, y: number, rotation: number): TileObjection | null {
  const { land, set } = position;
  if (!land.isInside(x, y)) return objection('outside');
  if (!Number.isInteger(rotation) || rotation < 0 || rotation > 3) return objection('badRotation');
  const cell = land.cellAt(x, y);
  if (land.tileAt(cell) >= 0) return objection('occupied', { x, y });
  const requirement = land.requirementAt(cell);
  if (requirement === 0) return objection('touchesNothing', { x, y });
  const mask = set.fits[(position.hand << 8) | requirement] ?? 0;
  if (mask & (1 << rotation)) return null;
  const edges = misfits(position, requirement, rotation).map((edge) => EDGE_LETTERS[edge]);
  return objection('edgesDiffer', { x, y, edges: edges.join(' ') });
}

/** Edges (N E S W = 0 to 3) where the tile in hand, so turned, disagrees with its neighbours. */
export function misfits(position: TilePosition, requirement: number, rotation: number): number[] {
  const wrong: number[] = [];
  for (let edge = 0; edge < EDGE_COUNT; edge++) {
    const wanted = (requirement >> (edge * 2)) & 3;
    const shown = position.set.terrain[position.hand * EDGE_COUNT + ((edge - rotation + EDGE_COUNT) % EDGE_COUNT)];
    if (wanted !== 0 && wanted !== shown) wrong.push(edge);
  }
  return wrong;
}

/** Why a piece may not go on the tile just laid, or null when it may. */
export function objectionToPiece(position: TilePosition, piece: PieceChoice | null): TileObjection | null {
  if (piece === null) return position.mayStayEmpty() ? null : objection('mustClaim');
  const { land, set } = position;
  const kind = PIECE_KINDS.indexOf(piece?.kind);
  if (kind < 0 || kind >= position.pieceKinds) return objection('noSuchPiece');
  // Moves come from anywhere: a segment that is not even a text must not break the check.
  if (typeof piece.segment !== 'string') return objection('noSuchSegment', { segment: '' });
  const tile = position.lastTile;
  const design = land.designOf(tile);
  const segment = set.segmentNamed(design, piece.segment);
  if (segment < 0) return objection('noSuchSegment', { segment: piece.segment.slice(0, 20) });
  const feature = position.featureOf(set.kindAt(design, segment));
  switch (position.refusal(land.nodeOf(tile, segment), set.kindAt(design, segment), kind)) {
    case FREE:
      return position.supply(position.player, kind) > 0 ? null : objection('noneLeft', {}, `noneLeft.${piece.kind}`);
    case TAKEN:
      return objection('taken', {}, `taken.${feature}`);
    case NO_FIELDS:
      return objection('noFields');
    case HUT_ON_LAND:
      return objection('hutNeedsWater');
    case SYSTEM_HAS_HUT:
      return objection('systemHasHut');
    case LAKE_HAS_NO_FISHER:
      return objection('lakeHasNoFisher');
    case NEVER_HERE:
      return objection('noSuchSegment', { segment: piece.segment });
  }
}
