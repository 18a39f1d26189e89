/** Soft closed lines through a few points. */
import { at } from '../../geometry/curve';
import type { Point } from '../../geometry/point';

/** A closed Catmull-Rom line through the points, `steps` pieces between two of them. */
export function closedSpline(points: readonly Point[], steps = 5): Point[] {
  const count = points.length;
  const line: Point[] = [];
  for (let i = 0; i < count; i++) {
    const a = at(points, (i - 1 + count) % count);
    const b = at(points, i);
    const c = at(points, (i + 1) % count);
    const d = at(points, (i + 2) % count);
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      line.push({ x: blend(a.x, b.x, c.x, d.x, t), y: blend(a.y, b.y, c.y, d.y, t) });
    }
  }
  return line;
}

function blend(a: number, b: number, c: number, d: number, t: number): number {
  const t2 = t * t;
  const t3 = t2 * t;
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t3);
}
