import type { TilePosition } from '@/games/tiles/position';
import { countLines, type Table as OracleTable } from '../../support/oracle/lines';
import type { Table } from '../../support/randomGames';
import { rebuild } from '../../support/rebuild';
import { loadReplays, startReplay } from '../../support/replayFiles';
import { snapshot, somewhere, tileGame } from '../../support/tilePlay';

jest.setTimeout(600_000);

/** Lines of so many moves, by playing and taking back. */
function lines(position: TilePosition, depth: number): number {
  if (depth === 0) return 1;
  const moves = position.legalMoves();
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    position.play(move);
    const below = lines(position, depth - 1);
    position.undo();
    return sum + below;
  }, 0);
}

/** The same moment as the oracle keeps it. It may look at the piles: it plays no game against anybody. */
function asOracle(position: TilePosition, table: Table): OracleTable {
  const { hand, supply } = position.viewFor();
  const [first] = position.legalMoves();
  const piles = position['piles'].map((pile, index) =>
    Array.from(pile.slice(pile.length - position.pileLeft(index)), (design) => position.set.shape(design).id),
  );
  return {
    game: table.game,
    board: rebuild(position, table.game),
    players: position.players,
    withFields: (table.options as { fields?: boolean } | undefined)?.fields !== false,
    piles,
    player: position.player,
    hand: hand?.tile ?? null,
    isBonus: hand?.isBonus ?? false,
    members: supply.members,
    huts: supply.huts,
    waiting: first?.type === 'score' ? position.legalMoves().length : 0,
    mustEnd: false,
    isCounting: first?.type === 'count',
  };
}

interface Moment {
  readonly table: Table;
  readonly seed: number;
  readonly plies: number;
  readonly depth: number;
}

const classic = (seats: number, options: object = {}): Table => ({ game: 'classic', seats, options });
const solo = (options: object = {}): Table => ({ game: 'solo', seats: 1, options });
const hunters = (seats: number): Table => ({ game: 'hunters', seats });

/** Odd moments of random games, and how many lines begin there. */
const MOMENTS: readonly (readonly [about: string, moment: Moment, lines: number])[] = [
  ['the start of classic', { table: classic(2), seed: 1, plies: 0, depth: 3 }, 10875],
  ['classic, no follower left', { table: classic(3), seed: 1, plies: 30, depth: 2 }, 2451],
  ['classic, two tiles before the end', { table: classic(2), seed: 1, plies: 69, depth: 2 }, 3348],
  ['classic, the last tile', { table: classic(5), seed: 1, plies: 70, depth: 1 }, 59],
  ['classic, a tile with a single place', { table: classic(2), seed: 241, plies: 22, depth: 2 }, 452],
  ['classic without fields', { table: classic(4, { fields: false }), seed: 1, plies: 14, depth: 2 }, 1504],
  ['classic, the last of three followers', { table: classic(3, { followers: 3 }), seed: 1, plies: 18, depth: 2 }, 604],
  ['the start of solo', { table: solo(), seed: 1, plies: 0, depth: 3 }, 352],
  ['solo, no follower left', { table: solo(), seed: 1, plies: 18, depth: 3 }, 198],
  ['solo, followers are counted', { table: solo({ colours: 4, followers: 3 }), seed: 1, plies: 20, depth: 4 }, 240],
  ['solo, two features wait', { table: solo({ followers: 7 }), seed: 5, plies: 11, depth: 2 }, 56],
  ['the start of hunters', { table: hunters(2), seed: 1, plies: 0, depth: 2 }, 1636],
  ['hunters, a bonus tile in hand', { table: hunters(3), seed: 1, plies: 32, depth: 2 }, 6416],
  ['hunters, huts but no members left', { table: hunters(2), seed: 2, plies: 20, depth: 2 }, 1528],
  ['hunters, nothing left to place', { table: hunters(5), seed: 1, plies: 42, depth: 2 }, 9435],
  ['hunters, the last land tile', { table: hunters(4), seed: 1, plies: 79, depth: 2 }, 151],
];

test.each(MOMENTS)('%s has the lines that it always had, and the oracle counts as many', (_, moment, known) => {
  const { table, seed, plies, depth } = moment;
  const position = somewhere(table, seed, plies);
  const before = snapshot(position);
  expect(lines(position, depth)).toBe(known);
  expect(snapshot(position)).toEqual(before);
  expect(countLines(asOracle(position, table), depth)).toBe(known);
});

test('three roads that wait can be judged in six orders, before the next tile', () => {
  const found = loadReplays('solo').find(([, { about }]) => about.startsWith('Three roads at once'));
  if (found === undefined) throw new Error('the replay file is missing');
  const position = startReplay(found[1]);
  const { decode } = tileGame('solo');
  for (const text of found[1].moves.slice(0, 12)) {
    const move = decode(text);
    if (move !== null) position.play(move);
  }
  const table: Table = { game: 'solo', seats: 1 };
  expect(lines(position, 2)).toBe(6);
  expect(countLines(asOracle(position, table), 2)).toBe(6);
  expect(lines(position, 3)).toBe(countLines(asOracle(position, table), 3));
});
