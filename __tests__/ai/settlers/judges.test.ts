import { casualJudge, trainedJudge, withDoubt, withReach, withTaste } from '@/ai/settlers/judges';
import { STYLES } from '@/ai/types';

import { stage } from '../../games/settlers/play';
import { toldPositions } from './games';

describe('a taste', () => {
  it('never makes going on better than having won, nor a worse chance better than a better one', () => {
    for (const { position } of toldPositions(150, 40_000)) {
      const { state, decider } = position;
      for (const style of STYLES) {
        const tasted = (chance: number) => withTaste(() => chance, style, 1)(state, decider);
        let before = tasted(0);
        expect(before).toBe(0);
        for (let chance = 0.05; chance <= 1; chance += 0.05) {
          const now = tasted(chance);
          expect(now).toBeGreaterThan(before);
          before = now;
        }
        expect(tasted(1)).toBe(1);
      }
    }
  });

  it('goes for what the style is called after', () => {
    const likes = (style: (typeof STYLES)[number], scene: Parameters<typeof stage>[1]) =>
      withTaste(() => 0.5, style, 1)(stage(2, scene).position.state, 0);
    expect(likes('balanced', { settlements: [3, 1] })).toBe(0.5);
    expect(likes('builder', { settlements: [3, 1] })).toBeGreaterThan(likes('builder', { settlements: [2, 1] }));
    expect(likes('farmer', { knights: [1, 0] })).toBeGreaterThan(likes('farmer', { knights: [0, 1] }));
    expect(likes('raider', { roads: [2, 1] })).toBeGreaterThan(likes('raider', { roads: [1, 2] }));
    expect(likes('miser', { hands: [{ ore: 7 }, {}] })).toBeGreaterThan(likes('miser', { hands: [{ ore: 2 }, {}] }));
    // More than robbers leave is worth nothing to it.
    expect(likes('miser', { hands: [{ ore: 9 }, {}] })).toBe(likes('miser', { hands: [{ ore: 7 }, {}] }));
  });
});

it('doubts the same outcome in the same way, and never a game that is decided', () => {
  const { state } = stage(2, {}).position;
  const doubtful = withDoubt(casualJudge, 0.24);
  expect(doubtful(state, 0)).toBe(doubtful(state, 0));
  expect(doubtful(state, 0)).not.toBe(casualJudge(state, 0));
  expect(withDoubt(() => 1, 0.24)(state, 0)).toBe(1);
});

it('gives no chance to whoever cannot come to the points any more', () => {
  const { state } = stage(2, {
    settlements: [0, 5],
    expansions: [['church', 'university'], []],
    roads: [3, 2],
    knights: [2, 0],
  }).position;
  expect(trainedJudge(2)(state, 0)).toBeGreaterThan(0);
  expect(withReach(trainedJudge(2))(state, 0)).toBe(0);
  expect(withReach(trainedJudge(2))(state, 1)).toBe(trainedJudge(2)(state, 1));
});
