import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Phone } from '../phone';

/** What the suite leaves behind for the step that counts: which worklets have run. */
const FILE = path.resolve(__dirname, '..', '..', '..', '.cache', 'check', 'worklets.json');

/** Hashes that have run, over all test files and both platforms. */
export function readRun(): ReadonlySet<number> {
  try {
    return new Set(JSON.parse(readFileSync(FILE, 'utf8')) as number[]);
  } catch {
    // The first file of a run finds nothing.
    return new Set();
  }
}

/** Adds what a phone has run to the list. */
export function reportRun(phone: Phone): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify([...new Set([...readRun(), ...phone.ranWorklets])]));
}
