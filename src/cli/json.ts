import { readFileSync } from 'node:fs';

import { fail, ok, type Result } from '@/core/result';

/** The JSON of a file, or one line that says why there is none. */
export function readJsonFile(file: string): Result<unknown> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return fail(`cannot read '${file}'`);
  }
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(`'${file}' is not JSON`);
  }
}
