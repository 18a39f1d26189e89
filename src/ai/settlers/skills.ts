import type { Level, Style } from '../types';
import { beginnersJudge, trainedJudge, withDoubt, withTaste } from './judges';
import type { Judge } from './turn';

/** How well a seat plays the card game. */
export interface Skill {
  readonly judge: Judge;
  /** How many cards of chance a plan looks through before it must do without. */
  readonly chances: number;
  /** Whether it remembers which cards went where. */
  readonly remembers: boolean;
  /** States to look at, at most. */
  readonly budget: number;
}

/** By how much an outcome may be misjudged, in chances to win. */
const DOUBTS = { beginner: 0.12, casual: 0.25, strong: 0.08 };

/**
 * Levels differ in kind before they differ in care: a beginner sees its own points and prices, the others see what wins;
 * casual and strong players misjudge it more or less; only the expert remembers cards and plans through luck.
 */
export function skillOf(level: Exclude<Level, 'random'>, style: Style, seats: number): Skill {
  switch (level) {
    case 'beginner':
      return plain(withDoubt(withTaste(beginnersJudge, style), DOUBTS.beginner));
    case 'casual':
      return plain(withDoubt(withTaste(trainedJudge(seats), style), DOUBTS.casual));
    case 'strong':
      return plain(withDoubt(withTaste(trainedJudge(seats), style), DOUBTS.strong));
    case 'expert':
      return { judge: withTaste(trainedJudge(seats), style), chances: 1, remembers: true, budget: 20_000 };
  }
}

function plain(judge: Judge): Skill {
  return { judge, chances: 0, remembers: false, budget: 5_000 };
}
