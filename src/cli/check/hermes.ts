import { closeSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import path from 'node:path';

import { runPackage } from '../process';
import { inRoot } from '../root';
import { failure, pass, type StepResult } from './step';

/** The first bytes of every file of Hermes bytecode. */
const MAGIC = Buffer.from('c61fbc03c103191f', 'hex');

function isBytecode(file: string): boolean {
  const head = Buffer.alloc(MAGIC.length);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head, 0, head.length, 0);
  closeSync(descriptor);
  return head.equals(MAGIC);
}

/** Bundles the app for both phones and compiles it to the bytecode they run. */
export async function exportNative(): Promise<StepResult> {
  const folder = inRoot('.cache', 'native');
  rmSync(folder, { recursive: true, force: true });
  const exported = await runPackage(
    'expo/bin/cli',
    ['export', '--platform', 'ios', '--platform', 'android', '--output-dir', folder],
    { env: { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', NODE_ENV: 'production' } },
  );
  if (exported.code !== 0) return failure(exported.output);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.hbc'));
  for (const platform of ['ios', 'android']) {
    const bundle = files.find((name) => name.split(path.sep).includes(platform));
    if (bundle === undefined || !isBytecode(path.join(folder, bundle))) {
      return failure(`${exported.output}\nThere is no Hermes bytecode for ${platform}.`);
    }
  }
  return pass(`${files.length} bytecode files`);
}
