import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';

import { writeServiceWorker } from '@/cli/web/precache';

const later = (turns: number) => new Promise<void>((resolve) => setTimeout(resolve, turns));

/** What a browser keeps, by the name of the version; listing the names takes as long as the test says. */
class Caches {
  readonly kept = new Map<string, Map<string, Response>>();

  constructor(readonly slowness: () => Promise<void>) {}

  async keys() {
    const names = [...this.kept.keys()];
    await this.slowness();
    return names;
  }

  async has(name: string) {
    return this.kept.has(name);
  }

  async delete(name: string) {
    return this.kept.delete(name);
  }

  async match(address: string, { cacheName = '' } = {}) {
    return this.kept.get(cacheName)?.get(address)?.clone();
  }

  async open(name: string) {
    const cache = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, cache);
    return {
      match: async (address: string) => cache.get(address)?.clone(),
      put: async (address: string, response: Response) => void cache.set(address, response),
      keys: async () => [...cache.keys()].map((address) => ({ url: `http://host${address}` })),
    };
  }
}

type Listener = (event: { waitUntil(work: Promise<unknown>): void }) => void;

/** Installs the worker of a small site on a host that lacks one of its files. */
async function installWithout(missing: string, caches: Caches): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terreno-worker-'));
  for (const name of ['a.js', 'b.js', 'c.js']) writeFileSync(path.join(folder, name), `// ${name}`);
  writeServiceWorker(folder);
  let install: Listener = () => undefined;
  const self = {
    addEventListener: (type: string, listener: Listener) => {
      if (type === 'install') install = listener;
    },
  };
  const fetch = async (address: string) =>
    address === missing ? new Response('', { status: 404 }) : new Response(readFileSync(path.join(folder, address)));
  const script = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  vm.runInNewContext(script, { self, caches, fetch, crypto, btoa, Response, URL, Uint8Array });
  let work: Promise<unknown> = Promise.resolve();
  install({
    waitUntil: (promise) => {
      work = promise;
    },
  });
  const end = await work.then(
    () => 'installed',
    () => 'redundant',
  );
  rmSync(folder, { recursive: true });
  return end;
}

test('a version that is whole is kept', async () => {
  const caches = new Caches(() => later(0));
  expect(await installWithout('', caches)).toBe('installed');
  expect([...caches.kept.values()].map(({ size }) => size)).toEqual([3]);
});

test('of half a version nothing is left, however late its other files come', async () => {
  let asked = 0;
  const caches = new Caches(() => later(asked++ * 30));
  expect(await installWithout('/a.js', caches)).toBe('redundant');
  await later(200);
  expect([...caches.kept.keys()]).toEqual([]);
});
