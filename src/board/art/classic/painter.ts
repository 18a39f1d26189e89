/** The classic tiles (and solo's, which are the same) as a `TilePainter`. */
import { CLASSIC_TILE_IDS } from '@/games/classic';

import type { Brush } from '../brush';
import { highlightRoad } from '../overlays';
import { isPainted } from '../palette';
import type { TilePainter, TilePicture } from '../tilePainter';
import { paintContrastTile } from './contrastTile';
import { classicDesign } from './design';
import { outlineSlices } from './outlines';
import { paintPaintedTile } from './paintedTile';

function* paint(brush: Brush, { design: name, turns, variant, theme, pixels }: TilePicture): Generator<void, void> {
  const design = classicDesign(name);
  const outlines = yield* outlineSlices(design, turns, variant);
  yield;
  if (isPainted(theme)) yield* paintPaintedTile(brush, { design, turns, variant, theme, pixels, outlines });
  else yield* paintContrastTile(brush, outlines, theme, pixels);
}

export const classicPainter: TilePainter = {
  landscape: 'classic',
  designs: CLASSIC_TILE_IDS,
  ground: 'meadow',
  variants: 9,
  paint,
  highlightLines: highlightRoad,
};
