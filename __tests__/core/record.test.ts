import { outcomeOf } from '@/core/game';
import { MAX_MOVES, newRecord } from '@/core/record';
import { Rng } from '@/core/rng';
import { gameOf, replay } from '@/games';
import { traceOf } from '@/games/trace';
import { playRandomGame } from '../support/randomGames';
import classicRecord from '../support/records/classic.json';
import huntersRecord from '../support/records/hunters.json';
import soloRecord from '../support/records/solo.json';

const SEATS = [{ name: 'Ana' }, { name: 'Rui', colour: 3, ai: { level: 'easy', style: 'builder' } }];
const RECORD = newRecord('classic', {}, SEATS, 7);

function faultOf(record: unknown): string | null {
  const answer = replay(record);
  return answer.ok ? null : `${answer.error.fault}${answer.error.move === null ? '' : ` at ${answer.error.move}`}`;
}

test('a new record is a game that nobody has moved in', () => {
  const answer = replay(RECORD);
  expect(answer.ok && answer.value.position.ply).toBe(0);
  expect(answer.ok && answer.value.record.seats).toEqual(SEATS);
  expect(answer.ok && answer.value.game).toBe(gameOf('classic'));
});

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'notARecord'],
  ['a list', [], 'notARecord'],
  ['another format', { ...RECORD, format: 'x' }, 'notARecord'],
  ['no version', { ...RECORD, version: undefined }, 'notARecord'],
  ['an old version that never was', { ...RECORD, version: 0 }, 'notARecord'],
  ['no number as version', { ...RECORD, version: NaN }, 'notARecord'],
  ['a version of tomorrow', { ...RECORD, version: 2 }, 'newerVersion'],
  ['an unknown game', { ...RECORD, game: 'chess' }, 'unknownGame'],
  ['a game that is no text', { ...RECORD, game: { toString: 1 } }, 'unknownGame'],
  ['no seats', { ...RECORD, seats: [] }, 'badSeats'],
  ['six seats', { ...RECORD, seats: [1, 2, 3, 4, 5, 6].map(() => ({ name: 'x' })) }, 'badSeats'],
  ['a seat without a name', { ...RECORD, seats: [{ name: 'Ana' }, {}] }, 'badSeats'],
  ['a seat that is no object', { ...RECORD, seats: ['Ana', 'Rui'] }, 'badSeats'],
  ['an endless name', { ...RECORD, seats: [{ name: 'Ana' }, { name: 'x'.repeat(81) }] }, 'badSeats'],
  ['a colour that there is not', { ...RECORD, seats: [{ name: 'Ana' }, { name: 'Rui', colour: 6 }] }, 'badSeats'],
  ['a colour between two', { ...RECORD, seats: [{ name: 'Ana' }, { name: 'Rui', colour: 2.5 }] }, 'badSeats'],
  ['an ai without a level', { ...RECORD, seats: [{ name: 'Ana' }, { name: 'Rui', ai: { style: 'x' } }] }, 'badSeats'],
  ['options that are no object', { ...RECORD, options: 3 }, 'badOptions'],
  ['an unknown option', { ...RECORD, options: { river: true } }, 'badOptions'],
  ['a negative seed', { ...RECORD, seed: -1 }, 'badSeed'],
  ['a seed beyond 32 bits', { ...RECORD, seed: 2 ** 32 }, 'badSeed'],
  ['half a seed', { ...RECORD, seed: 0.5 }, 'badSeed'],
  ['moves that are no list', { ...RECORD, moves: 'none' }, 'badMoves'],
  ['more moves than any game has', { ...RECORD, moves: new Array<string>(MAX_MOVES + 1).fill('0,1,0') }, 'badMoves'],
  ['a move that is no text', { ...RECORD, moves: [7] }, 'unreadableMove at 0'],
  ['a move that says nothing', { ...RECORD, moves: ['hello'] }, 'unreadableMove at 0'],
  ['a tile far away', { ...RECORD, moves: ['9,9,0'] }, 'illegalMove at 0'],
])('%s is refused for what it is', (_, record, fault) => {
  expect(faultOf(record)).toBe(fault);
});

test('a move after the end is refused where it stands', () => {
  const record = playRandomGame({ game: 'classic', seats: 2 }, 5);
  expect(faultOf({ ...record, moves: [...record.moves, '0,1,0'] })).toBe(`moveAfterEnd at ${record.moves.length}`);
});

test('whoever follows a replay hears of every move and what it caused', () => {
  const record = playRandomGame({ game: 'hunters', seats: 2 }, 5);
  const heard: number[] = [];
  replay(record, ({ index, events, position }) => {
    expect(events.length).toBeGreaterThan(0);
    expect(position.ply).toBe(index + 1);
    heard.push(index);
  });
  expect(heard).toEqual(record.moves.map((_, index) => index));
});

test('a record that cannot be played has no trace', () => {
  expect(traceOf(null)).toMatchObject({ ok: false });
  for (const game of ['classic', 'solo', 'hunters'] as const) {
    const seats = game === 'solo' ? [{ name: 'Ana' }] : SEATS;
    expect(traceOf({ ...newRecord(game, {}, seats, 3), moves: ['9,9,9'] })).toMatchObject({ ok: false });
    expect(traceOf({ ...newRecord(game, {}, seats, 3), moves: ['40,40,0'] })).toMatchObject({ ok: false });
    expect(traceOf(newRecord(game, {}, seats, 3))).toMatchObject({ ok: true });
  }
});

test('equal points share the win', () => {
  expect(outcomeOf([3, 9, 9])).toEqual({ scores: [3, 9, 9], winners: [1, 2] });
});

describe('chance', () => {
  test('is the same for the same seed, on every machine', () => {
    const rng = Rng.fromSeed(1);
    expect([1, 2, 3, 4, 5].map(() => rng.below(100))).toEqual([0, 7, 92, 13, 6]);
  });

  test('goes on from a state that was written down', () => {
    const rng = Rng.fromSeed(42);
    rng.below(10);
    const state = JSON.parse(JSON.stringify(rng.state())) as number[];
    const copy = rng.clone();
    const drawn = [1, 2, 3].map(() => rng.below(1000));
    const again = Rng.fromState(state);
    expect([1, 2, 3].map(() => again.below(1000))).toEqual(drawn);
    expect([1, 2, 3].map(() => copy.below(1000))).toEqual(drawn);
  });

  test('favours no number and no order', () => {
    const rng = Rng.fromSeed(7);
    const counts = new Array<number>(6).fill(0);
    const firsts = new Array<number>(5).fill(0);
    for (let throws = 0; throws < 60_000; throws++) {
      const die = rng.below(6);
      counts[die] = (counts[die] ?? 0) + 1;
      const list = [0, 1, 2, 3, 4];
      rng.shuffle(list);
      const [first = 0] = list;
      firsts[first] = (firsts[first] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    for (const count of firsts) expect(Math.abs(count - 12_000)).toBeLessThan(500);
  });

  test('leaves the head of a list alone when only the rest is shuffled', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    Rng.fromSeed(3).shuffle(list, 4);
    expect(list.slice(0, 4)).toEqual([1, 2, 3, 4]);
    expect([...list].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

test.each([
  ['classic', classicRecord],
  ['solo', soloRecord],
  ['hunters', huntersRecord],
])('a record of %s written long ago still replays to the same points', (_, { record, scores }) => {
  const answer = replay(record);
  expect(answer.ok && answer.value.position.isOver).toBe(true);
  expect(answer.ok && answer.value.position.scores()).toEqual(scores);
});
