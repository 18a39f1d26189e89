import { chooseRandomMove } from '@/ai/random';
import { resolveOptions } from '@/core/options';
import { newRecord, type GameRecord } from '@/core/record';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';
import type { Placed } from '@/games/tiles/intent';
import type { TilePosition } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';

export const TILE_GAMES = ['classic', 'solo', 'hunters'] as const;
export type TileGame = (typeof TILE_GAMES)[number];

const SEATS: Record<TileGame, number> = { classic: 3, solo: 1, hunters: 4 };
const NAMES = ['Ana', 'Rui', 'Leonor', 'Tomás'];

export interface Scene {
  readonly position: TilePosition;
  readonly record: GameRecord;
  readonly rng: Rng;
}

export function startOf(game: TileGame, seed: number): Scene {
  const seats = SEATS[game];
  const options = resolveOptions(gameOf(game).options, {}, seats);
  if (!options.ok) throw new Error(options.error.option);
  const record = newRecord(
    game,
    options.value,
    NAMES.slice(0, seats).map((name) => ({ name })),
    seed,
  );
  return {
    position: gameOf(game).start(options.value, seed, seats) as TilePosition,
    record,
    rng: Rng.fromSeed(seed + 1),
  };
}

/** Every position of a game of random moves, in which a tile is to be laid, with one legal placement. */
export function* placements(game: TileGame, seed: number): Generator<{ scene: Scene; placed: Placed; move: TileMove }> {
  const scene = startOf(game, seed);
  const { position, rng } = scene;
  while (!position.isOver) {
    const move = chooseRandomMove(position, rng) as TileMove;
    if (move.type === 'place') {
      const { x, y, rotation, piece } = move;
      yield { scene, placed: { stage: 'placed', x, y, rotation, piece }, move };
    }
    position.play(move);
  }
}
