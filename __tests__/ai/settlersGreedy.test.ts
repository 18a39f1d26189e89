import { chooseSettlersGreedyMove } from '@/ai/baselines/settlersGreedy';
import { Rng } from '@/core/rng';
import { imagine, randomMove, settlers } from '@/games/settlers';

import { stage, usual } from '../games/settlers/play';
import { toldPositions } from './settlers/games';

describe('the greedy baseline of the card game', () => {
  it('beats a random player nearly always', () => {
    let wins = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const position = settlers.start(usual, seed, 2);
      const rng = Rng.fromSeed(seed);
      const seat = seed % 2;
      while (!position.isOver && position.turn < 400) {
        position.play(position.decider === seat ? chooseSettlersGreedyMove(position, rng) : randomMove(position, rng));
      }
      if (position.outcome()?.winners[0] === seat) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(5);
  });

  it('builds what wins', () => {
    const { position } = stage(2, {
      settlements: [4, 1],
      knights: [2, 0],
      roads: [3, 1],
      expansions: [['library'], []],
      hands: [{ brick: 1, lumber: 1 }, {}],
    });
    const move = chooseSettlersGreedyMove(position, Rng.fromSeed(1));
    expect(move).toMatchObject({ type: 'build', what: 'road' });
    position.play(move);
    expect(position.isOver).toBe(true);
  });

  it('plays legal moves and sees nothing that is hidden', () => {
    for (const { position, rng } of toldPositions(60, 40)) {
      const seed = rng.below(1_000_000);
      const twin = imagine(position, position.decider, Rng.fromSeed(seed));
      const move = chooseSettlersGreedyMove(position, Rng.fromSeed(seed));
      expect(position.objectionTo(move)).toBeNull();
      expect(chooseSettlersGreedyMove(twin, Rng.fromSeed(seed))).toEqual(move);
    }
  });
});
