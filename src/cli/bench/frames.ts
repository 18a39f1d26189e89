/** What a frame of the board costs in the built web app, in Chromium: React's part in it, and how it grows. */
import type { BrowserContext, CDPSession, Page } from 'playwright-core';

import { launchChromium } from '../../../e2e/chromium/browser';
import { serveSite } from '../web/server';
import type { Figure } from './figures';
import { WATCH_FRAMES } from './watchFrames';

const VIEWPORT = { width: 390, height: 844 };
const SECONDS = 3;
const ROUNDS = 3;
const PAINTED_WITHIN = 180_000;
const [FEW, MANY] = [20, 91];

type Point = readonly [x: number, y: number];
interface Board {
  readonly page: Page;
  readonly session: CDPSession;
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function openBoard(context: BrowserContext, url: string, tiles: number): Promise<Board> {
  const page = await context.newPage();
  await page.goto(`${url}/explore/hunters?tiles=${tiles}`, { waitUntil: 'load' });
  await page.waitForSelector('[data-testid=land]', { timeout: PAINTED_WITHIN, state: 'attached' });
  await waitUntilPainted(page);
  const { commits, frames } = await page.evaluate(() =>
    (window as unknown as { __frames: { read(): Watched } }).__frames.read(),
  );
  // A counter that counted nothing while the screen was built would count nothing later either.
  if (commits === 0 || frames.length === 0) throw new Error('the page does not tell of its commits and frames');
  return { page, session: await context.newCDPSession(page) };
}

/** Tiles are painted a few at a time: what no longer changes is done. */
async function waitUntilPainted(page: Page): Promise<void> {
  const deadline = Date.now() + PAINTED_WITHIN;
  let last = '';
  for (;;) {
    const now = (await page.screenshot()).toString('base64');
    if (now === last) return;
    if (Date.now() > deadline) throw new Error('the board is never done painting');
    last = now;
    await rest(1500);
  }
}

async function touch({ session }: Board, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) {
  await session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(([x, y], id) => ({ x, y, id })),
  });
}

/** Moves fingers for three seconds; `at` says where they are at a share of a to and fro. */
async function move(board: Board, at: (share: number) => readonly Point[]): Promise<void> {
  await board.page.bringToFront();
  await touch(board, 'touchStart', at(0));
  const end = Date.now() + SECONDS * 1000;
  for (let step = 1; Date.now() < end; step++) {
    await touch(board, 'touchMove', at(Math.sin(step / 12)));
    await rest(8);
  }
  await touch(board, 'touchEnd', []);
}

const pan = (share: number): readonly Point[] => [[195 + 90 * share, 640 + 30 * share]];
const pinch = (share: number): readonly Point[] => [
  [195 - 90 - 40 * share, 420],
  [195 + 90 + 40 * share, 420],
];

interface Watched {
  readonly commits: number;
  /** Milliseconds of every frame that drew something. */
  readonly frames: readonly number[];
}

/** What happened in the page while `action` ran. */
async function watch({ page }: Board, action: () => Promise<void>): Promise<Watched> {
  await page.evaluate(() => (window as unknown as { __frames: { reset(): void } }).__frames.reset());
  await action();
  return page.evaluate(() => (window as unknown as { __frames: { read(): Watched } }).__frames.read());
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Measures a built site. */
export async function measureFrames(site: string): Promise<Figure[]> {
  const server = await serveSite(site);
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      hasTouch: true,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await context.addInitScript(WATCH_FRAMES);
    const few = await openBoard(context, server.url, FEW);
    const many = await openBoard(context, server.url, MANY);
    const frames = { few: [] as number[], many: [] as number[] };
    let panned = 0;
    // By turns, so that whatever else the machine does meets both.
    for (let round = 0; round < ROUNDS; round++) {
      frames.few.push(...(await watch(few, () => move(few, pan))).frames);
      const seen = await watch(many, () => move(many, pan));
      frames.many.push(...seen.frames);
      panned += seen.commits;
    }
    const pinched = await watch(many, () => move(many, pinch));
    return [
      { name: `React commits during ${ROUNDS * SECONDS} s of panning`, value: panned, unit: 'commits' },
      { name: `React commits during ${SECONDS} s of pinching`, value: pinched.commits, unit: 'commits' },
      { name: `a frame of ${FEW} tiles, drawn without a graphics processor`, value: median(frames.few), unit: 'ms' },
      { name: `a frame of ${MANY} tiles`, value: median(frames.many), unit: 'ms' },
      {
        name: `${MANY} tiles to ${FEW}, both zoomed to fit`,
        value: median(frames.many) / median(frames.few),
        unit: 'times',
      },
      { name: 'frames looked at', value: frames.few.length + frames.many.length, unit: 'frames' },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
