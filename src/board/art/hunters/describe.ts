/** What the picture of a tile says, as data: a reader speaks from this, so nothing is told by art alone. */
import type { Animal, HuntersTile } from '@/games/hunters';

import { type Edge, EDGE_NAMES, type EdgeName, EDGES, turnEdge, type Turns } from '../geometry/point';
import { huntersTile } from './layout';

interface Told {
  /** The zone's name in the tile's data. */
  readonly id: string;
  /** Edges of the turned tile that the zone reaches, clockwise from north; empty for a lake. */
  readonly edges: readonly EdgeName[];
}

export type ZoneDescription = Told &
  (
    | { readonly kind: 'forest'; readonly gold: boolean; readonly mushrooms: number }
    | {
        readonly kind: 'meadow';
        readonly animals: Readonly<Record<Animal, number>>;
        readonly special: 'shrine' | 'fire' | null;
      }
    | { readonly kind: 'river'; readonly ends: 'spring' | 'lake' | null; readonly lake: string | null }
    | { readonly kind: 'lake'; readonly fish: number; readonly rivers: readonly string[] }
  );

interface HuntersDescription {
  readonly zones: readonly ZoneDescription[];
  readonly volcano: boolean;
  readonly isBonus: boolean;
}

function reached(tile: HuntersTile, zone: string, turns: Turns): EdgeName[] {
  const own = EDGES.filter((edge) => tile.edges[edge].includes(zone)).map((edge: Edge) => turnEdge(edge, turns));
  return EDGE_NAMES.filter((_, i) => own.includes(i as Edge));
}

function describeZone(tile: HuntersTile, id: string, turns: Turns): ZoneDescription {
  const zone = tile.zones[id];
  if (!zone) throw new Error(`tile ${tile.id} has no zone ${id}`);
  const told: Told = { id, edges: reached(tile, id, turns) };
  switch (zone.kind) {
    case 'forest':
      return { ...told, kind: 'forest', gold: zone.gold ?? false, mushrooms: zone.mushrooms ?? 0 };
    case 'meadow': {
      const animals = { deer: 0, mammoth: 0, tiger: 0, aurochs: 0 };
      for (const animal of zone.animals ?? []) animals[animal]++;
      return { ...told, kind: 'meadow', animals, special: zone.special ?? null };
    }
    case 'river':
      return { ...told, kind: 'river', ends: zone.end ?? null, lake: zone.end === 'lake' ? zone.lake : null };
    case 'lake': {
      const rivers = Object.entries(tile.zones).flatMap(([name, other]) =>
        other.kind === 'river' && other.end === 'lake' && other.lake === id ? [name] : [],
      );
      return { ...told, kind: 'lake', fish: zone.fish, rivers };
    }
  }
}

export function describeHuntersTile(id: string, turns: Turns = 0): HuntersDescription {
  const tile = huntersTile(id);
  return {
    zones: Object.keys(tile.zones).map((zone) => describeZone(tile, zone, turns)),
    volcano: tile.special === 'volcano',
    isBonus: tile.deck === 'bonus',
  };
}
