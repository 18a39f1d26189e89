/** The rivers of the hunters as they are seen: they flow. How they lie is tested with the outlines. */
import { huntersOutlines, type HuntersOutlines } from '@/board/art/hunters/outlines';
import { huntersPainter } from '@/board/art/hunters/painter';
import { away } from '@/board/art/hunters/shorelines';
import { HUNTERS_TILES } from '@/games/hunters/tiles';

import { openBox, paintPixels } from '../support';

const SIDE = 192;

/** Brightness of what is painted on the middle of the rivers, away from borders and lakes. */
function inRivers({ rivers, pools }: HuntersOutlines, bytes: Uint8Array): number[] {
  const seen: number[] = [];
  for (let i = 0; i < SIDE * SIDE; i++) {
    const p = { x: ((i % SIDE) + 0.5) / SIDE, y: (Math.floor(i / SIDE) + 0.5) / SIDE };
    if (away(p) < 1 || pools.some(({ at, radius }) => Math.hypot(at.x - p.x, at.y - p.y) < radius + 0.03)) continue;
    if (!rivers.some(({ line }) => line.some((q) => Math.hypot(q.x - p.x, q.y - p.y) < 0.045))) continue;
    seen.push(bytes[i * 4]! * 0.3 + bytes[i * 4 + 1]! * 0.59 + bytes[i * 4 + 2]! * 0.11);
  }
  return seen;
}

test.each(['day', 'dusk'] as const)('rivers carry the light of a current by %s', async (theme) => {
  const { box } = await openBox();
  const bright: number[] = [];
  for (const { id } of HUNTERS_TILES.slice(0, 12)) {
    const outlines = huntersOutlines(id, 0, 0);
    const bytes = paintPixels(box, huntersPainter, { design: id, turns: 0, variant: 0, theme, pixels: SIDE });
    const seen = inRivers(outlines, bytes);
    const mean = seen.reduce((sum, value) => sum + value, 0) / seen.length;
    if (seen.length > 300) bright.push(seen.filter((value) => value > mean * 1.15).length / seen.length);
  }
  expect(bright.length).toBeGreaterThan(6);
  // Without its licks a river is a plain ribbon, on which less than a tenth is lighter than the rest.
  expect(bright.reduce((sum, share) => sum + share, 0) / bright.length).toBeGreaterThan(0.16);
});
