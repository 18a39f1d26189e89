import type { Term } from '@/i18n/book';

import type { ClassicRule } from './rules';

/** The words of this game, and the rule that says more of each. */
export const CLASSIC_TERMS: Readonly<Partial<Record<Term, ClassicRule>>> = {
  tile: 'placing',
  follower: 'claiming',
  supply: 'claiming',
  city: 'city',
  knight: 'claiming',
  road: 'road',
  traveller: 'claiming',
  monastery: 'monastery',
  monk: 'claiming',
  field: 'field-borders',
  farmer: 'farmers',
  pennant: 'pennant',
  finished: 'monastery',
  finalCount: 'end',
};
