/** Curves as polylines: dense enough to look smooth at 512 px a tile, simple enough to measure and test. */
import { add, distance, lerp, type Point, scale } from './point';

export function cubic(from: Point, c1: Point, c2: Point, to: Point, steps = 18): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    const a = u * u * u;
    const b = 3 * u * u * t;
    const c = 3 * u * t * t;
    const d = t * t * t;
    points.push({
      x: a * from.x + b * c1.x + c * c2.x + d * to.x,
      y: a * from.y + b * c1.y + c * c2.y + d * to.y,
    });
  }
  return points;
}

/** Chains polylines whose ends meet, without doubling the joints. */
export function join(...lines: readonly (readonly Point[])[]): Point[] {
  const points: Point[] = [];
  for (const line of lines) {
    for (const p of line) {
      const last = points[points.length - 1];
      if (!last || distance(last, p) > 1e-6) points.push(p);
    }
  }
  return points;
}

export function length(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(at(line, i - 1), at(line, i));
  return sum;
}

/** The i-th point, clamped to the ends: polylines here are never empty. */
export function at(line: readonly Point[], index: number): Point {
  const p = line[Math.max(0, Math.min(line.length - 1, index))];
  if (!p) throw new Error('a polyline needs points');
  return p;
}

interface OnCurve {
  readonly point: Point;
  /** Unit direction of travel. */
  readonly direction: Point;
}

/** Where one stands after a share `t` (0…1) of the way. */
export function along(line: readonly Point[], t: number): OnCurve {
  let left = length(line) * Math.max(0, Math.min(1, t));
  for (let i = 1; i < line.length; i++) {
    const a = at(line, i - 1);
    const b = at(line, i);
    const step = distance(a, b);
    if (left <= step || i === line.length - 1) {
      const share = step === 0 ? 0 : Math.min(1, left / step);
      return { point: lerp(a, b, share), direction: scale({ x: b.x - a.x, y: b.y - a.y }, step === 0 ? 0 : 1 / step) };
    }
    left -= step;
  }
  return { point: at(line, 0), direction: { x: 0, y: 0 } };
}

/** The part between two shares of the way. */
export function part(line: readonly Point[], from: number, to: number): Point[] {
  const whole = length(line);
  const points = [along(line, from).point];
  let walked = 0;
  for (let i = 1; i < line.length - 1; i++) {
    walked += distance(at(line, i - 1), at(line, i));
    if (walked > from * whole && walked < to * whole) points.push(at(line, i));
  }
  points.push(along(line, to).point);
  return points;
}

/** The curve moved sideways; positive is to the right of travel (clockwise outlines: towards the inside). */
export function offset(line: readonly Point[], by: number): Point[] {
  return line.map((p, i) => {
    const a = at(line, i - 1);
    const b = at(line, i + 1);
    const size = distance(a, b) || 1;
    return { x: p.x - ((b.y - a.y) / size) * by, y: p.y + ((b.x - a.x) / size) * by };
  });
}

/** Straight extensions past both ends, so that what stands on the line can be cut cleanly by the tile's border. */
export function extend(line: readonly Point[], by: number): Point[] {
  const first = at(line, 0);
  const last = at(line, line.length - 1);
  const out = (p: Point, from: Point): Point =>
    add(p, scale({ x: p.x - from.x, y: p.y - from.y }, by / (distance(p, from) || 1)));
  return [out(first, at(line, 1)), ...line, out(last, at(line, line.length - 2))];
}

/** A band along a line, half as wide on each side as it says there. */
export function ribbon(line: readonly Point[], halves: readonly number[]): Point[] {
  const bank = (by: number): Point[] =>
    line.map((p, i) => {
      const a = at(line, i - 1);
      const b = at(line, i + 1);
      const size = distance(a, b) || 1;
      const half = (halves[i] ?? 0) * by;
      return { x: p.x - ((b.y - a.y) / size) * half, y: p.y + ((b.x - a.x) / size) * half };
    });
  return [...bank(-1), ...bank(1).reverse()];
}
