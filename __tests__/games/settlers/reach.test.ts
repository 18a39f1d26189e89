import { Rng } from '@/core/rng';
import { randomMove, settlers } from '@/games/settlers';
import { reachOf } from '@/games/settlers/reach';

import { stage, usual } from './play';

const reach = (seats: number, scene: Parameters<typeof stage>[1], seat = 0) =>
  reachOf(stage(seats, scene).position.state, seat);

describe('the points that a seat can still come to', () => {
  it('are all that the box holds, before anybody has built', () => {
    // Six houses besides the other's one: five expansions and a city, five roads, two knights.
    expect(reachOf(settlers.start(usual, 1, 2).state, 0)).toBe(4 + 4 * 3 + 2 + 2 + 1);
  });

  it('are what two houses carry when all others are taken', () => {
    const lost = {
      settlements: [0, 5],
      expansions: [['church', 'university'], []] as ['church', 'university'][],
      roads: [3, 2],
      knights: [2, 0],
    };
    expect(reach(2, lost)).toBe(6 + 2 + 1);
    // The other has five houses and three expansions to put on them.
    expect(reach(2, lost, 1)).toBe(4 + 3 + 3 + 2 + 2 + 2 + 0);
  });

  it('count the town hall once, and no card that is owned or gone', () => {
    const houses = { settlements: [0, 3], cities: [2, 0], settlementStack: 0 };
    expect(reach(2, { ...houses, roads: [0, 0], roadStack: 0, knightStack: 0 })).toBe(4 + 3);
    const gone = ['library', 'church', 'citadel', 'townHall', 'university'] as const;
    expect(reach(2, { ...houses, expansions: [[], [...gone]], roads: [0, 0], roadStack: 0, knightStack: 0 })).toBe(4);
  });

  it('leave out what others protect, and nothing else of theirs', () => {
    const bare = { settlements: [1, 1], settlementStack: 0, knightStack: 0, roadStack: 0 };
    const open = reach(2, { ...bare, roads: [1, 4], knights: [1, 1] });
    expect(open).toBe(4 + 2 + 1);
    const guards = [[], ['citadel', 'church']] as ['citadel', 'church'][];
    expect(reach(2, { ...bare, roads: [1, 4], knights: [1, 1], expansions: guards })).toBe(open - 1 - 1);
    // Protection is for its owner.
    const own = [['citadel', 'church'], []] as ['citadel', 'church'][];
    expect(reach(2, { ...bare, roads: [4, 1], knights: [1, 1], expansions: own })).toBe(6 + 4 + 2 + 1);
  });

  it('never rise, and are never fewer than one has, in games of every size', () => {
    for (let seed = 0; seed < 10; seed++) {
      const seats = 2 + (seed % 5);
      const position = settlers.start(usual, seed, seats);
      const rng = Rng.fromSeed(seed + 90);
      let before = position.scores().map((_, seat) => reachOf(position.state, seat));
      while (!position.isOver && position.turn < 150) {
        position.play(randomMove(position, rng));
        const now = before.map((_, seat) => reachOf(position.state, seat));
        now.forEach((points, seat) => {
          if (points > (before[seat] ?? 0)) throw new Error(`seed ${seed}: the reach of ${seat} rose to ${points}`);
          expect(points).toBeGreaterThanOrEqual(position.scores()[seat] ?? 0);
        });
        before = now;
      }
    }
  });
});
