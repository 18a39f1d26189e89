import { accessSync, constants, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { exportApp } from '../exportApp';
import { inRoot, ROOT } from '../root';
import { compressSite } from './compress';
import { type Build, fingerprint } from './fingerprint';
import { addPolicy } from './policy';
import { writeServiceWorker } from './precache';
import { isWhole, sealSite } from './seal';
import { copyCanvasKit } from './wasm';

export const SITE = inRoot('dist');

/**
 * Makes the production web app in `dist/`, unless what is there was made from the very same sources and is still whole.
 * `watch` is told when work starts, and what it returns, how it ended. The site is put together elsewhere and moved in whole, so an interrupted build leaves the old one.
 */
export async function buildWeb(watch: () => (result: string) => void = () => () => undefined): Promise<Build> {
  copyCanvasKit();
  const print = fingerprint('src/cli/web/');
  if (isWhole(SITE, print)) return { ok: true, isNew: false };

  // Before minutes of work: a folder that cannot be written to says so here.
  accessSync(ROOT, constants.W_OK);
  const draft = inRoot('.cache', 'web');
  rmSync(draft, { recursive: true, force: true });
  const finish = watch();
  const exported = await exportApp(['web'], draft);
  if (exported.code !== 0 || !existsSync(path.join(draft, 'index.html'))) {
    finish('failed');
    return { ok: false, output: exported.output };
  }
  addPolicy(draft);
  writeServiceWorker(draft);
  await compressSite(draft);
  // Taken before the export: a file saved meanwhile makes the next start build again.
  sealSite(draft, print);
  const before = inRoot('.cache', 'web-before');
  rmSync(before, { recursive: true, force: true });
  if (existsSync(SITE)) renameSync(SITE, before);
  renameSync(draft, SITE);
  rmSync(before, { recursive: true, force: true });
  finish('done');
  return { ok: true, isNew: true };
}
