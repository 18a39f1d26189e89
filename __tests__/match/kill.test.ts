import type { GameId, Intent } from '@/core/game';
import { Rng } from '@/core/rng';
import type { Match } from '@/match/types';

import { applyPart, JournalBackend, type Change } from '../support/journalBackend';
import { actAtRandom, open, randomSeats, rest, start } from '../support/matchDriver';
import { matchesOn, MemoryBackend } from '../support/memoryBackend';

/*
 * A person can be cut off at any instant: before, inside or after any write. Each match is played once with a store that
 * remembers all changes and what was on the screen at each of them; then the store is rebuilt as it was at every such
 * instant and opened again, as the app does at its next start.
 */

/** What a person would miss if it were gone. */
interface Moment {
  readonly moves: string;
  readonly pending: Intent;
  readonly marks: string;
}

function momentOf(match: Match): Moment {
  const { record, pending, isPractice, isCalledOff } = match.getState();
  return { moves: record.moves.join(';'), pending, marks: `${isPractice} ${isCalledOff}` };
}

interface Instant {
  readonly change: Change;
  /** How the store stood before the change. */
  readonly texts: ReadonlyMap<string, string>;
  /** Everything that was on the screen since the store was last at rest, up to the next rest. */
  readonly shown: Moment[];
  /** How many of those had been on the screen when the change began. */
  readonly sofar: number;
}

async function playWatched(game: GameId, count: number, seed: number, acts: number) {
  const rng = Rng.fromSeed(seed);
  const backend = new JournalBackend();
  const matches = matchesOn(backend);
  // Two neighbours that must come through everything untouched.
  const bystander = await start(matches, 'hunters', [{ name: 'Eva' }, { name: 'Leo' }], seed);
  const done = await start(matches, 'solo', [{ name: 'Ida' }], seed);
  const finished = await open(matches, done);
  await finished.callOff();
  const id = await start(matches, game, randomSeats(count, rng), seed, seed % 3 === 0);
  await matches.list();

  let match = await open(matches, id);
  const instants: Instant[] = [];
  let shown: Moment[] = [];
  const watch = () => match.subscribe(() => shown.push(momentOf(match)));
  let stop = watch();
  shown.push(momentOf(match));
  backend.onChange = (change) => {
    instants.push({ change, texts: new Map(backend.texts), shown, sofar: shown.length });
  };
  match.present(null);
  for (let act = 0; act < acts; act++) {
    await rest(match);
    shown = [momentOf(match)];
    if (match.getState().outcome !== null || match.getState().isCalledOff) break;
    if (rng.below(25) === 0) {
      // Left and opened again, without any accident.
      stop();
      match.leave();
      match = await open(matches, id);
      expect(momentOf(match)).toEqual(shown[0]);
      stop = watch();
      match.present(null);
      continue;
    }
    // Now and then several quick changes before the device has answered.
    for (let burst = rng.below(3); burst >= 0; burst--) void actAtRandom(match, rng);
  }
  await rest(match);
  await matches.list();
  stop();
  match.leave();
  return { id, bystander, done, instants };
}

async function reopen(
  texts: Map<string, string>,
  { id, bystander, done }: { id: string; bystander: string; done: string },
) {
  const matches = matchesOn(new MemoryBackend(texts));
  const shelf = await matches.list();
  if (!shelf.ok) throw new Error('the shelf cannot be read');
  const { open: waiting, finished, lost } = shelf.value;
  const ids = [...waiting.map((match) => match.id), ...finished.map((line) => line.id)].sort();
  expect(lost).toEqual([]);
  expect(ids).toEqual([id, bystander, done].sort());
  return open(matches, id);
}

const TABLES: [GameId, number, number][] = [
  ['classic', 2, 90],
  ['classic', 4, 70],
  ['solo', 1, 110],
  ['solo', 3, 110],
  ['hunters', 2, 90],
  ['hunters', 5, 70],
  ['settlers', 2, 100],
  ['settlers', 4, 90],
];

describe('a match that is cut off at any instant', () => {
  let points = 0;
  afterAll(() => expect(points).toBeGreaterThan(3000));

  it.each(TABLES)(
    'of %s with %i seats comes back as it was before or after that instant',
    async (game, count, acts) => {
      for (const seed of [11, 12]) {
        const played = await playWatched(game, count, seed + 100 * count, acts);
        const rng = Rng.fromSeed(seed);
        for (const { change, texts, shown, sofar } of played.instants) {
          for (const share of [0, (1 + rng.below(98)) / 100, 1]) {
            const left = new Map(texts);
            applyPart(left, change, share);
            const match = await reopen(left, played);
            const moment = momentOf(match);
            // Nothing but what was on the screen, or what was just about to be.
            expect(shown).toContainEqual(moment);
            // Nobody has seen a move that is not there any more: if anything, the device knows one more than the screen.
            const onScreen = shown.slice(0, sofar).at(-1);
            const isAhead = shown.slice(sofar).some(({ moves }) => moves === moment.moves);
            if (moment.moves !== onScreen?.moves) expect(isAhead).toBe(true);
            points++;
            if (rng.below(40) === 0) await goOn(match, rng);
            match.leave();
          }
        }
      }
    },
    300_000,
  );
});

/** A match that came back can be played on, and what is played is kept. */
async function goOn(match: Match, rng: Rng): Promise<void> {
  match.present(null);
  for (let act = 0; act < 6; act++) {
    await rest(match);
    const { outcome, isCalledOff, trouble } = match.getState();
    expect(trouble).toBeNull();
    if (outcome !== null || isCalledOff) return;
    await actAtRandom(match, rng, true);
  }
  await rest(match);
}
