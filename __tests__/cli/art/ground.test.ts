import { bakeGround, bakeGroundCell, GROUND_PERIOD, meadowRecipe, steppeRecipe } from '@/board/art/ground';
import { PALETTES } from '@/board/art/palette';
import type { SkImage } from '@/board/art/skia';
import { drain } from '@/cli/art/studio';

import { openBox } from './support';

const PIXELS = 48;

function bytesOf(image: SkImage): Uint8Array {
  const bytes = image.readPixels();
  if (!(bytes instanceof Uint8Array)) throw new Error('no pixels');
  return bytes;
}

test.each([
  ['meadow', meadowRecipe(PALETTES.day.meadow)],
  ['steppe', steppeRecipe(PALETTES.dusk.steppe)],
] as const)('the %s under one cell is that part of the whole texture', async (_, recipe) => {
  const { skia } = await openBox();
  const side = PIXELS * GROUND_PERIOD;
  const whole = bytesOf(drain(bakeGround(skia, recipe, PIXELS)));
  for (const [column, row] of [
    [0, 0],
    [3, 1],
    [2, 3],
  ] as const) {
    const part = bytesOf(drain(bakeGroundCell(skia, recipe, PIXELS, { column, row })));
    let most = 0;
    for (let y = 0; y < PIXELS; y++) {
      for (let x = 0; x < PIXELS * 4; x++) {
        const at = ((row * PIXELS + y) * side + column * PIXELS) * 4 + x;
        most = Math.max(most, Math.abs(part[y * PIXELS * 4 + x]! - whole[at]!));
      }
    }
    expect(most).toBeLessThanOrEqual(2);
  }
});
