import { Rng } from '@/core/rng';
import { hiddenCards, randomMove, settlers, worldOf, type SettlersPosition } from '@/games/settlers';
import { PILE, RESOURCE_COUNT, playerAt } from '@/games/settlers/layout';

import { stage, usual } from './play';

function* positions(games: number): Generator<{ position: SettlersPosition; rng: Rng }> {
  for (let seed = 0; seed < games; seed++) {
    const position = settlers.start(usual, seed, 2 + (seed % 5));
    const rng = Rng.fromSeed(seed + 31_000);
    while (!position.isOver && position.turn <= 120) {
      if (rng.below(4) === 0) yield { position, rng };
      position.play(randomMove(position, rng));
    }
    yield { position, rng };
  }
}

function handsOf(position: SettlersPosition): number[][] {
  const { v } = position.state;
  return Array.from({ length: position.seats }, (_, seat) =>
    Array.from(v.subarray(playerAt(seat), playerAt(seat) + RESOURCE_COUNT)),
  );
}

describe('a world made from a view', () => {
  it('looks to its seat exactly like the truth and offers the same moves', () => {
    let compared = 0;
    for (const { position, rng } of positions(40)) {
      const seat = rng.below(position.seats);
      const view = position.viewFor(seat);
      const world = worldOf(view, [], rng);
      compared++;
      if (JSON.stringify(world.viewFor(seat)) !== JSON.stringify(view)) expect(world.viewFor(seat)).toEqual(view);
      if (position.decider !== seat) continue;
      const offered = JSON.stringify(position.legalMoves());
      if (JSON.stringify(world.legalMoves()) !== offered) expect(world.legalMoves()).toEqual(position.legalMoves());
    }
    expect(compared).toBeGreaterThan(2000);
  });

  it('is the truth where every hand is known', () => {
    for (const { position, rng } of positions(20)) {
      const hands = handsOf(position);
      const world = worldOf(position.viewFor(rng.below(position.seats)), hands, rng);
      expect(handsOf(world)).toEqual(hands);
      expect(Array.from(world.state.v.subarray(PILE, PILE + RESOURCE_COUNT))).toEqual(
        Array.from(position.state.v.subarray(PILE, PILE + RESOURCE_COUNT)),
      );
    }
  });

  it('plays on by itself to the end of the game', () => {
    const world = worldOf(settlers.start(usual, 5, 3).viewFor(1), [], Rng.fromSeed(1));
    const rng = Rng.fromSeed(2);
    while (!world.isOver && world.turn < 1000) world.play(randomMove(world, rng));
    expect(world.isOver).toBe(true);
  });

  it('keeps the cards that its seat is sure of, and never more than there are', () => {
    const { position } = stage(2, { hands: [{ ore: 1 }, { brick: 2, wool: 2 }] });
    const view = position.viewFor(0);
    for (let seed = 0; seed < 50; seed++) {
      const world = worldOf(view, [[], [2, 0, 0, 1, 0]], Rng.fromSeed(seed));
      expect(world.viewFor(1).hand).toMatchObject({ brick: expect.any(Number), wool: expect.any(Number) });
      expect(world.viewFor(1).hand.brick).toBeGreaterThanOrEqual(2);
    }
    // A memory that cannot be true is believed as far as it goes.
    const world = worldOf(
      view,
      [
        [9, 9, 9, 9, 9],
        [3, 9, 0, 0, 0],
      ],
      Rng.fromSeed(1),
    );
    expect(world.viewFor(1).hand).toEqual({ brick: 3, lumber: 1 });
    expect(world.viewFor(0)).toEqual(view);
  });

  it('counts as hidden what lies in the pile and in the hands of others', () => {
    const { position } = stage(2, {
      hands: [{ ore: 1 }, { brick: 2 }],
      market: { ore: 5 },
      pile: { grain: 3, wool: 1 },
    });
    expect(hiddenCards(position.viewFor(0))).toEqual([2, 0, 0, 1, 3]);
  });
});
