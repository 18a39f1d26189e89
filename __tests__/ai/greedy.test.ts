import { chooseGreedyMove } from '@/ai/baselines/greedy';
import { playRandomTurn } from '@/ai/random';
import { lead, projectScores } from '@/ai/tiles/projection';
import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { classic } from '@/games/classic';
import { ClassicPosition } from '@/games/classic/position';
import { setFor } from '@/games/classic/set';
import { hunters } from '@/games/hunters';
import { HuntersPosition } from '@/games/hunters/position';
import type { TilePosition } from '@/games/tiles/position';

const OPTIONS = defaultOptions(classic.options);

function classicWith(...draws: string[]): ClassicPosition {
  const set = setFor(OPTIONS);
  const wanted = draws.map((id) => set.shapes.findIndex((shape) => shape.id === id));
  const rest = Array.from(set.pileOf());
  for (const design of wanted) rest.splice(rest.indexOf(design), 1);
  return ClassicPosition.withPile(OPTIONS, Int16Array.from([...wanted, ...rest]), 2);
}

function playAgainstRandom(position: TilePosition, rng: Rng): void {
  while (!position.isOver) {
    if (position.player === 0) position.play(chooseGreedyMove(position, rng));
    else playRandomTurn(position, rng);
  }
}

describe('the greedy baseline', () => {
  it('closes a city of its own rather than leave it open', () => {
    const position = classicWith('E', 'U', 'E');
    const rng = Rng.fromSeed(1);
    expect(position.play(chooseGreedyMove(position, rng))).toContainEqual(
      expect.objectContaining({ type: 'scored', players: [0], points: 4 }),
    );
  });

  it('leaves the position as it was while it thinks', () => {
    const position = ClassicPosition.start(OPTIONS, 9, 3);
    const before = position.land.mem.slice();
    chooseGreedyMove(position, Rng.fromSeed(1));
    expect(position.land.mem).toEqual(before);
  });

  it('beats a random player in every game of both tile games', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const rng = Rng.fromSeed(seed);
      for (const position of [
        ClassicPosition.start(OPTIONS, seed, 2),
        HuntersPosition.start(defaultOptions(hunters.options), seed, 2),
      ]) {
        playAgainstRandom(position, rng);
        expect(position.outcome()?.winners).toEqual([0]);
      }
    }
  });
});

describe('the projection of scores', () => {
  it('is the final score of classic if the game ended here', () => {
    const scores = new Float64Array(8);
    for (let seed = 1; seed <= 30; seed++) {
      const position = ClassicPosition.start(OPTIONS, seed, 4);
      const rng = Rng.fromSeed(seed);
      for (let move = 0; move < seed + 10; move++) playRandomTurn(position, rng);
      projectScores(position, scores);
      position.endNow();
      expect(Array.from(scores.slice(0, 4))).toEqual(position.scores());
    }
  });

  it('counts unfinished forests and rivers of the hunters for half', () => {
    const scores = new Float64Array(8);
    const position = HuntersPosition.start(defaultOptions(hunters.options), 3, 2);
    const rng = Rng.fromSeed(3);
    for (let move = 0; move < 40; move++) playRandomTurn(position, rng);
    projectScores(position, scores);
    const hoped = scores.slice(0, 2);
    position.endNow();
    const final = position.scores();
    expect(hoped.every((points, player) => points >= (final[player] ?? 0))).toBe(true);
    expect(hoped.some((points, player) => points > (final[player] ?? 0))).toBe(true);
  });

  it('measures a lead against the best of the others', () => {
    expect(lead(Float64Array.from([10, 4, 7]), 3, 0)).toBe(3);
    expect(lead(Float64Array.from([10, 4, 7]), 3, 1)).toBe(-6);
  });
});
