import type { GameId } from '@/core/game';

import { thinkSettlers } from './settlers/think';
import { thinkSolo } from './solo/think';
import { thinkTiles } from './tiles/think';
import type { Level, Task, Thinking } from './types';

type Thinker = (task: Task, level: Exclude<Level, 'random'>) => Thinking;

/** Who thinks about which game. A game that has nobody yet is played at random, at every level. */
export const THINKERS: { readonly [Id in GameId]?: Thinker } = {
  classic: (task, level) => thinkTiles(task, 'classic', level),
  hunters: (task, level) => thinkTiles(task, 'hunters', level),
  solo: thinkSolo,
  settlers: thinkSettlers,
};
