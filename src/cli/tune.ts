import { WEIGHTS } from '@/ai/tiles/weights';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';
import { average, estimate } from './arena/statistics';
import { readArguments, refuse, wholeNumber } from './arguments';
import { readJsonFile } from './json';
import { vary } from './tune/climb';
import { playPair } from './tune/match';

/** How sure a change must be, in standard errors, to be tried on; and to be kept, on fresh games. */
const PROMISING = 0.8;
const CONVINCING = 1.6;
const NORMAL_95 = 1.96;

/**
 * Searches for better weights by self-play: a few are turned, the changed evaluation plays pairs of games against the
 * present one, and what wins clearly is kept. Every better set is printed as a line of JSON.
 */
function tune(): void {
  const { values } = readArguments({
    game: { type: 'string' },
    rounds: { type: 'string', default: '200' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string' },
  });
  const id = values.game;
  if (id !== 'classic' && id !== 'hunters') return refuse('--game must be classic or hunters');
  const rounds = wholeNumber('rounds', values.rounds, 1, 100_000);
  const pairs = Math.ceil(wholeNumber('games', values.games, 8, 100_000) / 2);
  const rng = Rng.fromSeed(wholeNumber('seed', values.seed, 0, 0xffffffff));
  const game = gameOf(id);
  let weights = WEIGHTS[id];
  if (values.from !== undefined) {
    const file = readJsonFile(values.from);
    if (!file.ok) return refuse(file.error);
    weights = { ...weights, ...(file.value as object) };
  }
  for (let round = 1; round <= rounds; round++) {
    const step = round * 3 < rounds ? 0.3 : 0.15;
    const varied = vary(weights, rng, step);
    const margins: number[][] = [];
    const isGood = (sureness: number): boolean => {
      const { error } = estimate(margins);
      return average(margins.flat()) > (sureness * error) / NORMAL_95;
    };
    const play = (count: number): void => {
      for (let pair = 0; pair < count; pair++)
        margins.push([playPair(game, varied, weights, rng.below(0xffffffff)) / 2]);
    };
    play(Math.ceil(pairs / 4));
    if (!isGood(PROMISING)) continue;
    play(pairs);
    if (!isGood(CONVINCING)) continue;
    weights = varied;
    process.stderr.write(
      `  round ${round} of ${rounds}: better by ${average(margins.flat()).toFixed(2)} points a game\n`,
    );
    process.stdout.write(`${JSON.stringify(weights)}\n`);
  }
}

tune();
