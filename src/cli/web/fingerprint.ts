import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { inRoot, ROOT } from '../root';

export type Build = { ok: true; isNew: boolean } | { ok: false; output: string };

/** Everything the app is made of. Of our tools only those that take part in the build. */
const INPUTS = [
  'app',
  'src',
  'assets',
  'public',
  'app.json',
  'app.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'babel.config.js',
  'metro.config.js',
];

function isInput(file: string, tools: string): boolean {
  if (file === 'public/canvaskit.wasm' || file.startsWith('assets/screenshots/')) return false;
  return !file.startsWith('src/cli/') || file.startsWith(tools);
}

function filesUnder(place: string): string[] {
  const full = inRoot(place);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [place];
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** One hash over the names and contents of all inputs, the folder of the build's tools with them: equal hashes need no new build. */
export function fingerprint(tools: string): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesUnder)
    .filter((file) => isInput(file, tools))
    .sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  }
  return hash.digest('hex');
}
