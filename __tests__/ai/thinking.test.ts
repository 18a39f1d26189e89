import { LEVELS, STYLES, think } from '@/ai';
import type { GameId } from '@/core/game';
import { Rng } from '@/core/rng';
import { TilePosition } from '@/games/tiles/position';
import { randomPosition, taskOf, thinkThrough } from './support';

const TABLES: readonly (readonly [GameId, number])[] = [
  ['classic', 2],
  ['classic', 4],
  ['solo', 1],
  ['hunters', 2],
  ['hunters', 3],
];

describe.each(TABLES)('a player of %s with %i seats', (game, seats) => {
  it('chooses a legal move at every level and in every style', () => {
    const position = randomPosition(game, seats, 5, 25);
    for (const level of LEVELS) {
      for (const style of STYLES) {
        const { move } = thinkThrough(taskOf(game, position, { level, style, budget: 40 }));
        expect(position.objectionTo(move)).toBeNull();
      }
    }
  });

  it('leaves the position as it was', () => {
    const position = randomPosition(game, seats, 6, 20);
    if (!(position instanceof TilePosition)) throw new Error('a tile game');
    const before = position.land.mem.slice();
    thinkThrough(taskOf(game, position as never));
    expect(position.land.mem).toEqual(before);
  });

  it('has a legal move ready at the first step', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const position = randomPosition(game, seats, seed, 4 * seed);
      const first = think(taskOf(game, position, { seed })).next().value;
      expect(position.objectionTo(first.move)).toBeNull();
      expect(first.reason.key).toMatch(/^ai\.reason\./);
    }
  });

  it('thinks longer with a larger budget, and goes beyond it by one imagined turn at most', () => {
    const position = randomPosition(game, seats, 9, 6);
    const first = think(taskOf(game, position, { budget: 0 })).next().value.nodes;
    const little = thinkThrough(taskOf(game, position, { budget: 300 }));
    const more = thinkThrough(taskOf(game, position, { budget: 900 }));
    expect(little.nodes - first).toBeLessThan(300 + 1200);
    expect(more.nodes).toBeGreaterThan(little.nodes);
    expect(more.steps).toBeGreaterThan(little.steps);
  });

  it('chooses the same move for the same seed and budget', () => {
    const position = randomPosition(game, seats, 11, 14);
    const task = taskOf(game, position, { seed: 7, budget: 300 });
    const { move, nodes, alternatives } = thinkThrough(task);
    expect(thinkThrough(task)).toMatchObject({ move, nodes, alternatives });
  });

  it('weighs other moves, the best first', () => {
    const position = randomPosition(game, seats, 12, 10);
    const { move, alternatives } = thinkThrough(taskOf(game, position, { level: 'strong' }));
    expect(alternatives[0]?.move).toEqual(move);
    for (const alternative of alternatives) expect(position.objectionTo(alternative.move)).toBeNull();
  });

  it('plays a whole game from any seat', () => {
    const position = randomPosition(game, seats, 13, 0);
    const rng = Rng.fromSeed(3);
    while (!position.isOver) {
      position.play(thinkThrough(taskOf(game, position, { budget: 20, seed: rng.below(1000) })).move);
    }
    expect(position.outcome()).not.toBeNull();
  });
});

describe('what is hidden', () => {
  /** Tile games hide the order of the tiles and nothing else. */
  it('changes no move: the same choice in 1,000 pairs of positions that differ only in the order of the pile', () => {
    let compared = 0;
    for (let seed = 1; compared < 1000; seed++) {
      const [game, seats] = TABLES[seed % TABLES.length] as (typeof TABLES)[number];
      const position = randomPosition(game, seats, seed, (seed * 7) % 60);
      if (!(position instanceof TilePosition)) throw new Error('a tile game');
      const other = position.clone();
      other.shuffleUnseen(Rng.fromSeed(seed + 4242));
      const level = LEVELS[1 + (seed % 4)] ?? 'expert';
      const ask = { seed, level, budget: 60 };
      const one = thinkThrough(taskOf(game, position as never, ask));
      const two = thinkThrough(taskOf(game, other as never, ask));
      expect({ seed, ...two }).toEqual({ seed, ...one });
      compared++;
    }
  });
});

describe('the last turn of classic', () => {
  it('never leaves a follower in hand that could have scored', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const position = randomPosition('classic', 2, seed, 70);
      if (!(position instanceof TilePosition) || position.tilesLeft > 0) continue;
      const me = position.player;
      const { move } = thinkThrough(taskOf('classic', position as never));
      const ahead = (): number => position.score(me) - position.score(1 - me);
      position.play(move as never);
      const chosen = ahead();
      position.undo();
      const best = Math.max(
        ...position.legalMoves().map((other) => {
          position.play(other);
          const value = ahead();
          position.undo();
          return value;
        }),
      );
      expect(chosen).toBe(best);
    }
  });
});
