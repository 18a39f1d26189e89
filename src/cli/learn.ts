import { casualJudge, withReach } from '@/ai/settlers/judges';
import { errorOf, freshWeights, learn, lessonsOf, type Lesson, type School } from '@/ai/settlers/learning';
import { Net, WEIGHT_COUNT } from '@/ai/settlers/net';
import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { settlers } from '@/games/settlers';
import { readArguments, refuse, wholeNumber } from './arguments';
import { readJsonFile } from './json';

const PASSES = 4;
const FIRST_RATE = 0.012;
/** Each pass moves the weights less than the one before. */
const COOLING = 0.6;
/** Weights are kept in thousandths. */
const UNIT = 1000;

/**
 * Teaches the card game's net by generations of self-play: each plays with what the last one learned, and learns from its own
 * games and those of the generation before. Each generation's weights are one line, as `src/ai/settlers/weights.ts` keeps them.
 */
function main(): void {
  const { values } = readArguments({
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '700' },
    generations: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string' },
  });
  const tables = values.players.split(',').map((seats) => wholeNumber('players', seats, 2, 6));
  const games = wholeNumber('games', values.games, 1, 1_000_000);
  const generations = wholeNumber('generations', values.generations, 1, 1000);
  const seed = wholeNumber('seed', values.seed, 0, 0x7fffffff);
  const rng = Rng.fromSeed(seed);
  const weights = values.from === undefined ? freshWeights(rng) : readWeights(values.from);
  let isFresh = values.from === undefined;
  let before: Lesson[] = [];
  for (let generation = 1; generation <= generations; generation++) {
    const net = new Net(weights.slice());
    const judge: School['judge'] = withReach(isFresh ? casualJudge : (state, seat) => net.chance(state, seat));
    const now: Lesson[] = [];
    for (let game = 0; game < games; game++) {
      const seats = tables[game % tables.length] ?? 2;
      // Tables take turns, so that each of them sees both.
      const curiosity = Math.floor(game / tables.length) % 2 === 0 ? 0.04 : 0.01;
      const school = {
        judge,
        options: defaultOptions(settlers.options),
        seats,
        patience: isFresh ? 1 : 0.8,
        curiosity,
      };
      now.push(...lessonsOf(school, seed + generation * games + game));
    }
    for (let pass = 0; pass < PASSES; pass++) learn(weights, [...before, ...now], FIRST_RATE * COOLING ** pass, rng);
    process.stderr.write(`generation ${generation}: ${now.length} turns, error ${errorOf(weights, now).toFixed(4)}\n`);
    process.stdout.write(`${JSON.stringify(Array.from(weights, (weight) => Math.round(weight * UNIT)))}\n`);
    before = now;
    isFresh = false;
  }
}

function readWeights(file: string): Float64Array {
  const read = readJsonFile(file);
  if (!read.ok) return refuse(read.error);
  const list = read.value;
  if (!Array.isArray(list) || list.length !== WEIGHT_COUNT || !list.every((weight) => typeof weight === 'number'))
    return refuse(`'${file}' is not a list of ${WEIGHT_COUNT} weights`);
  return Float64Array.from(list as number[], (weight) => weight / UNIT);
}

main();
