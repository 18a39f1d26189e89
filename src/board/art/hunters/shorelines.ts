/** Where a shore is broad or narrow, sandy, grown over or muddy; at a border every shore is alike, so that two tiles meet. */
import { at, part } from '../geometry/curve';
import type { Point } from '../geometry/point';
import { type Dice, hash } from '../random';
import { SAND } from './profile';

const { max, min, sin } = Math;

const inside = (p: Point): number => min(p.x, p.y, 1 - p.x, 1 - p.y);

/** 0 at the border and beyond it, 1 well inside. */
export const away = (p: Point): number => max(0, min(1, (inside(p) - 0.05) / 0.13));

/** A slow wave over the tile, −1…1, so that both banks of a river differ. */
export function swell(seed: number): (p: Point) => number {
  const [a, b] = [(seed % 97) / 15.4, ((seed >> 7) % 89) / 14.2];
  return ({ x, y }) => (sin(x * 11 + y * 7 + a) + sin(y * 13 - x * 9 + b) * 0.7) / 1.7;
}

/** A closed outline (its inside on the right of travel) grown outwards, at each point by as much as `by` says. */
export function grown(outline: readonly Point[], by: (p: Point) => number): Point[] {
  const count = outline.length;
  return outline.map((p, i) => {
    const a = at(outline, (i + count - 2) % count);
    const b = at(outline, (i + 2) % count);
    const size = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const out = by(p) / size;
    return { x: p.x + (b.y - a.y) * out, y: p.y - (b.x - a.x) * out };
  });
}

/** The sand along the water, so much broader: it comes and goes between the borders. */
export function beaches(waters: readonly (readonly Point[])[], seed: number, more = 0): Point[][] {
  const wave = swell(hash('bank', seed));
  const width = (p: Point) => SAND * (1 + away(p) * wave(p) * (wave(p) > 0 ? 1.5 : 0.75)) + more;
  return waters.map((outline) => grown(outline, width));
}

/** Some stretches of a shore, none of which comes near a border. */
export function stretches(outline: readonly Point[], count: number, long: number, dice: Dice): Point[][] {
  const found: Point[][] = [];
  for (let i = 0; i < count; i++) {
    const from = dice.next();
    const line = part(outline, from, min(1, from + long * dice.range(0.5, 1.3)));
    if (line.every((p) => inside(p) > 0.1)) found.push(line);
  }
  return found;
}
