import { chooseSettlersOracleMove } from '@/ai/settlers/oracle';
import { settlers, SettlersPosition } from '@/games/settlers';
import { SeededChance } from '@/games/settlers/chance';

import { stage, usual } from '../../games/settlers/play';

/** One card short of the road that wins, and nothing in the market to help: only the pile or the other hand can. */
function oneShort(seed: number): SettlersPosition {
  const { position } = stage(2, {
    settlements: [4, 1],
    knights: [2, 0],
    roads: [3, 1],
    expansions: [['library'], []],
    hands: [{ brick: 1, wool: 2 }, { ore: 2 }],
    market: { ore: 5 },
  });
  return new SettlersPosition(position.state.withoutPast(SeededChance.fromSeed(seed)));
}

it('sees the card that comes, and wins whenever the pile brings it', () => {
  let wins = 0;
  for (let seed = 0; seed < 20; seed++) {
    const lucky = [0, 3].some((kind) => {
      const world = oneShort(seed);
      world.play({ type: 'lay', card: kind === 0 ? 'brick' : 'wool' });
      world.play({ type: 'draw' });
      const { hand } = world.viewFor(0);
      return (hand.lumber ?? 0) > 0 && (hand.brick ?? 0) > 0;
    });
    const position = oneShort(seed);
    while (!position.isOver && position.turnOf === 0) position.play(chooseSettlersOracleMove(position));
    if (lucky) expect(position.outcome()?.winners).toEqual([0]);
    if (position.isOver) wins++;
  }
  expect(wins).toBeGreaterThan(0);
});

it('plays whole games by the rules and leaves the position as it was', () => {
  const position = settlers.start(usual, 3, 2);
  while (!position.isOver && position.turn < 25) {
    const before = position.state.v.slice();
    const move = chooseSettlersOracleMove(position);
    expect(position.state.v).toEqual(before);
    expect(position.objectionTo(move)).toBeNull();
    position.play(move);
  }
});
