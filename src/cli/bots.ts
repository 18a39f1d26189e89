import { LEVELS, STYLES, think, type Level, type Style, type Thought } from '@/ai';
import { chooseGreedyMove } from '@/ai/baselines/greedy';
import { chooseHeuristicMove } from '@/ai/baselines/heuristic';
import { chooseSettlersGreedyMove } from '@/ai/baselines/settlersGreedy';
import { chooseSoloGreedyMove } from '@/ai/baselines/soloGreedy';
import { chooseSoloOracleMove } from '@/ai/baselines/soloOracle';
import { chooseUctMove } from '@/ai/baselines/uct';
import { chooseRandomMove } from '@/ai/random';
import { chooseSettlersOracleMove } from '@/ai/settlers/oracle';
import { GAME_IDS, type GameId, type Position, type Tagged } from '@/core/game';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';
import type { SettlersPosition } from '@/games/settlers';
import type { SoloPosition } from '@/games/solo/position';
import type { TilePosition } from '@/games/tiles/position';

/** Chooses moves for one seat of a game that nobody watches; `seen` is what the seat was told so far. */
export type Bot = (position: Position, seen: readonly Tagged[]) => Tagged;

/** How much an AI level may think: nodes, or milliseconds. */
export type Budget = { readonly nodes: number } | { readonly ms: number } | null;

/** Reads `5000` or `300ms`; null when nothing is said, undefined when it cannot be read. */
export function readBudget(text: string | undefined): Budget | undefined {
  if (text === undefined) return null;
  const read = /^(\d{1,9})(ms)?$/.exec(text);
  if (read === null) return undefined;
  return read[2] === 'ms' ? { ms: Number(read[1]) } : { nodes: Number(read[1]) };
}

/** Bots draw from a stream of their own, so that their choices never disturb the tiles of the seed. */
const BOT_STREAM = 0x5bd1e995;
const DEFAULT_PLAYOUTS = 1000;

type Choice = (position: Position, rng: Rng) => Tagged;

interface Baseline {
  readonly games: readonly GameId[];
  /** `detail` is what stands behind the colon. */
  make(detail: string, game: GameId): Choice | null;
}

const tiles = (choose: (position: TilePosition, rng: Rng) => Tagged): Choice => {
  return (position, rng) => choose(position as unknown as TilePosition, rng);
};

const greedy: Partial<Record<GameId, Choice>> = {
  classic: tiles(chooseGreedyMove),
  hunters: tiles(chooseGreedyMove),
  settlers: (position, rng) => chooseSettlersGreedyMove(position as unknown as SettlersPosition, rng),
  solo: (position, rng) => chooseSoloGreedyMove(position as unknown as SoloPosition, rng),
};

/** Players who see what is hidden. */
const oracles: Partial<Record<GameId, Choice>> = {
  solo: (position) => chooseSoloOracleMove(position as unknown as SoloPosition),
  settlers: (position) => chooseSettlersOracleMove(position as unknown as SettlersPosition),
};

const plain = (choose: Choice | undefined) => (detail: string) => (detail === '' ? (choose ?? null) : null);

/** Measuring sticks: they do not belong to the app. */
const baselines: Readonly<Record<string, Baseline>> = {
  random: { games: GAME_IDS, make: plain(chooseRandomMove) },
  greedy: {
    games: Object.keys(greedy) as GameId[],
    make: (detail, game) => plain(greedy[game])(detail),
  },
  heuristic: { games: ['classic'], make: plain(tiles(chooseHeuristicMove)) },
  oracle: {
    games: Object.keys(oracles) as GameId[],
    make: (detail, game) => plain(oracles[game])(detail),
  },
  uct: {
    games: ['classic', 'hunters'],
    make: (detail) => {
      const playouts = detail === '' ? DEFAULT_PLAYOUTS : /^[1-9]\d{0,5}$/.test(detail) ? Number(detail) : null;
      return playouts === null ? null : tiles((position, rng) => chooseUctMove(position, rng, playouts));
    },
  },
};

/** What may be said of the seats of a game: `LEVEL[:STYLE]`, or a measuring stick. */
export function botsFor(game: GameId): string[] {
  const sticks = Object.keys(baselines).filter((name) => baselines[name]?.games.includes(game));
  return [...sticks, ...LEVELS.filter((level) => !sticks.includes(level)).map((level) => `${level}[:STYLE]`)];
}

/** Reads `LEVEL[:STYLE]`; null when it names none. */
export function readPlayer(name: string): { level: Level; style: Style } | null {
  const [levelName, styleName = 'balanced', ...rest] = name.split(':');
  const level = LEVELS.find((known) => known === levelName);
  const style = STYLES.find((known) => known === styleName);
  return level === undefined || style === undefined || rest.length > 0 ? null : { level, style };
}

/** Whether a name stands for a bot of this game. */
export function isBot(name: string, game: GameId): boolean {
  return makerOf(name, game, null) !== null;
}

type Maker = (rng: Rng) => Bot;

function makerOf(name: string, game: GameId, budget: Budget): Maker | null {
  const [head = '', detail = ''] = name.split(':');
  const baseline = baselines[head];
  if (baseline !== undefined && baseline.games.includes(game)) {
    const choose = baseline.make(detail, game);
    return choose === null ? null : (rng) => (position) => choose(position, rng);
  }
  const player = readPlayer(name);
  if (player === null) return null;
  return (rng) => (position, seen) => {
    const seed = rng.below(0x100000000);
    const nodes = budget !== null && 'nodes' in budget ? { budget: budget.nodes } : {};
    const thinking = think({ game, world: worldFor(game, position, seed), seen, ...player, seed, ...nodes });
    return ponder(thinking, budget !== null && 'ms' in budget ? budget.ms : Infinity).move;
  };
}

/** The table that the deciding seat may think at. */
export function worldFor(game: GameId, position: Position, seed: number): Position {
  return gameOf(game).imagine(position, position.decider, Rng.fromSeed(seed));
}

/** Lets a search run for so long at most and takes the best it has. */
export function ponder(thinking: Generator<Thought, Thought>, ms: number): Thought {
  const end = ms === Infinity ? Infinity : performance.now() + ms;
  for (;;) {
    const { done, value } = thinking.next();
    if (done === true || (end !== Infinity && performance.now() >= end)) return value;
  }
}

/** The bot of a name, for one seat of the game with this seed. */
export function makeBot(name: string, game: GameId, seed: number, seat: number, budget: Budget = null): Bot {
  const maker = makerOf(name, game, budget);
  if (maker === null) throw new RangeError(`no bot of ${game} is called ${name}`);
  return maker(Rng.fromSeed((seed ^ BOT_STREAM) + seat * 0x9e3779b9));
}
