import { device } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { goRound, setTheTables } from '../rounds';
import type { Phone } from './phone';

/** How often everything is opened after the first three times. */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const WARM = 3;
const LONG = 300_000 + (ROUNDS + WARM) * 60_000;

const phone = (): Phone => (device as unknown as { deviceDriver: { app: Phone } }).deviceDriver.app;
const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, count) => all + count, 0);

async function count(rounds: number) {
  await phone().settle();
  const { live, bytes, peakBytes, views } = await phone().census();
  const megabytes = { live: (bytes / 1e6).toFixed(1), most: (peakBytes / 1e6).toFixed(1) };
  process.stdout.write(`after ${rounds}: ${JSON.stringify({ views, objects: sum(live), megabytes, ...live })}\n`);
  return { live, bytes, views };
}

describe('what an app holds', () => {
  it(
    'is after many openings, hand-overs, replays, results and visits to the gallery what it is after three of each',
    async () => {
      await setTheTables({ isStill: true });
      for (let times = 0; times < WARM; times++) await goRound();
      const early = await count(WARM);
      for (let times = 0; times < ROUNDS; times++) await goRound();
      const late = await count(WARM + ROUNDS);
      // What is not counted at all is as even as what leaks nothing.
      for (const count of [early.bytes, early.views, sum(early.live)]) expectValue(count).toBeGreaterThan(0);
      expectValue(late.bytes).toBeLessThan(1.1 * early.bytes + 1e6);
      expectValue(late.views - early.views).toBeLessThan(10);
      expectValue(sum(late.live) - sum(early.live)).toBeLessThan(20);
    },
    LONG,
  );
});
