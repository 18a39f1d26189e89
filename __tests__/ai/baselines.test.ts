import { chooseHeuristicMove } from '@/ai/baselines/heuristic';
import { chooseSoloGreedyMove } from '@/ai/baselines/soloGreedy';
import { chooseSoloOracleMove } from '@/ai/baselines/soloOracle';
import { chooseUctMove } from '@/ai/baselines/uct';
import { playRandomTurn } from '@/ai/random';
import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { classic } from '@/games/classic';
import { ClassicPosition } from '@/games/classic/position';
import { SoloPosition } from '@/games/solo/position';

const OPTIONS = defaultOptions(classic.options);

describe('the measuring sticks', () => {
  it('heuristic beats a random player', () => {
    const position = ClassicPosition.start(OPTIONS, 3, 2);
    const rng = Rng.fromSeed(3);
    while (!position.isOver) {
      if (position.player === 0) position.play(chooseHeuristicMove(position, rng));
      else playRandomTurn(position, rng);
    }
    expect(position.score(0)).toBeGreaterThan(position.score(1));
  });

  it('a tree of random playouts sees that its last follower can score on the last tile', () => {
    const position = ClassicPosition.start(OPTIONS, 8, 2);
    const rng = Rng.fromSeed(8);
    while (position.tilesLeft > 0) playRandomTurn(position, rng);
    const me = position.player;
    const before = position.land.mem.slice();
    const move = chooseUctMove(position, rng, 600);
    expect(position.land.mem).toEqual(before);
    const outcomes = position.legalMoves().map((other) => {
      position.play(other);
      const ahead = position.score(me) - position.score(1 - me);
      position.undo();
      return ahead;
    });
    position.play(move);
    expect(position.score(me) - position.score(1 - me)).toBe(Math.max(...outcomes));
  });

  it('the greedy of solo finishes its games, and who knows the piles does no worse in the end', () => {
    const results = [false, true].map((knows) => {
      const position = SoloPosition.start({ colours: 3, followers: 3 }, 4, 1);
      const rng = Rng.fromSeed(4);
      for (let move = 0; !position.isOver; move++) {
        position.play(knows && move > 3 ? chooseSoloOracleMove(position) : chooseSoloGreedyMove(position, rng));
      }
      return position.result;
    });
    expect(results[1]).toBeGreaterThanOrEqual(results[0] as number);
  });
});
