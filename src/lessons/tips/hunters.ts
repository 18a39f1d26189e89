import type { HuntersRule } from '@/book/hunters/rules';
import type { Under } from '@/book/keys';

import { drawsBonus, fitsNowhere, goesTo, isGivenAway, isShared, leaves } from './tileCues';
import type { Tips } from './types';

export const HUNTERS_TIPS: Tips<Under<'tips.hunters'>, HuntersRule> = {
  misfit: { when: fitsNowhere, rule: 'fits-nowhere' },
  shared: { when: isShared, rule: 'majority' },
  bonus: { when: drawsBonus, rule: 'gold' },
  hut: { when: leaves('hut'), rule: 'hut-scoring' },
  hunter: { when: goesTo('meadow'), rule: 'meadow-scoring' },
  gift: { when: isGivenAway, rule: 'majority' },
};
