import type { Level, Style } from '../types';
import type { Plan } from './search';
import { TASTES, type Taste } from './styles';
import { WEIGHTS, type Weights } from './weights';

export type LandGame = keyof typeof WEIGHTS;

/** What makes a player of the tile games: what it sees, what it likes, how surely it plays and how far it looks. */
export interface Mind {
  readonly weights: Weights;
  readonly taste: Taste;
  /** How much the points of the others matter. */
  readonly rivalry: number;
  /** Points by which every turn is misjudged, at most, up or down. */
  readonly noise: number;
  /** Null plays by the evaluation alone. */
  readonly plan: LandPlan | null;
}

export interface LandPlan extends Plan {
  /** With so few tiles to come the end is played out instead of imagined. */
  readonly lastTiles: number;
}

/** The end of the game deserves so many times the positions of another turn: that is nearly always enough to solve it. */
export const END_EFFORT = 4;

const FIELDS = 2;
/** What a beginner gives for having placed somebody, and by how much it misjudges a turn. */
const EAGERNESS = { classic: 0, hunters: 2 };
const SLIPS = { classic: 6.5, hunters: 11 };

/** Positions that an expert judges: hunters take twice as long for one. */
const EXPERT_BUDGET = { classic: 10_000, hunters: 8000 };

/**
 * The levels differ in kind before they differ in depth. A beginner counts what lies on the table, forgets that followers
 * are few and that fields count at the end, looks at nobody else's land and errs by several points; casual players know
 * all that and are careless; strong and expert look ahead, the expert much longer.
 */
export function mindOf(game: LandGame, level: Exclude<Level, 'random'>, style: Style): Mind {
  const weights = WEIGHTS[game];
  const taste = TASTES[game][style];
  switch (level) {
    case 'beginner': {
      const likes = taste.likes.map((liking, kind) => (kind === FIELDS ? 0 : liking));
      const blind = {
        ...weights,
        confidence: 0.3,
        fieldHope: 0,
        fieldGrowth: 0,
        pieces: weights.pieces.map(() => 0.3),
      };
      const eager = { ...taste, likes, place: EAGERNESS[game] };
      return { weights: blind, taste: eager, rivalry: 0, noise: SLIPS[game], plan: null };
    }
    case 'casual':
      return { weights, taste, rivalry: 0.5, noise: 3.5, plan: null };
    case 'strong':
      return { weights, taste, rivalry: 1, noise: 1, plan: { width: 3, margin: 3, budget: 250, lastTiles: 0 } };
    case 'expert':
      return {
        weights,
        taste,
        rivalry: 1,
        noise: 0,
        plan: { width: 12, margin: 10, budget: EXPERT_BUDGET[game], lastTiles: 2 },
      };
  }
}
