import { casualJudge } from '@/ai/settlers/judges';
import { errorOf, freshWeights, learn, lessonsOf, type School } from '@/ai/settlers/learning';
import { MAX_HOLDING, TRAITS } from '@/ai/settlers/features';
import { Net, WEIGHT_COUNT, squash } from '@/ai/settlers/net';
import { SEVERAL_WEIGHTS, TWO_WEIGHTS } from '@/ai/settlers/weights';
import { Rng } from '@/core/rng';
import { settlers } from '@/games/settlers';

import { usual } from '../../games/settlers/play';

const school: School = { judge: casualJudge, options: { ...usual, target: 8 }, seats: 2, patience: 1, curiosity: 0.02 };

describe('learning the card game', () => {
  const lessons = lessonsOf(school, 5);

  it('takes one lesson from every turn that ended', () => {
    expect(lessons.length).toBeGreaterThan(10);
    expect(lessonsOf(school, 5)).toEqual(lessons);
    for (const { traits, target } of lessons) {
      expect(traits.length).toBeLessThanOrEqual(MAX_HOLDING);
      expect(Math.max(...traits)).toBeLessThan(TRAITS);
      // With patience 1 the end of the game is all that counts.
      expect([0, 0.5, 1]).toContain(target);
    }
  });

  it('mixes in what the judge thought later, where patience says so', () => {
    const mixed = lessonsOf({ ...school, patience: 0.5 }, 5);
    expect(mixed).toHaveLength(lessons.length);
    expect(mixed.some(({ target }) => target > 0 && target < 0.5)).toBe(true);
  });

  it('comes nearer to what happened with every pass', () => {
    const rng = Rng.fromSeed(1);
    const weights = freshWeights(rng);
    const before = errorOf(weights, lessons);
    for (let pass = 0; pass < 30; pass++) learn(weights, lessons, 0.02, rng);
    expect(errorOf(weights, lessons)).toBeLessThan(before / 2);
    const chance = new Net(weights).chance(settlers.start(usual, 1, 2).state, 0);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
  });
});

describe('what was learned', () => {
  it('fits the net', () => {
    expect(TWO_WEIGHTS).toHaveLength(WEIGHT_COUNT);
    expect(SEVERAL_WEIGHTS).toHaveLength(WEIGHT_COUNT);
  });

  it('keeps every chance between none and all', () => {
    expect([squash(-1e9), squash(0), squash(1e9)].map((chance) => Math.round(chance * 1000))).toEqual([0, 500, 1000]);
  });
});
