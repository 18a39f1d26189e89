import type { Level, Style } from '../types';
import { beginnersJudge, casualJudge, likesOf, trainedJudge, withDoubt, withReach, withTaste } from './judges';
import type { Judge, Likes } from './turn';

/** How well a seat plays the card game. */
interface Skill {
  readonly judge: Judge;
  readonly likes: Likes | null;
  /** How many cards of chance a plan looks through before it must do without. */
  readonly chances: number;
  /** Whether it remembers which cards went where. */
  readonly remembers: boolean;
  /** States to look at, at most. */
  readonly budget: number;
}

/** By how much an outcome may be misjudged, in chances to win. */
const DOUBTS = { beginner: 0.02, casual: 0.003, strong: 0.24 };

/** How much of a taste goes with each eye. */
const APPETITES = { untrained: 0.3, trained: 1 };

/**
 * Levels differ in kind before they differ in care: a beginner sees its own points and prices and often misjudges them, a
 * casual player minds a rival too, the others have a trained eye for what wins. A strong player trusts it less than it
 * should; only the expert remembers cards and plans through luck.
 */
export function skillOf(level: Exclude<Level, 'random'>, style: Style, seats: number): Skill {
  switch (level) {
    case 'beginner':
      return skill(seats, beginnersJudge, style, APPETITES.untrained, DOUBTS.beginner);
    case 'casual':
      return skill(seats, casualJudge, style, APPETITES.untrained, DOUBTS.casual);
    case 'strong':
      return skill(seats, trainedJudge(seats), style, APPETITES.trained, DOUBTS.strong);
    case 'expert':
      return {
        ...skill(seats, trainedJudge(seats), style, APPETITES.trained, 0),
        chances: 1,
        remembers: true,
        budget: 20_000,
      };
  }
}

function skill(seats: number, eye: Judge, style: Style, appetite: number, doubt: number): Skill {
  const judge = withTaste(withReach(eye), style, appetite);
  return {
    judge: doubt === 0 ? judge : withDoubt(judge, doubt),
    likes: likesOf(style, appetite, seats),
    chances: 0,
    remembers: false,
    budget: 5_000,
  };
}
