/** Zones of laid tiles in board coordinates, for highlights and meadow overlays. */
import type { Point } from '../geometry/point';
import { area, contains } from '../geometry/polygon';
import type { LitArea } from '../landscape';
import type { HuntersOutlines } from './outlines';

export interface LaidZone {
  /** The tile's cell. */
  readonly x: number;
  readonly y: number;
  readonly outlines: HuntersOutlines;
  readonly zone: string;
}

const moved = (points: readonly Point[], { x, y }: LaidZone): Point[] =>
  points.map((p) => ({ x: p.x + x, y: p.y + y }));

/** Grown a hair over the tile's border, so that parts of one zone become one shape. */
const GROW = 0.004;
const isBorder = (value: number): boolean => value < 1e-6 || value > 1 - 1e-6;
const grown = (points: readonly Point[]): Point[] =>
  points.map((p) => ({
    x: p.x < 1e-6 ? -GROW : p.x > 1 - 1e-6 ? 1 + GROW : p.x,
    y: p.y < 1e-6 ? -GROW : p.y > 1 - 1e-6 ? 1 + GROW : p.y,
  }));

const polygonsOf = ({ outlines, zone }: LaidZone): readonly (readonly Point[])[] =>
  outlines.zones.find(({ id }) => id === zone)?.polygons ?? [];

/** The rim without the stretches along the tile's border, where the zone goes on. */
function rims(polygon: readonly Point[]): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (let i = 0; i <= polygon.length; i++) {
    const a = polygon[i % polygon.length];
    const b = polygon[(i + 1) % polygon.length];
    if (!a || !b) continue;
    const isAlong = (isBorder(a.x) && Math.abs(a.x - b.x) < 1e-6) || (isBorder(a.y) && Math.abs(a.y - b.y) < 1e-6);
    if (isAlong) {
      if (line.length > 1) lines.push(line);
      line = [];
    } else if (line.length === 0) line = [a, b];
    else line.push(b);
  }
  if (line.length > 1) lines.push(line);
  return lines;
}

/** A forest, or a lake, to be lit as one shape with its rim. */
export function litZone(parts: readonly LaidZone[]): LitArea {
  return {
    polygons: parts.flatMap((part) => polygonsOf(part).map((polygon) => moved(polygon, part))),
    walls: parts.flatMap((part) =>
      polygonsOf(part).flatMap((polygon) => rims(polygon).map((line) => moved(line, part))),
    ),
  };
}

/** The middle lines of rivers. */
export function litRiver(parts: readonly LaidZone[]): Point[][] {
  return parts.flatMap((part) => {
    const river = part.outlines.rivers.find(({ id }) => id === part.zone);
    if (!river) return [];
    // The line begins beyond the border, and ends there too when the river passes through; a lake keeps its fish clear.
    const end = river.edges.length === 2 ? -1 : undefined;
    const lakes = part.outlines.pools.filter((pool) => pool.kind === 'lake');
    const dry = river.line.slice(1, end).filter((p) => !lakes.some((lake) => contains(lake.rim, p)));
    return [moved(dry, part)];
  });
}

/** Meadows as the overlay wants them: outlines, and what lies inside them without belonging to them. */
export function meadowShapes(parts: readonly LaidZone[]): { polygons: Point[][]; holes: Point[][] } {
  const polygons: Point[][] = [];
  const holes: Point[][] = [];
  for (const part of parts) {
    for (const polygon of polygonsOf(part)) {
      if (area(polygon) > 0) polygons.push(moved(grown(polygon), part));
      else holes.push(moved(polygon, part));
    }
  }
  return { polygons, holes };
}
