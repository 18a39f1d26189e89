import type { Game } from '@/core/game';
import { replayRecord, type GameTable } from '@/core/record';
import { Rng } from '@/core/rng';
import { settlers } from '@/games/settlers';
import { traceOf, verifyTrace } from '@/games/settlers/trace';

import { randomGame } from '../games/settlers/play';
import { judge } from '../games/settlers/referee';

const game = settlers as unknown as Game;
const games: GameTable = { classic: game, solo: game, hunters: game, settlers: game };
const SEATS = [2, 3, 4, 5, 6];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const copy = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

const STRANGE: Json[] = [
  null,
  true,
  -1,
  0.5,
  1e9,
  '',
  'end',
  'ore',
  'lay b',
  [],
  {},
  [[]],
  { ore: 1 },
  { ore: -1 },
  2,
  7,
];

/** Something inside a value, with its holder: every place is as likely as the way there is wide. */
function somewhere(value: Json, rng: Rng): { holder: Json[] | { [key: string]: Json }; key: string } | null {
  let place: { holder: Json[] | { [key: string]: Json }; key: string } | null = null;
  let here = value;
  while (typeof here === 'object' && here !== null) {
    const keys = Object.keys(here);
    if (keys.length === 0 || (place !== null && rng.below(6) === 0)) break;
    const key = keys[rng.below(keys.length)]!;
    place = { holder: here, key };
    here = (here as { [key: string]: Json })[key]!;
  }
  return place;
}

function damage(value: Json, rng: Rng): void {
  const place = somewhere(value, rng);
  if (place === null) return;
  const holder = place.holder as { [key: string]: Json };
  const old = holder[place.key]!;
  const choice = rng.below(5);
  if (choice === 0) {
    if (Array.isArray(holder)) holder.splice(Number(place.key), 1);
    else delete holder[place.key];
  } else if (choice === 1 && typeof old === 'number') {
    holder[place.key] = old + (rng.below(2) === 0 ? 1 : -1);
  } else if (choice === 2 && typeof old === 'string' && old.length > 0) {
    const at = rng.below(old.length);
    holder[place.key] = old.slice(0, at) + 'blowgx0123!/ '.charAt(rng.below(13)) + old.slice(at + rng.below(2));
  } else if (choice === 3 && Array.isArray(holder)) {
    holder.splice(Number(place.key), 0, copy(old));
  } else {
    holder[place.key] = copy(STRANGE[rng.below(STRANGE.length)]);
  }
}

it('a record replays to the same position, and a longer one is refused', () => {
  for (const seats of SEATS) {
    const { record, position } = randomGame(seats, 5 + seats);
    const replay = replayRecord(games, copy(record));
    expect(replay.ok && replay.value.position.viewFor(0)).toEqual(position.viewFor(0));
    const longer = replayRecord(games, { ...record, moves: [...record.moves, 'end'] });
    expect(longer).toMatchObject({ ok: false, error: { fault: 'moveAfterEnd', move: record.moves.length } });
  }
});

it('10,000 damaged records are refused or harmless, and never throw', () => {
  const records = SEATS.map((seats) => randomGame(seats, seats, undefined, 8).record);
  const rng = Rng.fromSeed(4);
  const faults = new Map<string, number>();
  for (let run = 0; run < 10_000; run++) {
    const record = copy(records[run % records.length]);
    const times = 1 + rng.below(3);
    for (let time = 0; time < times; time++) damage(record, rng);
    const result = replayRecord(games, record);
    const name = result.ok ? 'ok' : result.error.fault;
    faults.set(name, (faults.get(name) ?? 0) + 1);
  }
  for (const fault of ['illegalMove', 'unreadableMove', 'badSeats', 'badOptions', 'badMoves', 'badSeed', 'ok']) {
    expect(faults.get(fault)).toBeGreaterThan(0);
  }
});

it('damaged traces are refused or harmless, and never throw', () => {
  const traces = SEATS.map((seats) => traceOf(randomGame(seats, seats, undefined, 12).record)).map(
    (trace) => trace.ok && trace.value,
  );
  const rng = Rng.fromSeed(9);
  let refused = 0;
  for (let run = 0; run < 4_000; run++) {
    const trace = copy(traces[run % traces.length]);
    const times = 1 + rng.below(3);
    for (let time = 0; time < times; time++) damage(trace, rng);
    const result = verifyTrace(trace);
    if (!result.ok) refused++;
  }
  expect(refused).toBeGreaterThan(2_000);
});

const WORDS = [
  ...['brick', 'lumber', 'ore', 'wool', 'grain', 'pile', 'market', 'trade', 'guild', 'build', 'draw', 'white', 'black'],
  ...['road', 'knight', 'settlement', 'city', 'expansion', 'robberAttack', 'marketDay'],
  ...['library', 'church', 'citadel', 'townHall', 'university', 'merchantGuild'],
];

/** Changes one stated thing into another of its kind, so that the trace keeps its form and only lies. */
function lie(value: Json, rng: Rng): void {
  const place = somewhere(value, rng);
  if (place === null) return;
  const holder = place.holder as { [key: string]: Json };
  const old = holder[place.key];
  if (typeof old === 'number') {
    holder[place.key] = Math.max(0, old + (rng.below(2) === 0 ? 1 : -1));
    if (holder[place.key] === 0 && WORDS.slice(0, 5).includes(place.key)) delete holder[place.key];
  } else if (typeof old === 'boolean') holder[place.key] = !old;
  else if (typeof old === 'string') holder[place.key] = WORDS[rng.below(WORDS.length)]!;
  else if (old === null) holder[place.key] = place.key === 'discount' ? WORDS[rng.below(5)]! : rng.below(3);
  else if (Array.isArray(old) && Array.isArray(holder) === false && rng.below(2) === 0) old.reverse();
  else if (!Array.isArray(old) && !Array.isArray(holder))
    holder[place.key] = { [WORDS[rng.below(5)]!]: 1 + rng.below(2) };
  else if (Array.isArray(holder)) holder.splice(Number(place.key), 1);
}

it('our verifier and the independent referee agree about traces that lie', () => {
  const traces = SEATS.flatMap((seats) => {
    const finished = [30, 31, 32].map((seed) => randomGame(seats, seed)).filter(({ position }) => position.isOver);
    return finished.map(({ record }) => traceOf(record)).map((trace) => trace.ok && trace.value);
  });
  const rng = Rng.fromSeed(13);
  let harmless = 0;
  for (let run = 0; run < 800; run++) {
    const trace = copy(traces[run % traces.length]) as { setup: Json; moves: Json; final: Json };
    const parts = { setup: trace.setup, moves: trace.moves, final: trace.final };
    lie(rng.below(10) === 0 ? parts : trace.moves, rng);
    const ours = verifyTrace(trace);
    const foul = judgeSafely(trace);
    if (foul === null) harmless++;
    if (ours.ok !== (foul === null)) {
      throw new Error(`run ${run}: ours ${JSON.stringify(ours)}, referee ${foul}`);
    }
  }
  expect(harmless).toBeLessThan(400);
});

/** The referee believes in the form of a trace; where a lie broke that, it trips, which is a refusal too. */
function judgeSafely(trace: unknown): string | null {
  try {
    return judge(trace);
  } catch (error) {
    return String(error);
  }
}
