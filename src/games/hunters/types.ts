export interface HuntersOptions {
  /** The seat that begins. */
  readonly startPlayer: number;
}

export const FOREST = 0;
export const RIVER = 1;
export const MEADOW = 2;
export const LAKE = 3;
/** Rivers and lakes that hang together; not printed, but huts claim it. */
export const SYSTEM = 4;
export const HUNTERS_FEATURES = ['forest', 'river', 'meadow', 'lake', 'system'] as const;
/** Those that are judged as soon as nothing of them is open. */
export const HUNTERS_CLOSABLE = ['forest', 'river'] as const;

/** What points are given for. */
export const HUNTERS_POINTS = ['forest', 'river', 'hut', 'meadow'] as const;
export type HuntersPoint = (typeof HUNTERS_POINTS)[number];

/** What on a feature can count. */
export const HUNTERS_COUNTS = ['segments', 'mushrooms', 'fish', 'deer', 'eaten', 'mammoths', 'aurochs'] as const;
export type HuntersCount = (typeof HUNTERS_COUNTS)[number];
/** What a feature may have besides its size, and is named after when it does. */
export const HUNTERS_EXTRAS = { forest: 'mushrooms', river: 'fish' } as const;
