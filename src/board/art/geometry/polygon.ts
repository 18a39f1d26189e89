/** Closed polygons: inside or outside, how far from the rim, where the most room is. */
import type { Point } from './point';

export type Polygon = readonly Point[];

export function contains(polygon: Polygon, p: Point): boolean {
  let inside = false;
  let b = polygon[polygon.length - 1];
  for (const a of polygon) {
    if (b && a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    b = a;
  }
  return inside;
}

/** Squares, because roots in a loop over a hundred segments are what costs. */
function squareToSegment(a: Point, b: Point, p: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const px = p.x - a.x;
  const py = p.y - a.y;
  const square = dx * dx + dy * dy;
  let t = square === 0 ? 0 : (px * dx + py * dy) / square;
  if (t < 0) t = 0;
  else if (t > 1) t = 1;
  const ex = px - dx * t;
  const ey = py - dy * t;
  return ex * ex + ey * ey;
}

function leastSquare(line: readonly Point[], p: Point, before: Point | undefined): number {
  let least = Infinity;
  let a = before;
  for (const b of line) {
    if (a) {
      const square = squareToSegment(a, b, p);
      if (square < least) least = square;
    }
    a = b;
  }
  return least;
}

export const lineDistance = (line: readonly Point[], p: Point): number => Math.sqrt(leastSquare(line, p, undefined));

/** Distance to the rim, closing segment included. */
const rimDistance = (polygon: Polygon, p: Point): number =>
  Math.sqrt(leastSquare(polygon, p, polygon[polygon.length - 1]));

/** Positive for polygons that run clockwise on screen (y down). */
export function area(polygon: Polygon): number {
  let sum = 0;
  let a = polygon[polygon.length - 1];
  for (const b of polygon) {
    if (a) sum += a.x * b.y - b.x * a.y;
    a = b;
  }
  return sum / 2;
}

export interface Room {
  readonly point: Point;
  readonly radius: number;
}

/** Rows of the grid that are looked through between two pauses: a polygon has a hundred sides. */
const BREATH = 2;

/**
 * The grid point with the most room inside the polygon; `keepOff` lowers the room near things already there.
 * A grid is enough: the answer is where a figure stands, not a construction.
 */
export function* roomiest(
  polygon: Polygon,
  keepOff: (p: Point) => number = () => Infinity,
  steps = 20,
): Generator<void, Room> {
  let best: Room = { point: polygon[0] ?? { x: 0.5, y: 0.5 }, radius: -1 };
  for (let row = 1; row < steps; row++) {
    for (let column = 1; column < steps; column++) {
      const p = { x: column / steps, y: row / steps };
      // No point has more room than its distance to the tile's border, which is free to know.
      if (Math.min(p.x, p.y, 1 - p.x, 1 - p.y) <= best.radius || !contains(polygon, p)) continue;
      const radius = Math.min(rimDistance(polygon, p), keepOff(p));
      if (radius > best.radius) best = { point: p, radius };
    }
    if (row % BREATH === 0) yield;
  }
  return best;
}
