import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends the program the way every tool ends on a bad argument: one clear line, exit code 2. */
export function refuse(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}

/** Reads the command line; whatever cannot be read ends the program. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  allowPositionals = false,
) {
  try {
    return parseArgs({ options, allowPositionals, strict: true });
  } catch (error) {
    return refuse(error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error));
  }
}

/** A whole number from `min` to `max`, or the end of the program. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (!(value >= min && value <= max)) refuse(`--${name} must be a whole number from ${min} to ${max}, not '${text}'`);
  return value;
}
