/** Closed polygons: inside or outside, how far from the rim, where the most room is. */
import { at } from './curve';
import type { Point } from './point';

export type Polygon = readonly Point[];

export function contains(polygon: Polygon, p: Point): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = at(polygon, i);
    const b = at(polygon, j);
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

function segmentDistance(a: Point, b: Point, p: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  return Math.hypot(p.x - a.x - dx * t, p.y - a.y - dy * t);
}

export function lineDistance(line: readonly Point[], p: Point): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) least = Math.min(least, segmentDistance(at(line, i - 1), at(line, i), p));
  return least;
}

/** Distance to the rim, closing segment included. */
export const rimDistance = (polygon: Polygon, p: Point): number =>
  Math.min(lineDistance(polygon, p), segmentDistance(at(polygon, polygon.length - 1), at(polygon, 0), p));

/** Twice the signed area is positive for clockwise polygons (y down). */
export function area(polygon: Polygon): number {
  let sum = 0;
  for (let i = 0; i < polygon.length; i++) {
    const a = at(polygon, i);
    const b = at(polygon, (i + 1) % polygon.length);
    sum += a.x * b.y - b.x * a.y;
  }
  return sum / 2;
}

export interface Room {
  readonly point: Point;
  readonly radius: number;
}

/**
 * The grid point with the most room inside the polygon; `keepOff` lowers the room near things already there.
 * A grid is enough: the answer is where a figure stands, not a construction.
 */
export function roomiest(polygon: Polygon, keepOff: (p: Point) => number = () => Infinity, steps = 22): Room {
  let best: Room = { point: at(polygon, 0), radius: -1 };
  for (let row = 1; row < steps; row++) {
    for (let column = 1; column < steps; column++) {
      const p = { x: column / steps, y: row / steps };
      if (!contains(polygon, p)) continue;
      const radius = Math.min(rimDistance(polygon, p), keepOff(p));
      if (radius > best.radius) best = { point: p, radius };
    }
  }
  return best;
}
