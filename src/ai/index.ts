import { phrase } from '@/core/phrase';
import { Rng } from '@/core/rng';

import { chooseRandomMove } from './random';
import { thinkSettlers } from './settlers/think';
import { thinkSolo } from './solo/think';
import { thinkTiles } from './tiles/think';
import type { Task, Thinking, Thought } from './types';

export * from './types';
export { AI_PHRASE_KEYS } from './phrases';

/** Thinks about one decision. The first step is always ready at once; the last one is the best this budget finds. */
export function* think(task: Task): Thinking {
  if (task.level !== 'random') {
    switch (task.game) {
      case 'classic':
      case 'hunters':
        return yield* thinkTiles(task, task.game, task.level);
      case 'solo':
        return yield* thinkSolo(task, task.level);
      case 'settlers':
        return yield* thinkSettlers(task, task.level);
    }
  }
  const move = chooseRandomMove(task.world, Rng.fromSeed(task.seed));
  const thought: Thought = { move, reason: phrase('ai.reason.random'), alternatives: [], nodes: 0 };
  yield thought;
  return thought;
}
