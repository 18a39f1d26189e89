import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { sitePaths } from './folder';

/** What the page never asks for. */
const UNUSED = new Set(['/sw.js', '/metadata.json', '/404.html']);

/**
 * Writes the service worker of a built site: its list of files, and a version that changes exactly when one of
 * them does, which is what makes a browser see an update.
 */
export function writeServiceWorker(site: string): void {
  const files = sitePaths(site).filter((file) => !UNUSED.has(file));
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(site, file)));
  const template = readFileSync(path.join(__dirname, 'serviceWorker.js'), 'utf8');
  hash.update(template);
  const worker = template
    .replace('= __VERSION__;', `= ${JSON.stringify(hash.digest('hex').slice(0, 12))};`)
    .replace('= __FILES__;', `= ${JSON.stringify(files)};`);
  writeFileSync(path.join(site, 'sw.js'), worker);
}
