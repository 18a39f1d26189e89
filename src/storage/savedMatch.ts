import { GAME_IDS, type GameId, type Outcome } from '@/core/game';
import { isCount, isNumbers, isPlainObject, isTime, parseJson } from '@/core/guards';
import { isSeed, RECORD_FORMAT, RECORD_VERSION, type GameRecord } from '@/core/record';
import { fail, ok, type Result } from '@/core/result';
import { isSeat, type Seat } from '@/core/seat';

import { readAids, type Aids } from './aids';
import { lift, MATCH_VERSION } from './migrations';

/** Where a match comes from. `date` is a day as `2026-11-17`. */
export type Origin =
  | { readonly kind: 'new' }
  | { readonly kind: 'daily'; readonly date: string }
  | { readonly kind: 'imported' }
  /** It goes on from where a lesson ended. */
  | { readonly kind: 'lesson' };

/** How a match stands, for those who list matches and do not play them. */
export interface MatchSummary {
  /** The seat whose decision is next. */
  readonly turnOf: number;
  readonly scores: readonly number[];
  /** Null for the card game, which has no tiles to count. */
  readonly tilesLeft: number | null;
}

/** A match as the device keeps it. Times are milliseconds since 1970. */
export interface SavedMatch {
  readonly id: string;
  readonly record: GameRecord;
  readonly aids: Aids;
  readonly origin: Origin;
  /** Whether a screen covers the table while the phone changes hands. */
  readonly hasHandOver: boolean;
  readonly isPractice: boolean;
  readonly isCalledOff: boolean;
  /** Whether it was handed to another device, or came from one: it may go on there. */
  readonly isHanded: boolean;
  /** The how manieth match of this device to end; missing while it is under way and in texts from before there were numbers. */
  readonly finishNumber?: number;
  readonly startedAt: number;
  readonly changedAt: number;
  readonly summary: MatchSummary;
  readonly outcome: Outcome | null;
}

/** Whether something, a part of an address for instance, can be the id of a match: part of a key, and never another key. */
export function isMatchId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-zA-Z_-]{1,40}$/.test(value);
}

export function isFinished({ outcome, isCalledOff }: Pick<SavedMatch, 'outcome' | 'isCalledOff'>): boolean {
  return outcome !== null || isCalledOff;
}

/** No text of a move has this in it, in any game. */
const BETWEEN_MOVES = ';';

export function formatMatch({ record, ...match }: SavedMatch): string {
  const { moves, ...setup } = record;
  return JSON.stringify({ v: MATCH_VERSION, ...match, record: setup, moves: moves.join(BETWEEN_MOVES) });
}

/** Reads what the device kept. Whether the moves can be played is for the rules to say. */
export function parseMatch(body: string, id: string): Result<SavedMatch, 'damaged' | 'newer'> {
  const lifted = lift(parseJson(body));
  if (!lifted.ok) return lifted;
  const given = lifted.value;
  if (isPlainObject(given.record) && Number(given.record.version) > RECORD_VERSION) return fail('newer');
  const record = readRecord(given.record, given.moves);
  const summary = readSummary(given.summary);
  const outcome = readOutcome(given.outcome);
  const origin = readOrigin(given.origin);
  const isCalledOff = given.isCalledOff === true;
  const isWhole = given.id === id && isTime(given.startedAt) && isTime(given.changedAt);
  if (!isWhole || record === null || summary === null || outcome === undefined || origin === null)
    return fail('damaged');
  return ok({
    id,
    record,
    aids: readAids(given.aids, () => undefined),
    origin,
    hasHandOver: given.hasHandOver === true,
    isPractice: given.isPractice === true,
    isCalledOff,
    isHanded: given.isHanded === true,
    ...(isCount(given.finishNumber) && isFinished({ outcome, isCalledOff })
      ? { finishNumber: given.finishNumber }
      : {}),
    startedAt: Number(given.startedAt),
    changedAt: Number(given.changedAt),
    summary,
    outcome,
  });
}

function readRecord(setup: unknown, moves: unknown): GameRecord | null {
  if (!isPlainObject(setup) || typeof moves !== 'string') return null;
  const { format, version, game, options, seats, seed } = setup;
  if (format !== RECORD_FORMAT || version !== RECORD_VERSION || !isGame(game) || !isSeed(seed)) return null;
  if (!isPlainObject(options) || !isSeats(seats)) return null;
  return { format, version, game, options, seats, seed, moves: moves === '' ? [] : moves.split(BETWEEN_MOVES) };
}

export function isGame(value: unknown): value is GameId {
  return GAME_IDS.some((id) => id === value);
}

export function isSeats(value: unknown): value is Seat[] {
  return Array.isArray(value) && value.length > 0 && value.every(isSeat);
}

function readSummary(input: unknown): MatchSummary | null {
  if (!isPlainObject(input)) return null;
  const { turnOf, scores, tilesLeft } = input;
  if (typeof turnOf !== 'number' || !isNumbers(scores)) return null;
  return { turnOf, scores, tilesLeft: typeof tilesLeft === 'number' ? tilesLeft : null };
}

function readOutcome(input: unknown): Outcome | null | undefined {
  if (input === null) return null;
  if (!isPlainObject(input) || !isNumbers(input.scores) || !isNumbers(input.winners)) return undefined;
  return { scores: input.scores, winners: input.winners };
}

export function readOrigin(input: unknown): Origin | null {
  if (!isPlainObject(input)) return null;
  if (input.kind === 'new' || input.kind === 'imported' || input.kind === 'lesson') return { kind: input.kind };
  if (input.kind === 'daily' && typeof input.date === 'string' && /^\d{4}-\d\d-\d\d$/.test(input.date))
    return { kind: 'daily', date: input.date };
  return null;
}
