import type { LaidPiece } from '@/games/tiles';

import type { PieceKind } from './art/pieces';

/** Farmers and hunters lie, because they stay; everybody else stands. */
export function stanceOf({ kind, feature }: Pick<LaidPiece, 'kind' | 'feature'>): PieceKind {
  if (kind === 'hut') return 'hut';
  return feature === 'field' || feature === 'meadow' ? 'lying' : 'standing';
}
