/**
 * Signed distances (negative inside) to the two solids every outline here is made of. Numbers lie flat in typed
 * arrays, because a tile asks for some ten thousand distances.
 */
import type { Point } from '../../geometry/point';

// Looked up once: these run ten thousand times a tile, and a global is slow to find in some engines.
const { min, sqrt } = Math;

export interface Solid {
  distance(x: number, y: number): number;
}

/** A closed polygon. */
export class Area implements Solid {
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;

  constructor(points: readonly Point[]) {
    this.xs = Float64Array.from(points, (p) => p.x);
    this.ys = Float64Array.from(points, (p) => p.y);
  }

  distance(x: number, y: number): number {
    const { xs, ys } = this;
    let best = Infinity;
    let isInside = false;
    let bx = (xs[xs.length - 1] ?? 0) - x;
    let by = (ys[ys.length - 1] ?? 0) - y;
    for (let i = 0; i < xs.length; i++) {
      const ax = bx;
      const ay = by;
      bx = (xs[i] ?? 0) - x;
      by = (ys[i] ?? 0) - y;
      const dx = bx - ax;
      const dy = by - ay;
      const square = dx * dx + dy * dy;
      let t = square === 0 ? 0 : -(ax * dx + ay * dy) / square;
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const px = ax + dx * t;
      const py = ay + dy * t;
      const d = px * px + py * py;
      if (d < best) best = d;
      if (ay > 0 !== by > 0 && 0 < (dx * -ay) / dy + ax) isInside = !isInside;
    }
    return isInside ? -sqrt(best) : sqrt(best);
  }
}

/** A line with a thickness that may change along it: a river, or a tongue of forest. */
export class Strand implements Solid {
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;
  private readonly rs: Float64Array;

  constructor(points: readonly Point[], radii: readonly number[]) {
    this.xs = Float64Array.from(points, (p) => p.x);
    this.ys = Float64Array.from(points, (p) => p.y);
    this.rs = Float64Array.from(points, (_, i) => radii[i] ?? radii[radii.length - 1] ?? 0);
  }

  distance(x: number, y: number): number {
    const { xs, ys, rs } = this;
    let best = Infinity;
    for (let i = 1; i < xs.length; i++) {
      const ax = (xs[i - 1] ?? 0) - x;
      const ay = (ys[i - 1] ?? 0) - y;
      const dx = (xs[i] ?? 0) - x - ax;
      const dy = (ys[i] ?? 0) - y - ay;
      const square = dx * dx + dy * dy;
      let t = square === 0 ? 0 : -(ax * dx + ay * dy) / square;
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const px = ax + dx * t;
      const py = ay + dy * t;
      const ra = rs[i - 1] ?? 0;
      const d = sqrt(px * px + py * py) - (ra + ((rs[i] ?? 0) - ra) * t);
      if (d < best) best = d;
    }
    return best;
  }
}

export const together = (solids: readonly Solid[]): Solid => ({
  distance: (x, y) => {
    let best = Infinity;
    for (const solid of solids) best = min(best, solid.distance(x, y));
    return best;
  },
});
