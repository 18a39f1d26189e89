import { isPlainObject } from './guards';
import { fail, ok, type Result } from './result';

export type OptionValue = number | string | boolean;

/** One choice before the game: the values that may be picked at a table of so many seats, and the usual one. */
export interface OptionSpec<Value extends OptionValue> {
  readonly values: (seats: number) => readonly Value[];
  readonly usual: Value;
}

export type OptionSpecs<Options> = { readonly [Key in keyof Options]: OptionSpec<Options[Key] & OptionValue> };

interface OptionFault {
  readonly option: string;
  readonly fault: 'unknown' | 'impossible';
}

/** The usual value of every option. */
export function defaultOptions<Options extends object>(specs: OptionSpecs<Options>): Options {
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of entriesOf(specs)) options[name] = spec.usual;
  return options as Options;
}

/** Fills in what is missing and refuses what cannot be: outside data becomes options only through here. */
export function resolveOptions<Options extends object>(
  specs: OptionSpecs<Options>,
  input: unknown,
  seats: number,
): Result<Options, OptionFault> {
  const given: Record<string, unknown> = isPlainObject(input) ? input : {};
  const names = Object.keys(specs);
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) return fail({ option: name, fault: 'unknown' });
  }
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of entriesOf(specs)) {
    const value = given[name] === undefined ? spec.usual : given[name];
    if (!spec.values(seats).includes(value as OptionValue)) return fail({ option: name, fault: 'impossible' });
    options[name] = value as OptionValue;
  }
  return ok(options as Options);
}

function entriesOf<Options extends object>(specs: OptionSpecs<Options>): [string, OptionSpec<OptionValue>][] {
  return Object.entries(specs) as [string, OptionSpec<OptionValue>][];
}
