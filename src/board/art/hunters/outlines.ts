/**
 * Every outline of a hunters tile as data in tile units: painter, highlights, overlay, hit test and piece spots share
 * it. The zones are mapped once per (design, shape) unturned and then turned as data.
 */
import type { HuntersZone } from '@/games/hunters';

import { atOnce } from '../atOnce';
import { at, ribbon } from '../geometry/curve';
import { type Edge, type Point, type Turns, turnEdge, turnPoint, turnPoints } from '../geometry/point';
import type { Polygon } from '../geometry/polygon';
import { type Crown, growCrowns, turnCrown } from './crowns';
import { pieceSpots, placeThings, type Thing, TurnedZones } from './placement';
import { contours, Grid } from './shape/grid';
import type { PoolShape, RiverShape } from './shape/water';
import { type ZoneMap, makeZoneMap } from './shape/zoneMap';

interface ZoneOutline {
  readonly id: string;
  readonly kind: HuntersZone['kind'];
  /** Cut at the tile's border; a hole winds the other way. */
  readonly polygons: readonly Polygon[];
  /** Where a piece stands. */
  readonly spot: Point;
}

interface ForestOutline {
  readonly id: string;
  readonly edges: readonly Edge[];
  /** Running on beyond the border, where the tile cuts it. */
  readonly shapes: readonly Polygon[];
  readonly crowns: readonly Crown[];
}

interface RiverOutline {
  readonly id: string;
  readonly edges: readonly Edge[];
  readonly line: readonly Point[];
  readonly halves: readonly number[];
}

export interface PoolOutline {
  readonly id: string;
  readonly kind: 'lake' | 'spring';
  readonly at: Point;
  readonly radius: number;
  readonly fish: number;
  readonly edges: readonly Edge[];
  readonly rim: Polygon;
}

export interface HuntersOutlines {
  readonly zones: readonly ZoneOutline[];
  readonly forests: readonly ForestOutline[];
  readonly rivers: readonly RiverOutline[];
  readonly pools: readonly PoolOutline[];
  /** All water as one outline, running on beyond the border. */
  readonly waters: readonly Polygon[];
  readonly things: readonly Thing[];
  readonly turned: TurnedZones;
}

/** How many shapes one design takes: as many as the commonest tile has copies. */
export const OUTLINE_VARIANTS = 3;

/** Both banks of a river as one polygon, from the border to where its lake begins. */
function riverPolygon(river: RiverShape, pools: readonly PoolShape[]): Point[] {
  const inLake = (p: Point): boolean =>
    pools.some((pool) => pool.kind === 'lake' && pool.solid.distance(p.x, p.y) < -0.02);
  const kept = river.line.map((p, i) => ({ p, half: river.halves[i] ?? 0 })).slice(1);
  if (river.edges.length === 2) kept.pop();
  const wet = kept.filter(({ p }) => !inLake(p));
  return ribbon(
    wet.map(({ p }) => p),
    wet.map(({ half }) => half),
  );
}

function* meadowPolygons({ freeGrid, meadowOf }: ZoneMap, meadow: number): Generator<void, Point[][]> {
  const values = new Float32Array(freeGrid.values.length);
  for (let i = 0; i < values.length; i++) {
    const free = freeGrid.values[i] ?? 0;
    values[i] = meadowOf[i] === meadow ? -free : Math.abs(free) + 1e-6;
  }
  yield;
  return yield* contours(new Grid(values), 0);
}

interface Base {
  readonly map: ZoneMap;
  readonly polygons: ReadonlyMap<string, readonly Polygon[]>;
  readonly forests: readonly ForestOutline[];
  readonly waters: readonly Polygon[];
}

function* makeBase(map: ZoneMap, shape: number): Generator<void, Base> {
  const polygons = new Map<string, readonly Polygon[]>();
  for (const [i, id] of map.layout.meadows.entries()) {
    polygons.set(id, yield* meadowPolygons(map, i));
    yield;
  }
  for (const [i, { id }] of map.forests.entries()) {
    polygons.set(id, yield* contours(map.forestGrids[i] ?? map.freeGrid, 0));
    yield;
  }
  for (const river of map.water.rivers) polygons.set(river.id, [riverPolygon(river, map.water.pools)]);
  for (const pool of map.water.pools) if (pool.kind === 'lake') polygons.set(pool.id, [pool.rim]);
  yield;
  const forests: ForestOutline[] = [];
  for (const [i, { id, edges }] of map.forests.entries()) {
    const shapes = yield* contours(map.forestGrids[i] ?? map.freeGrid);
    yield;
    forests.push({ id, edges, shapes, crowns: yield* growCrowns(map, i, shapes, shape) });
    yield;
  }
  const waters = map.water.rivers.length > 0 ? yield* contours(map.waterGrid) : [];
  yield;
  return { map, polygons, forests, waters };
}

function* turnBase(base: Base, turns: Turns, variant: number): Generator<void, HuntersOutlines> {
  const turned = new TurnedZones(base.map, turns);
  const things = yield* placeThings(turned, variant);
  yield;
  const spots = yield* pieceSpots(turned, things);
  yield;
  const { water, layout } = base.map;
  const edges = (list: readonly Edge[]): Edge[] => list.map((edge) => turnEdge(edge, turns));
  return {
    turned,
    things,
    zones: Object.entries(layout.tile.zones).map(([id, { kind }]) => {
      const polygons = (base.polygons.get(id) ?? []).map((polygon) => turnPoints(polygon, turns));
      return { id, kind, polygons, spot: spots.get(id) ?? at(polygons[0] ?? [{ x: 0.5, y: 0.5 }], 0) };
    }),
    forests: base.forests.map((forest) => ({
      ...forest,
      edges: edges(forest.edges),
      shapes: forest.shapes.map((shape) => turnPoints(shape, turns)),
      crowns: forest.crowns.map((crown) => turnCrown(crown, turns)),
    })),
    rivers: water.rivers.map(({ id, halves, line, edges: own }) => ({
      id,
      halves,
      edges: edges(own),
      line: turnPoints(line, turns),
    })),
    waters: base.waters.map((shape) => turnPoints(shape, turns)),
    pools: water.pools.map((pool) => ({
      ...pool,
      at: turnPoint(pool.at, turns),
      edges: edges(pool.edges),
      rim: turnPoints(pool.rim, turns),
    })),
  };
}

/** Enough for a whole board; the oldest goes first. */
const MOST_BASES = 100;
const MOST_TURNED = 160;
const bases = new Map<string, Base>();
const known = new Map<string, HuntersOutlines>();

function remember<T>(cache: Map<string, T>, key: string, value: T, most: number): T {
  cache.set(key, value);
  for (const oldest of cache.keys()) {
    if (cache.size <= most) break;
    cache.delete(oldest);
  }
  return value;
}

/** The shape that a copy of this number takes. */
export const shapeOf = (variant: number): number =>
  ((variant % OUTLINE_VARIANTS) + OUTLINE_VARIANTS) % OUTLINE_VARIANTS;

/** As `huntersOutlines`, pausing now and then: the first time takes several milliseconds. */
export function* outlineSlices(id: string, turns: Turns, variant: number): Generator<void, HuntersOutlines> {
  const shape = shapeOf(variant);
  const key = `${id}${turns}/${shape}`;
  const ready = known.get(key);
  if (ready) return ready;
  const baseKey = `${id}/${shape}`;
  let base = bases.get(baseKey);
  if (!base) {
    const map = yield* makeZoneMap(id, shape);
    base = remember(bases, baseKey, yield* makeBase(map, shape), MOST_BASES);
    yield;
  }
  return remember(known, key, yield* turnBase(base, turns, shape), MOST_TURNED);
}

export function huntersOutlines(id: string, turns: Turns, variant: number): HuntersOutlines {
  return atOnce(outlineSlices(id, turns, variant));
}

/** The zone under a point of the tile: lakes win over their rivers, water over forest, as a finger would expect. */
export function zoneAt(outlines: HuntersOutlines, p: Point): string | null {
  const { turned } = outlines;
  const { map } = turned;
  const home = turnPoint(p, ((4 - turned.turns) % 4) as Turns);
  for (const pool of map.water.pools) {
    if (pool.solid.distance(home.x, home.y) < 0) return pool.id;
  }
  const river = map.water.rivers.find((r) => r.solid.distance(home.x, home.y) < 0);
  if (river) return river.id;
  const nearest = outlines.zones
    .filter(({ kind }) => kind === 'forest' || kind === 'meadow')
    .map(({ id }) => ({ id, room: turned.within(id, p) }))
    .sort((a, b) => b.room - a.room)[0];
  return nearest?.id ?? null;
}

export const spotOf = (outlines: HuntersOutlines, zone: string): Point =>
  outlines.zones.find(({ id }) => id === zone)?.spot ?? { x: 0.5, y: 0.5 };
