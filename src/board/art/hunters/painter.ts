/** The hunters' tiles as a `TilePainter`. */
import { HUNTERS_TILES } from '@/games/hunters';

import type { Brush } from '../brush';
import { highlightRiver } from '../overlays';
import { isPainted } from '../palette';
import { hash } from '../random';
import type { TilePainter, TilePicture } from '../tilePainter';
import { paintContrastTile, paintFlatThings } from './contrastTile';
import { OUTLINE_VARIANTS, outlineSlices } from './outlines';
import { paintPaintedTile, paintThings } from './paintedTile';

export const HUNTERS_DESIGNS: readonly string[] = HUNTERS_TILES.map((tile) => tile.id);

function* paint(brush: Brush, { design, turns, variant, theme, pixels }: TilePicture): Generator<void, void> {
  const outlines = yield* outlineSlices(design, turns, variant);
  yield;
  if (isPainted(theme)) yield* paintPaintedTile(brush, outlines, theme, pixels, hash('tile', design, variant));
  else yield* paintContrastTile(brush, outlines, theme, pixels);
}

function* paintCounted(brush: Brush, { design, turns, variant, theme, pixels }: TilePicture): Generator<void, void> {
  const outlines = yield* outlineSlices(design, turns, variant);
  if (isPainted(theme)) yield* paintThings(brush, outlines, theme, pixels);
  else yield* paintFlatThings(brush, outlines, pixels);
}

export const huntersPainter: TilePainter = {
  landscape: 'hunters',
  designs: HUNTERS_DESIGNS,
  ground: 'steppe',
  variants: OUTLINE_VARIANTS,
  paint,
  paintCounted,
  highlightLines: highlightRiver,
};
