/**
 * The ground under every tile: one brushed texture in board coordinates with a period of four tiles, so that turning or
 * repeating a tile never repeats the grass. Baked once per palette and size, pass by pass, then only tiled.
 */
import { type Hex, unit } from './colour';
import type { Ground } from './palette';
import {
  CLIP_INTERSECT,
  FILTER_LINEAR,
  MIPMAP_LINEAR,
  type SkCanvas,
  type SkiaApi,
  type SkImage,
  type SkShader,
  type SkSurface,
  TILE_REPEAT,
} from './skia';

/** Tiles until the texture repeats. */
export const GROUND_PERIOD = 4;

/** A part of the texture, in pixels. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface GroundRecipe {
  readonly ground: Ground;
  /** Strength of the brush strokes. */
  readonly brush: number;
  /** Fine sand, for dry land. */
  readonly grain: boolean;
  readonly accentBias: number;
}

export const meadowRecipe = (ground: Ground): GroundRecipe => ({ ground, brush: 1, grain: false, accentBias: -1.32 });
export const steppeRecipe = (ground: Ground): GroundRecipe => ({ ground, brush: 0.8, grain: true, accentBias: -1.18 });
export const tableRecipe = (ground: Ground): GroundRecipe => ({ ground, brush: 0.35, grain: false, accentBias: -1.4 });

interface Pass {
  readonly colour: Hex;
  /** Frequencies per tile; they divide the period, or the texture's own tile would show. */
  readonly frequency: readonly [number, number];
  readonly octaves: number;
  readonly gain: number;
  readonly bias: number;
  readonly seed: number;
  /** Brush passes slant by a quarter and repeat every 4 × 1 tiles, which keeps the slant periodic. */
  readonly slanted?: true;
}

function passes({ ground, brush, grain, accentBias }: GroundRecipe): Pass[] {
  const list: Pass[] = [
    { colour: ground.deep, frequency: [1, 1], octaves: 4, gain: 4.4, bias: -2.3, seed: 11 },
    { colour: ground.light, frequency: [1.25, 1.25], octaves: 4, gain: 4.4, bias: -2.25, seed: 23 },
    {
      colour: ground.deep,
      frequency: [5, 36],
      octaves: 2,
      gain: 2.6 * brush,
      bias: -1.3 * brush,
      seed: 37,
      slanted: true,
    },
    {
      colour: ground.light,
      frequency: [4, 30],
      octaves: 2,
      gain: 2.6 * brush,
      bias: -1.35 * brush,
      seed: 41,
      slanted: true,
    },
    { colour: ground.accent, frequency: [1.5, 2], octaves: 4, gain: 2.4, bias: accentBias, seed: 53 },
  ];
  if (grain) list.push({ colour: ground.deep, frequency: [60, 60], octaves: 2, gain: 1.6, bias: -0.95, seed: 67 });
  return list;
}

/** How much noise one slice paints: a few milliseconds in software. */
const BAND_PIXELS = 16384;

function* paintPass(
  skia: SkiaApi,
  canvas: SkCanvas,
  pass: Pass,
  tilePixels: number,
  part: Part,
): Generator<void, void> {
  const side = tilePixels * GROUND_PERIOD;
  const [fx, fy] = pass.frequency;
  const noise = skia.Shader.MakeFractalNoise(
    fx / tilePixels,
    fy / tilePixels,
    pass.octaves,
    pass.seed,
    side,
    pass.slanted ? tilePixels : side,
  );
  const [r, g, b] = unit(pass.colour);
  // One flat colour whose alpha is gain × red + bias: noise decides where, never which colour.
  const filter = skia.ColorFilter.MakeMatrix([
    ...[0, 0, 0, 0, r],
    ...[0, 0, 0, 0, g],
    ...[0, 0, 0, 0, b],
    ...[pass.gain, 0, 0, 0, pass.bias],
  ]);
  const paint = skia.Paint();
  paint.setShader(noise);
  paint.setColorFilter(filter);
  const rows = Math.max(8, Math.floor(BAND_PIXELS / part.width));
  try {
    for (let top = part.y; top < part.y + part.height; top += rows) {
      canvas.save();
      canvas.clipRect(skia.XYWHRect(part.x, top, part.width, rows), CLIP_INTERSECT, false);
      if (pass.slanted) canvas.skew(0, -0.25);
      canvas.drawRect(skia.XYWHRect(0, -side, side, side * 3), paint);
      canvas.restore();
      yield;
    }
  } finally {
    // Also when nobody wants it any more: the browser's Skia collects none of these.
    paint.dispose();
    filter.dispose();
    noise.dispose();
  }
}

function* bakePart(skia: SkiaApi, recipe: GroundRecipe, tilePixels: number, part: Part): Generator<void, SkImage> {
  // In main memory: in a browser every offscreen surface would be a WebGL context of its own, and there are sixteen.
  const surface: SkSurface | null = skia.Surface.Make(part.width, part.height);
  if (!surface) throw new Error('no surface for the ground');
  try {
    const canvas = surface.getCanvas();
    canvas.clear(skia.Color(recipe.ground.mid));
    canvas.translate(-part.x, -part.y);
    for (const pass of passes(recipe)) yield* paintPass(skia, canvas, pass, tilePixels, part);
    surface.flush();
    return surface.makeImageSnapshot();
  } finally {
    surface.dispose();
  }
}

/** Paints the texture band by band: in software a whole pass of 1024 px would take a third of a second. */
export function bakeGround(skia: SkiaApi, recipe: GroundRecipe, tilePixels: number): Generator<void, SkImage> {
  const side = tilePixels * GROUND_PERIOD;
  return bakePart(skia, recipe, tilePixels, { x: 0, y: 0, width: side, height: side });
}

/** The texture under one cell alone: a sixteenth of the work, which is all that a first tile needs. */
export function bakeGroundCell(
  skia: SkiaApi,
  recipe: GroundRecipe,
  tilePixels: number,
  { column, row }: { readonly column: number; readonly row: number },
): Generator<void, SkImage> {
  const part = { x: column * tilePixels, y: row * tilePixels, width: tilePixels, height: tilePixels };
  return bakePart(skia, recipe, tilePixels, part);
}

/** The baked texture as a shader for a canvas where one tile is one unit and (0, 0) is the board's origin. */
export function groundShader(skia: SkiaApi, image: SkImage): SkShader {
  const unitsPerPixel = GROUND_PERIOD / image.width();
  const matrix = skia.Matrix([unitsPerPixel, 0, 0, 0, unitsPerPixel, 0, 0, 0, 1]);
  return image.makeShaderOptions(TILE_REPEAT, TILE_REPEAT, FILTER_LINEAR, MIPMAP_LINEAR, matrix);
}
