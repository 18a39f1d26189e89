/** Outlines of laid tiles in board coordinates, for highlights and field overlays. */
import type { Point } from '../geometry/point';
import type { LitArea } from '../landscape';
import type { ClassicOutlines } from './outlines';

export interface LaidOutlines {
  readonly x: number;
  readonly y: number;
  readonly outlines: ClassicOutlines;
}

const moved = (points: readonly Point[], { x, y }: { readonly x: number; readonly y: number }): Point[] =>
  points.map((p) => ({ x: p.x + x, y: p.y + y }));

/** Grown a hair over the tile's border, so that pieces of one field become one shape. */
const GROW = 0.004;
const grown = (points: readonly Point[]): Point[] =>
  points.map((p) => ({
    x: p.x < 1e-6 ? -GROW : p.x > 1 - 1e-6 ? 1 + GROW : p.x,
    y: p.y < 1e-6 ? -GROW : p.y > 1 - 1e-6 ? 1 + GROW : p.y,
  }));

export function litCity(parts: readonly { readonly tile: LaidOutlines; readonly index: number }[]): LitArea {
  const cities = parts.flatMap(({ tile, index }) => {
    const city = tile.outlines.cities[index];
    return city ? [{ tile, city }] : [];
  });
  return {
    polygons: cities.map(({ tile, city }) => moved(city.polygon, tile)),
    walls: cities.flatMap(({ tile, city }) => city.walls.map((wall) => moved(wall.line, tile))),
  };
}

export function litRoad(parts: readonly { readonly tile: LaidOutlines; readonly index: number }[]): Point[][] {
  return parts.flatMap(({ tile, index }) => {
    const road = tile.outlines.roads[index];
    return road ? [moved(road.line, tile)] : [];
  });
}

export function fieldShapes(parts: readonly { readonly tile: LaidOutlines; readonly index: number }[]): {
  polygons: Point[][];
  holes: Point[][];
} {
  const polygons: Point[][] = [];
  const holes: Point[][] = [];
  for (const { tile, index } of parts) {
    const field = tile.outlines.fields[index];
    if (!field) continue;
    polygons.push(moved(grown(field.polygon), tile));
    if (field.hole) holes.push(moved(field.hole, tile));
  }
  return { polygons, holes };
}
