import { JOIN_LAKES, JOIN_PLAIN } from '../tiles/land';
import { refuse } from '../tiles/limits';
import { TileSet, type EdgeShape, type SegmentShape, type SetRules, type TileShape } from '../tiles/set';
import { setsOf } from '../tiles/sets';
import { HUNTERS_TILES, type HuntersBox, type HuntersTile, type HuntersZone } from './tiles';
import { HUNTERS_FEATURES, SYSTEM, type HuntersOptions } from './types';

const TERRAINS = { meadow: 1, river: 2, forest: 3, lake: 1 } as const;
/** Two counts share one number of the engine: the second stands this much higher. */
export const LANE = 128;

/** Fish of a lake or system; gold and mushrooms of a forest; deer and tigers of a meadow. */
function amountA(zone: HuntersZone): number {
  switch (zone.kind) {
    case 'forest':
      return (zone.gold ? 1 : 0) + LANE * (zone.mushrooms ?? 0);
    case 'meadow':
      return count(zone, 'deer') + LANE * count(zone, 'tiger');
    case 'lake':
      return zone.fish;
    case 'river':
      return 0;
  }
}

/** Mammoths and aurochs of a meadow, and whether it burns. */
function amountB(zone: HuntersZone): number {
  if (zone.kind !== 'meadow') return 0;
  return count(zone, 'mammoth') + count(zone, 'aurochs') + LANE * (zone.special === 'fire' ? 1 : 0);
}

function count(zone: Extract<HuntersZone, { kind: 'meadow' }>, animal: string): number {
  return (zone.animals ?? []).filter((other) => other === animal).length;
}

/** A tile of forests, rivers and meadows. */
export interface HuntersShape extends TileShape {
  readonly tile: HuntersTile;
  /** By segment: the system segment of a river or lake, else −1. */
  readonly systemOf: readonly number[];
  /** By segment: whether it is the zone of the shrine. */
  readonly isShrine: readonly boolean[];
}

export type HuntersSet = TileSet<HuntersShape>;

/** One system for every lake with its rivers, and for every river that ends in no lake of this tile. */
function hasSystem(zone: HuntersZone | undefined): boolean {
  return zone?.kind === 'lake' || (zone?.kind === 'river' && zone.end !== 'lake');
}

function shapeOf(tile: HuntersTile): HuntersShape {
  const names = Object.keys(tile.zones);
  const zones = Object.values(tile.zones);
  const segments: SegmentShape[] = zones.map((zone, index) => ({
    name: names[index] ?? '',
    kind: HUNTERS_FEATURES.indexOf(zone.kind),
    amountA: amountA(zone),
    amountB: amountB(zone),
    ...(zone.kind === 'river' && zone.end === 'lake' ? { lake: names.indexOf(zone.lake) } : {}),
  }));
  const systems = new Map<string, number>();
  zones.forEach((zone, index) => {
    if (!hasSystem(zone)) return;
    systems.set(names[index] ?? '', segments.length);
    segments.push({ name: `s${systems.size}`, kind: SYSTEM, amountA: amountA(zone) });
  });
  const edges = tile.edges.map((edge): EdgeShape => {
    const middle = edge.length === 3 ? edge[1] : edge[0];
    const zone = tile.zones[middle];
    if (zone === undefined) throw new RangeError(`tile ${tile.id} has no zone ${middle}`);
    const ports = edge.map((name) => names.indexOf(name));
    if (zone.kind === 'river') {
      const water = zone.end === 'lake' ? zone.lake : middle;
      ports.push(systems.get(water) ?? -1);
    }
    return { terrain: TERRAINS[zone.kind], ports };
  });
  const systemOf = segments.map((_, index) => {
    const zone = zones[index];
    if (zone?.kind === 'river' && zone.end === 'lake') return systems.get(zone.lake) ?? -1;
    return systems.get(names[index] ?? '') ?? -1;
  });
  const isShrine = segments.map((_, index) => {
    const zone = zones[index];
    return zone?.kind === 'meadow' && zone.special === 'shrine';
  });
  return { id: tile.id, edges, segments, tile, systemOf, isShrine };
}

const RULES: SetRules = {
  joins: { 1: [JOIN_PLAIN], 2: [JOIN_PLAIN, JOIN_LAKES, JOIN_PLAIN, JOIN_PLAIN], 3: [JOIN_PLAIN] },
  tileCountedKinds: [],
};

/** Refuses more of anything than fits below the count that stands `LANE` higher in the same number. */
export function checkLanes(tiles: readonly HuntersTile[]): void {
  const lanes = { gold: 0, deer: 0, animals: 0 };
  for (const { zones, count: copies } of tiles) {
    for (const zone of Object.values(zones)) {
      if (zone.kind === 'forest') lanes.gold += copies * (amountA(zone) % LANE);
      if (zone.kind === 'meadow') lanes.deer += copies * (amountA(zone) % LANE);
      lanes.animals += copies * (amountB(zone) % LANE);
    }
  }
  for (const [name, most] of Object.entries(lanes)) {
    if (most >= LANE) refuse(`${most} of ${name} in the box: a feature counts to ${LANE - 1}`);
  }
}

function compile(boxes: readonly HuntersBox[]): HuntersSet {
  const tiles = HUNTERS_TILES.filter(({ box = 'base' }) => boxes.includes(box));
  checkLanes(tiles);
  const copies = tiles.map((tile) => tile.count);
  return new TileSet(tiles.map(shapeOf), { copies, start: tiles.findIndex(({ deck }) => deck === 'start') }, RULES);
}

const compiled = setsOf(compile);

/** The boxes that a game is played with: an expansion is a box that one of the options adds. */
function boxesFor(_: HuntersOptions): readonly HuntersBox[] {
  return ['base'];
}

/** The tiles that a game with these options is played with. */
export function setFor(options: HuntersOptions): HuntersSet {
  return compiled(boxesFor(options));
}

/** What is shuffled into one of the two piles. */
export function pileOf(set: HuntersSet, deck: 'land' | 'bonus'): Int16Array {
  return set.pileOf(({ tile }) => tile.deck === deck);
}
