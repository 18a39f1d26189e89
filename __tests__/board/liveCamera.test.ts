import { withDecay, withTiming } from 'react-native-reanimated';

import { glide, release, type LiveCamera, type BoardFacts } from '@/board/camera/liveCamera';

import { shared } from '../support/shared';

jest.mock('react-native-worklets', () => ({
  scheduleOnRN: (act: (...all: unknown[]) => void, ...all: unknown[]) => act(...all),
}));
jest.mock('react-native-reanimated', () => ({
  cancelAnimation: () => undefined,
  Easing: { inOut: () => null, cubic: null },
  ReduceMotion: { Never: 'never' },
  withTiming: jest.fn((to: number) => to),
  withDecay: jest.fn(() => 0),
}));

const rolls = withDecay as unknown as jest.Mock;

function cameraAt(x: number, y: number, isReduced = false): LiveCamera {
  return {
    x: shared(x),
    y: shared(y),
    scale: shared(60),
    facts: shared<BoardFacts>({
      land: { x: -4, y: -4, width: 8, height: 8 },
      free: { x: 0, y: 0, width: 400, height: 600 },
      legal: [],
      ghost: null,
      pixelRatio: 1,
      isReduced,
    }),
    running: shared(0),
    fingers: shared(0),
    isMovedByPlayer: shared(false),
  };
}

describe('a camera that moves by itself', () => {
  it('does not ask the device once more how much may move', () => {
    glide(cameraAt(0, 0), { x: 10, y: 20, scale: 30 }, 200, jest.fn());
    release(cameraAt(200, 300), { x: 900, y: -400 }, jest.fn());
    const glides = (withTiming as unknown as jest.Mock).mock.calls.map(([, config]) => config);
    const all = [...glides, ...rolls.mock.calls.map(([config]) => config)];
    expect(all.map(({ reduceMotion }) => reduceMotion)).toEqual(new Array(5).fill('never'));
  });
});

describe('fingers that leave the board', () => {
  beforeEach(() => rolls.mockClear());

  it('leave it rolling as fast as they were, within its bounds', () => {
    const live = cameraAt(200, 300);
    const onRest = jest.fn();
    release(live, { x: 900, y: -400 }, onRest);
    const [across, down] = rolls.mock.calls.map(([config]) => config);
    expect(across.velocity).toBe(900);
    expect(down.velocity).toBe(-400);
    expect(across.clamp[0]).toBeLessThan(200);
    expect(across.clamp[1]).toBeGreaterThan(200);
    expect(live.running.get()).not.toBe(0);
    expect(onRest).not.toHaveBeenCalled();
  });

  it('leave it where it is when they rested', () => {
    const onRest = jest.fn();
    release(cameraAt(200, 300), { x: 20, y: 0 }, onRest);
    expect(rolls).not.toHaveBeenCalled();
    expect(onRest).toHaveBeenCalledWith({ x: 200, y: 300, scale: 60 });
  });

  it('throw nothing where nothing moves, nor from beyond the bounds', () => {
    release(cameraAt(200, 300, true), { x: 900, y: 0 }, jest.fn());
    const beyond = cameraAt(900, 300);
    release(beyond, { x: 900, y: 0 }, jest.fn());
    expect(rolls).not.toHaveBeenCalled();
    expect(beyond.x.get()).toBeLessThan(900);
  });
});
