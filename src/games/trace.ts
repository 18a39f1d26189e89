import { GAME_IDS, type GameId } from '@/core/game';
import { isPlainObject } from '@/core/guards';
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

/** Who writes and reads the traces of which game; a game need not have any. */
const tracers: { readonly [Id in GameId]?: Tracer } = { classic, solo, hunters, settlers };

/** The game of a record written out in full, with nothing left to the seed. */
export function traceOf(input: unknown): Result<object> {
  const record = checkRecord(games, input);
  if (!record.ok) return fail(`${record.error.fault}: ${record.error.detail}`);
  const tracer = tracers[record.value.game];
  return tracer === undefined ? fail('there are no traces of this game') : tracer.traceOf(record.value);
}

/** Plays a trace, whoever wrote it, with the draws it states. */
export function verifyTrace(trace: unknown): Result<{ moves: number }, TraceProblem> {
  const known = isPlainObject(trace) ? GAME_IDS.find((id) => id === trace.game) : undefined;
  const tracer = known === undefined ? undefined : tracers[known];
  return tracer === undefined
    ? fail({ move: null, problem: 'not a trace of a game we know' })
    : tracer.verifyTrace(trace);
}
