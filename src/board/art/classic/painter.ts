/** The classic tiles (and solo's, which are the same) as a `TilePainter`. */
import { CLASSIC_TILE_IDS, type ClassicTileId } from '@/games/classic/tiles';

import type { Brush } from '../brush';
import { isPainted } from '../palette';
import type { TilePainter, TilePicture } from '../tilePainter';
import { paintContrastTile } from './contrastTile';
import { outlineSlices } from './outlines';
import { paintPaintedTile } from './paintedTile';

const isClassic = (design: string): design is ClassicTileId => CLASSIC_TILE_IDS.includes(design as ClassicTileId);

function* paint(brush: Brush, { design, turns, variant, theme, pixels }: TilePicture): Generator<void, void> {
  if (!isClassic(design)) throw new Error(`no classic tile ${design}`);
  const outlines = yield* outlineSlices(design, turns, variant);
  yield;
  if (isPainted(theme)) yield* paintPaintedTile(brush, { design, turns, variant, theme, pixels, outlines });
  else yield* paintContrastTile(brush, outlines, theme, pixels);
}

export const classicPainter: TilePainter = {
  game: 'classic',
  designs: CLASSIC_TILE_IDS,
  ground: 'meadow',
  variants: 9,
  paint,
};
