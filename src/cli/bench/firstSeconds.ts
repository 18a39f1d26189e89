import type { Browser } from 'playwright-core';

import { launchChromium } from '../../../e2e/chromium/browser';
import { serveSite } from '../web/server';
import type { Figure } from './figures';

const ROUNDS = 3;
const PAINTED_WITHIN = 180_000;
/** How long somebody looks at the set-up screen before they begin. */
const READING = 3000;
/** The first tiles of a page also compile code and record stamps: they are not warm. */
const COLD_TILES = 2;

interface Start {
  /** Milliseconds from the button to the picture of the tile in hand, and to a land without a rough tile. */
  readonly hand: number;
  readonly land: number;
  /** Milliseconds of work for one tile, once all that tiles share is there. */
  readonly tile: number;
}

/**
 * Runs in the page before the app: notes when the button was pressed and when the tray shows a painted tile. Lots always
 * fall on the first seat, the person's: nobody's first move is waited for.
 */
const WATCH_START = `(() => {
  let chance = 1;
  Math.random = () => 0.3 + 0.1 * ((chance = (chance * 16807) % 2147483647) / 2147483647);
  window.__start = { pressed: null, hand: null };
  const look = () => {
    const pictures = [...document.querySelectorAll('[data-testid=held-tile] img')];
    const isThere = pictures.some((image) => image.complete && image.parentElement.getBoundingClientRect().width > 20);
    if (isThere) window.__start.hand = performance.now();
    else requestAnimationFrame(look);
  };
  document.addEventListener('click', (event) => {
    if (!event.target.closest('[data-testid=start-match]')) return;
    window.__start.pressed = performance.now();
    look();
  }, true);
})();`;

async function startOnce(browser: Browser, url: string): Promise<Start> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH_START);
    await page.goto(`${url}/new?game=hunters`);
    await page.waitForSelector('[data-testid=seat-0]', { timeout: PAINTED_WITHIN });
    await page.waitForTimeout(READING);
    await page.click('[data-testid=start-match]');
    const isDone = ([tiles]: readonly number[]) =>
      (window as unknown as { __start: { hand: number | null } }).__start.hand !== null &&
      performance.getEntriesByName('land painted').length > 0 &&
      performance.getEntriesByName('tile painted').length >= (tiles ?? 0);
    await page.waitForFunction(isDone, [COLD_TILES + 3], { timeout: PAINTED_WITHIN });
    const seen = await page.evaluate(() => ({
      ...(window as unknown as { __start: { pressed: number; hand: number } }).__start,
      lands: performance.getEntriesByName('land painted').map(({ startTime }) => startTime),
      tiles: performance.getEntriesByName('tile painted').map((mark) => Number((mark as PerformanceMark).detail)),
    }));
    const land = seen.lands.find((at) => at > seen.pressed) ?? NaN;
    const tile = medianOf(seen.tiles.slice(COLD_TILES));
    return { hand: seen.hand - seen.pressed, land: land - seen.pressed, tile };
  } finally {
    await context.close();
  }
}

/** How long a new match shows less than its tile and its land, in tiles: a busy machine slows both sides alike. */
export async function measureFirstSeconds(site: string): Promise<Figure[]> {
  const server = await serveSite(site);
  const browser = await launchChromium();
  try {
    const starts: Start[] = [];
    for (let round = 0; round < ROUNDS; round++) starts.push(await startOnce(browser, server.url));
    const middle = (pick: (start: Start) => number) => medianOf(starts.map(pick));
    return [
      { name: 'one tile, warm', value: middle(({ tile }) => tile), unit: 'ms' },
      { name: 'start to painted hand', value: middle(({ hand, tile }) => hand / tile), unit: 'tiles' },
      { name: 'start to painted land', value: middle(({ land, tile }) => land / tile), unit: 'tiles' },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
