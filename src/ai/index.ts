import { Rng } from '@/core/rng';
import { phrase } from '@/core/phrase';

import { chooseRandomMove } from './random';
import type { Task, Thinking, Thought } from './types';

export * from './types';

/** Thinks about one decision. The first step is always ready at once; the last one is the best this budget finds. */
export function* think(task: Task): Thinking {
  const move = chooseRandomMove(task.position, Rng.fromSeed(task.seed));
  const thought: Thought = { move, reason: phrase('ai.reason.random'), alternatives: [], nodes: 0 };
  yield thought;
  return thought;
}
