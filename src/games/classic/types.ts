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
/** Those that are judged as soon as nothing of them is open. */
export const CLASSIC_CLOSABLE = ['city', 'road', 'cloister'] as const;

/** What points are given for, in the order in which the book counts them at the end. */
export const CLASSIC_POINTS = ['road', 'city', 'cloister', 'field'] as const;
export type ClassicPoint = (typeof CLASSIC_POINTS)[number];

/** What on a feature can count. */
export const CLASSIC_COUNTS = ['tiles', 'pennants', 'neighbours', 'cities', 'followers'] as const;
export type ClassicCount = (typeof CLASSIC_COUNTS)[number];
/** What a feature may have besides its size, and is named after when it does. */
export const CLASSIC_EXTRAS = { city: 'pennants' } as const;
