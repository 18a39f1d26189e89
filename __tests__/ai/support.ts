import { think, type Level, type Style, type Task, type Thought } from '@/ai';
import { chooseRandomMove } from '@/ai/random';
import type { GameId, Position } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';

/** A position after so many random moves, or a little earlier where the game would have ended. */
export function randomPosition(game: GameId, seats: number, seed: number, moves: number): Position {
  const position = gameOf(game).start(defaultOptions(gameOf(game).options), seed, seats);
  const rng = Rng.fromSeed(seed + 17);
  for (let move = 0; move < moves && !position.isOver; move++) position.play(chooseRandomMove(position, rng));
  while (position.isOver) position.undo();
  return position;
}

export interface Asked {
  readonly level?: Level;
  readonly style?: Style;
  readonly seed?: number;
  readonly budget?: number;
}

export function taskOf(game: GameId, position: Position, asked: Asked = {}): Task {
  return { game, world: position, seen: [], level: 'expert', style: 'balanced', seed: 1, budget: 60, ...asked };
}

/** The last thought of a search, and how many steps it took. */
export function thinkThrough(task: Task): Thought & { steps: number } {
  const thinking = think(task);
  for (let steps = 1; ; steps++) {
    const { done, value } = thinking.next();
    if (done === true) return { ...value, steps };
  }
}
