/** Prints cards in memory and measures them: pixels, a coarse grid of means, differences between two grids. */
import { Skia, type SkImage } from '@shopify/react-native-skia';

import { type CardId, type CardLook, CARD_RATIO, paintCard } from '@/table/art';

export interface Print {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha of each pixel, 0…255. */
  readonly pixels: Uint8Array;
  readonly png: Uint8Array;
}

export function print(id: CardId, look: CardLook): Print {
  const width = Math.round(look.width);
  const height = Math.round(look.width * CARD_RATIO);
  const surface = Skia.Surface.Make(width, height);
  if (!surface) throw new Error('no surface');
  paintCard(Skia, surface.getCanvas(), id, look);
  surface.flush();
  return readImage(surface.makeImageSnapshot());
}

export function readImage(image: SkImage): Print {
  const pixels = image.readPixels();
  if (!(pixels instanceof Uint8Array)) throw new Error('no pixels');
  return { width: image.width(), height: image.height(), pixels, png: image.encodeToBytes() };
}

export const COLUMNS = 16;
export const ROWS = 23;

/** Mean red, green and blue of a coarse grid: what is left when another machine smooths its edges another way. */
export function grid({ width, height, pixels }: Print): number[] {
  const sums = new Float64Array(COLUMNS * ROWS * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = (Math.floor((y * ROWS) / height) * COLUMNS + Math.floor((x * COLUMNS) / width)) * 4;
      const at = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) sums[cell + c]! += pixels[at + c]!;
      sums[cell + 3]! += 1;
    }
  }
  const means: number[] = [];
  for (let cell = 0; cell < COLUMNS * ROWS; cell++) {
    for (let c = 0; c < 3; c++) means.push(sums[cell * 4 + c]! / sums[cell * 4 + 3]!);
  }
  return means;
}

export function greys(cells: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < cells.length; i += 3) out.push(0.299 * cells[i]! + 0.587 * cells[i + 1]! + 0.114 * cells[i + 2]!);
  return out;
}

export const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;

export const meanDifference = (a: readonly number[], b: readonly number[]): number =>
  mean(a.map((value, i) => Math.abs(value - b[i]!)));

export const worstDifference = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((value, i) => Math.abs(value - b[i]!)));

/** How unlike two pictures are in form alone: 0 for the same picture, even a lighter or darker one, up to 2. */
export function unlikeness(a: readonly number[], b: readonly number[]): number {
  const ma = mean(a);
  const mb = mean(b);
  let ab = 0;
  let aa = 0;
  let bb = 0;
  a.forEach((value, i) => {
    const da = value - ma;
    const db = b[i]! - mb;
    ab += da * db;
    aa += da * da;
    bb += db * db;
  });
  return 1 - ab / Math.sqrt(aa * bb || 1);
}
