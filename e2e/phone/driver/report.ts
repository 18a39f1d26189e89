import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { bundleOf, type Phone as Platform } from '../../../src/cli/phone/bundles';
import type { Phone } from '../phone';

/** What a run of the suite leaves behind for whoever counts: the worklets that have run, by their hashes. */
export const runFile = (platform: Platform) => path.join(path.dirname(bundleOf(platform)), `ran-${platform}.json`);

/** Hashes that have run so far, over all test files of this run. */
export function readRun(platform: Platform): ReadonlySet<number> {
  try {
    return new Set(JSON.parse(readFileSync(runFile(platform), 'utf8')) as number[]);
  } catch {
    // The first file of a run finds nothing.
    return new Set();
  }
}

/** Adds what a phone has run to the list. */
export function reportRun({ bundle: { platform }, ranWorklets }: Phone): void {
  mkdirSync(path.dirname(runFile(platform)), { recursive: true });
  writeFileSync(runFile(platform), JSON.stringify([...new Set([...readRun(platform), ...ranWorklets])]));
}
