import { classicPainter } from './classic/painter';
import { huntersPainter } from './hunters/painter';
import type { LandscapeName } from './landscape';
import type { TilePainter } from './tilePainter';

/**
 * Who paints the tiles of each landscape. Apart from `landscapes.ts`, because paint is half of the code and no screen needs
 * it before Skia is there: import this only from what `lazySkia` loads.
 */
export const PAINTERS: Readonly<Record<LandscapeName, TilePainter>> = {
  classic: classicPainter,
  hunters: huntersPainter,
};
