/** Where on its tile a piece stands, and how: what the poster, the board and the hit test ask. */
import type { LaidPiece, LaidTile } from '@/games/tiles/types';

import { classicOutlines, spotOf as classicSpot, type SegmentKind } from './art/classic/outlines';
import type { Point } from './art/geometry/point';
import { huntersOutlines, spotOf as huntersSpot } from './art/hunters/outlines';
import type { PieceKind } from './art/pieces';
import type { TilePainter } from './art/tilePainter';
import { CLASSIC_TILE_IDS } from '@/games/classic/tiles';

const SEGMENT = /^(city|road|field|cloister)(\d*)$/;

/** In tile units, from the corner of the tile. */
export function pieceSpot(
  game: TilePainter['game'],
  tile: Pick<LaidTile, 'tile' | 'rotation'>,
  variant: number,
  segment: string,
): Point {
  if (game === 'hunters') return huntersSpot(huntersOutlines(tile.tile, tile.rotation, variant), segment);
  const design = CLASSIC_TILE_IDS.find((id) => id === tile.tile) ?? 'D';
  const [, kind = 'field', index = '0'] = SEGMENT.exec(segment) ?? [];
  return classicSpot(classicOutlines(design, tile.rotation, variant), {
    kind: kind as SegmentKind,
    index: Number(index || '0'),
  });
}

/** Farmers and hunters lie, because they stay; everybody else stands. */
export function stanceOf({ kind, feature }: Pick<LaidPiece, 'kind' | 'feature'>): PieceKind {
  if (kind === 'hut') return 'hut';
  return feature === 'field' || feature === 'meadow' ? 'lying' : 'standing';
}
