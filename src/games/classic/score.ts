import { AMOUNT_A, NEXT, OPEN, TILES, type Land } from '../tiles/land';
import { BORDERS } from './set';
import { CITY, FIELD } from './types';

/** What a completed city is worth a tile and a pennant; unfinished ones are worth half. */
const CITY_TILE = 2;
export const FIELD_CITY = 3;

/** Points of a feature as it stands, had the game to judge it now: complete if it is complete, else as at the end. */
export function featureValue(land: Land, kind: number, root: number): number {
  const mem = land.mem;
  if (mem[root + OPEN] === 0) return completedValue(land, kind, root, 0);
  if (kind === CITY) return (mem[root + TILES] as number) + (mem[root + AMOUNT_A] as number);
  return completedValue(land, kind, root, 0);
}

/** Points of a feature if it were completed by so many more tiles. Only a city is worth less before. */
export function completedValue(land: Land, kind: number, root: number, moreTiles: number): number {
  const mem = land.mem;
  const tiles = (mem[root + TILES] as number) + moreTiles;
  switch (kind) {
    case CITY:
      return CITY_TILE * (tiles + (mem[root + AMOUNT_A] as number));
    case FIELD:
      return FIELD_CITY * citiesOn(land, root);
    default:
      return tiles;
  }
}

/** How many different completed cities a field touches. */
export function citiesOn(land: Land, field: number): number {
  const { mem, set } = land;
  const counted: number[] = [];
  let node = field;
  do {
    const tile = land.tileOfNode(node);
    const design = land.designOf(tile);
    const borders = BORDERS[design * set.maxSegments + land.segmentOfNode(node)] as readonly number[];
    for (let index = 0; index < borders.length; index++) {
      const city = land.rootOf(land.nodeOf(tile, borders[index] as number));
      if (mem[city + OPEN] === 0 && !counted.includes(city)) counted.push(city);
    }
    node = mem[node + NEXT] as number;
  } while (node !== 0 && node !== field);
  return counted.length;
}
