import type { GameId, Intent, Position, Tagged } from '@/core/game';
import { isTileGame } from '@/games/tiles';
import type { Lesson, Step } from '@/lessons';

import { cardHands } from './cardHands';
import { tileHands } from './tileHands';

/** What somebody who learns can do at a kind of table, and what it costs them. */
export interface LearningHands {
  /** All that somebody can have in mind, where a step may wait for that. */
  intentsAt(position: Position): Intent[];
  /** How often one has to touch the screen for a move. */
  tapsFor(position: Position, move: Tagged): number;
  /** What a step points at and that is not there. */
  strayPlaces(lesson: Lesson, step: Step, position: Position): string[];
  /** What is pointed at without being meant, or meant without being pointed at. */
  strayDeeds(step: Step, meant: readonly Tagged[]): string[];
}

export const handsFor = (game: GameId): LearningHands => (isTileGame(game) ? tileHands : cardHands);
