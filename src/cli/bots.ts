import { chooseGreedyMove } from '@/ai/baselines/greedy';
import { chooseRandomMove } from '@/ai/random';
import { GAME_IDS, type GameId, type Position, type Tagged } from '@/core/game';
import { Rng } from '@/core/rng';
import type { TilePosition } from '@/games/tiles/position';

/** Chooses moves for one seat of a game that nobody watches. */
export type Bot = (position: Position) => Tagged;

/** Bots draw from a stream of their own, so that their choices never disturb the tiles of the seed. */
const BOT_STREAM = 0x5bd1e995;

interface Maker {
  readonly games: readonly GameId[];
  make(rng: Rng): Bot;
}

const makers: Readonly<Record<string, Maker>> = {
  random: { games: GAME_IDS, make: (rng) => (position) => chooseRandomMove(position, rng) },
  greedy: {
    games: ['classic', 'hunters'],
    make: (rng) => (position) => chooseGreedyMove(position as unknown as TilePosition, rng),
  },
};

/** The names of the bots that play a game. */
export function botsFor(game: GameId): string[] {
  return Object.keys(makers).filter((name) => makers[name]?.games.includes(game));
}

/** The bot of a name, for one seat of the game with this seed. */
export function makeBot(name: string, seed: number, seat: number): Bot {
  const maker = makers[name];
  if (maker === undefined) throw new RangeError(`no bot is called ${name}`);
  return maker.make(Rng.fromSeed((seed ^ BOT_STREAM) + seat * 0x9e3779b9));
}
