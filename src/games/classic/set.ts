import { JOIN_PLAIN, JOIN_TILES, TileSet, type EdgeShape, type SegmentShape, type TileShape } from '../tiles/set';
import {
  CLASSIC_TILE_IDS,
  CLASSIC_TILES,
  EDGE_NAMES,
  HALF_NAMES,
  START_TILE,
  type ClassicTile,
  type EdgeName,
  type HalfName,
} from './tiles';
import { CITY, CLASSIC_FEATURES, CLOISTER, FIELD, ROAD } from './types';

const TERRAINS = { field: 1, road: 2, city: 3 } as const;
const TOTAL_TILES = 72;

function shapeOf(id: string, tile: ClassicTile): TileShape {
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
  return { id, edges, segments };
}

export const CLASSIC_SET = new TileSet(
  CLASSIC_TILE_IDS.map((id) => shapeOf(id, CLASSIC_TILES[id])),
  TOTAL_TILES,
  {
    joins: { 1: [JOIN_PLAIN], 2: [JOIN_PLAIN, JOIN_TILES, JOIN_PLAIN], 3: [JOIN_TILES] },
    tileCountedKinds: [CITY, ROAD],
  },
);

export const START_DESIGN = CLASSIC_TILE_IDS.indexOf(START_TILE);

/** `BORDERS[design * maxSegments + segment]`: city segments of the same tile that a field touches. */
export const BORDERS: readonly (readonly number[])[] = CLASSIC_TILE_IDS.flatMap((id) => {
  const tile: ClassicTile = CLASSIC_TILES[id];
  const firstField = (tile.cities?.length ?? 0) + (tile.roads?.length ?? 0);
  return Array.from(
    { length: CLASSIC_SET.maxSegments },
    (_, segment) => tile.fields?.[segment - firstField]?.cities ?? [],
  );
});

/** All tiles but the start tile, in the order of the letters: what is shuffled into the pile. */
export function classicPile(): Int16Array {
  const designs: number[] = [];
  CLASSIC_TILE_IDS.forEach((id, design) => {
    const copies = CLASSIC_TILES[id].count - (id === START_TILE ? 1 : 0);
    for (let copy = 0; copy < copies; copy++) designs.push(design);
  });
  return Int16Array.from(designs);
}
