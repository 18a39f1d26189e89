import { judge } from '../../support/oracle';
import { randomTrace, type Table } from '../../support/randomGames';

interface Entry {
  tile: string;
  x: number;
  y: number;
  rot: number;
  placements: number;
  scores: number[];
  scored: { points: number }[];
  discard?: boolean;
  [key: string]: unknown;
}

interface Trace {
  moves: Entry[];
  final: { scores: number[]; scored: { points: number }[]; [key: string]: unknown };
}

function copyOf(table: Table, seed: number): Trace {
  return JSON.parse(JSON.stringify(randomTrace(table, seed))) as Trace;
}

/** The n-th entry that is a placement. */
function placement(trace: Trace, n: number): Entry {
  const entry = trace.moves.filter((move) => move.scored !== undefined)[n];
  if (entry === undefined) throw new Error('no such placement');
  return entry;
}

const TABLES: readonly Table[] = [
  { game: 'classic', seats: 3 },
  { game: 'solo', seats: 1 },
  { game: 'hunters', seats: 2 },
];

/** A referee who never whistles proves nothing: each of these must be noticed. */
const LIES: readonly [string, (trace: Trace) => void][] = [
  ['a placement count too high', (trace) => void placement(trace, 3).placements++],
  ['a point too many', (trace) => (placement(trace, 5).scores[0] = 99)],
  ['a feature scored that is not finished', (trace) => void placement(trace, 0).scored.push({ points: 3 })],
  ['a tile that is turned on the table', (trace) => (placement(trace, 2).rot = (placement(trace, 2).rot + 1) % 4)],
  ['a tile that is moved', (trace) => void (placement(trace, 2).x += 40)],
  ['a tile that is not in the box', (trace) => (placement(trace, 2).tile = 'ZZ')],
  ['a turn left out', (trace) => void trace.moves.splice(3, 1)],
  [
    'a tile thrown away that fits',
    (trace) => {
      const { player, colour, tile, bonus } = placement(trace, 1);
      const told = Object.fromEntries(
        Object.entries({ player, colour, tile, bonus }).filter(([, value]) => value !== undefined),
      );
      trace.moves[2] = { ...told, discard: true } as unknown as Entry;
    },
  ],
  ['a wrong final score', (trace) => (trace.final.scores[0] = 99)],
  ['a point in the final list that nobody earned', (trace) => void trace.final.scored.push({ points: 1 })],
];

describe.each(TABLES.map((table) => [table.game, table] as const))('the oracle of %s', (_, table) => {
  test('accepts the game as it was played', () => {
    expect(() => judge(copyOf(table, 5))).not.toThrow();
  });

  test.each(LIES)('notices %s', (_name, lie) => {
    const trace = copyOf(table, 5);
    lie(trace);
    expect(() => judge(trace)).toThrow(/^(move \d+|final): /);
  });
});
