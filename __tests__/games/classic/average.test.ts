import { playRandomTurn } from '@/ai/random';
import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { classic } from '@/games/classic';
import { ClassicPosition } from '@/games/classic/position';

jest.setTimeout(600_000);

test('random two-player games average what every other engine measured, 19.55 and 19.34 points', () => {
  const games = 5000;
  const totals: [number, number] = [0, 0];
  let turns = 0;
  for (let seed = 1; seed <= games; seed++) {
    const position = ClassicPosition.start(defaultOptions(classic.options), seed, 2);
    const rng = Rng.fromSeed(seed + 1_000_000);
    while (!position.isOver) playRandomTurn(position, rng);
    totals[0] += position.score(0);
    totals[1] += position.score(1);
    turns += position.lastTile;
  }
  expect(Math.abs(totals[0] / games - 19.55)).toBeLessThan(0.3);
  expect(Math.abs(totals[1] / games - 19.34)).toBeLessThan(0.3);
  // 71 tiles are drawn; about one in fifty games loses one that fits nowhere.
  expect(turns / games).toBeGreaterThan(70.9);
});
