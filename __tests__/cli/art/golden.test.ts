/**
 * It lives with the tools, in the plain Node project: React Native's globals break CanvasKit in Node.
 * A handful of tiles against stored pictures. Only block means are compared, with room for another machine's
 * anti-aliasing; `UPDATE_GOLDEN=1` writes the pictures anew after an intended change, to be looked at before commit.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { classicPainter } from '@/board/art/classic/painter';
import type { Turns } from '@/board/art/geometry/point';
import type { ArtTheme } from '@/board/art/palette';
import { Brush } from '@/board/art/brush';
import { paintPiece, PIECES } from '@/board/art/pieces';
import type { SkImage } from '@/board/art/skia';
import { paintNow } from '@/board/art/tilePainter';
import { paintImage } from '@/cli/art/headless';

import { blocks, openBox } from './support';

const SIDE = 96;
const BLOCKS = 12;
const MEAN_TOLERANCE = 2.5;
const BLOCK_TOLERANCE = 22;

const TILES: readonly [design: string, turns: Turns, variant: number, theme: ArtTheme][] = [
  ['D', 0, 0, 'day'],
  ['S', 1, 1, 'day'],
  ['I', 2, 0, 'day'],
  ['L', 3, 2, 'day'],
  ['A', 0, 1, 'dusk'],
  ['M', 0, 0, 'dusk'],
  ['X', 0, 0, 'contrastLight'],
  ['F', 1, 0, 'contrastDark'],
];

const GROUND = { day: '#B5BC70', dusk: '#577064', contrastLight: '#FFFFFF', contrastDark: '#000000' } as const;

async function compare(name: string, image: SkImage): Promise<void> {
  const { skia } = await openBox();
  const file = path.join(__dirname, '..', '..', 'board', 'art', 'golden', `${name}.png`);
  if (process.env.UPDATE_GOLDEN === '1' || !existsSync(file)) {
    if (process.env.UPDATE_GOLDEN !== '1') throw new Error(`no golden picture ${name}`);
    writeFileSync(file, image.encodeToBytes());
  }
  const stored = skia.Image.MakeImageFromEncoded(skia.Data.fromBytes(new Uint8Array(readFileSync(file))));
  expect(stored?.width()).toBe(SIDE);
  const now = blocks(image.readPixels() as Uint8Array, SIDE, BLOCKS);
  const then = blocks(stored!.readPixels() as Uint8Array, SIDE, BLOCKS);
  const steps = now.map((value, i) => Math.abs(value - then[i]!));
  expect(steps.reduce((a, b) => a + b) / steps.length).toBeLessThan(MEAN_TOLERANCE);
  expect(Math.max(...steps)).toBeLessThan(BLOCK_TOLERANCE);
}

describe('golden pictures', () => {
  test.each(TILES)('tile %s turned %i, variant %i, %s looks as it did', async (design, turns, variant, theme) => {
    const { skia, box } = await openBox();
    const image = paintImage(skia, SIDE, SIDE, (canvas) => {
      canvas.clear(skia.Color(GROUND[theme]));
      canvas.scale(SIDE, SIDE);
      const brush = new Brush(box, canvas);
      paintNow(classicPainter, brush, { design, turns, variant, theme, pixels: SIDE });
      brush.dispose();
    });
    await compare(`${design}${turns}-${variant}-${theme}`, image);
  });

  test.each(['day', 'contrastLight'] as const)('pieces in %s look as they did', async (theme) => {
    const { skia, box } = await openBox();
    const image = paintImage(skia, SIDE, SIDE, (canvas) => {
      canvas.clear(skia.Color(GROUND[theme]));
      canvas.scale(SIDE, SIDE);
      const brush = new Brush(box, canvas);
      PIECES.forEach((kind, i) => {
        const at = { x: 0.27 + (i % 2) * 0.46, y: 0.27 + Math.floor(i / 2) * 0.46 };
        paintPiece(brush, { kind, player: ((i * 2 + 1) % 6) as 0, at }, theme, SIDE);
      });
      brush.dispose();
    });
    await compare(`pieces-${theme}`, image);
  });
});
