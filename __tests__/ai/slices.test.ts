import { STEP, type Appraiser } from '@/ai/tiles/appraiser';
import { solveEnd } from '@/ai/tiles/endgame';
import { makeAppraiser } from '@/ai/tiles/makeAppraiser';
import { compareTurns, rankTurns, type Candidate } from '@/ai/tiles/search';
import { PLAIN } from '@/ai/tiles/styles';
import { WEIGHTS } from '@/ai/tiles/weights';
import { Rng } from '@/core/rng';
import { TilePosition } from '@/games/tiles/position';
import { randomPosition } from './support';

/** The most positions that one step of a search judged, and how many steps there were. */
function measure(appraiser: Appraiser, search: Generator<boolean, void>): { most: number; steps: number } {
  let most = 0;
  for (let steps = 1; ; steps++) {
    const before = appraiser.nodes;
    const { done } = search.next();
    most = Math.max(most, appraiser.nodes - before);
    if (done === true) return { most, steps };
  }
}

describe('a step of a search', () => {
  const TABLES = [
    ['classic', 2, 30],
    ['classic', 5, 45],
    ['hunters', 2, 60],
    ['hunters', 5, 40],
  ] as const;

  // On the slowest engine that we know a position takes about a tenth of a millisecond, and a step must stay below 12.
  it.each(TABLES)('judges few positions, in the middle of %s with %i players', (game, seats, moves) => {
    const world = randomPosition(game, seats, 3, moves);
    if (!(world instanceof TilePosition)) throw new Error('a tile game');
    const appraiser = makeAppraiser(world, WEIGHTS[game], PLAIN);
    appraiser.takeStock();
    const ranking: Candidate[] = [];
    expect(measure(appraiser, rankTurns(appraiser, ranking)).most).toBeLessThanOrEqual(STEP);
    const plan = { width: 8, margin: 20, budget: 2000 };
    const { most, steps } = measure(appraiser, compareTurns(world, appraiser, ranking, plan, Rng.fromSeed(1)));
    expect(most).toBeLessThanOrEqual(STEP);
    expect(steps).toBeGreaterThan(2000 / STEP);
  });

  it('judges few positions while the last tiles are played out', () => {
    const world = randomPosition('classic', 2, 3, 69);
    if (!(world instanceof TilePosition)) throw new Error('a tile game');
    expect(world.tilesLeft).toBeLessThanOrEqual(2);
    const appraiser = makeAppraiser(world, WEIGHTS.classic, PLAIN);
    appraiser.takeStock();
    const ranking: Candidate[] = [];
    measure(appraiser, rankTurns(appraiser, ranking));
    expect(measure(appraiser, solveEnd(world, appraiser, ranking, 3000)).most).toBeLessThanOrEqual(STEP);
  });
});
