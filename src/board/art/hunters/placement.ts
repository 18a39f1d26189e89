/**
 * Where animals, symbols and pieces stand on a turned tile. They are upright whatever the rotation, so their place is
 * sought on the turned map: the largest size for which a figure finds room in its own zone.
 */
import type { Animal } from '@/games/hunters';

import { at } from '../geometry/curve';
import { type Point, type Turns, turnPoint } from '../geometry/point';
import { Dice, hash } from '../random';
import { nearestNode, type ZoneMap } from './shape/zoneMap';

// Looked up once: these run ten thousand times a tile, and a global is slow to find in some engines.
const { abs, floor, hypot, max, min } = Math;

export type SymbolKind = 'gold' | 'mushrooms' | 'volcano' | 'shrine' | 'fire';
export interface Thing {
  readonly kind: SymbolKind | Animal;
  readonly zone: string;
  /** The middle of the figure. */
  readonly at: Point;
  /** Height of the figure's unit; `BOXES` says how wide and high it is in that unit. */
  readonly size: number;
  readonly facesRight: boolean;
}

/** Width and height of each figure in its own unit. */
export const BOXES: Readonly<Record<Thing['kind'], readonly [width: number, height: number]>> = {
  deer: [1.12, 1.14],
  mammoth: [1.38, 0.98],
  aurochs: [1.36, 1.04],
  tiger: [1.5, 0.88],
  gold: [1.34, 1.22],
  mushrooms: [1.28, 1.06],
  volcano: [1.36, 1.5],
  shrine: [1.26, 1.04],
  fire: [1.06, 1.26],
};

const ANIMAL_SIZES = [0.355, 0.335, 0.315, 0.295, 0.275, 0.255, 0.24, 0.225];
const SIZES: Readonly<Record<Thing['kind'], readonly number[]>> = {
  deer: ANIMAL_SIZES,
  mammoth: ANIMAL_SIZES,
  aurochs: ANIMAL_SIZES.slice(1),
  tiger: ANIMAL_SIZES.slice(1),
  gold: [0.165, 0.155, 0.145],
  mushrooms: [0.205, 0.19, 0.17],
  volcano: [0.29, 0.265, 0.24],
  shrine: [0.25, 0.225, 0.2],
  fire: [0.27, 0.24, 0.22],
};

/**
 * Moved as little as needed to lie inside the tile whole: a neighbour would cut off what stands out. `shade` is what it
 * throws to the right and below, in its own unit.
 */
export function keptInside({ x, y }: Point, kind: Thing['kind'], size: number, shade = 0): Point {
  const [w, h] = BOXES[kind];
  const clamp = (value: number, half: number): number => max(half, min(1 - half - shade * size, value));
  return { x: clamp(x, (w / 2) * size + 0.004), y: clamp(y, (h / 2) * size + 0.004) };
}

/** The zones of a turned tile: takes places on the turned tile and looks them up on the unturned map. */
export class TurnedZones {
  private readonly back: Turns;
  private readonly woods = new Map<string, number>();
  private readonly meadows = new Map<string, number>();

  constructor(
    readonly map: ZoneMap,
    readonly turns: Turns,
  ) {
    this.back = ((4 - turns) % 4) as Turns;
    map.forests.forEach(({ id }, index) => this.woods.set(id, index));
    map.layout.meadows.forEach((id, index) => this.meadows.set(id, index));
  }

  turned(p: Point): Point {
    return turnPoint(p, this.turns);
  }

  private home(p: Point): Point {
    return turnPoint(p, this.back);
  }

  free(p: Point): number {
    const q = this.home(p);
    return this.map.freeGrid.at(q.x, q.y);
  }

  wet(p: Point): number {
    const q = this.home(p);
    return this.map.waterGrid.at(q.x, q.y);
  }

  forest(p: Point, index: number): number {
    const q = this.home(p);
    return this.map.forestGrids[index]?.at(q.x, q.y) ?? 1;
  }

  /** Positive inside the zone, a meadow or forest: how far its end is. */
  within(zone: string, p: Point): number {
    const wood = this.woods.get(zone);
    if (wood !== undefined) return -this.forest(p, wood);
    const q = this.home(p);
    const free = this.map.freeGrid.at(q.x, q.y);
    return this.map.meadowOf[nearestNode(q)] === this.meadows.get(zone) ? free : -abs(free) - 0.01;
  }
}

const STEPS = 30;
const insideTile = (p: Point): number => min(p.x, p.y, 1 - p.x, 1 - p.y);

const RING: readonly Point[] = Array.from({ length: 12 }, (_, i) => ({
  x: Math.cos((i / 12) * Math.PI * 2),
  y: Math.sin((i / 12) * Math.PI * 2),
}));

/** Points of a figure that must lie in its zone: broad feet, rounder above. */
const BODY: readonly Point[] = [
  { x: -0.72, y: 0.94 },
  { x: 0.72, y: 0.94 },
  { x: 0, y: 0.96 },
  { x: -0.88, y: 0.4 },
  { x: 0.88, y: 0.4 },
  { x: -0.9, y: -0.1 },
  { x: 0.9, y: -0.1 },
  { x: -0.62, y: -0.66 },
  { x: 0.62, y: -0.66 },
  { x: 0, y: -0.86 },
];

export interface Wish {
  readonly kind: Thing['kind'];
  readonly zone: string;
}

/** How well a figure of this size stands here: the least room around it. */
function roomFor(turned: TurnedZones, wish: Wish, p: Point, size: number, placed: readonly Thing[]): number {
  const [w, h] = BOXES[wish.kind];
  const rx = (w / 2) * size;
  const ry = (h / 2) * size;
  let room = min(p.x - rx, 1 - p.x - rx, p.y - ry, 1 - p.y - ry) - 0.006;
  if (room < -0.05) return room;
  for (const other of placed) {
    const [ow, oh] = BOXES[other.kind];
    const dx = abs(p.x - other.at.x) / (rx + (ow / 2) * other.size);
    const dy = abs(p.y - other.at.y) / (ry + (oh / 2) * other.size);
    room = min(room, (max(dx, dy) - 1.07) * 0.15);
  }
  for (const unit of BODY) {
    const q = { x: p.x + unit.x * rx, y: p.y + unit.y * ry };
    room = min(room, turned.within(wish.zone, q) - 0.004);
    if (room < -0.08) return room;
  }
  return room;
}

interface Settled {
  readonly thing: Thing;
  readonly room: number;
}

/** Places that are looked at between two pauses. */
const BREATH = 40;

function* settle(
  turned: TurnedZones,
  wish: Wish,
  placed: readonly Thing[],
  dice: Dice,
  modesty: number,
): Generator<void, Settled> {
  const spots: Point[] = [];
  for (let row = 1; row < STEPS; row++) {
    for (let column = 1; column < STEPS; column++) {
      const p = { x: column / STEPS, y: row / STEPS };
      if (turned.within(wish.zone, p) > 0.02) spots.push(p);
    }
    if (row % 6 === 0) yield;
  }
  const facesRight = dice.chance(0.5);
  let thing: Thing = { ...wish, at: spots[0] ?? { x: 0.5, y: 0.5 }, size: 0.22, facesRight };
  let most = -Infinity;
  const salt = dice.int(1 << 20);
  for (const size of SIZES[wish.kind].slice(modesty)) {
    for (const [i, p] of spots.entries()) {
      // Chance decides among places that are all wide enough, so that copies of a tile differ.
      const room = min(0.05, roomFor(turned, wish, p, size, placed));
      const value = room > 0 ? room + (hash(salt, i) / 2 ** 32) * 0.03 : room;
      if (value > most) [thing, most] = [{ ...wish, at: p, size, facesRight }, value];
      if (i % BREATH === BREATH - 1) yield;
    }
    // A smaller size that fits is better than any larger one that does not.
    if (most > 0) break;
  }
  return { thing: { ...thing, at: keptInside(thing.at, thing.kind, thing.size) }, room: most };
}

/** What a tile shows beside its terrain, and in which zone. */
export function wishesOf({ tile }: ZoneMap['layout']): Wish[] {
  const wishes: Wish[] = [];
  for (const [zone, facts] of Object.entries(tile.zones)) {
    if (facts.kind === 'forest') {
      if (tile.special === 'volcano') wishes.push({ kind: 'volcano', zone });
      if (facts.gold) wishes.push({ kind: 'gold', zone });
      for (let i = 0; i < (facts.mushrooms ?? 0); i++) wishes.push({ kind: 'mushrooms', zone });
    }
    if (facts.kind === 'meadow') {
      for (const animal of facts.animals ?? []) wishes.push({ kind: animal, zone });
      if (facts.special) wishes.push({ kind: facts.special, zone });
    }
  }
  return wishes;
}

export function* placeThings(turned: TurnedZones, variant: number): Generator<void, Thing[]> {
  const wishes = wishesOf(turned.map.layout);
  const isShared = wishes.some((wish, i) => wishes.findIndex(({ zone }) => zone === wish.zone) !== i);
  let best: Thing[] = [];
  let most = -Infinity;
  // Two figures in one zone can stand in each other's way: of several tries the one with the most room is kept.
  for (let attempt = 0; attempt < (isShared ? 7 : 1); attempt++) {
    const dice = new Dice(hash('things', turned.map.layout.tile.id, variant, attempt));
    const placed: Thing[] = [];
    let least = 1;
    for (const wish of wishes) {
      const { thing, room } = yield* settle(turned, wish, placed, dice, min(2, attempt >> 1));
      placed.push(thing);
      least = min(least, room);
      yield;
    }
    if (least > most) [best, most] = [placed, least];
    if (most > 0) break;
  }
  return best;
}

const apart = (p: Point, things: readonly Thing[]): number =>
  min(1, ...things.map(({ at: q, kind, size }) => hypot(p.x - q.x, p.y - q.y) - (max(...BOXES[kind]) / 2) * size));

/** One place for a piece in every zone, beside what the zone shows. */
export function* pieceSpots(turned: TurnedZones, things: readonly Thing[]): Generator<void, Map<string, Point>> {
  const { map } = turned;
  const spots = new Map<string, Point>();
  for (const zone of [...map.layout.meadows, ...map.forests.map((f) => f.id)]) {
    let best: Point = { x: 0.5, y: 0.5 };
    let most = -Infinity;
    for (let row = 1; row < STEPS; row++) {
      for (let column = 1; column < STEPS; column++) {
        const p = { x: column / STEPS, y: row / STEPS };
        const own = turned.within(zone, p);
        if (own < 0.012) continue;
        const room = min(own, insideTile(p), apart(p, things));
        if (room > most) [best, most] = [p, room];
      }
      if (row % 6 === 0) yield;
    }
    spots.set(zone, best);
  }
  for (const { id, line, edges } of map.water.rivers) {
    // On a river that ends here between border and lake, so that the piece is not cut; else in the middle of its way.
    const isLake = (p: Point): boolean =>
      map.water.pools.some((pool) => pool.kind === 'lake' && pool.solid.distance(p.x, p.y) < 0.02);
    const off = line.map((p) => abs(insideTile(p) - 0.165) + (isLake(p) ? 1 : 0));
    const index = edges.length === 2 ? floor(line.length / 2) : off.indexOf(min(...off));
    spots.set(id, turned.turned(at(line, index)));
  }
  for (const pool of map.water.pools) {
    if (pool.kind !== 'lake') continue;
    const shore = RING.map((unit) => ({ x: pool.at.x + unit.x * pool.radius, y: pool.at.y + unit.y * pool.radius }));
    const worth = (p: Point): number =>
      min(0.2, apart(turned.turned(p), things)) +
      min(0.3, ...map.water.rivers.map((r) => r.solid.distance(p.x, p.y))) +
      min(0.1, map.freeGrid.at(p.x, p.y) * 2);
    spots.set(
      pool.id,
      turned.turned(
        at(
          [...shore].sort((p, q) => worth(q) - worth(p)),
          0,
        ),
      ),
    );
  }
  return spots;
}
