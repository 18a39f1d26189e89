import { parseArgs } from 'node:util';

import { openBrowser } from './browser';
import { explainDisk } from './failures';
import { onInterrupt } from './process';
import { startProgress } from './progress';
import { buildWeb, SITE } from './web/build';
import { serveFrom, type Site } from './web/server';

const DEFAULT_PORT = 4747;

function readPort(): number | null {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: String(DEFAULT_PORT) } } });
    const port = Number(values.port);
    return Number.isInteger(port) && port > 0 && port < 65536 ? port : null;
  } catch {
    return null;
  }
}

async function play(): Promise<void> {
  const wanted = readPort();
  if (wanted === null) {
    console.error('Usage: npm run play [-- --port N], with N from 1 to 65535');
    process.exit(1);
  }

  let site: Site | null = null;
  onInterrupt(0, async () => {
    await site?.close();
    console.log('\nBye.');
  });

  const build = await buildWeb(() => startProgress('Building the web app (a minute or two)'));
  if (!build.ok) {
    console.error(build.output);
    process.exit(1);
  }

  site = await serveFrom(SITE, wanted);
  if (site.port !== wanted) console.log(`Port ${wanted} is taken, so this is on ${site.port}.`);
  console.log(`Terreno is at ${site.url}, for this machine only  (Ctrl-C ends it)`);
  openBrowser(site.url);
}

play().catch((error: unknown) => {
  console.error(explainDisk(error) ?? error);
  process.exit(1);
});
