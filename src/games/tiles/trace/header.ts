import type { Game } from '@/core/game';
import { isPlainObject, resolveOptions } from '@/core/options';
import { fail, ok, type Result } from '@/core/result';

export const TRACE_FORMAT = 'terreno-trace';
export const TRACE_VERSION = 1;

export interface TraceHeader {
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
  const given = isPlainObject(trace.options) ? trace.options : {};
  const known: Record<string, unknown> = {};
  // Players of a trace are numbered in turn order: 0 begins.
  for (const name of Object.keys(game.options)) if (name !== 'startPlayer') known[name] = given[name];
  const options = resolveOptions(game.options, known, players);
  if (!options.ok) return fail(`${options.error.fault} option ${options.error.option}`);
  if (!Array.isArray(trace.moves)) return fail('moves is not a list');
  return ok({ players, options: options.value, moves: trace.moves as unknown[], final: trace.final });
}
