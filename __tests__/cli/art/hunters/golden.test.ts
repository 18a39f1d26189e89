/**
 * A handful of hunters tiles against stored pictures. Only block means are compared, with room for another machine's
 * anti-aliasing; `UPDATE_GOLDEN=1` writes the pictures anew after an intended change, to be looked at before commit.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Brush } from '@/board/art/brush';
import type { Turns } from '@/board/art/geometry/point';
import { huntersPainter } from '@/board/art/hunters/painter';
import type { ArtTheme } from '@/board/art/palette';
import { paintNow } from '@/board/art/tilePainter';
import { paintImage } from '@/cli/art/headless';

import { blocks, openBox } from '../support';

const SIDE = 96;
const BLOCKS = 12;
const MEAN_TOLERANCE = 2.5;
const BLOCK_TOLERANCE = 22;
const FOLDER = path.join(__dirname, '..', '..', '..', 'board', 'art', 'hunters', 'golden');
const GROUND = { day: '#D0B276', dusk: '#836A59', contrastLight: '#FFFFFF', contrastDark: '#000000' } as const;

const TILES: readonly [design: string, turns: Turns, variant: number, theme: ArtTheme][] = [
  ['START', 0, 0, 'day'],
  ['L30', 1, 0, 'day'],
  ['L42', 0, 1, 'day'],
  ['L59', 2, 0, 'day'],
  ['B04', 3, 0, 'day'],
  ['B01', 0, 0, 'dusk'],
  ['B02', 0, 0, 'dusk'],
  ['L13', 0, 0, 'contrastLight'],
  ['B07', 1, 0, 'contrastDark'],
];

describe('golden pictures of hunters tiles', () => {
  test.each(TILES)('tile %s turned %i, variant %i, %s looks as it did', async (design, turns, variant, theme) => {
    const { skia, box } = await openBox();
    const image = paintImage(skia, SIDE, SIDE, (canvas) => {
      canvas.clear(skia.Color(GROUND[theme]));
      canvas.scale(SIDE, SIDE);
      const brush = new Brush(box, canvas);
      paintNow(huntersPainter, brush, { design, turns, variant, theme, pixels: SIDE });
      brush.dispose();
    });
    const name = `${design}-${turns}-${variant}-${theme}`;
    const file = path.join(FOLDER, `${name}.png`);
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, image.encodeToBytes());
    if (!existsSync(file)) throw new Error(`no golden picture ${name}`);
    const stored = skia.Image.MakeImageFromEncoded(skia.Data.fromBytes(new Uint8Array(readFileSync(file))));
    expect(stored?.width()).toBe(SIDE);
    const now = blocks(image.readPixels() as Uint8Array, SIDE, BLOCKS);
    const then = blocks(stored!.readPixels() as Uint8Array, SIDE, BLOCKS);
    const steps = now.map((value, i) => Math.abs(value - then[i]!));
    expect(steps.reduce((a, b) => a + b) / steps.length).toBeLessThan(MEAN_TOLERANCE);
    expect(Math.max(...steps)).toBeLessThan(BLOCK_TOLERANCE);
  });
});
