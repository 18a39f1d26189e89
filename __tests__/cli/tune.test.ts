import { SOLO_WEIGHTS } from '@/ai/solo/weights';
import { WEIGHTS, type Weights } from '@/ai/tiles/weights';
import { knobsOf, vary, type Knob, type Tree } from '@/cli/tune/climb';
import { playPair, playSolo, SPORTS } from '@/cli/tune/match';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';

const treeOf = (weights: object): Tree => weights as Tree;
const namesIn = (weights: Weights): unknown[] => knobsOf(treeOf(weights)).map(([name]) => name);
const read = (weights: object, knob: Knob): unknown =>
  knob.reduce<unknown>((branch, name) => (branch as Record<string, unknown>)[name], weights);

describe('the search for weights', () => {
  it('turns only weights that the game uses', () => {
    expect(namesIn(WEIGHTS.classic)).toContain('confidence');
    expect(namesIn(WEIGHTS.classic)).not.toContain('hut');
    expect(namesIn(WEIGHTS.hunters)).toContain('hut');
    expect(knobsOf(treeOf(SOLO_WEIGHTS))).toContainEqual(['shared', 'pieces', '2']);
  });

  it.each(['classic', 'solo'] as const)('changes one to three weights of %s a little', (id) => {
    const { weights } = SPORTS[id];
    const knobs = knobsOf(treeOf(weights));
    const rng = Rng.fromSeed(1);
    let changes = 0;
    for (let round = 0; round < 30; round++) {
      const varied = vary<object>(weights, rng, 0.3);
      expect(knobsOf(treeOf(varied))).toEqual(knobs);
      const turned = knobs.filter((knob) => read(weights, knob) !== read(varied, knob));
      expect(turned.length).toBeLessThanOrEqual(3);
      for (const knob of turned) {
        const factor = Number(read(varied, knob)) / Number(read(weights, knob));
        expect(Math.abs(Math.log(factor))).toBeLessThan(3 * Math.log(1.31));
      }
      changes += turned.length;
    }
    expect(changes).toBeGreaterThan(30);
  });

  it('plays both sides of the same tiles, so that equal weights end level', () => {
    expect(playPair(gameOf('classic'), WEIGHTS.classic, WEIGHTS.classic, 5)).toBe(0);
    const hopeless = { ...WEIGHTS.classic, pieces: WEIGHTS.classic.pieces.map(() => 200) };
    expect(playPair(gameOf('classic'), WEIGHTS.classic, hopeless, 5)).toBeGreaterThan(0);
  });

  it('plays the game for one on the same tiles, and worse with foolish weights', () => {
    const seeds = [5, 6, 7, 8];
    const careless = { ...SOLO_WEIGHTS, shared: { ...SOLO_WEIGHTS.shared, pieces: [0.1, 0.1, 0.1, 0.1] } };
    for (const seed of seeds) expect(SPORTS.solo.compare(SOLO_WEIGHTS, SOLO_WEIGHTS, seed)).toBe(0);
    const total = (weights: typeof SOLO_WEIGHTS): number =>
      seeds.reduce((sum, seed) => sum + playSolo(weights, seed), 0);
    expect(total(SOLO_WEIGHTS)).toBeGreaterThan(total(careless));
  });
});
