import { expect as expectValue } from '@jest/globals';

import type { PageCensus } from './chromium/census';
import { goRound, setTheTables } from './rounds';
import { browser, isWeb } from './tilePlayer';

/** How often everything is opened after the first three times: two boards a round. `ROUNDS=100` took twenty minutes. */
const ROUNDS = Number(process.env.ROUNDS ?? 6);
const WARM = 3;
const LONG = 300_000 + (ROUNDS + WARM) * 90_000;
const MEGABYTE = 1024 * 1024;
/** Objects of one class of CanvasKit that may be more at one moment than at another. */
const MORE_OF_A_KIND = 8;
/** What the engine learns of code that runs again belongs to its heap too. */
const HEAP_ALWAYS = 4 * MEGABYTE;
const HEAP_A_ROUND = MEGABYTE / 4;

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, count) => all + count, 0);

function tell(rounds: number, { skia, heap, renderer, ...rest }: PageCensus): void {
  const sizes = { heapMB: Math.round(heap / MEGABYTE), rendererMB: Math.round(renderer / MEGABYTE) };
  process.stdout.write(`after ${rounds}: ${JSON.stringify({ ...rest, ...sizes, objects: sum(skia), ...skia })}\n`);
}

describe('the memory of a page', () => {
  it(
    'is after many openings, hand-overs, replays, results and visits to the gallery what it is after three of each',
    async () => {
      if (!isWeb()) return;
      await setTheTables({ isStill: true, isCounted: true });
      for (let times = 0; times < WARM; times++) await goRound();
      const early = await browser().census();
      tell(WARM, early);
      for (let times = 1; times <= ROUNDS; times++) {
        await goRound();
        if (times % 10 === 0) tell(WARM + times, await browser().census());
      }
      const late = await browser().census();
      tell(WARM + ROUNDS, late);

      // What is not counted at all is as even as what leaks nothing.
      for (const count of [early.contextsMade, early.contexts, early.renderer, early.nodes, sum(early.skia)])
        expectValue(count).toBeGreaterThan(0);
      expectValue(late.contextsMade).toBe(early.contextsMade);
      expectValue(late.canvases).toBe(early.canvases);
      expectValue(late.renderer).toBe(early.renderer);
      // What is shown at the moment differs a little, however often: a caption more, a picture that is still being painted.
      expectValue(late.nodes - early.nodes).toBeLessThan(100);
      expectValue(late.listeners - early.listeners).toBeLessThan(20);
      for (const kind of Object.keys(late.skia))
        expectValue([kind, (late.skia[kind] ?? 0) - (early.skia[kind] ?? 0) < MORE_OF_A_KIND]).toEqual([kind, true]);
      expectValue(late.heap - early.heap).toBeLessThan(ROUNDS * HEAP_A_ROUND + HEAP_ALWAYS);
    },
    LONG,
  );
});
