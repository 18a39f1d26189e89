import { buildSync } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';

import { writeServiceWorker } from '@/cli/web/precache';
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

/** Puts a version of a small app on the server: our registration, and a file whose hash never changes. */
async function publish(version: string): Promise<void> {
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
  const html = '<!doctype html><link rel="icon" href="data:,"><h1></h1><script src="/app.js"></script>';
  writeFileSync(path.join(folder, 'index.html'), html);
  writeServiceWorker(folder);
  await site?.close();
  site = await serveSite(folder, port);
  port = site.port;
}

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
  rmSync(path.join(folder, 'index.html'));
  writeFileSync(path.join(folder, 'index.html.bak'), '');
  await site?.close();
  site = await serveSite(folder, port);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
  });
  await page.waitForTimeout(500);
  await open();
  expect(await heading()).toBe('one');
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
