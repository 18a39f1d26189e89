import { by, element, expect, waitFor } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { encodeRecord } from '@/match/shareCode';

import { launchApp } from './launchApp';
import { browser, fingers, isWeb, recordFor, TilePlayer } from './tilePlayer';

jest.setTimeout(300_000);
const OPENING = 60_000;

const tap = (id: string) => element(by.id(id)).tap();

async function opens(id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toExist()
    .withTimeout(OPENING);
}

/** What a match of tiles fetches late: the renderer, and the code of the board. */
const LATE = {
  'the renderer': /\/canvaskit\.wasm/,
  'the code of the board': /\/_expo\/static\/js\/web\/Board-/,
} as const;

/** What goes wrong with a request. */
const FAULTS = {
  'is cut off': null,
  'is answered with an error': { status: 503, contentType: 'text/plain', body: 'busy' },
  'is answered with the page': { status: 200, contentType: 'text/html', body: '<!doctype html><p>Terreno</p>' },
} as const;

/** How somebody goes on who could not see their match, once the network is there again. */
const WAYS_ON: Readonly<Record<string, (mend: () => void) => Promise<void>>> = {
  'the button': async (mend) => {
    mend();
    await tap('retry');
  },
  '"Continue"': async (mend) => {
    await tap('go-home');
    await opens('home');
    mend();
    await tap('continue');
  },
};

/** As on a first visit: there is no worker, and none comes. */
async function forgetCopy(): Promise<void> {
  const { page } = browser();
  await page.context().route('**/sw.js', (route) => route.abort());
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

afterEach(() => {
  if (!isWeb()) return;
  browser().takeProblems();
  browser().isWatched = true;
});

describe('a request that fails', () => {
  for (const [what, address] of Object.entries(LATE)) {
    for (const [how, answer] of Object.entries(FAULTS)) {
      for (const [way, goOn] of Object.entries(WAYS_ON)) {
        it(`for ${what} and ${how} is made again by ${way}`, async () => {
          if (!isWeb()) return;
          await launchApp({ isFresh: true, isStill: true });
          await opens('home');
          await forgetCopy();
          browser().isWatched = false;
          const context = browser().page.context();
          let isBroken = true;
          let refused = 0;
          await context.route(address, async (route) => {
            if (!isBroken) return route.fallback();
            refused++;
            return answer === null ? route.abort() : route.fulfill(answer);
          });
          await browser().visit(`/m/${encodeRecord(recordFor('classic', 21))}`);
          await opens('open-import');
          await tap('open-import');
          await opens('crash');
          await expect(element(by.text('Part of the app did not arrive'))).toExist();
          const before = refused;
          await tap('retry');
          await waitFor(element(by.id('crash')))
            .not.toExist()
            .withTimeout(5000)
            .catch(() => undefined);
          await opens('crash');
          expectValue(refused).toBeGreaterThan(before);
          await goOn(() => {
            isBroken = false;
          });
          await opens('land');
        });
      }
    }
  }
});

describe('a browser that keeps nothing', () => {
  it('says so, and a match is played all the same', async () => {
    if (!isWeb()) return;
    await launchApp({ isFresh: true, isStill: true });
    await opens('home');
    // As Firefox does where storage is switched off: whatever could keep something throws when it is asked for.
    await browser()
      .page.context()
      .addInitScript(() => {
        const refuse = (): never => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
          Object.defineProperty(window, name, { get: refuse });
        window.BroadcastChannel = class {
          constructor() {
            refuse();
          }
        } as unknown as typeof BroadcastChannel;
        navigator.serviceWorker.register = async () => refuse();
        navigator.serviceWorker.getRegistration = async () => refuse();
      });
    const record = recordFor('classic', 21);
    await browser().visit(`/m/${encodeRecord(record)}`);
    await opens('open-import');
    await expect(element(by.id('storage-notice'))).toExist();
    await tap('open-import');
    await opens('land');
    const player = new TilePlayer(record, fingers());
    await player.play(2);
    await tap('menu');
    await tap('menu-home');
    await opens('continue');
    await expect(element(by.id('storage-notice'))).toExist();
    // As long as the page is open, the match is there.
    await tap('continue');
    await opens('land');
    await player.play(1);
  });
});

describe('the copy for use without a network', () => {
  it('is told of when it is whole', async () => {
    if (!isWeb()) return;
    await launchApp({ isFresh: true, url: 'terreno://about' });
    await opens('offline');
    await waitFor(element(by.text('All of it is on this device: it opens without a connection.')))
      .toExist()
      .withTimeout(OPENING);
    await launchApp({ isOffline: true });
    await opens('home');
    await tap('daily');
    await opens('land');
  });
});

/** What the app never does, and a script that got into the page might. */
const BREACHES = {
  'make code of a text': [
    'script-src',
    // Later, because whoever asks from the browser's own console may do anything.
    () =>
      void setTimeout(() => {
        try {
          (0, eval)('1');
        } catch {
          // Refused, as it should be.
        }
      }),
  ],
  'ask another host': ['connect-src', () => void fetch('http://example.invalid/').catch(() => undefined)],
  'add a script of its own': [
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.__slipped = true';
      document.head.append(script);
    },
  ],
  'show a picture from elsewhere': [
    'img-src',
    () => {
      new Image().src = 'http://example.invalid/pixel.png';
    },
  ],
  'send a form': [
    'form-action',
    () => {
      const form = document.createElement('form');
      form.action = '/elsewhere';
      document.body.append(form);
      form.submit();
    },
  ],
} as const;

describe('the policy of the page', () => {
  it('is in the page that is built, and lets nothing through that the app never does', async () => {
    if (!isWeb()) return;
    await launchApp({ isFresh: true, isStill: true });
    await opens('home');
    browser().isWatched = false;
    const { page } = browser();
    for (const [what, [directive, breach]] of Object.entries(BREACHES)) {
      browser().takeProblems();
      await page.evaluate(breach).catch(() => undefined);
      await page.waitForTimeout(100);
      const problems = browser().takeProblems().join('\n');
      expectValue([what, problems]).toEqual([
        what,
        expectValue.stringContaining(`The page broke its policy: ${directive} `),
      ]);
    }
    expectValue(await page.evaluate(() => '__slipped' in window)).toBe(false);
  });
});
