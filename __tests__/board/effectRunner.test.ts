import { ReduceMotion } from 'react-native-reanimated';

import { EffectRunner } from '@/board/effects/EffectRunner';
import type { Effect } from '@/board/types';
import { motionFor } from '@/ui/look/motion';

jest.mock('react-native-worklets', () => ({
  scheduleOnRN: (act: (...all: unknown[]) => void, ...all: unknown[]) => act(...all),
}));
/** The end of every animation that has begun, as the library calls it; and what it was begun with. */
const mockBegun: { config: { duration: number; reduceMotion?: string }; end: (isFinished: boolean) => void }[] = [];
jest.mock('react-native-reanimated', () => ({
  ReduceMotion: { System: 'system', Never: 'never' },
  Easing: { linear: null },
  cancelAnimation: () => undefined,
  makeMutable: () => ({ set: () => undefined, get: () => 0 }),
  withTiming: (_to: number, config: (typeof mockBegun)[number]['config'], end: (isFinished: boolean) => void) =>
    mockBegun.push({ config, end }),
}));

const POINTS: Effect = { type: 'points', at: { x: 0, y: 0 }, text: '+4', player: 0 };
const SHINE: Effect = { type: 'shine', feature: { kind: 'road', members: [] }, from: { x: 0, y: 0 } };
const DROP: Effect = { type: 'drop', at: { x: 0, y: 0 } };

function run(isReduced: boolean, ...effects: Effect[]) {
  mockBegun.splice(0);
  const seen: string[][] = [];
  const runner = new EffectRunner((running) => seen.push(running.map(({ effect }) => effect.type)));
  const done = runner.start(effects, motionFor(isReduced, 'normal'));
  return { runner, seen, done };
}

describe('what happens on the land for a moment', () => {
  it('stays to be read also where the device moves less, and what only moves is left out there', async () => {
    const { seen, done } = run(true, DROP, SHINE, POINTS);
    expect(seen).toEqual([['shine', 'points']]);
    for (const { config, end } of mockBegun) {
      expect(config.duration).toBeGreaterThan(1000);
      // Left to itself the library would be at the end at once: the light of what is counted was never seen.
      expect(config.reduceMotion).toBe(ReduceMotion.Never);
      end(true);
    }
    await done;
    expect(seen.at(-1)).toEqual([]);
  });

  it('is over at once when it is skipped', async () => {
    const { runner, seen, done } = run(false, DROP, POINTS);
    expect(seen).toEqual([['drop', 'points']]);
    runner.skip();
    await done;
    expect([runner.isBusy, seen.at(-1)]).toEqual([false, []]);
  });
});
