import { AMOUNT_A, CLAIMS, majority, NEXT, OPEN, TILES, type Land } from '../tiles/land';
import { BORDERS } from './set';
import { CITY, CLOISTER, FIELD, ROAD } from './types';

/** What a completed city is worth a tile and a pennant; unfinished ones are worth half. */
const CITY_TILE = 2;
const FIELD_CITY = 3;

/** Points of a feature as it stands, had the game to judge it now: complete if it is complete, else as at the end. */
export function featureValue(land: Land, kind: number, root: number): number {
  const mem = land.mem;
  const isComplete = (mem[root + OPEN] as number) === 0;
  switch (kind) {
    case CITY: {
      const parts = (mem[root + TILES] as number) + (mem[root + AMOUNT_A] as number);
      return isComplete ? CITY_TILE * parts : parts;
    }
    case FIELD:
      return FIELD_CITY * citiesOn(land, root);
    default:
      // A road and a monastery count the same whether they are finished or not.
      return mem[root + TILES] as number;
  }
}

/** How many different completed cities a field touches. */
export function citiesOn(land: Land, field: number): number {
  return completedCitiesOn(land, field, null);
}

/** The same, writing the root of each city. */
export function completedCitiesOn(land: Land, field: number, found: number[] | null): number {
  const { mem, set } = land;
  const counted: number[] = found ?? [];
  const before = counted.length;
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
  return counted.length - before;
}

/** Bit mask of the players who own a feature. */
export function owners(land: Land, root: number): number {
  return majority(land.mem[root + CLAIMS] as number);
}

/** Kinds that are judged the moment they are complete. */
export function isScoredWhenComplete(kind: number): boolean {
  return kind === CITY || kind === ROAD || kind === CLOISTER;
}
