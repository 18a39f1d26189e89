/** Distances kept on a grid over the tile and a little beyond its border, and lines of equal distance through it. */
import type { Point } from '../../geometry/point';

// Looked up once: these run ten thousand times a tile, and a global is slow to find in some engines.
const { abs, floor, max, min } = Math;

/** Cells to a tile. */
export const CELLS = 48;
/** Cells beyond the border on each side: outlines run on there, so that shadows and crowns are cut and not rounded. */
export const BEYOND = 4;
export const NODES = CELLS + 1 + BEYOND * 2;

export const nodeAt = (column: number, row: number): number => (row + BEYOND) * NODES + column + BEYOND;
export const placeOf = (index: number): number => (index - BEYOND) / CELLS;

export class Grid {
  constructor(readonly values: Float32Array) {}

  /** Between the nodes by straight lines; beyond the grid the nearest value. */
  at(x: number, y: number): number {
    const limit = NODES - 1.001;
    const u = max(0, min(limit, x * CELLS + BEYOND));
    const v = max(0, min(limit, y * CELLS + BEYOND));
    const column = floor(u);
    const row = floor(v);
    const s = u - column;
    const t = v - row;
    const i = row * NODES + column;
    const { values } = this;
    const top = (values[i] ?? 0) * (1 - s) + (values[i + 1] ?? 0) * s;
    const bottom = (values[i + NODES] ?? 0) * (1 - s) + (values[i + NODES + 1] ?? 0) * s;
    return top * (1 - t) + bottom * t;
  }
}

/** Rows that are looked through between two pauses. */
const BREATH = 16;

/**
 * Closed lines around everything below zero (marching squares). Where that reaches the edge of the asked range, the
 * line follows the edge. `beyond` cells outside the tile are taken along.
 */
export function* contours(grid: Grid, beyond = BEYOND): Generator<void, Point[][]> {
  const from = BEYOND - beyond;
  const to = NODES - 1 - from;
  const value = (column: number, row: number): number =>
    column < from || row < from || column > to || row > to ? 1 : (grid.values[row * NODES + column] ?? 1);
  // Each crossed side of a cell leads to the next crossed side, keeping the inside on the right of travel.
  const next = new Map<number, number>();
  const places = new Map<number, Point>();
  const side = (column: number, row: number, isVertical: boolean): number => {
    const key = ((row + 1) * (NODES + 2) + column + 1) * 2 + (isVertical ? 1 : 0);
    if (!places.has(key)) {
      const a = value(column, row);
      const b = isVertical ? value(column, row + 1) : value(column + 1, row);
      const isEdge =
        column < from || row < from || (isVertical ? row + 1 > to : column + 1 > to) || column > to || row > to;
      // At the edge of the range the line follows the edge itself.
      const t = isEdge ? (a < 0 ? 0 : 1) : a / (a - b);
      places.set(
        key,
        isVertical ? { x: placeOf(column), y: placeOf(row + t) } : { x: placeOf(column + t), y: placeOf(row) },
      );
    }
    return key;
  };
  for (let row = from - 1; row <= to; row++) {
    if (row % BREATH === 0) yield;
    // Nothing is inside beyond the range, so the first column begins with nothing on its left.
    let ne = false;
    let se = false;
    for (let column = from - 1; column <= to; column++) {
      const nw: boolean = ne;
      const sw: boolean = se;
      ne = value(column + 1, row) < 0;
      se = value(column + 1, row + 1) < 0;
      if (nw === ne && ne === se && se === sw) continue;
      const top = (): number => side(column, row, false);
      const bottom = (): number => side(column, row + 1, false);
      const left = (): number => side(column, row, true);
      const right = (): number => side(column + 1, row, true);
      const sides = [top, right, bottom, left];
      const corners = [nw, ne, se, sw];
      for (let turn = 0; turn < 4; turn++) {
        // A step enters between an inside corner and an outside one, and leaves before the next inside corner.
        if (!corners[turn] || corners[(turn + 1) % 4]) continue;
        const leave = corners[(turn + 2) % 4] ? 1 : corners[(turn + 3) % 4] ? 2 : 3;
        const enter = sides[turn];
        const goal = sides[(turn + leave) % 4];
        if (enter && goal) next.set(enter(), goal());
      }
    }
  }
  return chain(next, places);
}

function chain(next: Map<number, number>, places: Map<number, Point>): Point[][] {
  const lines: Point[][] = [];
  for (const start of [...next.keys()]) {
    if (!next.has(start)) continue;
    const line: Point[] = [];
    let key: number | undefined = start;
    while (key !== undefined && next.has(key)) {
      const place = places.get(key);
      const last = line[line.length - 1];
      if (place && !(last && abs(last.x - place.x) + abs(last.y - place.y) < 1e-6)) line.push(place);
      const following: number | undefined = next.get(key);
      next.delete(key);
      key = following;
    }
    if (line.length > 2) lines.push(line);
  }
  return lines;
}
