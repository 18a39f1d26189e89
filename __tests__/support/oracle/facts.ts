import { CLASSIC_TILES, type ClassicTile } from '@/games/classic/tiles';
import { HUNTERS_TILES, type HuntersTile } from '@/games/hunters/tiles';

/**
 * The tiles as the oracle sees them: nothing but the printed facts, put in one shape for both sets.
 * No code of the engine is used here or anywhere else in this folder.
 */
export interface Part {
  /** The name that traces use: a number per kind in classic, the id of the zone in hunters. */
  readonly name: string;
  readonly kind: 'city' | 'road' | 'field' | 'cloister' | 'forest' | 'river' | 'meadow' | 'lake';
  readonly pennant: boolean;
  /** Parts of the same tile: cities that a field touches; the lake that ends a river. */
  readonly touches: readonly number[];
  readonly lake: number;
  readonly gold: boolean;
  readonly mushrooms: number;
  readonly animals: readonly string[];
  readonly isShrine: boolean;
  readonly hasFire: boolean;
  readonly fish: number;
  /** Where this part reaches the border at rotation 0. */
  readonly ends: readonly { readonly edge: number; readonly slot: number }[];
}

export interface Facts {
  readonly id: string;
  readonly deck: 'start' | 'land' | 'bonus';
  readonly count: number;
  /** What the edges N E S W show at rotation 0. */
  readonly terrain: readonly string[];
  /** `slots[edge][slot]`: the part at the left, the middle and the right of an edge, looking outwards; −1 for none. */
  readonly slots: readonly (readonly number[])[];
  readonly parts: readonly Part[];
}

const BLANK: Omit<Part, 'name' | 'kind' | 'ends'> = {
  pennant: false,
  touches: [],
  lake: -1,
  gold: false,
  mushrooms: 0,
  animals: [],
  isShrine: false,
  hasFire: false,
  fish: 0,
};

const EDGES = ['N', 'E', 'S', 'W'];

function classicFacts(id: string, tile: ClassicTile): Facts {
  const slots = [0, 1, 2, 3].map(() => [-1, -1, -1]);
  const parts: Omit<Part, 'ends'>[] = [];
  const reach = (edge: string, slot: number, part: number): void => {
    const at = slots[EDGES.indexOf(edge)];
    if (at !== undefined) at[slot] = part;
  };
  (tile.cities ?? []).forEach((city, number) => {
    for (const edge of city.edges) reach(edge, 1, parts.length);
    parts.push({ ...BLANK, kind: 'city', name: `city ${number}`, pennant: city.pennant === true });
  });
  (tile.roads ?? []).forEach((road, number) => {
    for (const edge of road.edges) reach(edge, 1, parts.length);
    parts.push({ ...BLANK, kind: 'road', name: `road ${number}` });
  });
  (tile.fields ?? []).forEach((field, number) => {
    for (const half of field.halves) reach(half.slice(0, 1), half.endsWith('L') ? 0 : 2, parts.length);
    parts.push({ ...BLANK, kind: 'field', name: `field ${number}`, touches: field.cities ?? [] });
  });
  if (tile.cloister) parts.push({ ...BLANK, kind: 'cloister', name: 'cloister 0' });
  const deck = id === 'D' ? 'start' : 'land';
  return { id, deck, count: tile.count, terrain: tile.edges, slots, parts: withEnds(parts, slots) };
}

function huntersFacts(tile: HuntersTile): Facts {
  const names = Object.keys(tile.zones);
  const slots = tile.edges.map((edge) =>
    edge.length === 3 ? edge.map((zone) => names.indexOf(zone)) : [-1, names.indexOf(edge[0]), -1],
  );
  const parts = Object.entries(tile.zones).map(([name, zone]): Omit<Part, 'ends'> => {
    switch (zone.kind) {
      case 'forest':
        return { ...BLANK, name, kind: 'forest', gold: zone.gold === true, mushrooms: zone.mushrooms ?? 0 };
      case 'meadow': {
        const isShrine = zone.special === 'shrine';
        const hasFire = zone.special === 'fire';
        return { ...BLANK, name, kind: 'meadow', animals: zone.animals ?? [], isShrine, hasFire };
      }
      case 'river':
        return { ...BLANK, name, kind: 'river', lake: zone.end === 'lake' ? names.indexOf(zone.lake) : -1 };
      case 'lake':
        return { ...BLANK, name, kind: 'lake', fish: zone.fish };
    }
  });
  const terrain = slots.map(([, middle]) => parts[middle ?? -1]?.kind ?? 'nothing');
  return { id: tile.id, deck: tile.deck, count: tile.count, terrain, slots, parts: withEnds(parts, slots) };
}

function withEnds(parts: readonly Omit<Part, 'ends'>[], slots: readonly (readonly number[])[]): Part[] {
  return parts.map((part, index) => ({
    ...part,
    ends: slots.flatMap((edge, at) => edge.flatMap((held, slot) => (held === index ? [{ edge: at, slot }] : []))),
  }));
}

/** The oracle knows the rules of the base boxes. */
const inBase = ({ box = 'base' }: { readonly box?: string }): boolean => box === 'base';
const classicBox = Object.entries<ClassicTile>(CLASSIC_TILES)
  .filter(([, tile]) => inBase(tile))
  .map(([id, tile]) => classicFacts(id, tile));
const huntersBox = HUNTERS_TILES.filter(inBase).map(huntersFacts);

export type Box = ReadonlyMap<string, Facts>;
export const CLASSIC_BOX: Box = new Map(classicBox.map((facts) => [facts.id, facts]));
export const HUNTERS_BOX: Box = new Map(huntersBox.map((facts) => [facts.id, facts]));
