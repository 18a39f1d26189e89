/** A hunters tile by day or dusk: the order of the layers, and nothing else. */
import type { Brush } from '../brush';
import { detailFor, symbolScale } from '../detail';
import type { PaintedTheme } from '../palette';
import { pigments } from './colours';
import type { HuntersOutlines } from './outlines';
import { paintFigure } from './paintFigure';
import { paintCrowns, paintForestFloor } from './paintForest';
import { paintScatter } from './paintScatter';
import { paintShores } from './paintShores';
import { paintSpring } from './paintSpring';
import { paintWater } from './paintWater';
import { steppeScraps } from './scatter';
import { fishOf, paintFish } from './symbols/fish';
import { isSymbol } from './symbols/paintSymbol';

export function* paintPaintedTile(
  brush: Brush,
  outlines: HuntersOutlines,
  theme: PaintedTheme,
  pixels: number,
  seed: number,
): Generator<void, void> {
  const colours = pigments(theme);
  const detail = detailFor(pixels);
  paintScatter(brush, colours, detail, steppeScraps(outlines, seed));
  yield;
  yield* paintWater(brush, colours, detail, outlines, seed);
  yield;
  if (detail > 0) paintShores(brush, colours, outlines, seed);
  yield;
  paintForestFloor(brush, colours, outlines);
  yield;
  yield* paintCrowns(brush, colours, detail, outlines);
  yield;
  for (const pool of outlines.pools) {
    if (pool.kind === 'spring') paintSpring(brush, colours, detail, pool);
    for (const fish of fishOf(pool.at, pool.radius, pool.fish, symbolScale(pixels, 62, 1.16)))
      paintFish(brush, colours, detail, fish);
    yield;
  }
  yield;
  yield* paintThings(brush, outlines, theme, pixels);
}

/** Animals and the like; those in front are painted last. */
export function* paintThings(
  brush: Brush,
  outlines: HuntersOutlines,
  theme: PaintedTheme,
  pixels: number,
): Generator<void, void> {
  for (const thing of [...outlines.things].sort((a, b) => a.at.y - b.at.y)) {
    paintFigure(brush, thing, theme, pixels, growth(pixels, isSymbol(thing.kind) ? 1.4 : 1.22));
    yield;
  }
}

/** Symbols grow a little on small tiles; animals less, because they already fill their meadow. */
const growth = (pixels: number, most: number): number => symbolScale(pixels, 66, most);
