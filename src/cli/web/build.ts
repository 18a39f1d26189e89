import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { runPackage } from '../process';
import { inRoot } from '../root';
import { compressSite } from './compress';
import { type Build, fingerprint } from './fingerprint';
import { writeServiceWorker } from './precache';
import { copyCanvasKit } from './wasm';

export const SITE = inRoot('dist');
const STAMP = '.fingerprint';

function isCurrent(print: string): boolean {
  const stamp = path.join(SITE, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

/**
 * Makes the production web app in `dist/`, unless what is there was made from the very same sources.
 * `watch` is told when work starts, and what it returns, how it ended. The site is put together elsewhere and moved in whole, so an interrupted build leaves the old one.
 */
export async function buildWeb(watch: () => (result: string) => void = () => () => undefined): Promise<Build> {
  copyCanvasKit();
  const print = fingerprint('src/cli/web/');
  if (isCurrent(print)) return { ok: true, isNew: false };
  const finish = watch();

  const draft = inRoot('.cache', 'web');
  rmSync(draft, { recursive: true, force: true });
  const exported = await runPackage('expo/bin/cli', ['export', '--platform', 'web', '--output-dir', draft], {
    env: { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', NODE_ENV: 'production' },
  });
  if (exported.code !== 0 || !existsSync(path.join(draft, 'index.html'))) {
    finish('failed');
    return { ok: false, output: exported.output };
  }
  writeServiceWorker(draft);
  await compressSite(draft);
  // Taken before the export: a file saved meanwhile makes the next start build again.
  writeFileSync(path.join(draft, STAMP), print);
  rmSync(SITE, { recursive: true, force: true });
  renameSync(draft, SITE);
  finish('done');
  return { ok: true, isNew: true };
}
