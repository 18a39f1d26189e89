// Keeps the whole app on the device, so that it opens without a network. Written by hand rather than with
// Workbox: the build knows every file and its hash, one version is stored whole or not at all, and that fits on a page.
// The build replaces both constants (see precache.ts).
/* global __VERSION__, __FILES__ */
const VERSION = __VERSION__;
/** By address: what the content hashes to, and its type. */
const FILES = __FILES__;

const PREFIX = 'terreno-';
const CACHE = PREFIX + VERSION;
const SHELL = '/index.html';

/** A file that carries its hash in its name is the same in every version that has it. */
const isHashed = (address) => /[.-][0-9a-f]{32}\./.test(address);
const namesOfOurs = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));
/** What a version kept. `caches.open` would bring back a version that is being deleted, as an empty one. */
const keptBy = (cacheName, address) => caches.match(address, { cacheName });

async function isRight(address, content) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...digest)) === FILES[address][0];
}

/** The content of a file if somebody can give it as the build made it. Hosts answer a missing file with a page, too. */
async function contentOf(address) {
  for (const name of await namesOfOurs()) {
    const known = await keptBy(name, address);
    const content = await known?.arrayBuffer();
    if (content !== undefined && (await isRight(address, content))) return content;
  }
  // What the browser kept may be what the host said while it was being changed.
  for (const cache of ['no-cache', 'reload']) {
    const response = await fetch(address, { cache });
    const content = response.ok ? await response.arrayBuffer() : null;
    if (content !== null && (await isRight(address, content))) return content;
  }
  throw new Error(`${address} is not what belongs to version ${VERSION}`);
}

async function store(cache, address) {
  const content = await contentOf(address);
  // Of the host's answer nothing is kept but the content: what it is, we know.
  const headers = { 'Content-Type': FILES[address][1], 'X-Content-Type-Options': 'nosniff' };
  await cache.put(address, new Response(content, { headers }));
}

async function isWhole() {
  if (!(await caches.has(CACHE))) return false;
  const cache = await caches.open(CACHE);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return Object.keys(FILES).every((address) => stored.has(encodeURI(address)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      try {
        // All come to their end, so that nothing is stored any more when half a version is deleted.
        const ends = await Promise.allSettled(Object.keys(FILES).map((address) => store(cache, address)));
        const failed = ends.find(({ status }) => status === 'rejected');
        if (failed) throw failed.reason;
        if (!(await isWhole())) throw new Error(`version ${VERSION} was not stored whole`);
      } catch (error) {
        // Half a version is worse than none: the next visit tries again.
        await caches.delete(CACHE);
        throw error;
      }
    }),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    namesOfOurs().then((names) => {
      const old = names.filter((name) => name !== CACHE);
      // One older version stays, for a page that was opened in the very moment when it was replaced.
      return Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
    }),
  );
});

/** A page asks to be given this version now. Every other open page keeps the one that it was opened with, and so all wait. */
async function takeOver(page) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.every(({ id }) => id === page.id)) await self.skipWaiting();
}

const ANSWERS = {
  activate: (event) => takeOver(event.source),
  // A page that came from the network: it is ours if its scripts are.
  claim: (event) => event.data.scripts.every((address) => address in FILES) && self.clients.claim(),
  isWhole: async (event) => event.ports[0].postMessage(await isWhole()),
};

self.addEventListener('message', (event) => {
  const work = ANSWERS[event.data?.ask]?.(event);
  if (work) event.waitUntil(work);
});

async function keptByOlder(address) {
  if (!isHashed(address)) return undefined;
  for (const name of await namesOfOurs()) {
    const kept = await keptBy(name, address);
    if (kept !== undefined && !/html/.test(kept.headers.get('Content-Type') ?? '')) return kept;
  }
  return undefined;
}

async function answer(request) {
  // Every route is the same page; the version in the cache is the one its scripts belong to.
  const address = request.mode === 'navigate' ? SHELL : new URL(request.url).pathname;
  const kept = (await keptBy(CACHE, address)) ?? (await keptByOlder(address));
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  // A page in the place of a script would count as loaded: a failure can be tried again.
  const isPage = /html/.test(response.headers.get('Content-Type') ?? '');
  return isPage && request.destination === 'script' ? Response.error() : response;
}

self.addEventListener('fetch', (event) => {
  const isOurs = new URL(event.request.url).origin === self.location.origin;
  if (event.request.method === 'GET' && isOurs) event.respondWith(answer(event.request));
});
