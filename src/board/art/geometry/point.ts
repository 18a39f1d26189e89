/** Points in tile units: 1 is the side of a tile, y grows downwards, (0, 0) is the north-west corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const point = (x: number, y: number): Point => ({ x, y });
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const scale = (a: Point, by: number): Point => ({ x: a.x * by, y: a.y * by });
export const lerp = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const CENTRE: Point = { x: 0.5, y: 0.5 };

/** Quarter turns clockwise about the tile's centre: data is turned, never the picture. */
export const TURNS = [0, 1, 2, 3] as const;
export type Turns = (typeof TURNS)[number];

export function turnPoint(p: Point, turns: Turns): Point {
  switch (turns) {
    case 0:
      return p;
    case 1:
      return { x: 1 - p.y, y: p.x };
    case 2:
      return { x: 1 - p.x, y: 1 - p.y };
    case 3:
      return { x: p.y, y: 1 - p.x };
  }
}

export const turnPoints = (points: readonly Point[], turns: Turns): Point[] => points.map((p) => turnPoint(p, turns));

/** Edges N E S W = 0 1 2 3. */
export type Edge = 0 | 1 | 2 | 3;
export const EDGES: readonly Edge[] = [0, 1, 2, 3];
export const EDGE_NAMES = ['N', 'E', 'S', 'W'] as const;
export type EdgeName = (typeof EDGE_NAMES)[number];
export const turnEdge = (edge: Edge, turns: Turns): Edge => ((edge + turns) % 4) as Edge;

/** A point on an edge, `t` running clockwise from 0 to 1. */
export const onEdge = (edge: Edge, t: number): Point => turnPoint({ x: t, y: 0 }, edge);

/** The direction from an edge into the tile. */
const INWARD: readonly [Point, Point, Point, Point] = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];
export const inward = (edge: Edge): Point => INWARD[edge];
