import { WEIGHTS } from '@/ai/tiles/weights';
import { knobsOf, vary } from '@/cli/tune/climb';
import { playPair } from '@/cli/tune/match';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';

describe('the search for weights', () => {
  it('turns only weights that the game uses', () => {
    const names = knobsOf(WEIGHTS.classic).map(({ name }) => name);
    expect(names).toContain('confidence');
    expect(names).not.toContain('hut');
    expect(knobsOf(WEIGHTS.hunters).map(({ name }) => name)).toContain('hut');
  });

  it('changes one to three weights a little', () => {
    const rng = Rng.fromSeed(1);
    for (let round = 0; round < 30; round++) {
      const varied = vary(WEIGHTS.classic, rng, 0.3);
      expect(varied.pieces).toHaveLength(WEIGHTS.classic.pieces.length);
      expect(varied).not.toEqual({ ...WEIGHTS.classic, share: -1 });
      const turned = knobsOf(WEIGHTS.classic).filter(({ name, index }) => {
        const [before, after] = [WEIGHTS.classic[name], varied[name]];
        if (typeof before === 'number') return before !== after;
        return index !== null && before[index] !== (after as readonly number[])[index];
      });
      expect(turned.length).toBeLessThanOrEqual(3);
    }
  });

  it('plays both sides of the same tiles, so that equal weights end level', () => {
    expect(playPair(gameOf('classic'), WEIGHTS.classic, WEIGHTS.classic, 5)).toBe(0);
    const hopeless = { ...WEIGHTS.classic, pieces: WEIGHTS.classic.pieces.map(() => 200) };
    expect(playPair(gameOf('classic'), WEIGHTS.classic, hopeless, 5)).toBeGreaterThan(0);
  });
});
