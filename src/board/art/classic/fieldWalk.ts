/**
 * Fields as polygons, found by walking: clockwise along the tile's border until a feature starts, inwards along it
 * with the feature on the left, and out again. Pure topology, so a field cannot come out joined or cut by accident.
 */
import { at, offset, part } from '../geometry/curve';
import { distance, type Edge, onEdge, type Point } from '../geometry/point';
import type { Wall } from './cityWalls';
import { CITY_INSET, HUB_RADIUS, ROAD_HALF } from './profile';

interface WalkRoad {
  readonly edges: readonly Edge[];
  readonly ends: 'crossing' | 'city' | 'cloister' | null;
  readonly line: readonly Point[];
}

interface WalkCity {
  readonly edges: readonly Edge[];
  readonly walls: readonly Wall[];
}

interface Feature {
  readonly edge: Edge;
  readonly start: number;
  readonly end: number;
  readonly city: number | null;
  readonly road: number | null;
}

interface WalkedField {
  readonly polygon: readonly Point[];
  /** Halves of edges (0…7, clockwise from the north-west corner) that the field touches. */
  readonly halves: readonly number[];
}

/** What parts the fields of a tile. */
export interface FieldBorders {
  readonly cities: readonly WalkCity[];
  readonly roads: readonly WalkRoad[];
  readonly hub: Point | null;
  /** The wall a road enters and how far along it, if one does. */
  readonly gate: { readonly city: number; readonly wall: Wall; readonly share: number; readonly road: number } | null;
}

export function walkFields(borders: FieldBorders): WalkedField[] {
  const features = featuresOf(borders);
  if (features.length === 0) {
    return [{ polygon: [0, 1, 2, 3].map((e) => onEdge(e as Edge, 0)), halves: [0, 1, 2, 3, 4, 5, 6, 7] }];
  }
  const fields: WalkedField[] = [];
  const seen = new Set<Feature>();
  for (const start of features) {
    if (seen.has(start)) continue;
    const field = walk(borders, features, start, seen);
    // The notch between two edges of one city touches no half: a court of towers, not a field.
    if (field.halves.length > 0) fields.push(field);
  }
  return fields;
}

function featuresOf({ cities, roads }: FieldBorders): Feature[] {
  const features: Feature[] = [];
  cities.forEach(({ edges }, city) => {
    for (const edge of edges) {
      features.push({ edge, start: edge + CITY_INSET, end: edge + 1 - CITY_INSET, city, road: null });
    }
  });
  roads.forEach(({ edges }, road) => {
    for (const edge of edges) {
      features.push({ edge, start: edge + 0.5 - ROAD_HALF, end: edge + 0.5 + ROAD_HALF, city: null, road });
    }
  });
  return features.sort((a, b) => a.start - b.start);
}

const onBorder = (position: number): Point => {
  const wrapped = ((position % 4) + 4) % 4;
  return onEdge(Math.floor(wrapped) as Edge, wrapped - Math.floor(wrapped));
};

function walk(borders: FieldBorders, features: readonly Feature[], start: Feature, seen: Set<Feature>): WalkedField {
  const polygon: Point[] = [];
  const halves = new Set<number>();
  let leaving = start;
  do {
    seen.add(leaving);
    const next = features[(features.indexOf(leaving) + 1) % features.length] ?? start;
    const from = leaving.end;
    const to = next.start <= from ? next.start + 4 : next.start;
    polygon.push(onBorder(from));
    for (let half = Math.ceil(from * 2 - 0.5); half < to * 2 - 0.5; half++) halves.add(((half % 8) + 8) % 8);
    for (let corner = Math.ceil(from); corner < to; corner++) polygon.push(onBorder(corner));
    polygon.push(onBorder(to));
    const crossed = cross(borders, features, next);
    polygon.push(...crossed.points);
    leaving = crossed.out;
  } while (leaving !== start);
  return { polygon, halves: [...halves].sort((a, b) => a - b) };
}

interface Crossing {
  readonly points: readonly Point[];
  readonly out: Feature;
}

function featureAt(features: readonly Feature[], edge: Edge): Feature {
  const found = features.find((f) => f.edge === edge);
  if (!found) throw new Error('a feature leads to an edge without one');
  return found;
}

const reversed = (line: readonly Point[]): Point[] => [...line].reverse();

function cross(borders: FieldBorders, features: readonly Feature[], feature: Feature): Crossing {
  if (feature.city !== null) {
    const wall = borders.cities[feature.city]?.walls.find((w) => w.to === feature.edge);
    if (!wall) throw new Error('a city edge without a wall');
    if (borders.gate?.wall === wall) {
      const road = roadOf(borders, borders.gate.road);
      const down = offset(reversed(road.line), ROAD_HALF);
      return {
        points: [...reversed(part(wall.line, borders.gate.share, 1)), ...down],
        out: featureAt(features, edgeOf(road)),
      };
    }
    return { points: reversed(wall.line), out: featureAt(features, wall.from) };
  }
  return crossRoad(borders, features, feature, roadOf(borders, feature.road ?? 0));
}

function roadOf(borders: FieldBorders, index: number): WalkRoad {
  const road = borders.roads[index];
  if (!road) throw new Error('no such road');
  return road;
}

const edgeOf = (road: WalkRoad): Edge => road.edges[0] ?? 0;

function crossRoad(borders: FieldBorders, features: readonly Feature[], feature: Feature, road: WalkRoad): Crossing {
  if (road.edges.length === 2) {
    const onward = edgeOf(road) === feature.edge;
    const line = onward ? road.line : reversed(road.line);
    const goal = onward ? (road.edges[1] ?? feature.edge) : edgeOf(road);
    return { points: offset(line, ROAD_HALF), out: featureAt(features, goal) };
  }
  const inwards = offset(road.line, ROAD_HALF);
  const { hub, gate } = borders;
  if (road.ends === 'crossing' && hub) {
    const arms = borders.roads.filter((r) => r.ends === 'crossing');
    const previous = arms[(arms.indexOf(road) + arms.length - 1) % arms.length] ?? road;
    const arriving = outside(inwards, hub);
    const leavingLine = outside(offset(reversed(previous.line), ROAD_HALF), hub);
    const round = arc(hub, at(arriving, arriving.length - 1), at(leavingLine, 0));
    return { points: [...arriving, ...round, ...leavingLine], out: featureAt(features, edgeOf(previous)) };
  }
  if (road.ends === 'city' && gate) {
    const home = reversed(part(gate.wall.line, 0, gate.share));
    return { points: [...inwards, ...home], out: featureAt(features, gate.wall.from) };
  }
  return { points: [...inwards, ...offset(reversed(road.line), ROAD_HALF)], out: feature };
}

const outside = (line: readonly Point[], hub: Point): Point[] => line.filter((p) => distance(p, hub) >= HUB_RADIUS);

/** Round the hub with the hub on the left. */
function arc(hub: Point, from: Point, to: Point): Point[] {
  const a = Math.atan2(from.y - hub.y, from.x - hub.x);
  let b = Math.atan2(to.y - hub.y, to.x - hub.x);
  while (b > a) b -= Math.PI * 2;
  const steps = Math.max(1, Math.ceil((a - b) / 0.35));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = a + ((b - a) * i) / steps;
    return { x: hub.x + Math.cos(angle) * HUB_RADIUS, y: hub.y + Math.sin(angle) * HUB_RADIUS };
  });
}
