import type { ClassicRule } from '@/book/classic/rules';
import type { Under } from '@/book/keys';

import { comesHome, fitsNowhere, goesTo, isGivenAway, isShared } from './tileCues';
import type { Tips } from './types';

export const CLASSIC_TIPS: Tips<Under<'tips.classic'>, ClassicRule> = {
  misfit: { when: fitsNowhere, rule: 'fits-nowhere' },
  shared: { when: isShared, rule: 'ties' },
  field: { when: goesTo('field'), rule: 'field-scoring' },
  gift: { when: isGivenAway, rule: 'majority' },
  home: { when: comesHome, rule: 'returning' },
};
