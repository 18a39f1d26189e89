import { classicPainter } from './classic/painter';
import { huntersPainter } from './hunters/painter';
import type { TilePainter } from './tilePainter';

/** Who paints the tiles of each landscape. */
export const PAINTERS: Readonly<Record<TilePainter['game'], TilePainter>> = {
  classic: classicPainter,
  hunters: huntersPainter,
};
