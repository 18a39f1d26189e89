import type { Term } from '@/i18n/book';

import type { HuntersRule } from './rules';

/** The words of this game, and the rule that says more of each. */
export const HUNTERS_TERMS: Readonly<Partial<Record<Term, HuntersRule>>> = {
  tile: 'placing',
  supply: 'claiming',
  member: 'one-piece',
  gatherer: 'claiming',
  fisher: 'huts-and-fishers',
  hunter: 'hunters',
  hut: 'huts',
  part: 'parts',
  finished: 'river',
  spring: 'river',
  lake: 'lakes',
  system: 'huts',
  meadow: 'meadow-borders',
  deer: 'tigers',
  tiger: 'tigers',
  shrine: 'shrine',
  fire: 'fire',
  gold: 'gold',
  bonusTile: 'bonus-tile',
  mushrooms: 'mushrooms',
};
