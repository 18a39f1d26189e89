import { AMOUNT_A, NEXT, OPEN, TILES, type Land } from '../tiles/land';
import type { MedievalSet, MedievalShape } from './set';
import { CITY, CLOISTER, FIELD, type ClassicCount, type MedievalOptions } from './types';

/** What points may depend on: what lies there, the tiles that are played with and what was agreed on. */
export interface Medieval {
  readonly land: Land;
  readonly set: MedievalSet;
  readonly options: MedievalOptions;
}

/** What a completed city is worth a tile and a pennant; unfinished ones are worth half. */
const CITY_TILE = 2;
export const FIELD_CITY = 3;

/** Points of a feature as it stands, had the game to judge it now: complete if it is complete, else as at the end. */
export function featureValue(game: Medieval, kind: number, root: number): number {
  const mem = game.land.mem;
  if (mem[root + OPEN] === 0) return completedValue(game, kind, root, 0);
  if (kind === CITY) return (mem[root + TILES] as number) + (mem[root + AMOUNT_A] as number);
  return completedValue(game, kind, root, 0);
}

/** Points of a feature if it were completed by so many more tiles. Only a city is worth less before. */
export function completedValue(game: Medieval, kind: number, root: number, moreTiles: number): number {
  const mem = game.land.mem;
  const tiles = (mem[root + TILES] as number) + moreTiles;
  switch (kind) {
    case CITY:
      return CITY_TILE * (tiles + (mem[root + AMOUNT_A] as number));
    case FIELD:
      return FIELD_CITY * citiesOn(game, root);
    default:
      return tiles;
  }
}

/** What on a feature its points come from. */
export function countsOf(game: Medieval, kind: number, root: number): Partial<Record<ClassicCount, number>> {
  const mem = game.land.mem;
  const tiles = mem[root + TILES] as number;
  switch (kind) {
    case CITY:
      return { tiles, pennants: mem[root + AMOUNT_A] as number };
    case CLOISTER:
      return { neighbours: tiles - 1 };
    case FIELD:
      return { cities: citiesOn(game, root) };
    default:
      return { tiles };
  }
}

/** How many different completed cities a field touches. */
export function citiesOn({ land, set }: Medieval, field: number): number {
  const { mem } = land;
  const { shapes } = set;
  const counted: number[] = [];
  let node = field;
  do {
    const tile = land.tileOfNode(node);
    const { borders } = shapes[land.designOf(tile)] as MedievalShape;
    const touched = borders[land.segmentOfNode(node)] as readonly number[];
    for (let index = 0; index < touched.length; index++) {
      const city = land.rootOf(land.nodeOf(tile, touched[index] as number));
      if (mem[city + OPEN] === 0 && !counted.includes(city)) counted.push(city);
    }
    node = mem[node + NEXT] as number;
  } while (node !== 0 && node !== field);
  return counted.length;
}
