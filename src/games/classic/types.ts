/** What is agreed on wherever these tiles are played with. */
export interface MedievalOptions {
  /** Followers each player (in solo: each colour) begins with. */
  readonly followers: number;
}

export interface ClassicOptions extends MedievalOptions {
  /** Whether followers may lie in fields and fields score at the end. */
  readonly fields: boolean;
  /** The seat that begins. */
  readonly startPlayer: number;
}

/** Kinds of segments, in the order in which a tile lists them. */
export const CITY = 0;
export const ROAD = 1;
export const FIELD = 2;
export const CLOISTER = 3;
export const CLASSIC_FEATURES = ['city', 'road', 'field', 'cloister'] as const;

/** What on a feature can count. */
export type ClassicCount = 'tiles' | 'pennants' | 'neighbours' | 'cities' | 'followers';
