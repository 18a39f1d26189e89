import type { Level, Style } from '../types';
import { beginnersJudge, casualJudge, trainedJudge, withDoubt, withReach, withTaste } from './judges';
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
const DOUBTS = { beginner: 0.02, casual: 0.003, strong: 0.24 };

/**
 * Levels differ in kind before they differ in care: a beginner sees its own points and prices and often misjudges them, a
 * casual player minds a rival too, the others have a trained eye for what wins. A strong player trusts it less than it
 * should; only the expert remembers cards and plans through luck.
 */
export function skillOf(level: Exclude<Level, 'random'>, style: Style, seats: number): Skill {
  switch (level) {
    case 'beginner':
      return plain(withDoubt(withTaste(withReach(beginnersJudge), style), DOUBTS.beginner));
    case 'casual':
      return plain(withDoubt(withTaste(withReach(casualJudge), style), DOUBTS.casual));
    case 'strong':
      return plain(withDoubt(withTaste(withReach(trainedJudge(seats)), style), DOUBTS.strong));
    case 'expert':
      return { judge: withTaste(withReach(trainedJudge(seats)), style), chances: 1, remembers: true, budget: 20_000 };
  }
}

function plain(judge: Judge): Skill {
  return { judge, chances: 0, remembers: false, budget: 5_000 };
}
