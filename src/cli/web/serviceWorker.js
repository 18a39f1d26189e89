// Keeps the whole app on the device, so that it opens without a network. Written by hand rather than with
// Workbox: the build knows every file, one version is stored whole or not at all, and that fits on a page.
// The build replaces both constants (see precache.ts).
/* global __VERSION__, __FILES__ */
const VERSION = __VERSION__;
const FILES = __FILES__;

const PREFIX = 'terreno-';
const CACHE = PREFIX + VERSION;
const SHELL = '/index.html';

/** A file that carries its hash in its name can be taken from an older version instead of the network. */
function isHashed(url) {
  return /[.-][0-9a-f]{32}\./.test(url);
}

async function store(cache, url) {
  const known = isHashed(url) ? await caches.match(url) : undefined;
  const response = known ?? (await fetch(url, { cache: 'no-cache' }));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await cache.put(url, response);
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      try {
        await Promise.all(FILES.map((url) => store(cache, url)));
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
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
      // One older version stays, for the pages that are still open and load a part of theirs late.
      await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

// The page decides when it may be replaced (see platform/serviceWorker.web.ts).
self.addEventListener('message', (event) => {
  if (event.data === 'activate') self.skipWaiting();
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  // Every route is the same page; the version in the cache is the one its scripts belong to.
  const key = request.mode === 'navigate' ? SHELL : request;
  return (await cache.match(key, { ignoreSearch: true })) ?? (await caches.match(key)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const isOurs = new URL(event.request.url).origin === self.location.origin;
  if (event.request.method === 'GET' && isOurs) event.respondWith(answer(event.request));
});
