import { chooseRandomMove } from '@/ai/random';
import type { Position, Tagged } from '@/core/game';
import { Rng } from '@/core/rng';

/** Chooses moves for one seat of a game that nobody watches. */
export type Bot = (position: Position) => Tagged;

/** Bots draw from a stream of their own, so that their choices never disturb the tiles of the seed. */
const BOT_STREAM = 0x5bd1e995;

const makers: Readonly<Record<string, (rng: Rng) => Bot>> = {
  random: (rng) => (position) => chooseRandomMove(position, rng),
};

export const BOT_NAMES = Object.keys(makers);

/** The bot of a name for one seat of the game with this seed, or null when there is none of that name. */
export function makeBot(name: string, seed: number, seat: number): Bot | null {
  const maker = makers[name];
  return maker === undefined ? null : maker(Rng.fromSeed((seed ^ BOT_STREAM) + seat * 0x9e3779b9));
}
