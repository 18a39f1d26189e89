/**
 * Every outline of a classic tile as data in tile units: painter, highlights, field overlay, hit test and follower
 * spots share it. Computed once per (design, variant) unturned, then turned as data.
 */
import { CLASSIC_TILES, type ClassicTile, type ClassicTileId, EDGE_NAMES, HALF_NAMES } from '@/games/classic';

import { atOnce } from '../atOnce';
import { along, at } from '../geometry/curve';
import { type Edge, type Point, point, type Turns, turnEdge, turnPoint, turnPoints } from '../geometry/point';
import { contains, lineDistance, type Polygon, roomiest } from '../geometry/polygon';
import { Dice, hash } from '../random';
import { cityWalls, type Wall } from './cityWalls';
import { type FieldBorders, walkFields } from './fieldWalk';
import { CITY_INSET, ROAD_HALF, YARD } from './profile';
import { awayFromCaps, endingRoad, throughRoad } from './roadLines';

export type SegmentKind = 'city' | 'road' | 'field' | 'cloister';
/** A segment as the tile's data number it. */
export interface TileSegment {
  readonly kind: SegmentKind;
  /** The number of the segment among those of its kind, as in the tile's data. */
  readonly index: number;
}

export interface CityOutline {
  readonly edges: readonly Edge[];
  readonly pennant: boolean;
  readonly polygon: Polygon;
  readonly walls: readonly Wall[];
  readonly spot: Point;
  readonly shield: Point | null;
}

interface RoadOutline {
  readonly edges: readonly Edge[];
  readonly ends: 'crossing' | 'city' | 'cloister' | null;
  readonly line: readonly Point[];
  readonly spot: Point;
}

interface FieldOutline {
  readonly polygon: Polygon;
  /** The monastery's yard, which belongs to no field. */
  readonly hole: Polygon | null;
  readonly spot: Point;
}

export interface ClassicOutlines {
  readonly cities: readonly CityOutline[];
  readonly roads: readonly RoadOutline[];
  readonly fields: readonly FieldOutline[];
  readonly hub: Point | null;
  readonly gate: { readonly city: number; readonly wall: number; readonly share: number } | null;
  readonly cloister: { readonly yard: Polygon; readonly spot: Point } | null;
}

/** The yard stands upright, so it is not turned with the tile. */
const YARD_OUTLINE: Polygon = yardOutline();

function yardOutline(): Point[] {
  const points: Point[] = [];
  const { width, height, corner } = YARD;
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * Math.PI * 2;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    // A box with round corners and a slightly wavering side, as if laid by hand.
    const push = (1 + 0.018 * Math.sin(angle * 5 + 1)) / Math.max(Math.abs(c), Math.abs(s)) ** (1 - corner * 5);
    points.push(point(0.5 + (c * push * width) / 2, 0.53 + (s * push * height) / 2));
  }
  return points;
}

const edgeIndex = (name: (typeof EDGE_NAMES)[number]): Edge => EDGE_NAMES.indexOf(name) as Edge;

function* build(id: ClassicTileId, variant: number): Generator<void, ClassicOutlines> {
  const tile: ClassicTile = CLASSIC_TILES[id];
  const dice = new Dice(hash('outline', id, variant));
  const cityEdges = (tile.cities ?? []).map((city) => city.edges.map(edgeIndex).sort((a, b) => a - b));
  const caps = cityEdges.flatMap((edges) => (edges.length === 1 ? edges : []));
  const cities = cityEdges.map((edges, i) => ({
    edges,
    pennant: tile.cities?.[i]?.pennant ?? false,
    walls: cityWalls({
      edges,
      foreign: cityEdges.flatMap((other, j) => (j === i ? [] : other)),
      hasRoad: (tile.roads ?? []).length > 0,
      dice,
    }),
  }));
  const roadData = tile.roads ?? [];
  const hub = roadData.some((r) => r.ends === 'crossing') ? awayFromCaps(caps, 0.08) : null;
  const gated = roadData.findIndex((r) => r.ends === 'city');
  const gate = gated < 0 ? null : findGate(cities, roadData[gated]?.edges.map(edgeIndex)[0] ?? 0, gated);
  const roads = roadData.map((road) => {
    const edges = road.edges.map(edgeIndex);
    const first = edges[0] ?? 0;
    const second = edges[1];
    const goal = road.ends === 'city' && gate ? along(gate.wall.line, gate.share).point : (hub ?? point(0.5, 0.5));
    const line = second === undefined ? endingRoad(first, goal, dice) : throughRoad(first, second, caps, dice);
    return { edges, ends: road.ends ?? null, line, spot: along(line, second === undefined ? 0.42 : 0.5).point };
  });
  yield;
  const finished: CityOutline[] = [];
  for (const city of cities) finished.push(yield* finishCity(city));
  const fields = yield* orderFields(tile, { cities, roads, hub, gate });
  return {
    cities: finished,
    roads,
    hub,
    gate: gate && { city: gate.city, wall: cities[gate.city]?.walls.indexOf(gate.wall) ?? 0, share: gate.share },
    fields,
    cloister: tile.cloister ? { yard: YARD_OUTLINE, spot: point(0.5, 0.56) } : null,
  };
}

function findGate(cities: readonly { walls: readonly Wall[] }[], edge: Edge, road: number): FieldBorders['gate'] {
  for (let city = 0; city < cities.length; city++) {
    const wall = cities[city]?.walls.find((w) => w.kind !== 'notch' && (w.from + 1) % 4 === edge);
    if (wall) return { city, wall, share: 0.5, road };
  }
  throw new Error('a road ends at a city that has no wall there');
}

function* finishCity(city: {
  edges: readonly Edge[];
  pennant: boolean;
  walls: readonly Wall[];
}): Generator<void, CityOutline> {
  const polygon = city.walls.flatMap((wall) => [turnPoint({ x: CITY_INSET, y: 0 }, wall.from), ...wall.line]);
  const middle = yield* roomiest(polygon);
  if (!city.pennant) return { ...city, polygon, spot: middle.point, shield: null };
  const shield = middle.point;
  // Beside the shield rather than on it: the pennant must stay visible under a knight.
  const beside = yield* roomiest(polygon, (p) => Math.max(0, Math.hypot((p.x - shield.x) * 0.9, p.y - shield.y) - 0.1));
  return { ...city, polygon, spot: beside.point, shield };
}

function* orderFields(tile: ClassicTile, borders: FieldBorders): Generator<void, FieldOutline[]> {
  const walked = walkFields(borders);
  yield;
  const fields: FieldOutline[] = [];
  for (const field of tile.fields ?? []) {
    const half = HALF_NAMES.indexOf(field.halves[0] ?? 'NL');
    const found = walked.find((w) => w.halves.includes(half));
    if (!found) throw new Error(`no polygon for a field of ${tile.name}`);
    const hole = tile.cloister ? YARD_OUTLINE : null;
    const keepOff = (p: Point): number => (hole ? (contains(hole, p) ? -1 : lineDistance(hole, p)) : Infinity);
    fields.push({ polygon: found.polygon, hole, spot: (yield* roomiest(found.polygon, keepOff)).point });
  }
  return fields;
}

function turn(outlines: ClassicOutlines, turns: Turns): ClassicOutlines {
  if (turns === 0) return outlines;
  const edges = (list: readonly Edge[]): Edge[] => list.map((e) => turnEdge(e, turns));
  return {
    ...outlines,
    hub: outlines.hub && turnPoint(outlines.hub, turns),
    cities: outlines.cities.map((city) => ({
      ...city,
      edges: edges(city.edges),
      polygon: turnPoints(city.polygon, turns),
      walls: city.walls.map((w) => ({
        ...w,
        from: turnEdge(w.from, turns),
        to: turnEdge(w.to, turns),
        line: turnPoints(w.line, turns),
      })),
      spot: turnPoint(city.spot, turns),
      shield: city.shield && turnPoint(city.shield, turns),
    })),
    roads: outlines.roads.map((road) => ({
      ...road,
      edges: edges(road.edges),
      line: turnPoints(road.line, turns),
      spot: turnPoint(road.spot, turns),
    })),
    fields: outlines.fields.map((field) => ({
      ...field,
      polygon: turnPoints(field.polygon, turns),
      spot: turnPoint(field.spot, turns),
    })),
  };
}

/** How many shapes one design takes; pictures with more variants share them. */
export const OUTLINE_VARIANTS = 9;
const known = new Map<string, ClassicOutlines>();

/** As `classicOutlines`, pausing now and then: the first time takes tens of milliseconds on a phone. */
export function* outlineSlices(id: ClassicTileId, turns: Turns, variant: number): Generator<void, ClassicOutlines> {
  const shape = ((variant % OUTLINE_VARIANTS) + OUTLINE_VARIANTS) % OUTLINE_VARIANTS;
  const key = `${id}${turns}/${shape}`;
  let outlines = known.get(key);
  if (!outlines) {
    outlines = turns === 0 ? yield* build(id, shape) : turn(yield* outlineSlices(id, 0, shape), turns);
    known.set(key, outlines);
  }
  return outlines;
}

export function classicOutlines(id: ClassicTileId, turns: Turns, variant: number): ClassicOutlines {
  return atOnce(outlineSlices(id, turns, variant));
}

/** What lies under a point of the tile: roads win over what they cross, as a finger would expect. */
export function segmentAt(outlines: ClassicOutlines, p: Point): TileSegment | null {
  if (outlines.cloister && contains(outlines.cloister.yard, p)) return { kind: 'cloister', index: 0 };
  const road = outlines.roads.findIndex((r) => lineDistance(r.line, p) < ROAD_HALF);
  const city = outlines.cities.findIndex((c) => contains(c.polygon, p));
  if (city >= 0) return { kind: 'city', index: city };
  if (road >= 0) return { kind: 'road', index: road };
  const field = outlines.fields.findIndex((f) => contains(f.polygon, p));
  return field >= 0 ? { kind: 'field', index: field } : null;
}

export const spotOf = (outlines: ClassicOutlines, { kind, index }: TileSegment): Point => {
  const spots = {
    city: outlines.cities[index]?.spot,
    road: outlines.roads[index]?.spot,
    field: outlines.fields[index]?.spot,
    cloister: outlines.cloister?.spot,
  };
  return spots[kind] ?? at([point(0.5, 0.5)], 0);
};
