import { screens } from './screens/en';
import { storage, trouble } from './storage/en';

/** What is said around a game: new game, hand-over, result, replay, sharing, saving, statistics. */
export const match = {
  ...screens,
  storage,
  trouble,
} as const;
