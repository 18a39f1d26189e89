import { buildSync } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';

import { writeServiceWorker } from '@/cli/web/precache';
import { mimeOf } from '@/cli/web/mime';
import { serveSite, type Site } from '@/cli/web/server';

import { launchChromium } from '../../e2e/chromium/browser';

jest.setTimeout(60_000);

const ROOT = path.join(__dirname, '..', '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'terreno-worker-'));
const HASH = '0123456789abcdef0123456789abcdef';

let browser: Browser;
let page: Page;
let site: Site | null = null;
let port = 0;

const hashed = (name: string, text: string) =>
  `/_expo/static/${name}-${createHash('md5').update(text).digest('hex')}.js`;
/** The part that a version loads late. */
const lateText = (version: string) => `window.late = ${JSON.stringify(version)};`;
const latePart = (version: string) => hashed('late', lateText(version));

/** A host that knows no missing file: it answers with the page, as many do, and lets it be kept. */
async function serveCarelessly(): Promise<Site> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://host').pathname;
    const file = path.join(folder, address);
    const isThere = address !== '/' && existsSync(file);
    const found = isThere ? file : path.join(folder, 'index.html');
    const kept = /-[0-9a-f]{32}\./.test(address) ? 'public, max-age=31536000' : 'no-cache';
    response.writeHead(200, { 'Content-Type': mimeOf(found), 'Cache-Control': kept });
    response.end(readFileSync(found));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Puts a version of a small app on the server: our registration, a file whose hash never changes, and one loaded late. */
async function publish(version: string, serve: () => Promise<Site> = () => serveSite(folder, port)): Promise<void> {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { registerServiceWorker } from '@/platform/serviceWorker.web';
        document.querySelector('h1').textContent = ${JSON.stringify(version)};
        registerServiceWorker();`,
      resolveDir: ROOT,
    },
    alias: { '@': path.join(ROOT, 'src') },
    define: { __DEV__: 'false' },
    bundle: true,
    write: false,
  });
  const place = path.join(folder, '_expo/static');
  mkdirSync(place, { recursive: true });
  // As on a real server, where the next version takes the place of the last.
  writeFileSync(path.join(folder, 'app.js'), outputFiles[0]!.text);
  writeFileSync(path.join(place, `part-${HASH}.js`), '// stays the same');
  for (const old of readdirSync(place)) if (old.startsWith('late-')) rmSync(path.join(place, old));
  writeFileSync(path.join(folder, latePart(version)), lateText(version));
  const html = '<!doctype html><link rel="icon" href="data:,"><h1></h1><script src="/app.js"></script>';
  writeFileSync(path.join(folder, 'index.html'), html);
  writeServiceWorker(folder);
  await site?.close();
  site = await serve();
  port = site.port;
}

/** Asks for the late part as the app would: as a script. The version that came, or 'failed'. */
const loadLate = (version: string, from: Page = page) =>
  from.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        const holder = window as unknown as { late?: string };
        delete holder.late;
        const script = document.createElement('script');
        script.src = address;
        script.onload = () => resolve(holder.late ?? 'loaded, but no script');
        script.onerror = () => resolve('failed');
        document.head.append(script);
      }),
    latePart(version),
  );

/** Waits until the browser has looked for a newer version and has come to an end with it. */
const lookForNews = (from: Page = page) =>
  from.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
    const worker = registration?.installing;
    if (worker == null) return;
    await new Promise<void>((resolve) => {
      const look = () => worker.state !== 'installing' && resolve();
      worker.addEventListener('statechange', look);
      look();
    });
  });

/** Registers as the page itself is about to, and says what became of the copy: 'activated', or 'redundant' without one. */
const endOfFirstCopy = (from: Page) =>
  from.evaluate(async (address) => {
    const registration = await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (worker === null) return 'redundant';
    return new Promise<string>((resolve) => {
      const look = () => ['activated', 'redundant'].includes(worker.state) && resolve(worker.state);
      worker.addEventListener('statechange', look);
      look();
    });
  }, '/sw.js');

const heading = () => page.textContent('h1');
const open = (route = '/') => page.goto(`http://127.0.0.1:${port}${route}`);
const stored = () => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
const shows = (version: string) =>
  page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, version, { timeout: 10_000 });
const hasWaiting = () =>
  page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);

beforeAll(async () => {
  browser = await launchChromium();
});

beforeEach(async () => {
  page = await (await browser.newContext()).newPage();
  await publish('one');
  await open();
  await stored();
});

afterEach(() => page.context().close());

afterAll(async () => {
  await browser.close();
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the app opens on any route when the server is gone', async () => {
  await site?.close();
  site = null;
  await open('/settings?from=home');
  expect(await heading()).toBe('one');
});

test('a new version shows at once on a page nobody has touched', async () => {
  await publish('two');
  await open();
  await shows('two');
  await site?.close();
  site = null;
  await page.reload();
  expect(await heading()).toBe('two');
});

test('a page in use keeps its version, and the next start has the new one', async () => {
  await page.mouse.click(10, 10);
  await publish('two');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await hasWaiting();
  expect(await heading()).toBe('one');
  await open();
  await shows('two');
});

test('a hashed file that stayed is not fetched again', async () => {
  const before = await page.evaluate(() => caches.keys());
  await publish('two');
  rmSync(path.join(folder, '_expo/static', `part-${HASH}.js`));
  await site?.close();
  site = await serveSite(folder, port);
  await open();
  await shows('two');
  const after = await page.evaluate(() => caches.keys());
  expect(after).not.toEqual(before);
  const kept = await page.evaluate(
    (url) => caches.match(url).then((found) => found?.text()),
    `/_expo/static/part-${HASH}.js`,
  );
  expect(kept).toBe('// stays the same');
});

test('a version that cannot be stored whole is not taken', async () => {
  await publish('two');
  rmSync(path.join(folder, 'app.js'));
  await site?.close();
  site = await serveSite(folder, port);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
  });
  await page.waitForTimeout(500);
  await open();
  expect(await heading()).toBe('one');
});

describe('a host that answers a missing file with the page, while a deploy is half done', () => {
  const halfDone = async () => {
    await publish('two', serveCarelessly);
    rmSync(path.join(folder, latePart('two')));
  };

  test('gives no version: the old one stays whole, and the mended one is taken', async () => {
    await halfDone();
    await lookForNews();
    await open();
    expect(await heading()).toBe('one');
    expect(await loadLate('one')).toBe('one');
    expect((await page.evaluate(() => caches.keys())).length).toBe(1);
    await publish('two', serveCarelessly);
    await open();
    await shows('two');
    expect(await loadLate('two')).toBe('two');
  });

  test('gives a first visitor no copy, and no page in the place of a script', async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await halfDone();
    await visitor.goto(`http://127.0.0.1:${port}/`);
    expect(await endOfFirstCopy(visitor)).toBe('redundant');
    expect(await visitor.evaluate(() => caches.keys())).toEqual([]);
    expect(await visitor.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null)).toBe(
      null,
    );
    await publish('two', serveCarelessly);
    await visitor.reload();
    await visitor.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    expect(await loadLate('two', visitor)).toBe('two');
    await context.close();
  });

  test('does not pass a page on as a script', async () => {
    await halfDone();
    expect(await loadLate('two')).toBe('failed');
  });

  test('does not haunt later versions: what an older copy kept wrong is fetched again', async () => {
    await page.evaluate(async (address) => {
      const [name = ''] = await caches.keys();
      const wrong = new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
      await (await caches.open(name)).put(address, wrong);
    }, `/_expo/static/part-${HASH}.js`);
    await publish('two');
    await open();
    await shows('two');
    const kept = await page.evaluate(async (address) => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).match(address)),
      );
      return Promise.all(all.map((one) => one?.text()));
    }, `/_expo/static/part-${HASH}.js`);
    expect(kept.at(-1)).toBe('// stays the same');
  });
});

describe('a page in use', () => {
  test('keeps its version until it is closed, whatever comes and whoever else is open', async () => {
    await page.mouse.click(10, 10);
    const other = await page.context().newPage();
    for (const version of ['two', 'three', 'four']) {
      await publish(version);
      await other.goto(`http://127.0.0.1:${port}/`);
      await lookForNews(other);
      expect(await other.textContent('h1')).toBe('one');
    }
    expect(await heading()).toBe('one');
    expect(await loadLate('one')).toBe('one');
    expect(await loadLate('one', other)).toBe('one');
    await page.close();
    await other.reload();
    page = other;
    await shows('four');
    expect(await loadLate('four')).toBe('four');
  });
});

describe('what a page says of its copy', () => {
  const isWhole = () =>
    page.evaluate(async () => {
      const worker = (await navigator.serviceWorker.getRegistration())?.active;
      const { port1, port2 } = new MessageChannel();
      return new Promise<unknown>((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
        worker?.postMessage({ ask: 'isWhole' }, [port2]);
      });
    });

  test('is true only while every part is there', async () => {
    expect(await isWhole()).toBe(true);
    await page.evaluate(async (address) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
    }, latePart('one'));
    expect(await isWhole()).toBe(false);
  });
});

test('versions older than the last one are thrown away', async () => {
  for (const version of ['two', 'three', 'four']) {
    await publish(version);
    await open();
    await shows(version);
  }
  await page.waitForFunction(async () => (await caches.keys()).length <= 2);
  expect((await page.evaluate(() => caches.keys())).length).toBe(2);
});
