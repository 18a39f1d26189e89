import type { Page } from 'playwright-core';

import { launchChromium } from '../../../e2e/chromium/browser';
import { matchesOn, MemoryBackend } from '../../../__tests__/support/memoryBackend';
import { randomSaved } from '../../../__tests__/support/randomSaved';
import { serveSite } from '../web/server';
import type { Figure } from './figures';

const FINISHED = 300;
const OPEN = 20;
const ROUNDS = 15;
const GAMES = ['classic', 'solo', 'hunters', 'settlers'] as const;

/** The store of somebody who has played for years. */
async function fullStore(): Promise<[string, string][]> {
  const backend = new MemoryBackend();
  const matches = matchesOn(backend);
  const games = Array.from({ length: 20 }, (_, seed) => randomSaved({ id: 'x', game: GAMES[seed % 4], seed }));
  for (let index = 0; index < FINISHED; index++) {
    const match = games[index % games.length];
    if (match !== undefined) await matches.save({ ...match, id: `finished${index}`, changedAt: 1e12 + index });
  }
  for (let index = 0; index < OPEN; index++) {
    const game = GAMES[index % 4];
    for (const plies of [9, 10]) {
      await matches.save(randomSaved({ id: `open${index}`, game, seed: index, plies, changedAt: 2e12 + index }));
    }
  }
  await matches.list();
  return [...backend.texts];
}

/** Milliseconds from the start of a navigation until home stands, with its first match if there is one. */
async function open(page: Page, url: string, sign: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector(`[data-testid="${sign}"]`, { state: 'attached' });
  return page.evaluate(() => performance.now());
}

/** How much longer home takes to open with hundreds of matches than with none, on a built site. */
export async function measureHome(site: string): Promise<Figure[]> {
  const served = await serveSite(site);
  const browser = await launchChromium();
  try {
    const store = await fullStore();
    const pages: { page: Page; sign: string; times: number[] }[] = [];
    for (const texts of [[], store]) {
      const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 412, height: 915 } });
      const page = await context.newPage();
      await page.goto(served.url);
      await page.evaluate((all) => all.forEach(([key, text]) => localStorage.setItem(key, text)), texts);
      pages.push({ page, sign: texts.length === 0 ? 'home' : 'continue', times: [] });
    }
    // In turns, so that whatever else the machine does hits both.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { page, sign, times } of pages) {
        const time = await open(page, served.url, sign);
        if (round > 0) times.push(time);
      }
    }
    const [none = 0, many = 0] = pages.map(({ times }) => medianOf(times));
    return [
      { name: 'home with no match', value: none, unit: 'ms' },
      { name: `home with ${FINISHED} finished and ${OPEN} open matches`, value: many, unit: 'ms' },
      { name: 'home, many matches against none', value: many / none, unit: 'times' },
    ];
  } finally {
    await browser.close();
    await served.close();
  }
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
