import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Skia } from '@shopify/react-native-skia';

import type { CardId, CardTheme } from '@/table/art';

import { grid, meanDifference, print, readImage, worstDifference } from './print';

/** `GOLDEN=write` prints the pictures anew; look at them before committing. */
const isWriting = process.env.GOLDEN === 'write';

const PICTURES: readonly (readonly [CardId, CardTheme, number])[] = [
  ['lumber', 'day', 150],
  ['wool', 'dusk', 64],
  ['ore', 'contrastLight', 64],
  ['knightA', 'day', 150],
  ['roadB', 'day', 64],
  ['cityRobberAttack', 'dusk', 90],
  ['university', 'day', 90],
  ['destinyBlack', 'contrastDark', 64],
  ['back', 'day', 64],
];

test.each(PICTURES)('%s, %s, %d px wide, looks as it did', (id, theme, width) => {
  const file = join(__dirname, 'golden', `${id}-${theme}-${width}.png`);
  const now = print(id, { theme, width });
  if (isWriting || !existsSync(file)) {
    if (!isWriting) throw new Error(`${file} is missing: run with GOLDEN=write`);
    writeFileSync(file, now.png);
  }
  const image = Skia.Image.MakeImageFromEncoded(Skia.Data.fromBytes(new Uint8Array(readFileSync(file))));
  if (!image) throw new Error(`${file} is no picture`);
  const before = readImage(image);
  expect([now.width, now.height]).toEqual([before.width, before.height]);
  // Another machine smooths edges differently by a shade; a moved or missing thing changes whole cells.
  expect(meanDifference(grid(now), grid(before))).toBeLessThan(1.5);
  expect(worstDifference(grid(now), grid(before))).toBeLessThan(16);
});
