import { Skia } from '@shopify/react-native-skia';

import { BUILDS, CITY_EVENTS, EXPANSIONS, RESOURCES } from '@/games/settlers';
import { GLYPH_GRID, type GlyphName, GLYPHS } from '@/table/art';

const NAMES = Object.keys(GLYPHS) as GlyphName[];

/** How much of the grid is ink under one fill rule, by counting pixels. */
function ink(name: GlyphName, rule: 0 | 1, size = 96): number {
  const surface = Skia.Surface.Make(size, size);
  const outline = Skia.Path.MakeFromSVGString(GLYPHS[name]);
  if (!surface || !outline) throw new Error(name);
  const path = Skia.PathBuilder.Make().addPath(outline).setFillType(rule).detach();
  const canvas = surface.getCanvas();
  canvas.scale(size / GLYPH_GRID, size / GLYPH_GRID);
  canvas.drawPath(path, Skia.Paint());
  surface.flush();
  const pixels = surface.makeImageSnapshot().readPixels();
  let sum = 0;
  for (let i = 3; i < (pixels?.length ?? 0); i += 4) sum += pixels?.[i] ?? 0;
  return sum / 255 / (size * size);
}

test('there is a glyph for every resource, build, expansion and event', () => {
  for (const name of [...RESOURCES, ...BUILDS, ...EXPANSIONS, ...CITY_EVENTS]) expect(NAMES).toContain(name);
});

test.each(NAMES)('%s parses and stays on its grid', (name) => {
  const bounds = Skia.Path.MakeFromSVGString(GLYPHS[name])?.computeTightBounds();
  expect(bounds).toBeDefined();
  if (!bounds) return;
  expect(bounds.x).toBeGreaterThanOrEqual(0);
  expect(bounds.y).toBeGreaterThanOrEqual(0);
  expect(bounds.x + bounds.width).toBeLessThanOrEqual(GLYPH_GRID);
  expect(bounds.y + bounds.height).toBeLessThanOrEqual(GLYPH_GRID);
  expect(Math.max(bounds.width, bounds.height)).toBeGreaterThan(16);
});

test.each(NAMES)('%s is solid enough for 13 points and has the same holes under both fill rules', (name) => {
  const share = ink(name, 0);
  expect(share).toBeGreaterThan(0.15);
  // Small overlaps of neighbouring strokes are allowed; a hole that fills in is not.
  expect(Math.abs(share - ink(name, 1))).toBeLessThan(0.02);
});
