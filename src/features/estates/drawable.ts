import type { SkTypeface } from '@shopify/react-native-skia';

import type { SkiaApi } from '@/board/art/skia';

/**
 * As much of a name as these letters can draw: Skia looks for missing ones nowhere else on the web, and would draw boxes.
 * A name of which nothing is left gives way to what else tells the players apart.
 */
export function drawable(skia: SkiaApi, face: SkTypeface, name: string, instead: string): string {
  const font = skia.Font(face, 16);
  const letters = Array.from(name).filter((letter) => font.getGlyphIDs(letter).every((glyph) => glyph !== 0));
  font.dispose();
  const left = letters.join('').replace(/\s+/g, ' ').trim();
  return left === '' ? instead : left;
}
