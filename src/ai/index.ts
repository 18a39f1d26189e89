import { phrase } from '@/core/phrase';
import { Rng } from '@/core/rng';

import { chooseRandomMove } from './random';
import { THINKERS } from './thinkers';
import type { Task, Thinking, Thought } from './types';

export * from './types';
export { AI_PHRASE_KEYS } from './phrases';

/** Thinks about one decision. The first step is always ready at once; the last one is the best this budget finds. */
export function* think(task: Task): Thinking {
  const thinker = THINKERS[task.game];
  if (thinker !== undefined && task.level !== 'random') return yield* thinker(task, task.level);
  const move = chooseRandomMove(task.world, Rng.fromSeed(task.seed));
  const thought: Thought = { move, reason: phrase('ai.reason.random'), alternatives: [], nodes: 0 };
  yield thought;
  return thought;
}
