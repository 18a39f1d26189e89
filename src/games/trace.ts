import type { GameId } from '@/core/game';
import { isPlainObject } from '@/core/options';
import { checkRecord, type GameRecord } from '@/core/record';
import { fail, type Result } from '@/core/result';
import type { TraceProblem } from '@/core/trace';
import * as classic from './classic/trace';
import * as hunters from './hunters/trace';
import { games } from './index';
import * as settlers from './settlers/trace';
import * as solo from './solo/trace';

interface Tracer {
  traceOf(record: GameRecord): Result<object>;
  verifyTrace(trace: unknown): Result<{ moves: number }, TraceProblem>;
}

const tracers: { readonly [Id in GameId]: Tracer } = { classic, solo, hunters, settlers };

/** The game of a record written out in full, with nothing left to the seed. */
export function traceOf(input: unknown): Result<object> {
  const record = checkRecord(games, input);
  if (!record.ok) return fail(`${record.error.fault}: ${record.error.detail}`);
  return tracers[record.value.game].traceOf(record.value);
}

/** Plays a trace, whoever wrote it, with the draws it states. */
export function verifyTrace(trace: unknown): Result<{ moves: number }, TraceProblem> {
  const game = isPlainObject(trace) ? (trace.game as GameId) : null;
  if (game === null || !Object.keys(tracers).includes(game))
    return fail({ move: null, problem: 'not a trace of a game we know' });
  return tracers[game].verifyTrace(trace);
}
