import { Brush, PaintBox } from '@/board/art/brush';
import { huntersOutlines } from '@/board/art/hunters/outlines';
import { huntersPainter } from '@/board/art/hunters/painter';
import { ART_THEMES } from '@/board/art/palette';
import type { TilePicture } from '@/board/art/tilePainter';
import { HUNTERS_TILES } from '@/games/hunters/tiles';

import { openBox, paintPixels } from '../support';

const picture: TilePicture = { design: 'L59', turns: 1, variant: 0, theme: 'day', pixels: 64 };

describe('painting hunters tiles', () => {
  test('the same picture comes out of the same seed, whatever was painted before', async () => {
    const { box } = await openBox();
    const first = paintPixels(box, huntersPainter, picture);
    paintPixels(box, huntersPainter, { ...picture, design: 'START', turns: 2 });
    expect(paintPixels(box, huntersPainter, picture)).toEqual(first);
    expect(paintPixels(new PaintBox(box.skia), huntersPainter, picture)).toEqual(first);
  });

  test('copies of a design differ, and so do themes', async () => {
    const { box } = await openBox();
    const design = 'L29';
    const base = paintPixels(box, huntersPainter, { ...picture, design });
    const others = [{ variant: 1 }, { variant: 2 }, { theme: 'dusk' as const }, { theme: 'contrastDark' as const }];
    for (const other of others)
      expect(paintPixels(box, huntersPainter, { ...picture, design, ...other })).not.toEqual(base);
  });

  test('every design has a picture in every theme', async () => {
    const { box } = await openBox();
    for (const theme of ART_THEMES) {
      for (const { id } of HUNTERS_TILES) {
        const pixels = paintPixels(box, huntersPainter, { ...picture, design: id, theme, pixels: 24 }, '#FF00FF');
        const isPainted = pixels.some((value, i) => i % 4 === 1 && value > 8);
        expect(`${id} ${theme} ${isPainted}`).toBe(`${id} ${theme} true`);
      }
    }
  });

  test('the water and its shores look the same at every border, so that any two rivers meet', async () => {
    const { box } = await openBox();
    const side = 128;
    const rows: number[][] = [];
    for (const { id } of HUNTERS_TILES.slice(0, 40)) {
      if (!huntersOutlines(id, 0, 0).rivers.some(({ edges }) => edges.includes(0))) continue;
      for (const variant of [0, 1]) {
        const bytes = paintPixels(box, huntersPainter, { design: id, turns: 0, variant, theme: 'day', pixels: side });
        rows.push(Array.from(bytes.slice(0.38 * side * 4, 0.62 * side * 4)));
      }
    }
    expect(rows.length).toBeGreaterThan(15);
    const [first = []] = rows;
    for (const row of rows) expect(Math.max(...row.map((value, i) => Math.abs(value - first[i]!)))).toBeLessThan(26);
  });

  test('painting pauses often', async () => {
    const { box } = await openBox();
    const surface = box.skia.Surface.MakeOffscreen(64, 64)!;
    const slices = huntersPainter.paint(new Brush(box, surface.getCanvas()), { ...picture, design: 'L52' });
    let count = 0;
    while (!slices.next().done) count++;
    expect(count).toBeGreaterThan(12);
  });

  test('an unknown design is refused', async () => {
    const { box } = await openBox();
    expect(() => paintPixels(box, huntersPainter, { ...picture, design: 'X99' })).toThrow('no hunters tile X99');
  });
});
