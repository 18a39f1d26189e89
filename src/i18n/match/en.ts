import { screens } from './screens/en';

/** What is said around a game: new game, hand-over, result, replay, sharing, saving, statistics. */
export const match = {
  ...screens,
} as const;
