/*
 * Everything from outside (saves, codes, settings, traces) is read through these. A schema library (valibot 1.5) was measured
 * beside them: six times the bytes, and eight times as slow on an engine without JIT.
 */

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number');
}

/** How many of something there are. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Milliseconds since 1970. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** The allowed value that was given; undefined when it was none of them. */
export function oneOf<Value>(allowed: readonly Value[], given: unknown): Value | undefined {
  return allowed.find((value) => value === given);
}

/** What a text holds; undefined when it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
