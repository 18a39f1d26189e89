import { chooseRandomMove } from '@/ai/random';
import type { GameId, Position, Tagged } from '@/core/game';
import { resolveOptions } from '@/core/options';
import { newRecord, type GameRecord } from '@/core/record';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';
import { traceOf } from '@/games/trace';

export interface Table {
  readonly game: Exclude<GameId, 'settlers'>;
  readonly seats: number;
  readonly options?: object;
}

/** How the moves of a game are chosen. */
export type Policy = (position: Position, rng: Rng) => Tagged;

/** A whole game of random moves, or of moves by another policy, as its record. */
export function playRandomGame(
  { game: id, seats, options = {} }: Table,
  seed: number,
  choose: Policy = chooseRandomMove,
): GameRecord {
  const game = gameOf(id);
  const resolved = resolveOptions(game.options, options, seats);
  if (!resolved.ok) throw new Error(`${resolved.error.option} is ${resolved.error.fault}`);
  const position = game.start(resolved.value, seed, seats);
  const rng = Rng.fromSeed(seed + 7919);
  const moves: string[] = [];
  while (!position.isOver) {
    const move = choose(position, rng);
    moves.push(game.encode(move));
    position.play(move);
  }
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `player ${seat}` }));
  return { ...newRecord(id, resolved.value, names, seed), moves };
}

/** The same, written out in full. */
export function randomTrace(table: Table, seed: number, choose?: Policy): object {
  const trace = traceOf(playRandomGame(table, seed, choose));
  if (!trace.ok) throw new Error(trace.error);
  return trace.value;
}

/** Every number of players, and every option that changes the rules. */
export const TABLES: readonly Table[] = [
  ...[2, 3, 4, 5].map((seats) => ({ game: 'classic' as const, seats })),
  ...[3, 4, 5, 6].map((followers) => ({ game: 'classic' as const, seats: 3, options: { followers } })),
  { game: 'classic', seats: 4, options: { fields: false } },
  { game: 'classic', seats: 5, options: { followers: 3, fields: false, startPlayer: 4 } },
  { game: 'classic', seats: 3, options: { startPlayer: 2 } },
  { game: 'solo', seats: 1 },
  { game: 'solo', seats: 4 },
  ...[3, 5, 6, 7].map((followers) => ({ game: 'solo' as const, seats: 1, options: { followers } })),
  { game: 'solo', seats: 2, options: { colours: 4 } },
  { game: 'solo', seats: 1, options: { colours: 4, followers: 3 } },
  { game: 'solo', seats: 1, options: { colours: 4, followers: 7 } },
  ...[2, 3, 4, 5].map((seats) => ({ game: 'hunters' as const, seats })),
  { game: 'hunters', seats: 4, options: { startPlayer: 3 } },
];
