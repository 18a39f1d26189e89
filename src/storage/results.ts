import type { GameId } from '@/core/game';
import { isCount, isNumbers, isPlainObject, isTime, parseJson } from '@/core/guards';
import type { Seat } from '@/core/seat';

import { isGame, isSeats, readOrigin, type Origin, type SavedMatch } from './savedMatch';

/** What is left of a finished match for the statistics; it outlives the match itself. */
export interface KeptResult {
  readonly id: string;
  readonly game: GameId;
  readonly options: object;
  readonly seats: readonly Seat[];
  /** Points per score line: one a seat, except in solo, where it is one a colour. */
  readonly points: readonly number[];
  /** Winning seats; nobody in a match that was called off. */
  readonly winners: readonly number[];
  readonly moves: number;
  readonly isPractice: boolean;
  readonly isCalledOff: boolean;
  readonly origin: Origin;
  readonly startedAt: number;
  readonly finishedAt: number;
  /** The how manieth match of this device to end; missing in lines from before there were numbers. */
  readonly finishNumber?: number;
}

/** In the order in which they ended. Numbers decide; the clock only among lines from before there were numbers. */
export function byFinish(one: KeptResult, other: KeptResult): number {
  const later = (one.finishNumber ?? 0) - (other.finishNumber ?? 0) || one.finishedAt - other.finishedAt;
  return later || (one.id < other.id ? -1 : 1);
}

export function lineOf(match: SavedMatch): KeptResult {
  const { id, record, outcome, summary, isPractice, isCalledOff, origin, startedAt, changedAt, finishNumber } = match;
  return {
    id,
    game: record.game,
    options: record.options,
    seats: record.seats,
    points: outcome?.scores ?? summary.scores,
    winners: outcome?.winners ?? [],
    moves: record.moves.length,
    isPractice,
    isCalledOff,
    origin,
    startedAt,
    finishedAt: changedAt,
    ...(finishNumber === undefined ? {} : { finishNumber }),
  };
}

function readLine(input: unknown): KeptResult | null {
  if (!isPlainObject(input)) return null;
  const { id, game, options, seats, points, winners, moves, startedAt, finishedAt } = input;
  const origin = readOrigin(input.origin);
  if (typeof id !== 'string' || !isGame(game) || !isPlainObject(options) || !isSeats(seats) || origin === null)
    return null;
  if (!isNumbers(points) || !isNumbers(winners) || typeof moves !== 'number') return null;
  if (!isTime(startedAt) || !isTime(finishedAt)) return null;
  const isPractice = input.isPractice === true;
  const isCalledOff = input.isCalledOff === true;
  const line = { id, game, options, seats, points, winners, moves, isPractice, isCalledOff, origin };
  const number = isCount(input.finishNumber) ? { finishNumber: input.finishNumber } : {};
  return { ...line, startedAt, finishedAt, ...number };
}

/** The lines of a stored list; null when it is no list. A line that makes no sense costs only itself. */
export function parseLines(body: string): KeptResult[] | null {
  return readLines(body)?.lines ?? null;
}

/** What a stored list amounts to. */
interface Lines {
  readonly lines: KeptResult[];
  /** False when a line made no sense. */
  readonly isWhole: boolean;
}

export function readLines(body: string): Lines | null {
  const data = parseJson(body);
  if (!Array.isArray(data)) return null;
  const lines = data.flatMap((item: unknown) => readLine(item) ?? []);
  return { lines, isWhole: lines.length === data.length };
}

/** Which results no longer count since the statistics were erased, and up to which number. */
export interface Erased {
  readonly upTo: number;
  has(line: KeptResult): boolean;
}

export function formatErased(upTo: number): string {
  return JSON.stringify({ upTo });
}

export function parseErased(text: string | null): Erased {
  const data = text === null ? null : parseJson(text);
  if (isPlainObject(data) && isCount(data.upTo)) {
    const { upTo } = data;
    return { upTo, has: ({ finishNumber = 0 }) => finishNumber <= upTo };
  }
  // Before results had numbers this was a time, and it can only mean results from then.
  const since = isTime(data) ? data : -1;
  return { upTo: 0, has: ({ finishNumber, finishedAt }) => finishNumber === undefined && finishedAt <= since };
}
