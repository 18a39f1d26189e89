/** The compiler of the very Hermes that this release of React Native ships, and what it says of our code. */
import { chmodSync, existsSync } from 'node:fs';

import { run } from '../process';
import { inRoot } from '../root';

const FOLDERS: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux64-bin/hermesc',
  darwin: 'osx-bin/hermesc',
  win32: 'win64-bin/hermesc.exe',
};

export interface Undeclared {
  readonly name: string;
  /** From 1. Hermes names the first place only. */
  readonly line: number;
}

const UNDECLARED = /^.*?:(\d+):\d+: warning: the variable "([^"]+)" was not declared/gm;

export const readUndeclared = (output: string): Undeclared[] =>
  [...output.matchAll(UNDECLARED)].map(([, line = '', name = '']) => ({ name, line: Number(line) }));

export type Compiled = { ok: true; undeclared: Undeclared[] } | { ok: false; output: string };

/** Compiles a script to bytecode as a release does. `isStrict` also looks into code that does not ask for it. */
export async function compileBytecode(script: string, out: string, isStrict = false): Promise<Compiled> {
  const folder = FOLDERS[process.platform];
  const hermesc = inRoot('node_modules', 'hermes-compiler', 'hermesc', folder ?? '');
  if (folder === undefined || !existsSync(hermesc)) {
    return { ok: false, output: `hermes-compiler has no compiler for ${process.platform}.` };
  }
  chmodSync(hermesc, 0o755);
  const flags = ['-O', '-emit-binary', '-Wundefined-variable', '-max-diagnostic-width=120', '-out', out];
  const { code, output } = await run(hermesc, [...(isStrict ? ['-strict'] : []), ...flags, script]);
  return code === 0 ? { ok: true, undeclared: readUndeclared(output) } : { ok: false, output };
}
