import { isPlainObject } from '@/core/guards';
import { fail, ok, type Result } from '@/core/result';

/** The version that we write. Version 1 is the first that ever reached a device. */
export const MATCH_VERSION = 1;

export type Lift = (document: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** `LIFTS[n]` makes a document of version n into one of version n + 1. */
export const LIFTS: Readonly<Record<number, Lift>> = {};

/** Lifts a stored document step by step to the version that we write. Old ones are lifted in memory, never in place. */
export function lift(
  input: unknown,
  to = MATCH_VERSION,
  lifts: Readonly<Record<number, Lift>> = LIFTS,
): Result<Record<string, unknown>, 'damaged' | 'newer'> {
  if (!isPlainObject(input) || typeof input.v !== 'number' || !Number.isInteger(input.v)) return fail('damaged');
  if (input.v > to) return fail('newer');
  let document = input;
  for (let version = input.v; version < to; version++) {
    const step = lifts[version];
    if (step === undefined) return fail('damaged');
    try {
      document = { ...step(document), v: version + 1 };
    } catch {
      return fail('damaged');
    }
  }
  return ok(document);
}
