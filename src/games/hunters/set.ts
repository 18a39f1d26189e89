import { JOIN_LAKES, JOIN_PLAIN, TileSet, type EdgeShape, type SegmentShape, type TileShape } from '../tiles/set';
import { HUNTERS_TILES, type HuntersTile, type HuntersZone } from './tiles';
import { HUNTERS_FEATURES, SYSTEM } from './types';

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

function shapeOf(tile: HuntersTile): TileShape {
  const names = Object.keys(tile.zones);
  const zones = Object.values(tile.zones);
  const segments: SegmentShape[] = zones.map((zone, index) => ({
    name: names[index] ?? '',
    kind: HUNTERS_FEATURES.indexOf(zone.kind),
    amountA: amountA(zone),
    amountB: amountB(zone),
    ...(zone.kind === 'river' && zone.end === 'lake' ? { lake: names.indexOf(zone.lake) } : {}),
  }));
  // One system for every lake with its rivers, and for every river that ends in no lake of this tile.
  const systemOf = new Map<string, number>();
  zones.forEach((zone, index) => {
    const isAlone = zone.kind === 'river' && zone.end !== 'lake';
    if (zone.kind !== 'lake' && !isAlone) return;
    systemOf.set(names[index] ?? '', segments.length);
    segments.push({ name: `s${systemOf.size}`, kind: SYSTEM, amountA: amountA(zone) });
  });
  const edges = tile.edges.map((edge): EdgeShape => {
    const middle = edge.length === 3 ? edge[1] : edge[0];
    const zone = tile.zones[middle];
    if (zone === undefined) throw new RangeError(`tile ${tile.id} has no zone ${middle}`);
    const ports = edge.map((name) => names.indexOf(name));
    if (zone.kind === 'river') {
      const water = zone.end === 'lake' ? zone.lake : middle;
      ports.push(systemOf.get(water) ?? -1);
    }
    return { terrain: TERRAINS[zone.kind], ports };
  });
  return { id: tile.id, edges, segments };
}

const TOTAL_TILES = HUNTERS_TILES.reduce((sum, tile) => sum + tile.count, 0);

export const HUNTERS_SET = new TileSet(HUNTERS_TILES.map(shapeOf), TOTAL_TILES, {
  joins: { 1: [JOIN_PLAIN], 2: [JOIN_PLAIN, JOIN_LAKES, JOIN_PLAIN, JOIN_PLAIN], 3: [JOIN_PLAIN] },
  tileCountedKinds: [],
});

export const START_DESIGN = HUNTERS_TILES.findIndex((tile) => tile.deck === 'start');

/** `SYSTEM_OF[design * maxSegments + segment]`: the system segment of a river or lake, else −1. */
export const SYSTEM_OF = Int8Array.from(
  HUNTERS_TILES.flatMap((tile, design) => {
    const segments = HUNTERS_SET.shape(design).segments;
    const firstSystem = segments.findIndex((segment) => segment.kind === SYSTEM);
    const waters = Object.entries(tile.zones).filter(
      ([, zone]) => zone.kind === 'lake' || (zone.kind === 'river' && zone.end !== 'lake'),
    );
    return Array.from({ length: HUNTERS_SET.maxSegments }, (_, index) => {
      const zone = tile.zones[segments[index]?.name ?? ''];
      if (zone === undefined || zone.kind === 'forest' || zone.kind === 'meadow') return -1;
      const water = zone.kind === 'river' && zone.end === 'lake' ? zone.lake : segments[index]?.name;
      return firstSystem + waters.findIndex(([name]) => name === water);
    });
  }),
);

/** `IS_SHRINE[design * maxSegments + segment]`. */
export const IS_SHRINE = Uint8Array.from(
  HUNTERS_TILES.flatMap((tile, design) => {
    const segments = HUNTERS_SET.shape(design).segments;
    return Array.from({ length: HUNTERS_SET.maxSegments }, (_, index) => {
      const zone = tile.zones[segments[index]?.name ?? ''];
      return zone?.kind === 'meadow' && zone.special === 'shrine' ? 1 : 0;
    });
  }),
);

export function huntersPile(deck: 'land' | 'bonus'): Int16Array {
  const designs: number[] = [];
  HUNTERS_TILES.forEach((tile, design) => {
    if (tile.deck !== deck) return;
    for (let copy = 0; copy < tile.count; copy++) designs.push(design);
  });
  return Int16Array.from(designs);
}
