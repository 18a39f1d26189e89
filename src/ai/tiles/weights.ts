/** What an evaluation believes in; `tune` searches for better numbers. */
export interface Weights {
  /** See `Odds`. */
  readonly share: number;
  readonly extending: number;
  readonly confidence: number;
  /** Part of a piece's worth that it has while it stands on a feature which is sure to come to an end. */
  readonly returning: number;
  /** Worth of the first, second, … piece in hand at the beginning of the game. */
  readonly pieces: readonly number[];
  /** Turns that count as gone when the worth of pieces falls towards the end: more makes it fall later. */
  readonly patience: number;
  /** Worth of a city that a field may yet get, against one that is finished. */
  readonly fieldHope: number;
  /** Points that a field with many open ends may still gain at the beginning of the game. */
  readonly fieldGrowth: number;
  /** Worth of huts in hand, of a system's open ends and of the bonus tile, among hunters. */
  readonly hut: number;
  readonly systemGrowth: number;
  readonly bonusTile: number;
}

/** Found by `tune`: `src/ai/README.md` tells how. */
export const CLASSIC_WEIGHTS: Weights = {
  share: 0.68,
  extending: 0.24,
  confidence: 0.65,
  returning: 0.6,
  pieces: [24, 11, 9, 5, 4.5, 2.5, 2.5],
  patience: 8,
  fieldHope: 0.75,
  fieldGrowth: 2,
  hut: 0,
  systemGrowth: 0,
  bonusTile: 0,
};

export const HUNTERS_WEIGHTS: Weights = {
  share: 0.55,
  extending: 0.2,
  confidence: 0.8,
  returning: 0.55,
  pieces: [22, 15, 6, 3.5, 3.5],
  patience: 4,
  fieldHope: 1,
  fieldGrowth: 3.1,
  hut: 3.5,
  systemGrowth: 6.7,
  bonusTile: 4.6,
};

export const WEIGHTS = { classic: CLASSIC_WEIGHTS, hunters: HUNTERS_WEIGHTS } as const;
