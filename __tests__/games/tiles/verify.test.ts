import { verifyTrace } from '@/games/trace';
import { randomTrace, TABLES, type Table } from '../../support/randomGames';

interface Entry {
  [key: string]: unknown;
  scores: number[];
  scored: Record<string, unknown>[];
}

interface Trace {
  [key: string]: unknown;
  moves: Entry[];
  options: Record<string, unknown>;
  final: { [key: string]: unknown; scores: number[]; scored: Record<string, unknown>[] };
}

function traceOf(table: Table, seed = 11): Trace {
  return JSON.parse(JSON.stringify(randomTrace(table, seed))) as Trace;
}

/** The problem that the verifier finds, with the move it found it at; null when there is none. */
function problemOf(trace: unknown): string | null {
  const verdict = verifyTrace(trace);
  if (verdict.ok) return null;
  const { move, problem } = verdict.error;
  return `${move === null ? '' : `move ${move}: `}${problem}`;
}

const CLASSIC: Table = { game: 'classic', seats: 3 };
const SOLO: Table = { game: 'solo', seats: 1 };
const HUNTERS: Table = { game: 'hunters', seats: 2 };

test.each(TABLES.map((table) => [JSON.stringify(table), table] as const))(
  'our own trace is accepted: %s',
  (_, table) => {
    const trace = traceOf(table);
    expect(verifyTrace(trace)).toEqual({ ok: true, value: { moves: trace.moves.length } });
  },
);

/** What the trace says of where the tile and the piece went, and nothing that follows from it. */
const ESSENTIAL = ['player', 'colour', 'tile', 'x', 'y', 'rot', 'follower', 'piece', 'bonus', 'discard'];

function bare(trace: Trace): Trace {
  const moves = trace.moves.map(
    (entry) => Object.fromEntries(Object.entries(entry).filter(([key]) => ESSENTIAL.includes(key))) as Entry,
  );
  return { ...trace, moves };
}

test.each(TABLES.map((table) => [JSON.stringify(table), table] as const))(
  'the moves alone are enough, with or without the final score: %s',
  (_, table) => {
    const trace = bare(traceOf(table));
    const { final: _final, ...withoutFinal } = trace;
    expect(problemOf(withoutFinal)).toBeNull();
    if (table.game !== 'solo') expect(problemOf(trace)).toBeNull();
    const { options: _options, ...withoutOptions } = withoutFinal;
    if (table.options === undefined) expect(problemOf(withoutOptions)).toBeNull();
  },
);

test('a trace may stop anywhere', () => {
  for (const table of [CLASSIC, SOLO, HUNTERS]) {
    const { final: _, ...trace } = traceOf(table);
    for (const length of [1, 2, 7, 20]) {
      expect(problemOf({ ...trace, moves: trace.moves.slice(0, length) })).toBeNull();
    }
  }
});

test('keys, options and notes of others are left alone', () => {
  const trace = traceOf(CLASSIC);
  const noted = {
    ...trace,
    comment: 'played at the kitchen table',
    options: { ...trace.options, river: true },
    moves: trace.moves.map((entry) => ({
      ...entry,
      seconds: 12,
      scored: entry.scored?.map((item) => ({ ...item, tiles: 3 })),
    })),
  };
  expect(problemOf(noted)).toBeNull();
});

test('the order of a list of scored features or of its players says nothing', () => {
  for (const table of [CLASSIC, HUNTERS]) {
    for (let seed = 1; seed < 6; seed++) {
      const trace = traceOf(table, seed);
      for (const entry of [...trace.moves, trace.final as Entry]) {
        entry.scored?.reverse();
        for (const item of entry.scored ?? []) (item.players as number[]).reverse();
      }
      expect(problemOf(trace)).toBeNull();
    }
  }
});

test('a final that comes early states the scores if the game ended there', () => {
  // An unfinished monastery with three neighbours, a farmer without a city.
  const moves = [
    { tile: 'D', x: 0, y: 0, rot: 0 },
    { player: 0, tile: 'B', x: 0, y: 1, rot: 0, follower: { kind: 'cloister', segment: 0 } },
    { player: 1, tile: 'U', x: 1, y: 0, rot: 1, follower: { kind: 'field', segment: 1 } },
    { player: 0, tile: 'U', x: -1, y: 0, rot: 1, follower: null },
  ];
  const trace = { format: 'terreno-trace', version: 1, game: 'classic', players: 2, options: {}, moves };
  expect(problemOf(trace)).toBeNull();
  const scored = [{ kind: 'cloister', points: 4, players: [0], complete: false }];
  expect(problemOf({ ...trace, final: { scored, scores: [4, 0], winners: [0] } })).toBeNull();
  const worthless = [...scored, { kind: 'field', points: 0, players: [1], complete: false }];
  expect(problemOf({ ...trace, final: { scored: worthless, scores: [4, 0] } })).toBeNull();
  expect(problemOf({ ...trace, final: { scores: [5, 0] } })).toMatch(/final scores/);
  expect(problemOf({ ...trace, final: { scores: [4, 0], winners: [0, 1] } })).toMatch(/final winners/);
  expect(problemOf({ ...trace, final: { scored: [] } })).toMatch(/final scored/);
  expect(problemOf({ ...trace, final: 7 })).toMatch(/final is not an object/);
});

test('a solo game that stops early is counted in the order that it states', () => {
  const moves = [
    { tile: 'D', x: 0, y: 0, rot: 0 },
    { colour: 0, tile: 'U', x: 1, y: 0, rot: 1, follower: { kind: 'road', segment: 0 } },
    { colour: 1, tile: 'B', x: 0, y: 1, rot: 0, follower: { kind: 'cloister', segment: 0 } },
  ];
  const trace = { format: 'terreno-trace', version: 1, game: 'solo', players: 1, options: {}, moves };
  const follower = (colour: number, paid: boolean) => ({ kind: 'follower', points: 2, colours: [colour], paid });
  const right = [follower(0, true), follower(1, true)];
  expect(problemOf({ ...trace, final: { scored: right, scores: [3, 4, 3], result: 3 } })).toBeNull();
  const wrong = [follower(1, false), follower(0, true)];
  expect(problemOf({ ...trace, final: { scored: wrong, scores: [3, 2, 3], result: 2 } })).toBeNull();
  expect(problemOf({ ...trace, final: { scores: [3, 2, 3], result: 2 } })).toBeNull();
  expect(problemOf({ ...trace, final: { scores: [3, 4, 3] } })).toBeNull();
  expect(problemOf({ ...trace, final: { scores: [3, 3, 3] } })).not.toBeNull();
  expect(problemOf({ ...trace, final: { scored: [follower(1, true), follower(0, true)] } })).toMatch(/final/);
  expect(problemOf({ ...trace, final: { scored: [follower(2, true)] } })).toMatch(/^final scored/);
});

test('a solo trace may leave out what was scored and still state the points', () => {
  let several = 0;
  let counted = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const followers = seed % 2 === 0 ? 7 : 4;
    const trace = traceOf({ game: 'solo', seats: 1, options: { followers } }, seed);
    several += trace.moves.filter((entry) => (entry.scored?.length ?? 0) > 1).length;
    counted += new Set(trace.final.scored.map((entry) => String(entry.colours))).size > 1 ? 1 : 0;
    const told = trace.moves.map(({ scored: _, ...entry }) => entry);
    const { scored: _scored, ...final } = trace.final;
    expect(problemOf({ ...trace, moves: told, final })).toBeNull();
  }
  // Otherwise no order was ever in question.
  expect(several).toBeGreaterThan(0);
  expect(counted).toBeGreaterThan(50);
});

/** Damage, and the words that name it. */
const LIES: readonly [string, Table, (trace: Trace) => void, RegExp][] = [
  ['another format', CLASSIC, (trace) => (trace.format = 'x'), /not a trace/],
  ['another version', CLASSIC, (trace) => (trace.version = 2), /version 2/],
  ['a game that nobody knows', CLASSIC, (trace) => (trace.game = 'chess'), /not a trace of a game we know/],
  ['too many players', CLASSIC, (trace) => (trace.players = 6), /players must be 2 to 5/],
  ['an impossible option', CLASSIC, (trace) => (trace.options.followers = 9), /impossible option followers/],
  ['no moves', CLASSIC, (trace) => (trace.moves = []), /no moves/],
  ['moves that are no list', CLASSIC, (trace) => (trace.moves = 3 as never), /moves is not a list/],
  ['a move that is no object', CLASSIC, (trace) => (trace.moves[4] = 3 as never), /^move 4: not an object/],
  [
    'another start tile',
    CLASSIC,
    (trace) => (trace.moves[0] = { ...entryAt(trace, 0), tile: 'E' }),
    /^move 0: .*start tile D/,
  ],
  ['a start tile that is turned', HUNTERS, (trace) => (entryAt(trace, 0).rot = 1), /^move 0: .*start tile START/],
  ['a tile that there is not', CLASSIC, (trace) => (entryAt(trace, 3).tile = 'Z'), /there is no tile Z/],
  ['a tile too many', CLASSIC, (trace) => [3, 4].forEach((at) => (entryAt(trace, at).tile = 'C')), /more copies of C/],
  ['an entry without a tile', CLASSIC, (trace) => delete entryAt(trace, 3).tile, /^move 3: no tile/],
  ['an entry without a player', CLASSIC, (trace) => delete entryAt(trace, 3).player, /^move 3: no player/],
  ['a player out of turn', CLASSIC, (trace) => (entryAt(trace, 3).player = 0), /^move 3: it is the turn of player 2/],
  ['a colour out of turn', SOLO, (trace) => (entryAt(trace, 3).colour = 1), /^move 3: it is the turn of colour 2/],
  ['a colour that there is not', SOLO, (trace) => (entryAt(trace, 3).colour = 5), /no colour 5/],
  ['a tile far away', CLASSIC, (trace) => (entryAt(trace, 2).x = 30), /^move 2: illegal move: .*touchesNothing/],
  [
    'a tile outside of everything',
    CLASSIC,
    (trace) => (entryAt(trace, 2).x = 3000),
    /^move 2: illegal move: .*outside/,
  ],
  [
    'a tile on another',
    CLASSIC,
    (trace) => Object.assign(entryAt(trace, 2), { x: 0, y: 0 }),
    /^move 2: illegal move: .*occupied/,
  ],
  ['a rotation that there is not', CLASSIC, (trace) => (entryAt(trace, 2).rot = 4), /^move 2: x, y and rot/],
  [
    'a follower that cannot be read',
    CLASSIC,
    (trace) => (entryAt(trace, 2).follower = 'city'),
    /^move 2: follower cannot be read/,
  ],
  [
    'a follower without a number',
    CLASSIC,
    (trace) => (entryAt(trace, 2).follower = { kind: 'city' }),
    /^move 2: follower cannot/,
  ],
  [
    'a second monastery',
    CLASSIC,
    (trace) => (entryAt(trace, 2).follower = { kind: 'cloister', segment: 1 }),
    /^move 2: follower cannot/,
  ],
  [
    'a follower where there is nothing',
    CLASSIC,
    (trace) => (entryAt(trace, 2).follower = { kind: 'road', segment: 9 }),
    /^move 2: illegal move: .*noSuchSegment/,
  ],
  [
    'a piece that cannot be read',
    HUNTERS,
    (trace) => (entryAt(trace, 2).piece = { kind: 'king', zone: 'm1' }),
    /^move 2: piece cannot be read/,
  ],
  [
    'a piece without a zone',
    HUNTERS,
    (trace) => (entryAt(trace, 2).piece = { kind: 'hut' }),
    /^move 2: piece cannot be read/,
  ],
  [
    'a count of places that is wrong',
    CLASSIC,
    (trace) => (entryAt(trace, 5).placements = 999),
    /^move 5: placements: ours \d+, theirs 999/,
  ],
  [
    'a count of followers that is wrong',
    CLASSIC,
    (trace) => (entryAt(trace, 5).followers = 99),
    /^move 5: followers: ours/,
  ],
  ['a count of pieces that is wrong', HUNTERS, (trace) => (entryAt(trace, 5).pieces = 99), /^move 5: pieces: ours/],
  ['points that are wrong', CLASSIC, (trace) => (entryAt(trace, 6).scores = [9, 9, 9]), /^move 6: scores: ours/],
  [
    'a list of points that is too short',
    CLASSIC,
    (trace) => void entryAt(trace, 6).scores.pop(),
    /^move 6: scores: ours/,
  ],
  [
    'a supply that is wrong',
    HUNTERS,
    (trace) => (entryAt(trace, 6).supply = { tribe: [9, 9] }),
    /^move 6: supply: ours/,
  ],
  [
    'something scored that was not',
    CLASSIC,
    (trace) => void entryAt(trace, 1).scored.push({ kind: 'road', points: 2 }),
    /^move 1: scored: ours/,
  ],
  ['scored that is no list', CLASSIC, (trace) => (entryAt(trace, 1).scored = 'much' as never), /^move 1: scored: ours/],
  [
    'a tile thrown away that fits',
    CLASSIC,
    (trace) => (entryAt(trace, 2).discard = true),
    /^move 2: .* fits somewhere and may not be discarded/,
  ],
  [
    'a bonus tile that nobody earned',
    HUNTERS,
    (trace) => Object.assign(entryAt(trace, 1), { tile: 'B01', bonus: true }),
    /^move 1: /,
  ],
  ['an order of colours that cannot be', SOLO, (trace) => void trace.final.scored.pop(), /final/],
  ['a move after the end', CLASSIC, (trace) => void trace.moves.push({ ...entryAt(trace, 1) }), /copies|over/],
  ['a wrong winner', HUNTERS, (trace) => (trace.final.winners = []), /final winners/],
  ['a wrong result', SOLO, (trace) => (trace.final.result = 99), /final result/],
  ['a wrong reason for the end', SOLO, (trace) => (trace.final.reason = 'boredom'), /final reason/],
];

function entryAt(trace: Trace, index: number): Entry {
  const entry = trace.moves[index];
  if (entry === undefined) throw new Error('no such entry');
  return entry;
}

test.each(LIES)('%s is refused for what it is', (_, table, lie, words) => {
  const trace = traceOf(table);
  lie(trace);
  expect(problemOf(trace)).toMatch(words);
});

test('a tile that fits nowhere has to be thrown away, and only then', () => {
  const start = { tile: 'D', x: 0, y: 0, rot: 0 };
  const close = { player: 0, tile: 'E', x: 0, y: -1, rot: 2, follower: null };
  const trace = { format: 'terreno-trace', version: 1, game: 'classic', players: 2, options: {} };
  const discard = { player: 1, tile: 'C', discard: true };
  const next = { player: 1, tile: 'U', x: 1, y: 0, rot: 1, follower: null };
  expect(problemOf({ ...trace, moves: [start, close, discard, next] })).toBeNull();
  expect(problemOf({ ...trace, moves: [start, close, { ...discard, player: 0 }, next] })).toMatch(
    /^move 2: player: ours 1/,
  );
  expect(problemOf({ ...trace, moves: [start, close, { ...next, tile: 'C' }] })).toMatch(/^move 2: C fits nowhere/);
  expect(problemOf({ ...trace, moves: [start, close, { ...discard, tile: 'U' }] })).toMatch(
    /^move 2: U fits somewhere/,
  );
});

test('whatever is no trace at all is refused as such', () => {
  for (const nothing of [null, undefined, 3, 'trace', [], {}, { game: 'toString' }, { game: { toString: 1 } }]) {
    expect(problemOf(nothing)).toBe('not a trace of a game we know');
  }
  expect(problemOf({ format: 'terreno-trace', game: 'classic', version: { toString: 1 } })).toMatch(/version/);
});
