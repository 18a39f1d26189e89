import { buildSync } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

import { serveSite, type Site } from '@/cli/web/server';
import { GAME_IDS } from '@/core/game';
import { Rng } from '@/core/rng';

import { launchChromium, launchMortal, type MortalBrowser } from '../../e2e/chromium/browser';
import type {} from './keeper/page';

/*
 * The store of the web in a real Chromium: what was confirmed is there however the browser ends, and two windows never
 * both succeed. `TERRENO_KILLS=200` kills it more often.
 */
const KILLS = Number(process.env.TERRENO_KILLS ?? 50);
/** The browser lives on for at most so many milliseconds after a confirmed move. */
const AFTERLIFE = 400;
const RACES = 40;

jest.setTimeout(60_000 + 10_000 * KILLS);

const ROOT = path.join(__dirname, '..', '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'terreno-keeping-'));
const site = path.join(folder, 'site');

let served: Site;

beforeAll(async () => {
  mkdirSync(site);
  buildSync({
    entryPoints: [path.join(__dirname, 'keeper', 'page.ts')],
    outfile: path.join(site, 'page.js'),
    alias: { '@': path.join(ROOT, 'src') },
    resolveExtensions: ['.web.ts', '.web.tsx', '.ts', '.tsx', '.js', '.json'],
    define: { __DEV__: 'false', 'process.env.NODE_ENV': '"production"' },
    bundle: true,
  });
  writeFileSync(
    path.join(site, 'index.html'),
    '<!doctype html><link rel="icon" href="data:,"><script src="/page.js"></script>',
  );
  writeFileSync(path.join(site, 'before.html'), '<!doctype html><link rel="icon" href="data:,">');
  served = await serveSite(site);
});

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openPage(context: BrowserContext, first?: Page): Promise<Page> {
  const page = first ?? (await context.newPage());
  await page.goto(served.url);
  return page;
}

const movesOf = (page: Page, id: string) => page.evaluate((match) => window.keeper.moves(match), id);

/** Kills a browser again and again; what it had forgotten, and how many moves were confirmed. */
async function killOften(profile: string, kills: number, seed: number): Promise<{ lost: string[]; confirmed: number }> {
  const rng = Rng.fromSeed(seed);
  /** By match: the moves that were accepted. */
  const accepted = new Map<string, readonly string[]>();
  const playing = new Map<string, string>();
  const lost: string[] = [];
  let confirmed = 0;
  let browser: MortalBrowser | null = null;
  try {
    for (let life = 0; life <= kills; life++) {
      browser = await launchMortal(profile);
      const page = await openPage(browser.context, browser.context.pages()[0]);
      for (const [id, moves] of accepted) {
        const found = await movesOf(page, id).catch(() => []);
        const isThere = moves.every((move, index) => found[index] === move);
        if (!isThere) lost.push(`life ${life}: match ${id} has ${found.length} moves, ${moves.length} were confirmed`);
        accepted.set(id, found);
      }
      if (lost.length > 0 || life === kills) break;
      expect(await page.evaluate(() => window.keeper.count())).toBe(accepted.size);
      // Another game is the last in each life, which the signal follows closest.
      const order = GAME_IDS.map((_, index) => GAME_IDS[(life + index) % GAME_IDS.length]!);
      for (const game of order) {
        let id = playing.get(game);
        if (id === undefined || (await page.evaluate((match) => window.keeper.isOver(match), id))) {
          id = await page.evaluate(([name, chance]) => window.keeper.begin(name, chance), [game, life] as const);
          playing.set(game, id);
        }
        const { isAccepted, moves } = await page.evaluate(([match, chance]) => window.keeper.confirm(match, chance), [
          id,
          rng.below(1e6),
        ] as const);
        expect(isAccepted).toBe(true);
        accepted.set(id, moves);
        confirmed++;
      }
      await new Promise((resolve) => setTimeout(resolve, rng.below(AFTERLIFE)));
      await browser.kill();
    }
  } finally {
    await browser?.kill();
  }
  return { lost, confirmed };
}

test(`a browser that is killed ${KILLS} times after a confirmed move, in all games, has every one of them`, async () => {
  // Two at a time: each spends half of its life waiting.
  const halves = [Math.ceil(KILLS / 2), Math.floor(KILLS / 2)];
  const ends = await Promise.all(
    halves.map((kills, index) => killOften(path.join(folder, `profile-${index}`), kills, 18 + index)),
  );
  expect(ends.flatMap(({ lost }) => lost)).toEqual([]);
  expect(ends.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBe(GAME_IDS.length * KILLS);
});

test('two pages that confirm at once never both succeed, and the second is told and can go on', async () => {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext();
    const pages = [await openPage(context), await openPage(context)] as const;
    const id = await pages[0].evaluate(() => window.keeper.begin('classic', 7));
    for (const page of pages) await movesOf(page, id);
    for (let race = 0; race < RACES; race++) {
      const before = await movesOf(pages[0], id);
      const played = await Promise.all(
        pages.map((page, index) =>
          page.evaluate(([match, seed]) => window.keeper.confirm(match, seed), [id, 2 * race + index] as const),
        ),
      );
      const winner = played.findIndex(({ isAccepted }) => isAccepted);
      expect(played.filter(({ isAccepted }) => isAccepted)).toHaveLength(1);
      expect(await pages[1 - winner]!.evaluate((match) => window.keeper.trouble(match), id)).toBe('elsewhere');
      await pages[1 - winner]!.evaluate((match) => window.keeper.retry(match), id);
      for (const page of pages) {
        const now = await movesOf(page, id);
        expect(now).toHaveLength(before.length + 1);
        expect(now).toEqual(played[winner]!.moves);
      }
    }
  } finally {
    await browser.close();
  }
});

test('what is chosen in one window holds in the other', async () => {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext();
    const pages = [await openPage(context), await openPage(context)] as const;
    for (const page of pages) await page.evaluate(() => window.keeper.ready());
    for (const isLeftHanded of [true, false]) {
      await pages[isLeftHanded ? 0 : 1].evaluate((chosen) => window.keeper.choose(chosen), isLeftHanded);
      for (const page of pages)
        await page.waitForFunction((chosen) => window.keeper.isLeftHanded() === chosen, isLeftHanded);
    }
  } finally {
    await browser.close();
  }
});

/** Every text that a page's database has. */
function textsOf(page: Page): Promise<[string, string][]> {
  return page.evaluate(
    () =>
      new Promise<[string, string][]>((resolve, reject) => {
        const opening = indexedDB.open('terreno');
        opening.onerror = () => reject(opening.error ?? new Error('closed'));
        opening.onsuccess = () => {
          const texts = opening.result.transaction('texts').objectStore('texts');
          const keys = texts.getAllKeys();
          const values = texts.getAll();
          values.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.map((key, index) => [String(key), String(values.result[index])]));
          };
        };
      }),
  );
}

const oldTexts = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test('what an older version kept is taken over once, and is there when the browser is killed right after', async () => {
  const older = await launchChromium();
  const ids: string[] = [];
  const played: (readonly string[])[] = [];
  let texts: [string, string][];
  try {
    const page = await openPage(await older.newContext());
    for (const [index, game] of GAME_IDS.entries()) {
      const id = await page.evaluate(([name, chance]) => window.keeper.begin(name, chance), [game, index] as const);
      const { moves } = await page.evaluate(([match]) => window.keeper.confirm(match, 3), [id] as const);
      ids.push(id);
      played.push(moves);
    }
    texts = await textsOf(page);
  } finally {
    await older.close();
  }
  const found = async (page: Page) => Promise.all(ids.map((id) => movesOf(page, id)));
  const profile = path.join(folder, 'profile-before');
  let browser = await launchMortal(profile);
  try {
    const page = browser.context.pages()[0] ?? (await browser.context.newPage());
    await page.goto(`${served.url}/before.html`);
    await page.evaluate((pairs) => {
      localStorage.setItem('somebody else', 'stays');
      for (const [key, text] of pairs) localStorage.setItem(key, text);
    }, texts);
    await openPage(browser.context, page);
    expect(await found(page)).toEqual(played);
    expect(await oldTexts(page)).toEqual(['somebody else']);
    await browser.kill();
    browser = await launchMortal(profile);
    const again = await openPage(browser.context, browser.context.pages()[0]);
    expect(await found(again)).toEqual(played);
    expect(await again.evaluate(() => window.keeper.count())).toBe(ids.length);
    // The browser may have lost what it was told of the old store, and what is back there is not taken twice.
    expect((await oldTexts(again)).filter((key) => key.startsWith('terreno/'))).toEqual([]);
  } finally {
    await browser.kill();
  }
});
