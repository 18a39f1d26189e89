import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { compressSite } from '@/cli/web/compress';
import { writeServiceWorker } from '@/cli/web/precache';
import { serveFrom, serveSite, type Site } from '@/cli/web/server';

const PAGE = `<!doctype html><title>Terreno</title>${'<p>field</p>'.repeat(200)}`;
const SCRIPT = '/_expo/static/js/web/entry-0123456789abcdef0123456789abcdef.js';

let folder = '';
let site: Site;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'terreno-site-'));
  mkdirSync(path.join(folder, path.dirname(SCRIPT)), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  writeFileSync(path.join(folder, SCRIPT), 'console.log(1);'.repeat(100));
  writeFileSync(path.join(folder, 'canvaskit.wasm'), Buffer.alloc(5000));
  writeFileSync(path.join(folder, 'metadata.json'), '{}');
  writeFileSync(path.join(folder, '.fingerprint'), 'secret');
  writeServiceWorker(folder);
  await compressSite(folder);
  site = await serveSite(folder);
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    request({ hostname, port, path: url, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('the page comes compressed as the browser likes it', async () => {
  const brotli = await get('/', { 'Accept-Encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
  const gzip = await get('/', { 'Accept-Encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
  const plain = await get('/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(PAGE);
});

test('hashed files are kept for a year, the page and the worker are asked for again', async () => {
  expect((await get(SCRIPT)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const url of ['/', '/sw.js', '/canvaskit.wasm', '/some/route']) {
    expect((await get(url)).headers['cache-control']).toBe('no-cache');
  }
});

test('an unchanged file is not sent twice', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'If-None-Match': String(headers.etag) });
  expect(again.status).toBe(304);
});

test('every route is the page, but a missing file is missing', async () => {
  expect((await get('/play/42')).body.toString()).toBe(PAGE);
  expect((await get('/assets/none.png')).status).toBe(404);
});

test('nothing outside the site and no dotfile is served', async () => {
  for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/.fingerprint']) {
    const { status, body } = await get(url);
    expect([url, status === 404 || body.toString() === PAGE]).toEqual([url, true]);
  }
});

test('wasm has the type that browsers stream', async () => {
  expect((await get('/canvaskit.wasm')).headers['content-type']).toBe('application/wasm');
});

test('only this machine is served, and a taken port moves on to the next', async () => {
  expect(site.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const second = await serveFrom(folder, site.port);
  expect(second.port).toBeGreaterThan(site.port);
  await second.close();
});

test('the service worker lists what the page needs, under a version that follows its content', async () => {
  const worker = async () => (await get('/sw.js')).body.toString();
  const before = await worker();
  expect(before).toContain(`const FILES = ["${SCRIPT}","/canvaskit.wasm","/index.html"];`);
  const version = (text: string) => /VERSION = "([0-9a-f]{12})"/.exec(text)?.[1];
  expect(version(before)).toBeDefined();

  const other = mkdtempSync(path.join(os.tmpdir(), 'terreno-site-'));
  writeFileSync(path.join(other, 'index.html'), `${PAGE}!`);
  writeServiceWorker(other);
  const changed = await serveSite(other);
  const text = await (await fetch(`${changed.url}/sw.js`)).text();
  await changed.close();
  rmSync(other, { recursive: true, force: true });
  expect(version(text)).not.toBe(version(before));
});
