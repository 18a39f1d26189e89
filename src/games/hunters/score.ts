import {
  AMOUNT_A,
  AMOUNT_B,
  CLAIMS,
  kindOfPiece,
  LAKE_A,
  LAKE_B,
  majority,
  PIECE,
  PIECE_COUNT,
  playerOfPiece,
  SIZE,
  type Land,
} from '../tiles/land';
import { LANE, type HuntersSet, type HuntersShape } from './set';
import { FOREST, MEADOW, RIVER, type HuntersOptions } from './types';

/** What points may depend on: what lies there, the tiles that are played with and what was agreed on. */
export interface Hunting {
  readonly land: Land;
  readonly set: HuntersSet;
  readonly options: HuntersOptions;
}

const FOREST_SEGMENT = 2;
const MUSHROOM = 2;
const ANIMAL = 2;

/** Points of a feature as it stands; whether it may score yet is not asked here. */
export function featureValue({ land }: Hunting, kind: number, root: number, moreSegments = 0): number {
  const mem = land.mem;
  const segments = (mem[root + SIZE] as number) + moreSegments;
  switch (kind) {
    case FOREST:
      return FOREST_SEGMENT * segments + MUSHROOM * mushroomsIn(land, root);
    case RIVER:
      return segments + fishAlong(land, root);
    case MEADOW:
      return ANIMAL * (Math.max(0, deerIn(land, root) - huntingTigers(land, root)) + bigAnimalsIn(land, root));
    default:
      return mem[root + AMOUNT_A] as number;
  }
}

export function mushroomsIn(land: Land, forest: number): number {
  return Math.floor((land.mem[forest + AMOUNT_A] as number) / LANE);
}

export function hasGold(land: Land, forest: number): boolean {
  return (land.mem[forest + AMOUNT_A] as number) % LANE > 0;
}

/** The fish of the lakes at the ends of a river; a lake at both ends counts once. */
export function fishAlong(land: Land, river: number): number {
  const mem = land.mem;
  const first = mem[river + LAKE_A] as number;
  const second = mem[river + LAKE_B] as number;
  const fish = first === 0 ? 0 : (mem[first + AMOUNT_A] as number);
  return second === 0 || second === first ? fish : fish + (mem[second + AMOUNT_A] as number);
}

export function deerIn(land: Land, meadow: number): number {
  return (land.mem[meadow + AMOUNT_A] as number) % LANE;
}

/** Each tiger eats a deer, unless a fire drives them all off. */
export function huntingTigers(land: Land, meadow: number): number {
  const burns = (land.mem[meadow + AMOUNT_B] as number) >= LANE;
  return burns ? 0 : Math.floor((land.mem[meadow + AMOUNT_A] as number) / LANE);
}

/** Mammoths and aurochs, whom no tiger attacks. */
export function bigAnimalsIn(land: Land, meadow: number): number {
  return (land.mem[meadow + AMOUNT_B] as number) % LANE;
}

/** Who scores a feature. In a meadow, hunters on the shrine's own zone leave nothing to the others. */
export function ownersOf(game: Hunting, kind: number, root: number): number {
  const { land } = game;
  const mem = land.mem;
  const most = majority(mem[root + CLAIMS] as number);
  if (kind !== MEADOW || most === 0) return most;
  let holders = 0;
  const count = mem[PIECE_COUNT] as number;
  for (let index = 0; index < count; index++) {
    const node = land.pieceNode(index);
    const piece = mem[node + PIECE] as number;
    if (kindOfPiece(piece) !== 0 || land.rootOf(node) !== root || !isShrine(game, node)) continue;
    holders |= 1 << playerOfPiece(piece);
  }
  return holders === 0 ? most : holders;
}

function isShrine({ land, set }: Hunting, node: number): boolean {
  const shape = set.shapes[land.designOf(land.tileOfNode(node))] as HuntersShape;
  return shape.isShrine[land.segmentOfNode(node)] as boolean;
}
