import { JOIN_TILES, MAX_PIECES, MAX_PLAYERS, MAX_SEGMENTS, MAX_TILES } from './land';
import type { EdgeShape, SetRules, Stock, TileShape } from './set';

/*
 * What the engine has no room for is refused where a set is compiled or a game begins: later it would only count wrong.
 * Each of these is a mistake in the data of a game, so that none of them is a value.
 */

/** The largest number of the land's memory. */
const MAX_AMOUNT = 32767;
const MAX_KIND = 255;
/** Ports of an edge that the land knows how to join: one, a line between two banks, and that with a river system. */
const PORT_COUNTS = [1, 3, 4];
/** Places that the head of the memory has for piles, and pieces of one player that `CLAIMS` can count on a feature. */
const MAX_PILES = 4;
const MAX_HAND = 7;

export function demand(isSo: boolean, problem: string): void {
  if (!isSo) throw new RangeError(problem);
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}

/** Refuses tiles that the land could not lay, join or count. */
export function checkSet(shapes: readonly TileShape[], { copies, start }: Stock, rules: SetRules): void {
  demand(copies.length === shapes.length, `${shapes.length} designs, but copies of ${copies.length}`);
  demand(
    copies.every((count) => isCount(count, MAX_TILES)),
    'copies are whole numbers',
  );
  const tiles = sumOf(copies);
  demand(tiles <= MAX_TILES, `${tiles} tiles in the box: the land has room for ${MAX_TILES}`);
  demand((copies[start] ?? 0) > 0, 'the start tile is not in the box');
  for (const joins of Object.values(rules.joins)) {
    demand(PORT_COUNTS.includes(joins.length), `an edge has 1, 3 or 4 ports, not ${joins.length}`);
  }
  for (const shape of shapes) checkShape(shape, rules);
  for (const amount of ['amountA', 'amountB'] as const) {
    const all = sumOf(shapes.map((shape, design) => (copies[design] ?? 0) * sumOf(amountsOf(shape, amount))));
    demand(all <= MAX_AMOUNT, `${amount} may add up to ${all}: a feature counts to ${MAX_AMOUNT}`);
  }
}

function amountsOf({ segments }: TileShape, amount: 'amountA' | 'amountB'): number[] {
  return segments.map((segment) => segment[amount] ?? 0);
}

function checkShape(shape: TileShape, rules: SetRules): void {
  const { id, edges, segments } = shape;
  const count = segments.length;
  demand(count <= MAX_SEGMENTS, `${count} segments on tile ${id}: a piece can tell ${MAX_SEGMENTS} apart`);
  segments.forEach((segment, index) => {
    demand(isCount(segment.kind, MAX_KIND), `${segment.name} of tile ${id} is of no kind`);
    for (const amount of [segment.amountA ?? 0, segment.amountB ?? 0]) {
      demand(isCount(amount, MAX_AMOUNT), `${segment.name} of tile ${id} has an amount of ${amount}`);
    }
    const lake = segment.lake ?? index;
    demand(isCount(lake, count - 1), `${segment.name} of tile ${id} ends in no lake`);
  });
  edges.forEach((edge) => checkEdge(shape, edge, rules));
  const cloisters = segments.flatMap(({ isSurrounded }, index) => (isSurrounded ? [index] : []));
  demand(cloisters.length <= 1, `${cloisters.length} monasteries on tile ${id}: the land looks for one`);
  const isOpen = edges.some(({ ports }) => ports.some((port) => cloisters.includes(port)));
  demand(!isOpen, `the monastery of tile ${id} opens into an edge`);
  // Lakes and counted tiles stand in the same fields of a record.
  const hasLakes = segments.some(({ lake }) => lake !== undefined);
  const countsTiles = segments.some(({ kind }) => rules.tileCountedKinds.includes(kind));
  demand(!(hasLakes && countsTiles), `tile ${id} has lakes and features that are counted in tiles`);
}

function checkEdge({ id, segments }: TileShape, { terrain, ports }: EdgeShape, rules: SetRules): void {
  const joins = rules.joins[terrain];
  // What a cell asks of a tile has two bits an edge, and nothing is one of the four things they can say.
  demand(isCount(terrain - 1, 2), `terrain ${terrain} on tile ${id}: an edge can show three`);
  demand(ports.length === joins.length, `an edge of tile ${id} has ${ports.length} ports, not ${joins.length}`);
  ports.forEach((port, at) => {
    const kind = segments[port]?.kind;
    demand(kind !== undefined, `an edge of tile ${id} opens into no segment`);
    const isCounted = kind !== undefined && rules.tileCountedKinds.includes(kind);
    demand(isCounted === (joins[at] === JOIN_TILES), `an edge of tile ${id} joins what it opens into in another way`);
  });
}

/** Refuses a table with more people, piles or tiles than the land was made for. */
export function checkTable(players: number, piles: readonly Int16Array[], maxTiles: number): void {
  demand(players <= MAX_PLAYERS, `${players} players: a feature knows the pieces of ${MAX_PLAYERS}`);
  demand(piles.length <= MAX_PILES, `${piles.length} piles: there is room for ${MAX_PILES}`);
  const tiles = 1 + sumOf(piles.map((pile) => pile.length));
  demand(tiles <= maxTiles, `${tiles} tiles to lay: the land was made for ${maxTiles}`);
}

/** Refuses more pieces than features can count or the land can list; `kinds` are those of one player, by kind. */
export function checkPieces(players: number, kinds: readonly number[]): void {
  for (const count of kinds) demand(count <= MAX_HAND, `${count} pieces of a kind: a feature counts ${MAX_HAND}`);
  const pieces = players * sumOf(kinds);
  demand(pieces <= MAX_PIECES, `${pieces} pieces: the land has room for ${MAX_PIECES}`);
}
