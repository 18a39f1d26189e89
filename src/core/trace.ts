import type { Game } from './game';
import { isPlainObject } from './guards';
import { resolveOptions } from './options';
import { fail, ok, type Result } from './result';

export const TRACE_FORMAT = 'terreno-trace';
export const TRACE_VERSION = 1;

/** The first thing in a trace that is not so. */
export interface TraceProblem {
  /** Index into the moves, or null when the problem lies elsewhere. */
  readonly move: number | null;
  readonly problem: string;
}

interface TraceHeader {
  readonly players: number;
  readonly options: object;
  readonly moves: readonly unknown[];
  readonly final: unknown;
}

/** Reads what stands around the moves of a trace. Options that we do not have are other people's notes. */
export function readTraceHeader(trace: unknown, game: Game): Result<TraceHeader> {
  if (!isPlainObject(trace) || trace.format !== TRACE_FORMAT) return fail('not a trace');
  if (trace.version !== TRACE_VERSION) return fail(`version ${JSON.stringify(trace.version)} is not known`);
  if (trace.game !== game.id) return fail(`not a trace of ${game.id}`);
  const players = trace.players;
  const { min, max } = game.seats;
  if (typeof players !== 'number' || !Number.isInteger(players) || players < min || players > max) {
    return fail(`players must be ${min} to ${max}`);
  }
  const given = trace.options ?? {};
  if (!isPlainObject(given)) return fail('options is not an object');
  const known: Record<string, unknown> = {};
  // Players of a trace are numbered in turn order: 0 begins.
  for (const name of Object.keys(game.options)) if (name !== 'startPlayer') known[name] = given[name];
  const options = resolveOptions(game.options, known, players);
  if (!options.ok) return fail(`${options.error.fault} option ${options.error.option}`);
  if (!Array.isArray(trace.moves)) return fail('moves is not a list');
  return ok({ players, options: options.value, moves: trace.moves as unknown[], final: trace.final });
}
