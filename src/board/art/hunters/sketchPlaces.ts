/** Where figures stand on a sketch: roughly where there is room in their own zone, found with few questions. */
import { type Edge, inward, onEdge, type Point, type Turns, turnPoint } from '../geometry/point';
import { fishOf } from './symbols/fish';
import { type Wish, wishesOf } from './placement';
import { partForests } from './shape/forest';
import { type LandShapes, meadowProbes } from './shape/zoneMap';

const { hypot, max, min, round } = Math;

export interface SketchFigure {
  readonly kind: Wish['kind'] | 'fish';
  readonly zone: string;
  readonly at: Point;
  /** Its height. */
  readonly unit: number;
}

/** Questions a side of the tile. */
const STEPS = 16;
const SIZES: Readonly<Record<Wish['kind'], number>> = {
  deer: 0.28,
  mammoth: 0.28,
  aurochs: 0.28,
  tiger: 0.28,
  gold: 0.2,
  mushrooms: 0.2,
  volcano: 0.28,
  shrine: 0.24,
  fire: 0.24,
};
const APART = 0.3;

/** How far each zone reaches around a point, positive inside: meadows as one, and every forest. */
interface Room {
  readonly meadow: number;
  readonly woods: readonly number[];
}

function roomAt({ water, forests }: LandShapes, x: number, y: number): Room {
  const rivers = water.rivers.map(({ solid }) => solid.distance(x, y));
  const pools = water.pools.map(({ solid }) => solid.distance(x, y));
  const woods = forests.map((forest) => forest.distance(x, y, rivers, pools));
  partForests(woods);
  const wet = min(1, ...rivers, ...pools);
  return { meadow: min(wet, ...woods), woods: woods.map((distance) => min(-distance, wet)) };
}

/** The answers on a grid of few points, which is asked many times. */
function roomGrid(shapes: LandShapes): (p: Point) => Room {
  const rooms = new Map<number, Room>();
  return ({ x, y }) => {
    const [column, row] = [x, y].map((value) => max(0, min(STEPS, round(value * STEPS)))) as [number, number];
    const key = row * (STEPS + 1) + column;
    let room = rooms.get(key);
    if (room === undefined) rooms.set(key, (room = roomAt(shapes, column / STEPS, row / STEPS)));
    return room;
  };
}

/** Points that surely lie in a zone. */
function knownPoints({ layout, forests }: LandShapes, zone: string): Point[] {
  const forest = forests.find(({ id }) => id === zone);
  if (forest === undefined) return meadowProbes(layout).flatMap((probe) => (probe.zone === zone ? [probe.at] : []));
  const inside = (edge: Edge): Point => {
    const [p, way] = [onEdge(edge, 0.5), inward(edge)];
    return { x: p.x + way.x * 0.06, y: p.y + way.y * 0.06 };
  };
  return [forest.middle, ...forest.edges.map(inside)];
}

const insideTile = ({ x, y }: Point): number => min(x, y, 1 - x, 1 - y);

/** On a straight way that stays in the zone nobody comes into another one. */
function isInSight(from: Point, to: Point, room: (p: Point) => number): boolean {
  for (let i = 1; i < 8; i++) {
    const t = i / 8;
    if (room({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }) <= 0) return false;
  }
  return true;
}

function placeIn(shapes: LandShapes, rooms: (p: Point) => Room, zone: string, placed: readonly Point[]): Point {
  const forest = shapes.forests.findIndex(({ id }) => id === zone);
  const room = (p: Point): number => (forest < 0 ? rooms(p).meadow : (rooms(p).woods[forest] ?? -1));
  const known = knownPoints(shapes, zone);
  const worth = (p: Point): number =>
    min(room(p), insideTile(p)) - placed.reduce((sum, q) => sum + max(0, APART - hypot(p.x - q.x, p.y - q.y)), 0);
  let best = known[0] ?? { x: 0.5, y: 0.5 };
  let most = worth(best);
  for (let row = 2; row < STEPS - 1; row++)
    for (let column = 2; column < STEPS - 1; column++) {
      const p = { x: column / STEPS, y: row / STEPS };
      const value = worth(p);
      if (value <= most || room(p) <= 0 || !known.some((from) => isInSight(from, p, room))) continue;
      [best, most] = [p, value];
    }
  return best;
}

/** What a turned tile shows beside its terrain. */
export function placeFigures(shapes: LandShapes, turns: Turns): SketchFigure[] {
  const { layout, water } = shapes;
  const rooms = roomGrid(shapes);
  const placed: Point[] = [];
  const figures = wishesOf(layout).map(({ kind, zone }): SketchFigure => {
    const at = placeIn(shapes, rooms, zone, placed);
    placed.push(at);
    return { kind, zone, at: turnPoint(at, turns), unit: SIZES[kind] };
  });
  const fish = water.pools.flatMap((pool) =>
    fishOf(turnPoint(pool.at, turns), pool.radius, pool.fish, 1).map(({ at, length }): SketchFigure => ({
      kind: 'fish',
      zone: pool.id,
      at,
      unit: length,
    })),
  );
  return [...figures, ...fish];
}
