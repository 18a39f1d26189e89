import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { sitePaths } from './folder';
import { mimeOf } from './mime';

/** What the page never asks for. */
const UNUSED = new Set(['/sw.js', '/metadata.json', '/404.html']);

/**
 * Writes the service worker of a built site: what every file hashes to and what it is, and a version that changes exactly
 * when one of them does, which is what makes a browser see an update.
 */
export function writeServiceWorker(site: string): void {
  const files = sitePaths(site)
    .filter((file) => !UNUSED.has(file))
    .map((file) => {
      const content = readFileSync(path.join(site, file));
      return [file, [createHash('sha256').update(content).digest('base64'), mimeOf(file)]] as const;
    });
  const template = readFileSync(path.join(__dirname, 'serviceWorker.js'), 'utf8');
  const version = createHash('sha256').update(JSON.stringify(files)).update(template).digest('hex').slice(0, 12);
  const worker = template
    .replace('= __VERSION__;', `= ${JSON.stringify(version)};`)
    .replace('= __FILES__;', `= ${JSON.stringify(Object.fromEntries(files))};`);
  writeFileSync(path.join(site, 'sw.js'), worker);
}
