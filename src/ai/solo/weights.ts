import type { Weights } from '../tiles/weights';

/** What the evaluation of the game for one believes in. */
export interface SoloWeights {
  readonly shared: Weights;
  /** Part of an unfinished feature's points that one may hope to be paid. */
  readonly promise: number;
  /** How much the other colours count beside the last one. */
  readonly others: number;
  /** Points that a tile still to come may be expected to bring. */
  readonly future: number;
}

export const SOLO_WEIGHTS: SoloWeights = {
  shared: {
    share: 2,
    extending: 0.15,
    confidence: 0.7,
    returning: 0.38,
    pieces: [28, 18, 7, 2.7],
    patience: 4,
    fieldHope: 0,
    fieldGrowth: 0,
    hut: 0,
    systemGrowth: 0,
    bonusTile: 0,
  },
  promise: 0.5,
  others: 0.7,
  future: 0.35,
};
