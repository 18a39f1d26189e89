/**
 * What stands and lies on the fields of one tile, placed by seed in the unturned tile and then turned as data: turning
 * a tile in the hand keeps every tree in its place.
 */
import type { ClassicTileId } from '@/games/classic';

import { along } from '../geometry/curve';
import { type Point, type Turns, turnPoint } from '../geometry/point';
import { contains, lineDistance } from '../geometry/polygon';
import { Dice, hash } from '../random';
import type { WallKind } from './cityWalls';
import { type ClassicOutlines, outlineSlices } from './outlines';
import { HUB_RADIUS, ROAD_HALF } from './profile';

const VIGNETTES = ['windmill', 'pond', 'orchard', 'cross', 'farm', 'sheep', 'grove'] as const;
type Vignette = (typeof VIGNETTES)[number];

type SceneryKind = Vignette | 'parcel' | 'tree' | 'poplars' | 'hay' | 'flock' | 'hedge' | 'house';

export interface Scenery {
  readonly kind: SceneryKind;
  /** The middle of what is seen, with at least `radius` of room around it. */
  readonly at: Point;
  readonly radius: number;
  readonly angle: number;
  readonly pick: number;
}

export interface ClassicScenery {
  readonly things: readonly Scenery[];
  readonly tufts: readonly Point[];
  readonly flowers: readonly { readonly at: Point; readonly pick: number }[];
}

const SIZES: Readonly<Record<Vignette, number>> = {
  windmill: 0.125,
  pond: 0.085,
  orchard: 0.1,
  cross: 0.05,
  farm: 0.105,
  sheep: 0.09,
  grove: 0.11,
};

/** About where towers stand, which rise higher than walls. */
const TOWER_SHARES: Readonly<Record<WallKind, readonly number[]>> = {
  notch: [],
  side: [0.3, 0.7],
  diagonal: [0.25, 0.5, 0.75],
  cap: [0.2, 0.5, 0.8],
};

function towersOf({ cities }: ClassicOutlines): Point[] {
  return cities.flatMap(({ walls }) =>
    walls.flatMap(({ kind, line }) => TOWER_SHARES[kind].map((share) => along(line, share).point)),
  );
}

/** Room left at a point for a thing, counting what already stands. */
function roomAt(outlines: ClassicOutlines, towers: readonly Point[], placed: readonly Scenery[], p: Point): number {
  // A little more at the border: shadows fall to the lower right, whichever side of the tile that is.
  let room = Math.min(p.x, p.y, 1 - p.x, 1 - p.y) - 0.018;
  for (const city of outlines.cities) {
    if (contains(city.polygon, p)) return 0;
    // Walls rise, and which side is up changes with rotation: keep their height away on all sides.
    for (const wall of city.walls) room = Math.min(room, lineDistance(wall.line, p) - 0.05);
  }
  for (const tower of towers) room = Math.min(room, Math.hypot(p.x - tower.x, p.y - tower.y) - 0.11);
  for (const road of outlines.roads) room = Math.min(room, lineDistance(road.line, p) - ROAD_HALF - 0.012);
  if (outlines.hub) room = Math.min(room, Math.hypot(p.x - outlines.hub.x, p.y - outlines.hub.y) - HUB_RADIUS);
  // The yard is upright and the tile turns: a circle round it holds for all rotations.
  if (outlines.cloister) room = Math.min(room, Math.max(Math.abs(p.x - 0.5), Math.abs(p.y - 0.5)) - 0.315);
  for (const thing of placed) room = Math.min(room, Math.hypot(p.x - thing.at.x, p.y - thing.at.y) - thing.radius);
  return room;
}

/** Points that are tried between two pauses. */
const BREATH = 6;

function* build(id: ClassicTileId, variant: number): Generator<void, ClassicScenery> {
  const outlines = yield* outlineSlices(id, 0, variant);
  const towers = towersOf(outlines);
  const dice = new Dice(hash('scenery', id, variant));
  const things: Scenery[] = villageHouses(outlines, dice);
  function* find(radius: number, tries: number): Generator<void, Point | null> {
    let best: Point | null = null;
    let most = radius;
    for (let i = 0; i < tries; i++) {
      const p = { x: dice.range(0.04, 0.96), y: dice.range(0.04, 0.96) };
      const room = roomAt(outlines, towers, things, p);
      if (i % BREATH === BREATH - 1) yield;
      if (room < radius) continue;
      if (best === null || room > most) [best, most] = [p, room];
    }
    return best;
  }
  function* put(kind: SceneryKind, radius: number, tries: number): Generator<void, boolean> {
    const at = yield* find(radius, tries);
    if (at) things.push({ kind, at, radius, angle: dice.range(-0.5, 0.5), pick: dice.int(1 << 20) });
    return at !== null;
  }
  // Copies walk through the vignettes, so neighbours in the box never show the same one.
  const first = (hash('vignette', id) + variant) % VIGNETTES.length;
  for (let i = 0; i < 3; i++) {
    const kind = VIGNETTES[(first + i * 2) % VIGNETTES.length] ?? 'grove';
    if (yield* put(kind, SIZES[kind], 34)) break;
  }
  if (dice.chance(0.62) && !(yield* put('parcel', dice.range(0.13, 0.17), 34))) yield* put('parcel', 0.1, 34);
  if (dice.chance(0.35)) yield* put('hay', 0.05, 12);
  if (dice.chance(0.3)) yield* put('flock', 0.06, 12);
  if (dice.chance(0.4)) yield* put('poplars', 0.065, 12);
  if (dice.chance(0.4)) yield* put('hedge', 0.085, 14);
  const groups = 2 + dice.int(4);
  for (let i = 0; i < groups; i++) yield* put('tree', dice.range(0.042, 0.075), 14);
  const tufts = yield* sprinkle(46, 0.016);
  const flowers = (yield* sprinkle(9, 0.03)).map((at) => ({ at, pick: dice.int(4) }));
  return { things, tufts, flowers };

  function* sprinkle(count: number, radius: number): Generator<void, Point[]> {
    const points: Point[] = [];
    for (let i = 0; i < count; i++) {
      const p = { x: dice.range(0.02, 0.98), y: dice.range(0.02, 0.98) };
      if (i % BREATH === BREATH - 1) yield;
      if (roomAt(outlines, towers, things, p) > radius && points.every((q) => Math.hypot(p.x - q.x, p.y - q.y) > 0.055))
        points.push(p);
    }
    return points;
  }
}

/** Houses in every quadrant of a crossing that no road takes. */
function villageHouses({ hub, roads }: ClassicOutlines, dice: Dice): Scenery[] {
  if (!hub) return [];
  const houses: Scenery[] = [];
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const at = { x: hub.x + sx * dice.range(0.128, 0.142), y: hub.y + sy * dice.range(0.122, 0.136) };
    if (roads.some((road) => lineDistance(road.line, at) < 0.085)) continue;
    houses.push({ kind: 'house', at, radius: 0.07, angle: 0, pick: dice.int(1 << 20) });
  }
  return houses;
}

const known = new Map<string, ClassicScenery>();

export function* scenerySlices(id: ClassicTileId, turns: Turns, variant: number): Generator<void, ClassicScenery> {
  const key = `${id}/${variant}`;
  let base = known.get(key);
  if (!base) known.set(key, (base = yield* build(id, variant)));
  if (turns === 0) return base;
  return {
    things: base.things.map((t) => ({ ...t, at: turnPoint(t.at, turns), angle: t.angle + (turns * Math.PI) / 2 })),
    tufts: base.tufts.map((p) => turnPoint(p, turns)),
    flowers: base.flowers.map((f) => ({ ...f, at: turnPoint(f.at, turns) })),
  };
}
