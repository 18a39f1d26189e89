/** Animals are part of the land: no rim cuts them out of it, its sun lights them, and each is told from the others. */
import { Brush } from '@/board/art/brush';
import { paintFigure } from '@/board/art/hunters/paintFigure';
import type { Thing } from '@/board/art/hunters/placement';
import { ART_THEMES, type ArtTheme, PALETTES, type PaintedTheme } from '@/board/art/palette';
import { paintImage } from '@/cli/art/headless';
import type { Animal } from '@/games/hunters';

import { openBox } from '../support';

const ANIMALS: readonly Animal[] = ['deer', 'mammoth', 'aurochs', 'tiger'];
const PAINTED: readonly PaintedTheme[] = ['day', 'dusk'];

interface Look {
  readonly kind: Animal;
  readonly theme: ArtTheme;
  /** Of the tile the animal stands on. */
  readonly pixels: number;
  readonly size?: number;
  readonly facesRight?: boolean;
}

/** RGBA of a tile with nothing on it but the animal, on a plain ground. */
async function paint({ kind, theme, pixels, size = 0.6, facesRight = false }: Look, ground: string) {
  const { skia, box } = await openBox();
  const thing: Thing = { kind, zone: '', at: { x: 0.5, y: 0.5 }, size, facesRight };
  const image = paintImage(skia, pixels, pixels, (canvas) => {
    canvas.clear(skia.Color(ground));
    canvas.scale(pixels, pixels);
    const brush = new Brush(box, canvas);
    paintFigure(brush, thing, theme, pixels);
    brush.dispose();
  });
  const bytes = image.readPixels() as Uint8Array;
  image.dispose();
  return bytes;
}

const brightness = (bytes: Uint8Array, i: number): number =>
  bytes[i * 4]! * 0.3 + bytes[i * 4 + 1]! * 0.59 + bytes[i * 4 + 2]! * 0.11;

const everyAnimal = PAINTED.flatMap((theme) => ANIMALS.map((kind) => [kind, theme] as const));

test.each(everyAnimal)('the %s by %s has no light rim around it', async (kind, theme) => {
  const side = 200;
  const { mid } = PALETTES[theme].steppe;
  const on = await paint({ kind, theme, pixels: side }, mid);
  // What lets the ground through is no part of the animal: on two grounds it has two colours.
  const over = await paint({ kind, theme, pixels: side }, '#000000');
  const plain = brightness(on, 0);
  let veiled = 0;
  let light = 0;
  for (let i = 0; i < side * side; i++) {
    const through = Math.abs(brightness(on, i) - brightness(over, i)) / plain;
    if (through < 0.1 || through > 0.97) continue;
    veiled++;
    if (brightness(on, i) > plain + 8) light++;
  }
  expect(veiled).toBeGreaterThan(300);
  expect(light / veiled).toBeLessThan(0.03);
});

/** The mean brightness a little inside the left and the right edge of the body, below every tail. */
async function flanks(kind: Animal, theme: PaintedTheme, facesRight: boolean) {
  const side = 200;
  const on = await paint({ kind, theme, pixels: side, facesRight }, '#FFFFFF');
  const over = await paint({ kind, theme, pixels: side, facesRight }, '#000000');
  const sums = { left: 0, right: 0, count: 0 };
  for (let y = 100; y < 138; y++) {
    const row = Array.from({ length: side }, (_, x) => y * side + x).filter(
      (i) => Math.abs(brightness(on, i) - brightness(over, i)) < 3,
    );
    const [first, last] = [row[0], row[row.length - 1]];
    if (first === undefined || last === undefined || last - first < 50) continue;
    for (let step = 2; step < 14; step++) {
      sums.left += brightness(on, first + step);
      sums.right += brightness(on, last - step);
      sums.count++;
    }
  }
  expect(sums.count).toBeGreaterThan(300);
  return { left: sums.left / sums.count, right: sums.right / sums.count };
}

test.each(everyAnimal)('the sun stays on the left when the %s by %s turns round', async (kind, theme) => {
  const toLeft = await flanks(kind, theme, false);
  const toRight = await flanks(kind, theme, true);
  // The same breast and the same rump, once towards the sun and once away from it.
  expect(toLeft.left).toBeGreaterThan(toRight.right + 2);
  expect(toRight.left).toBeGreaterThan(toLeft.right + 2);
});

test.each(ART_THEMES)('on a tile of 40 px no two animals look alike, in %s', async (theme) => {
  const ground = '#9A8468';
  const pictures = await Promise.all(ANIMALS.map((kind) => paint({ kind, theme, pixels: 40, size: 0.36 }, ground)));
  const bare = await paint({ kind: 'deer', theme, pixels: 40, size: 0.0001 }, ground);
  const apart = (a: Uint8Array, b: Uint8Array): number => {
    let sum = 0;
    for (let i = 0; i < a.length; i++) if (i % 4 < 3) sum += Math.abs(a[i]! - b[i]!);
    return sum / 3;
  };
  pictures.forEach((one) => {
    // They differ from one another nearly as much as from the empty meadow.
    const ink = apart(one, bare);
    expect(ink).toBeGreaterThan(5000);
    for (const other of pictures) if (other !== one) expect(apart(one, other)).toBeGreaterThan(ink * 0.75);
  });
});
