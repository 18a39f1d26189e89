import type { Term } from '@/i18n/book';

import type { SoloRule } from './rules';

/** The words of this game, and the rule that says more of each. */
export const SOLO_TERMS: Readonly<Partial<Record<Term, SoloRule>>> = {
  tile: 'placing',
  follower: 'must-claim',
  city: 'must-claim',
  road: 'must-claim',
  monastery: 'must-claim',
  field: 'no-farmers',
  farmer: 'no-farmers',
  pennant: 'worth',
  last: 'last-scores',
  pile: 'setup',
};
