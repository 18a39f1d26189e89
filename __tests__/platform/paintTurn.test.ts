import { inPaintTurn, paintByTurns } from '@/platform/paintTurn';

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

async function settle(log: readonly string[], count: number): Promise<void> {
  for (let i = 0; i < 100 && log.length < count; i++) await pause();
  await pause();
}

describe('the line of those who paint', () => {
  it('takes the hand first, then what is in sight, then what is for later, each as they came', async () => {
    const log: string[] = [];
    const note = (name: string) => () => log.push(name);
    inPaintTurn('ahead', note('later'));
    inPaintTurn('sight', note('land'));
    inPaintTurn('sight', note('card'));
    inPaintTurn('hand', note('hand'));
    await settle(log, 4);
    expect(log).toEqual(['hand', 'land', 'card', 'later']);
  });

  it('forgets whoever calls it off, and lets the others pass', async () => {
    const log: string[] = [];
    const callOff = inPaintTurn('hand', () => log.push('gone'));
    inPaintTurn('ahead', () => log.push('later'));
    callOff();
    await settle(log, 1);
    expect(log).toEqual(['later']);
  });

  it('does work for later between the turns of the others, and none after it was called off', async () => {
    const log: string[] = [];
    let isFreed = false;
    function* slices(): Generator<void, void> {
      try {
        for (let i = 0; ; i++) {
          log.push(`slice ${i}`);
          const end = performance.now() + 10;
          while (performance.now() < end);
          yield;
        }
      } finally {
        isFreed = true;
      }
    }
    const callOff = paintByTurns('ahead', slices());
    inPaintTurn('sight', () => log.push('land'));
    await settle(log, 3);
    expect(log.slice(0, 2)).toEqual(['land', 'slice 0']);
    callOff();
    expect(isFreed).toBe(true);
    const { length } = log;
    await pause();
    await pause();
    expect(log).toHaveLength(length);
  });
});
