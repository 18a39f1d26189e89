import { JOIN_PLAIN, JOIN_TILES } from '../tiles/land';
import { TileSet, type EdgeShape, type SegmentShape, type SetRules, type TileShape } from '../tiles/set';
import { setsOf } from '../tiles/sets';
import {
  CLASSIC_TILE_IDS,
  CLASSIC_TILES,
  EDGE_NAMES,
  HALF_NAMES,
  START_TILE,
  type ClassicBox,
  type ClassicTile,
  type EdgeName,
  type HalfName,
} from './tiles';
import { CITY, CLASSIC_FEATURES, CLOISTER, FIELD, ROAD, type MedievalOptions } from './types';

const TERRAINS = { field: 1, road: 2, city: 3 } as const;

/** A tile of cities, roads, monasteries and fields. */
export interface MedievalShape extends TileShape {
  /** By segment: the city segments of the same tile that a field touches. */
  readonly borders: readonly (readonly number[])[];
}

export type MedievalSet = TileSet<MedievalShape>;

function shapeOf(id: string, tile: ClassicTile): MedievalShape {
  const cities = tile.cities ?? [];
  const roads = tile.roads ?? [];
  const fields = tile.fields ?? [];
  const named = (kind: number, index: number): string => `${CLASSIC_FEATURES[kind]}${kind === CLOISTER ? '' : index}`;
  const segments: SegmentShape[] = [
    ...cities.map((city, index) => ({ name: named(CITY, index), kind: CITY, amountA: city.pennant ? 1 : 0 })),
    ...roads.map((_, index) => ({ name: named(ROAD, index), kind: ROAD })),
    ...fields.map((_, index) => ({ name: named(FIELD, index), kind: FIELD })),
    ...(tile.cloister ? [{ name: named(CLOISTER, 0), kind: CLOISTER, isSurrounded: true }] : []),
  ];
  const cityAt = (edge: EdgeName): number => cities.findIndex((city) => city.edges.includes(edge));
  const roadAt = (edge: EdgeName): number => cities.length + roads.findIndex((road) => road.edges.includes(edge));
  const fieldAt = (half: HalfName): number =>
    cities.length + roads.length + fields.findIndex((field) => field.halves.includes(half));
  const edges = EDGE_NAMES.map((edge, index): EdgeShape => {
    const [left, right] = [HALF_NAMES[index * 2], HALF_NAMES[index * 2 + 1]] as [HalfName, HalfName];
    const terrain = tile.edges[index] ?? 'field';
    switch (terrain) {
      case 'city':
        return { terrain: TERRAINS.city, ports: [cityAt(edge)] };
      case 'road':
        return { terrain: TERRAINS.road, ports: [fieldAt(left), roadAt(edge), fieldAt(right)] };
      case 'field':
        return { terrain: TERRAINS.field, ports: [fieldAt(left)] };
    }
  });
  const borders = segments.map((_, index) => fields[index - cities.length - roads.length]?.cities ?? []);
  return { id, edges, segments, borders };
}

const RULES: SetRules = {
  joins: { 1: [JOIN_PLAIN], 2: [JOIN_PLAIN, JOIN_TILES, JOIN_PLAIN], 3: [JOIN_TILES] },
  tileCountedKinds: [CITY, ROAD],
};

function compile(boxes: readonly ClassicBox[]): MedievalSet {
  const ids = CLASSIC_TILE_IDS.filter((id) => boxes.includes((CLASSIC_TILES[id] as ClassicTile).box ?? 'base'));
  const copies = ids.map((id) => CLASSIC_TILES[id].count);
  return new TileSet(
    ids.map((id) => shapeOf(id, CLASSIC_TILES[id])),
    { copies, start: ids.indexOf(START_TILE) },
    RULES,
  );
}

const compiled = setsOf(compile);

/** The boxes that a game is played with: an expansion is a box that one of the options adds. */
function boxesFor(_: MedievalOptions): readonly ClassicBox[] {
  return ['base'];
}

/** The tiles that a game with these options is played with. */
export function setFor(options: MedievalOptions): MedievalSet {
  return compiled(boxesFor(options));
}
