import type { GameId } from '@/core/game';
import { resolveOptions } from '@/core/options';
import { newRecord, type GameRecord, type Seat } from '@/core/record';
import { fail, ok, type Result } from '@/core/result';
import { gameOf } from '@/games';
import type { Aids } from '@/storage/aids';
import type { StorageFault } from '@/storage/device';
import { matches as ownMatches, type Matches } from '@/storage/matches';
import type { Origin, SavedMatch } from '@/storage/savedMatch';

import { relive } from './history';
import { summaryOf } from './summary';

export interface MatchSetup {
  readonly game: GameId;
  /** What is left out takes its usual value. */
  readonly options: object;
  readonly seats: readonly Seat[];
  readonly seed: number;
  readonly aids: Aids;
  readonly origin: Origin;
  /** Whether open games too cover the table while the phone changes hands; the card game always does. */
  readonly hasHandOver: boolean;
}

/** Sets the table: the match is on the device when its id comes back. Impossible setups are a bug and throw. */
export async function startMatch(
  setup: MatchSetup,
  matches: Matches = ownMatches,
): Promise<Result<string, StorageFault>> {
  const options = resolveOptions(gameOf(setup.game).options, setup.options, setup.seats.length);
  if (!options.ok) throw new RangeError(`${options.error.fault} option ${options.error.option}`);
  return keepRecord(newRecord(setup.game, options.value, setup.seats, setup.seed), setup, matches);
}

/** Puts a record that came from elsewhere among the matches. It must have been checked. */
export async function importMatch(
  record: GameRecord,
  { aids, hasHandOver }: Pick<MatchSetup, 'aids' | 'hasHandOver'>,
  matches: Matches = ownMatches,
): Promise<Result<string, StorageFault>> {
  return keepRecord(record, { aids, hasHandOver, origin: { kind: 'imported' } }, matches);
}

async function keepRecord(
  record: GameRecord,
  { aids, origin, hasHandOver }: Pick<MatchSetup, 'aids' | 'origin' | 'hasHandOver'>,
  matches: Matches,
): Promise<Result<string, StorageFault>> {
  const lived = relive(record);
  if (!lived.ok) throw new RangeError(`${lived.error.fault}: ${lived.error.detail}`);
  const { position } = lived.value;
  const now = Date.now();
  const match: SavedMatch = {
    id: newId(now),
    record: lived.value.record,
    aids,
    origin,
    hasHandOver,
    isPractice: false,
    isCalledOff: false,
    startedAt: now,
    changedAt: now,
    summary: summaryOf(gameOf(record.game), position),
    outcome: position.outcome(),
  };
  const saved = await matches.save(match);
  return saved.ok ? ok(match.id) : fail(saved.error);
}

/** Sorts by time of birth, and two matches born together differ. */
function newId(now: number): string {
  return `${now.toString(36)}-${Math.floor(Math.random() * 36 ** 5).toString(36)}`;
}
