import { Dice } from '@/board/art/random';
import { riverLicks } from '@/board/art/hunters/currents';
import { huntersOutlines, OUTLINE_VARIANTS } from '@/board/art/hunters/outlines';
import { SAND } from '@/board/art/hunters/profile';
import { away, beaches } from '@/board/art/hunters/shorelines';
import type { Point } from '@/board/art/geometry/point';
import { HUNTERS_TILES } from '@/games/hunters/tiles';

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const TILES = HUNTERS_TILES.flatMap(({ id }) => {
  const shapes = Array.from({ length: OUTLINE_VARIANTS }, (_, variant) => huntersOutlines(id, 0, variant));
  return shapes[0]!.rivers.length > 0 ? [{ id, shapes }] : [];
});
const ratio = (values: readonly number[]) => Math.max(...values) / Math.min(...values);

describe('the water among the hunters', () => {
  it('has banks that come and go along every river, another way on every copy, and are alike at every border', () => {
    expect(TILES.length).toBeGreaterThan(50);
    let broad = 0;
    for (const { shapes } of TILES) {
      const { waters } = shapes[0]!;
      const widths = (seed: number) =>
        beaches(waters, seed).map((beach, index) => beach.map((p, i) => apart(p, waters[index]![i]!)));
      const [one, other] = [widths(7), widths(8_000)];
      one.forEach((along, index) => {
        const shore = waters[index]!;
        along.forEach((width, i) => {
          if (away(shore[i]!) === 0) expect(width).toBeCloseTo(SAND, 6);
        });
        const inside = along.filter((_, i) => away(shore[i]!) === 1);
        if (inside.length === 0) return;
        expect(ratio(inside)).toBeGreaterThan(1.4);
        expect(Math.min(...inside)).toBeGreaterThan(0);
        if (ratio(inside) > 3) broad++;
        expect(Math.max(...along.map((width, i) => Math.abs(width - other[index]![i]!)))).toBeGreaterThan(SAND / 3);
      });
    }
    expect(broad).toBeGreaterThan(TILES.length / 2);
  });

  it('has rivers that widen and narrow between the borders', () => {
    for (const { shapes } of TILES) {
      for (const { line, halves } of shapes.flatMap(({ rivers }) => rivers)) {
        const inside = halves.filter((_, i) => away(line[i]!) > 0.5);
        expect(ratio(inside)).toBeGreaterThan(1.02);
      }
    }
  });

  it('flows: the current runs along each river, from bank to bank, and stays within it', () => {
    for (const { shapes } of TILES) {
      for (const river of shapes[0]!.rivers) {
        const licks = riverLicks(river, 14, 0.006, new Dice(5));
        expect(licks.length).toBeGreaterThan(3);
        const lanes = licks.map(({ line }) => {
          const [from, to] = [line[0]!, line.at(-1)!];
          const near = river.line.reduce(
            (best, p, i) => (apart(p, from) < apart(river.line[best]!, from) ? i : best),
            0,
          );
          const [a, b] = [river.line[Math.max(0, near - 1)]!, river.line[Math.min(river.line.length - 1, near + 1)]!];
          const [dx, dy] = [(b.x - a.x) / apart(a, b), (b.y - a.y) / apart(a, b)];
          expect(((to.x - from.x) * dx + (to.y - from.y) * dy) / apart(from, to)).toBeGreaterThan(0.5);
          for (const p of line)
            expect(Math.min(...river.line.map((q) => apart(p, q)))).toBeLessThan(river.halves[0]! + 0.02);
          return ((from.x - a.x) * -dy + (from.y - a.y) * dx) / river.halves[0]!;
        });
        expect(Math.max(...lanes) - Math.min(...lanes)).toBeGreaterThan(0.5);
      }
    }
  });
});
