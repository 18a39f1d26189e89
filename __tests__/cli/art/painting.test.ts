import { Brush, PaintBox } from '@/board/art/brush';
import { classicPainter } from '@/board/art/classic/painter';
import { bakeGround, meadowRecipe } from '@/board/art/ground';
import { PALETTES } from '@/board/art/palette';
import * as ours from '@/board/art/skia';
import { type TilePicture } from '@/board/art/tilePainter';
import { paintImage } from '@/cli/art/headless';
import { playBoard } from '@/cli/art/boards';

import { openBox, paintPixels } from './support';

const picture: TilePicture = { design: 'L', turns: 1, variant: 2, theme: 'day', pixels: 64 };

describe('painting', () => {
  test('the same picture comes out of the same seed, whatever was painted before', async () => {
    const { box } = await openBox();
    const first = paintPixels(box, classicPainter, picture);
    paintPixels(box, classicPainter, { ...picture, design: 'C', variant: 5 });
    expect(paintPixels(box, classicPainter, picture)).toEqual(first);
    expect(paintPixels(new PaintBox(box.skia), classicPainter, picture)).toEqual(first);
  });

  test('copies of a design differ, and so do themes', async () => {
    const { box } = await openBox();
    const base = paintPixels(box, classicPainter, { ...picture, design: 'V' });
    for (const other of [{ variant: 3 }, { theme: 'dusk' as const }, { theme: 'contrastLight' as const }]) {
      expect(paintPixels(box, classicPainter, { ...picture, design: 'V', ...other })).not.toEqual(base);
    }
  });

  test('tiles interleaved slice by slice come out as if painted alone', async () => {
    const { box } = await openBox();
    const alone = paintPixels(box, classicPainter, picture, '#FFFFFF');
    const { skia } = box;
    const side = picture.pixels;
    const image = paintImage(skia, side, side, (canvas) => {
      canvas.clear(skia.Color('#FFFFFF'));
      const other = skia.Surface.MakeOffscreen(side, side)!;
      other.getCanvas().scale(side, side);
      canvas.scale(side, side);
      const mine = classicPainter.paint(new Brush(box, canvas), picture);
      const theirs = classicPainter.paint(new Brush(box, other.getCanvas()), { ...picture, design: 'S' });
      for (let done = false; !done;) {
        done = mine.next().done === true;
        theirs.next();
      }
    });
    const both = image.readPixels() as Uint8Array;
    expect(both).toEqual(alone);
  });

  test('the ground repeats every four tiles without a seam', async () => {
    const { skia } = await openBox();
    const tile = 32;
    const baking = bakeGround(skia, meadowRecipe(PALETTES.day.meadow), tile);
    let step = baking.next();
    while (!step.done) step = baking.next();
    const side = step.value.width();
    expect(side).toBe(tile * 4);
    const bytes = step.value.readPixels() as Uint8Array;
    const column = (x: number) => Array.from({ length: side }, (_, y) => bytes[(y * side + x) * 4]!);
    const row = (y: number) => Array.from({ length: side }, (_, x) => bytes[(y * side + x) * 4]!);
    const gap = (a: number[], b: number[]) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / side;
    const usual = (line: (i: number) => number[]) =>
      [20, 50, 80].reduce((sum, i) => sum + gap(line(i), line(i + 1)), 0) / 3;
    expect(gap(column(side - 1), column(0))).toBeLessThan(usual(column) * 2 + 1);
    expect(gap(row(side - 1), row(0))).toBeLessThan(usual(row) * 2 + 1);
  });

  test('the numbers we use for enums are those of Skia', () => {
    const real = jest.requireActual<Record<string, Record<string, number>>>(
      '@shopify/react-native-skia/lib/commonjs/skia/types',
    );
    expect([ours.FILL, ours.STROKE]).toEqual([real.PaintStyle!.Fill, real.PaintStyle!.Stroke]);
    expect([ours.CAP_BUTT, ours.CAP_ROUND]).toEqual([real.StrokeCap!.Butt, real.StrokeCap!.Round]);
    expect([ours.JOIN_MITER, ours.JOIN_ROUND]).toEqual([real.StrokeJoin!.Miter, real.StrokeJoin!.Round]);
    expect([ours.CLIP_DIFFERENCE, ours.CLIP_INTERSECT]).toEqual([real.ClipOp!.Difference, real.ClipOp!.Intersect]);
    expect([ours.TILE_CLAMP, ours.TILE_REPEAT]).toEqual([real.TileMode!.Clamp, real.TileMode!.Repeat]);
    expect([ours.FILTER_LINEAR, ours.MIPMAP_LINEAR]).toEqual([real.FilterMode!.Linear, real.MipmapMode!.Linear]);
    expect(ours.MIPMAP_NONE).toBe(real.MipmapMode!.None);
    expect([ours.BLEND_SRC_OVER, ours.BLEND_SCREEN]).toEqual([real.BlendMode!.SrcOver, real.BlendMode!.Screen]);
    expect(ours.BLUR_NORMAL).toBe(real.BlurStyle!.Normal);
  });

  test('on a played board the colours step no more across a seam than beside it', async () => {
    const { box } = await openBox();
    const { tiles } = playBoard('classic', 2, 3);
    const pixels = 64;
    let seam = 0;
    let inside = 0;
    let count = 0;
    const painted = new Map<string, Uint8Array>();
    const at = (x: number, y: number) => tiles.find((t) => t.x === x && t.y === y);
    const paint = (t: (typeof tiles)[number]) => {
      const key = `${t.x},${t.y}`;
      const known =
        painted.get(key) ??
        paintPixels(box, classicPainter, {
          design: t.tile,
          turns: t.rotation,
          variant: t.x & 3,
          theme: 'day',
          pixels,
        });
      painted.set(key, known);
      return known;
    };
    for (const tile of tiles.slice(0, 30)) {
      const right = at(tile.x + 1, tile.y);
      if (!right) continue;
      const [a, b] = [paint(tile), paint(right)];
      for (let y = 0; y < pixels; y++) {
        for (let c = 0; c < 3; c++) {
          const here = (x: number) => a[(y * pixels + x) * 4 + c]!;
          seam += Math.abs(here(pixels - 1) - b[y * pixels * 4 + c]!);
          inside += Math.abs(here(pixels - 2) - here(pixels - 1));
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(1000);
    expect(seam / count).toBeLessThan((inside / count) * 1.3 + 1);
  });
});
