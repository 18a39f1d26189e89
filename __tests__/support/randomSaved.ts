import { chooseRandomMove } from '@/ai/random';
import type { GameId } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { newRecord, type Seat } from '@/core/record';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';
import { summaryOf } from '@/match/summary';
import { ALL_AIDS } from '@/storage/aids';
import type { SavedMatch } from '@/storage/savedMatch';

export interface Recipe {
  readonly id: string;
  readonly game?: GameId;
  readonly seats?: readonly Seat[];
  readonly seed?: number;
  /** Moves to play; all of them when left out. */
  readonly plies?: number;
  readonly changedAt?: number;
}

/** A match of random moves, as the device keeps it. */
export function randomSaved({
  id,
  game: name = 'classic',
  seed = 1,
  plies = Infinity,
  changedAt = 1,
  ...rest
}: Recipe): SavedMatch {
  const seats =
    rest.seats ??
    (name === 'solo'
      ? [{ name: 'Ana' }]
      : [
          { name: 'Ana', colour: 0 },
          { name: 'Rui', colour: 3 },
        ]);
  const game = gameOf(name);
  const options = defaultOptions(game.options);
  const position = game.start(options, seed, seats.length);
  const rng = Rng.fromSeed(seed);
  const moves: string[] = [];
  while (!position.isOver && moves.length < plies) {
    const move = chooseRandomMove(position, rng);
    moves.push(game.encode(move));
    position.play(move);
  }
  return {
    id,
    record: { ...newRecord(name, options, seats, seed), moves },
    aids: ALL_AIDS,
    origin: { kind: 'new' },
    hasHandOver: false,
    isPractice: false,
    isCalledOff: false,
    isHanded: false,
    startedAt: 1,
    changedAt,
    summary: summaryOf(game, position),
    outcome: position.outcome(),
  };
}
