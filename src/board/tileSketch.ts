/** Sketches of tiles, kept: a rough land draws dozens of them, and the tray the same one again at every render. */
import type { LandscapeName } from './art/landscape';
import { LANDSCAPES } from './art/landscapes';
import type { ArtTheme } from './art/palette';
import type { Sketch } from './art/sketch';
import type { SceneTile } from './types';

/** Enough for a whole board; the oldest goes first. */
const MOST = 120;
const known = new Map<string, Sketch>();

export function tileSketch(
  landscape: LandscapeName,
  tile: Pick<SceneTile, 'tile' | 'rotation' | 'variant'>,
  theme: ArtTheme,
): Sketch {
  const key = `${landscape}/${tile.tile}/${tile.rotation}/${tile.variant}/${theme}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const sketch = LANDSCAPES[landscape].sketch(tile, theme);
  known.set(key, sketch);
  for (const oldest of known.keys()) {
    if (known.size <= MOST) break;
    known.delete(oldest);
  }
  return sketch;
}
