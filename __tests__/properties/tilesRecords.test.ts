import * as fc from 'fast-check';

import { RECORD_FAULTS, type GameRecord } from '@/core/record';
import { replay } from '@/games';
import { verifyTrace } from '@/games/trace';
import { anyMoment } from '../support/arbitraries';
import { playRandomGame, randomTrace, TABLES } from '../support/randomGames';
import { asTiles, snapshot, startTable, tileGame } from '../support/tilePlay';

jest.setTimeout(600_000);

test('a record replays to the same game, move by move', () => {
  for (const table of TABLES) {
    for (let seed = 1; seed <= 6; seed++) {
      const record = playRandomGame(table, seed);
      const game = tileGame(table.game);
      const position = startTable(table, seed);
      for (const text of record.moves) {
        const move = game.decode(text);
        if (move === null) throw new Error(`${text} cannot be read`);
        position.play(move);
      }
      const again = replay(JSON.parse(JSON.stringify(record)));
      if (!again.ok) throw new Error(again.error.detail);
      expect(snapshot(asTiles(again.value.position))).toEqual(snapshot(position));
      expect(again.value.record).toEqual(record);
    }
  }
});

test('the text of a move stands for that move and no other', () => {
  fc.assert(
    fc.property(anyMoment, ({ table, seed, plies }) => {
      const { encode, decode, describe: say } = tileGame(table.game);
      const position = startTable(table, seed);
      const record = playRandomGame(table, seed);
      for (const text of record.moves.slice(0, plies)) {
        const move = decode(text);
        if (move !== null) position.play(move);
      }
      const moves = position.legalMoves();
      const texts = moves.map(encode);
      expect(texts.map(decode)).toEqual(moves);
      expect(new Set(texts).size).toBe(moves.length);
      for (const move of moves) expect(say(move).key).toMatch(/^tiles\./);
    }),
    { numRuns: 100 },
  );
});

test('text that no move would be written as stands for nothing', () => {
  const { decode, encode } = tileGame('classic');
  for (const text of ['', '1,2', '1,2,4', '01,2,3', '-0,1,2', '1,-0,2', '1,2,3,', '1,2,3,hut,', ' 1,2,3']) {
    expect(decode(text)).toBeNull();
  }
  for (const text of [
    's1,2',
    's-0,1,road0',
    's1,-0,road0',
    's1,2,ROAD',
    'c6',
    'c',
    'c12',
    '1,2,3,city0\n',
    '1e2,0,0',
    '9999,0,0',
  ]) {
    expect(decode(text)).toBeNull();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      const move = decode(text);
      if (move !== null) expect(encode(move)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

/** A few records to be damaged; making them is what costs. */
const RECORDS = TABLES.map((table, index) => playRandomGame(table, 100 + index));

type Damage = (record: GameRecord, random: (below: number) => number, junk: unknown) => unknown;

const KEYS = ['format', 'version', 'game', 'options', 'seats', 'seed', 'moves'];
const GAMES = ['classic', 'solo', 'hunters', 'settlers'];

const DAMAGES: readonly Damage[] = [
  // The text of the file: cut short, a character changed, a stretch lost.
  (record, random) => parsed(JSON.stringify(record).slice(0, random(2000))),
  (record, random) => {
    const text = JSON.stringify(record);
    const at = random(text.length);
    return parsed(text.slice(0, at) + String.fromCharCode(32 + random(95)) + text.slice(at + 1));
  },
  (record, random) => {
    const text = JSON.stringify(record);
    const at = random(text.length);
    return parsed(text.slice(0, at) + text.slice(at + random(40)));
  },
  // The header.
  (record, random, junk) => ({ ...record, [KEYS[random(KEYS.length)] ?? '']: junk }),
  (record, random) => Object.fromEntries(Object.entries(record).filter((_, index) => index !== random(7))),
  (record, random) => ({ ...record, game: GAMES[random(4)] }),
  (record, random) => ({ ...record, seed: record.seed + 1 + random(9) }),
  (record, random) => ({ ...record, seats: record.seats.slice(0, random(record.seats.length)) }),
  (record, random, junk) => ({
    ...record,
    options: { ...record.options, [random(2) ? 'followers' : 'startPlayer']: junk },
  }),
  // The moves.
  (record, random) => ({ ...record, moves: record.moves.filter((_, index) => index !== random(record.moves.length)) }),
  (record, random) => changed(record, random, () => `${random(9) - 4},${random(9) - 4},${random(4)}`),
  (record, random) => changed(record, random, (text) => text.replace(/\d/, String(random(10)))),
  (record, random) =>
    changed(record, random, () => ['', 'c1', 's0,0,road0', '0,0,0', 'x'.repeat(5000), '1,2,3,l1'][random(6)] ?? ''),
  (record, random, junk) => {
    const moves: unknown[] = [...record.moves];
    moves[random(moves.length)] = junk;
    return { ...record, moves };
  },
  (record, random) => ({ ...record, moves: [...record.moves, ...record.moves.slice(random(20))] }),
  (record) => ({ ...record, moves: [...record.moves].reverse() }),
];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function changed(record: GameRecord, random: (below: number) => number, change: (text: string) => string): unknown {
  const at = random(record.moves.length);
  return { ...record, moves: record.moves.map((text, index) => (index === at ? change(text) : text)) };
}

test('ten thousand damaged records get a clear answer, and none throws or hangs', () => {
  const faults = new Map<string, number>();
  fc.assert(
    fc.property(
      fc.constantFrom(...RECORDS),
      fc.constantFrom(...DAMAGES),
      fc.infiniteStream(fc.nat()),
      fc.anything(),
      (record, damage, numbers, junk) => {
        const random = (below: number): number => (numbers.next().value as number) % Math.max(1, below);
        const answer = replay(damage(record, random, junk));
        const fault = answer.ok ? 'none' : answer.error.fault;
        faults.set(fault, (faults.get(fault) ?? 0) + 1);
        if (answer.ok) return;
        const { move, detail } = answer.error;
        if (!RECORD_FAULTS.includes(answer.error.fault)) throw new Error(fault);
        if (typeof detail !== 'string' || detail.length > 100) throw new Error(`unclear: ${detail}`);
        if (move !== null && !(Number.isInteger(move) && move >= 0)) throw new Error(`at no move: ${String(move)}`);
      },
    ),
    { numRuns: 10_000 },
  );
  // Nearly all of the ways to be wrong were met, otherwise this test proves little.
  expect([...faults.keys()].sort()).toEqual(
    expect.arrayContaining([
      'badMoves',
      'badOptions',
      'badSeats',
      'badSeed',
      'illegalMove',
      'moveAfterEnd',
      'none',
      'notARecord',
      'unknownGame',
      'unreadableMove',
    ]),
  );
});

test('a thousand damaged traces get a clear answer, and none throws or hangs', () => {
  const traces = TABLES.map((table, index) => randomTrace(table, 300 + index));
  fc.assert(
    fc.property(fc.constantFrom(...traces), fc.infiniteStream(fc.nat()), fc.anything(), (trace, numbers, junk) => {
      const random = (below: number): number => (numbers.next().value as number) % Math.max(1, below);
      const copy = JSON.parse(JSON.stringify(trace)) as Record<string, unknown>;
      damageSomewhere(copy, random, junk);
      const answer = verifyTrace(copy);
      if (answer.ok) return;
      expect(answer.error.problem.length).toBeGreaterThan(3);
    }),
    { numRuns: 1_000 },
  );
});

/** Walks to a random place in the data and puts something else there, or takes it away. */
function damageSomewhere(data: Record<string, unknown>, random: (below: number) => number, junk: unknown): void {
  let at: Record<string, unknown> = data;
  for (;;) {
    const names = Object.keys(at);
    const name = names[random(names.length)] ?? '';
    const inner = at[name];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && random(8) > 0) {
      at = inner as Record<string, unknown>;
      continue;
    }
    if (random(5) === 0) {
      if (Array.isArray(at)) at.splice(Number(name), 1);
      else delete at[name];
    } else at[name] = random(2) === 0 ? junk : random(100) - 20;
    return;
  }
}
