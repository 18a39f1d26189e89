import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { explainDisk } from '@/cli/failures';
import { compressSite } from '@/cli/web/compress';
import { addPolicy, policyFor } from '@/cli/web/policy';
import { writeServiceWorker } from '@/cli/web/precache';
import { readRange } from '@/cli/web/range';
import { isWhole, sealSite } from '@/cli/web/seal';
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
  const listed = JSON.parse(/FILES = (.*);/.exec(before)?.[1] ?? '') as Record<string, [string, string]>;
  expect(Object.keys(listed)).toEqual([SCRIPT, '/canvaskit.wasm', '/index.html']);
  const digest = createHash('sha256').update(PAGE).digest('base64');
  expect(listed['/index.html']).toEqual([digest, 'text/html; charset=utf-8']);
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

describe('a part of a file', () => {
  const size = 5000;
  const part = (range: string) => get('/canvaskit.wasm', { Range: range });

  test('is sent where one is meant', async () => {
    const { status, headers, body } = await part('bytes=100-199');
    expect([status, body.length, headers['content-range']]).toEqual([206, 100, `bytes 100-199/${size}`]);
    expect((await part('bytes=4990-')).body.length).toBe(10);
    expect((await part('bytes=-20')).headers['content-range']).toBe(`bytes 4980-4999/${size}`);
    expect((await part('bytes=10-99999')).headers['content-range']).toBe(`bytes 10-4999/${size}`);
  });

  test('that ends before it begins, or is none, gives the whole, and the server lives on', async () => {
    for (const range of ['bytes=100-50', 'bytes=-', 'bytes=a-b', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=1e3-']) {
      const { status, body } = await part(range);
      expect([range, status, body.length]).toEqual([range, 200, size]);
    }
    expect((await get('/')).status).toBe(200);
  });

  test('beyond the end is refused', async () => {
    const { status, headers } = await part('bytes=5000-5010');
    expect([status, headers['content-range']]).toEqual([416, `bytes */${size}`]);
    expect(readRange('bytes=-0', size)).toBe('none');
  });
});

test('an address that cannot be read is refused, and so is everything but reading', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(400);
  expect((await get('/play?%E0%A4%A')).status).toBe(200);
  expect((await fetch(site.url, { method: 'POST' })).status).toBe(405);
});

describe('a folder that changes under the server', () => {
  const made = (version: string): string => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'terreno-site-'));
    mkdirSync(path.join(dir, '_expo/static'), { recursive: true });
    writeFileSync(path.join(dir, 'index.html'), `<head></head>${version}`);
    writeFileSync(path.join(dir, 'canvaskit.wasm'), version);
    writeFileSync(path.join(dir, `_expo/static/part-${createHash('md5').update(version).digest('hex')}.js`), version);
    sealSite(dir, version);
    return dir;
  };
  const part = (version: string) => `/_expo/static/part-${createHash('md5').update(version).digest('hex')}.js`;

  test('is served as one build or the other, never as both', async () => {
    const [place, next] = [made('one'), made('two')];
    const served = await serveSite(place);
    const read = async (address: string) => {
      const answer = await fetch(`${served.url}${address}`);
      return answer.status === 200 ? answer.text() : answer.status;
    };
    rmSync(place, { recursive: true });
    expect(await read('/')).toContain('one');
    expect(await read('/canvaskit.wasm')).toBe('one');
    // A copy under way is not whole yet.
    mkdirSync(place);
    cpSync(path.join(next, 'index.html'), path.join(place, 'index.html'));
    cpSync(path.join(next, '.fingerprint'), path.join(place, '.fingerprint'));
    expect(await read('/')).toContain('one');
    cpSync(next, place, { recursive: true });
    expect(await read('/canvaskit.wasm')).toBe('one');
    expect(await read('/')).toContain('two');
    expect(await read('/canvaskit.wasm')).toBe('two');
    // A page that was opened before finds its parts.
    expect(await read(part('one'))).toBe('one');
    expect(await read(part('none'))).toBe(404);
    await served.close();
    for (const dir of [place, next]) rmSync(dir, { recursive: true, force: true });
  });

  test('is whole only while every byte is as it was sealed', () => {
    const place = made('one');
    expect([isWhole(place, 'one'), isWhole(place, 'two'), isWhole(place)]).toEqual([true, false, true]);
    writeFileSync(path.join(place, 'canvaskit.wasm'), 'onf');
    expect(isWhole(place, 'one')).toBe(false);
    writeFileSync(path.join(place, 'canvaskit.wasm'), 'one');
    expect(isWhole(place, 'one')).toBe(true);
    writeFileSync(path.join(place, 'more.js'), '');
    expect(isWhole(place, 'one')).toBe(false);
    rmSync(path.join(place, 'more.js'));
    rmSync(path.join(place, 'index.html'));
    expect(isWhole(place, 'one')).toBe(false);
    writeFileSync(path.join(place, '.fingerprint'), 'one');
    expect(isWhole(place, 'one')).toBe(false);
    rmSync(place, { recursive: true });
    expect(isWhole(place, 'one')).toBe(false);
  });
});

describe('the policy of the page', () => {
  test('stands before everything else, and allows no script that nobody knows', () => {
    const place = mkdtempSync(path.join(os.tmpdir(), 'terreno-site-'));
    const script = 'console.log("known")';
    writeFileSync(path.join(place, 'index.html'), `<html><head><script>${script}</script></head></html>`);
    addPolicy(place);
    const page = readFileSync(path.join(place, 'index.html'), 'utf8');
    expect(page).toMatch(/^<html><head>\s*<meta http-equiv="Content-Security-Policy"/);
    const [, policy = ''] = /content="([^"]*)"/.exec(page) ?? [];
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*/);
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).not.toMatch(/https?:|\*/);
    expect(policyFor('<script src="/a.js"></script>')).not.toContain('sha256');
    rmSync(place, { recursive: true });
  });

  test('is helped by the server, which alone can say who may frame it', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

test('a disk that refuses is explained in words', () => {
  const refused = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS', path: '/a/b' });
  expect(explainDisk(refused)).toMatch(/^Terreno cannot write to \/a\/b: its disk can only be read\./);
  expect(explainDisk(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toContain('the disk is full');
  expect(explainDisk(new Error('another'))).toBeNull();
});
