/* Searches for better weights; bundled before it runs, because bundles are much faster. */
import { Rng } from '@/core/rng';
import { average, estimate } from '../arena/statistics';
import { vary } from './climb';
import { SPORTS, type Sport, type SportId } from './match';

export interface Search {
  readonly game: SportId;
  readonly rounds: number;
  /** Pairs of games that decide about a change. */
  readonly pairs: number;
  readonly seed: number;
  /** Weights to begin with, where they are not those of the app. */
  readonly from: object;
}

/** How sure a change must be, in standard errors, to be tried on; and to be kept, with more games. */
const PROMISING = 0.8;
const CONVINCING = 1.6;
const NORMAL_95 = 1.96;
/** Big steps in the first third, small ones later. */
const STEPS = [0.3, 0.15] as const;

function climb<Own extends object>(sport: Sport<Own>, { rounds, pairs, seed, from }: Search): void {
  const rng = Rng.fromSeed(seed);
  let weights: Own = { ...sport.weights, ...from };
  for (let round = 1; round <= rounds; round++) {
    const varied = vary(weights, rng, STEPS[round * 3 < rounds ? 0 : 1]);
    const margins: number[][] = [];
    const isGood = (sureness: number): boolean => {
      const { error } = estimate(margins);
      return average(margins.flat()) > (sureness * error) / NORMAL_95;
    };
    const play = (count: number): void => {
      for (let pair = 0; pair < count; pair++) {
        margins.push([sport.compare(varied, weights, rng.below(0xffffffff))]);
      }
    };
    play(Math.ceil(pairs / 4));
    if (!isGood(PROMISING)) continue;
    play(pairs);
    if (!isGood(CONVINCING)) continue;
    weights = varied;
    const gain = average(margins.flat()).toFixed(2);
    process.stderr.write(`  round ${round} of ${rounds}: better by ${gain} points a game\n`);
    process.stdout.write(`${JSON.stringify(weights)}\n`);
  }
}

const search = JSON.parse(process.argv[2] ?? '{}') as Search;
climb<object>(SPORTS[search.game] as Sport<object>, search);
