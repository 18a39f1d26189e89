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

/** What on a feature can count. */
export type HuntersCount = 'segments' | 'mushrooms' | 'fish' | 'deer' | 'eaten' | 'mammoths' | 'aurochs';
