import { CLASSIC_CLOSABLE, CLASSIC_COUNTS, CLASSIC_EXTRAS } from '../classic/types';
import { HUNTERS_CLOSABLE, HUNTERS_COUNTS, HUNTERS_EXTRAS } from '../hunters/types';

/** What on a feature can count, over all tile games. */
export const COUNT_NAMES = [...CLASSIC_COUNTS, ...HUNTERS_COUNTS] as const;
export type CountName = (typeof COUNT_NAMES)[number];

/** The count that a feature is named after besides its size: a city with pennants. */
export const EXTRAS = { ...CLASSIC_EXTRAS, ...HUNTERS_EXTRAS } as const;

/** The features that are closed during the game. */
export const CLOSABLE = [...CLASSIC_CLOSABLE, ...HUNTERS_CLOSABLE] as const;
export type Closable = (typeof CLOSABLE)[number];
