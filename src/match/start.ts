import type { GameId } from '@/core/game';
import { resolveOptions } from '@/core/options';
import { newRecord, type GameRecord, type Seat } from '@/core/record';
import { fail, ok, type Result } from '@/core/result';
import { gameOf } from '@/games';
import type { Aids } from '@/storage/aids';
import type { StorageFault } from '@/storage/device';
import { matches as ownMatches, type Matches } from '@/storage/matches';
import { isFinished, type Origin, type SavedMatch } from '@/storage/savedMatch';

import { relive } from './history';
import type { SharedRecord } from './shareCode';
import { summaryOf } from './summary';

export interface MatchSetup {
  readonly game: GameId;
  /** What is left out takes its usual value. */
  readonly options: object;
  readonly seats: readonly Seat[];
  readonly seed: number;
  /** What has been played already: a lesson ends in a game that goes on. */
  readonly moves?: readonly string[];
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
  return keepRecord(recordOf(setup), { ...setup, isCalledOff: false }, matches);
}

/** The match that a setup begins. */
export function recordOf({ game, options: given, seats, seed, moves = [] }: MatchSetup): GameRecord {
  const options = resolveOptions(gameOf(game).options, given, seats.length);
  if (!options.ok) throw new RangeError(`${options.error.fault} option ${options.error.option}`);
  return { ...newRecord(game, options.value, seats, seed), moves };
}

/** Puts a record that came from elsewhere among the matches. It must have been checked. */
export async function importMatch(
  { record, isCalledOff }: SharedRecord,
  { aids, hasHandOver }: Pick<MatchSetup, 'aids' | 'hasHandOver'>,
  matches: Matches = ownMatches,
): Promise<Result<string, StorageFault>> {
  return keepRecord(record, { aids, hasHandOver, isCalledOff, origin: { kind: 'imported' } }, matches);
}

/**
 * Takes in a match from another device, which goes on here. It is the same match, so where this device knows it, the one
 * that has gone further counts; two that went different ways are kept both. It must have been checked.
 */
export async function takeOver(
  handed: SavedMatch,
  matches: Matches = ownMatches,
): Promise<Result<string, StorageFault>> {
  const known = await matches.load(handed.id);
  if (known.ok) {
    const own = known.value.match;
    if (isFinished(own) || goesOnFrom(own.record, handed.record)) return ok(own.id);
    const id = goesOnFrom(handed.record, own.record) ? own.id : newId(Date.now());
    return keep({ ...handed, id, isHanded: true }, matches);
  }
  const { fault } = known.error;
  if (fault === 'missing' || fault === 'damaged') return keep({ ...handed, isHanded: true }, matches);
  // A text that only a newer app can read stays where it is.
  if (fault === 'newer') return keep({ ...handed, id: newId(Date.now()), isHanded: true }, matches);
  return fail({ fault, detail: 'the match of this id could not be read' });
}

/** Whether a record is another one with more moves, or with none. */
function goesOnFrom(record: GameRecord, from: GameRecord): boolean {
  return (
    record.game === from.game && record.seed === from.seed && from.moves.every((move, at) => record.moves[at] === move)
  );
}

async function keepRecord(
  record: GameRecord,
  { aids, origin, hasHandOver, isCalledOff }: Pick<SavedMatch, 'aids' | 'origin' | 'hasHandOver' | 'isCalledOff'>,
  matches: Matches,
): Promise<Result<string, StorageFault>> {
  const now = Date.now();
  const marks = { isPractice: false, isCalledOff, isHanded: false };
  return keep({ id: newId(now), record, aids, origin, hasHandOver, ...marks, startedAt: now }, matches);
}

/** Puts a match on the device as its record says that it stands. */
async function keep(
  { record, ...match }: Omit<SavedMatch, 'changedAt' | 'summary' | 'outcome'>,
  matches: Matches,
): Promise<Result<string, StorageFault>> {
  const lived = relive(record);
  if (!lived.ok) throw new RangeError(`${lived.error.fault}: ${lived.error.detail}`);
  const { position } = lived.value;
  const saved = await matches.save({
    ...match,
    record: lived.value.record,
    changedAt: Date.now(),
    summary: summaryOf(gameOf(record.game), position),
    outcome: position.outcome(),
  });
  if (saved.ok) return ok(match.id);
  const { fault, detail } = saved.error;
  // Erased between two breaths: for whoever begins it is a match that was not kept.
  return fail({ fault: fault === 'erased' || fault === 'gone' ? 'refused' : fault, detail });
}

/** Sorts by time of birth, and two matches born together differ. */
function newId(now: number): string {
  return `${now.toString(36)}-${Math.floor(Math.random() * 36 ** 5).toString(36)}`;
}
