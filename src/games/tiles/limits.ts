import { JOIN_TILES, MAX_PIECES, MAX_PLAYERS, MAX_SEGMENTS, MAX_TILES } from './land';
import type { EdgeShape, SetRules, Stock, TileShape } from './set';

/*
 * What the engine has no room for is refused where a set is compiled or a game begins: later it would only count wrong.
 * Each of these is a mistake in the data of a game, so that none of them is a value.
 */

/** The largest number of the land's memory. */
const MAX_AMOUNT = 32767;
const MAX_KIND = 255;
/** Terrains that two bits tell apart from "no neighbour yet". */
const MAX_TERRAIN = 3;
/** Ports of an edge that the land knows how to join: one, a line between two banks, and that with a river system. */
const PORT_COUNTS = [1, 3, 4];
/** Places that the head of the memory has for piles, and pieces of one player that `CLAIMS` can count on a feature. */
const MAX_PILES = 4;
const MAX_HAND = 7;

export function refuse(problem: string): never {
  throw new RangeError(problem);
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}

/** Refuses tiles that the land could not lay, join or count. */
export function checkSet(shapes: readonly TileShape[], { copies, start }: Stock, rules: SetRules): void {
  if (copies.length !== shapes.length) refuse(`${shapes.length} designs, but copies of ${copies.length}`);
  if (!copies.every((count) => isCount(count, MAX_TILES))) refuse('copies are whole numbers, and not too many');
  const tiles = sumOf(copies);
  if (tiles > MAX_TILES) refuse(`${tiles} tiles in the box: the land has room for ${MAX_TILES}`);
  if ((copies[start] ?? 0) === 0) refuse('the start tile is not in the box');
  for (const { length } of Object.values(rules.joins)) {
    if (!PORT_COUNTS.includes(length)) refuse(`an edge has 1, 3 or 4 ports, not ${length}`);
  }
  for (const shape of shapes) checkShape(shape, rules);
  for (const amount of ['amountA', 'amountB'] as const) {
    const all = sumOf(shapes.map((shape, design) => (copies[design] ?? 0) * sumOf(amountsOf(shape, amount))));
    if (all > MAX_AMOUNT) refuse(`${amount} may add up to ${all}: a feature counts to ${MAX_AMOUNT}`);
  }
}

function amountsOf({ segments }: TileShape, amount: 'amountA' | 'amountB'): number[] {
  return segments.map((segment) => segment[amount] ?? 0);
}

function checkShape(shape: TileShape, rules: SetRules): void {
  const { id, edges, segments } = shape;
  const count = segments.length;
  if (count > MAX_SEGMENTS) refuse(`${count} segments on tile ${id}: a piece can tell ${MAX_SEGMENTS} apart`);
  for (const { name, kind, lake, amountA = 0, amountB = 0 } of segments) {
    if (!isCount(kind, MAX_KIND)) refuse(`${name} of tile ${id} is of no kind`);
    if (!isCount(amountA, MAX_AMOUNT)) refuse(`${name} of tile ${id} has an amount of ${amountA}`);
    if (!isCount(amountB, MAX_AMOUNT)) refuse(`${name} of tile ${id} has an amount of ${amountB}`);
    if (lake !== undefined && !isCount(lake, count - 1)) refuse(`${name} of tile ${id} ends in no lake`);
  }
  for (const edge of edges) checkEdge(shape, edge, rules);
  const cloisters = segments.flatMap(({ isSurrounded }, index) => (isSurrounded ? [index] : []));
  if (cloisters.length > 1) refuse(`${cloisters.length} monasteries on tile ${id}: the land looks for one`);
  const isOpen = edges.some(({ ports }) => ports.some((port) => cloisters.includes(port)));
  if (isOpen) refuse(`the monastery of tile ${id} opens into an edge`);
  // Lakes and counted tiles stand in the same fields of a record.
  const hasLakes = segments.some(({ lake }) => lake !== undefined);
  const countsTiles = segments.some(({ kind }) => rules.tileCountedKinds.includes(kind));
  if (hasLakes && countsTiles) refuse(`tile ${id} has lakes and features that are counted in tiles`);
}

function checkEdge({ id, segments }: TileShape, { terrain, ports }: EdgeShape, rules: SetRules): void {
  if (!isCount(terrain - 1, MAX_TERRAIN - 1)) refuse(`terrain ${terrain} on tile ${id}: an edge can show three`);
  const joins = rules.joins[terrain];
  if (ports.length !== joins.length) refuse(`an edge of tile ${id} has ${ports.length} ports, not ${joins.length}`);
  ports.forEach((port, at) => {
    const kind = segments[port]?.kind ?? refuse(`an edge of tile ${id} opens into no segment`);
    const isCounted = rules.tileCountedKinds.includes(kind);
    if (isCounted !== (joins[at] === JOIN_TILES)) refuse(`an edge of tile ${id} joins in another way than its segment`);
  });
}

/** Refuses a table with more people, piles or tiles than the land was made for. */
export function checkTable(players: number, piles: readonly Int16Array[], maxTiles: number): void {
  if (players > MAX_PLAYERS) refuse(`${players} players: a feature knows the pieces of ${MAX_PLAYERS}`);
  if (piles.length > MAX_PILES) refuse(`${piles.length} piles: there is room for ${MAX_PILES}`);
  let tiles = 1;
  for (const pile of piles) tiles += pile.length;
  if (tiles > maxTiles) refuse(`${tiles} tiles to lay: the land was made for ${maxTiles}`);
}

/** Refuses more pieces than features can count or the land can list; every player has so many of either kind. */
export function checkPieces(players: number, members: number, huts: number): void {
  const most = Math.max(members, huts);
  if (most > MAX_HAND) refuse(`${most} pieces of a kind: a feature counts ${MAX_HAND}`);
  const pieces = players * (members + huts);
  if (pieces > MAX_PIECES) refuse(`${pieces} pieces: the land has room for ${MAX_PIECES}`);
}
