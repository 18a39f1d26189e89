import { SETTLERS_REASONS } from './settlers/reasons';
import { TILE_REASONS } from './tiles/reasons';

/** Everything that the players give as a reason, so that the dictionaries can be checked against it. */
export const AI_PHRASE_KEYS: readonly string[] = [...TILE_REASONS, ...SETTLERS_REASONS];
