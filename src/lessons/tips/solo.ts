import type { Under } from '@/book/keys';
import type { SoloRule } from '@/book/solo/rules';

import { fitsNowhere, isShared, isUnpaid } from './tileCues';
import type { Tips } from './types';

export const SOLO_TIPS: Tips<Under<'tips.solo'>, SoloRule> = {
  misfit: { when: fitsNowhere, rule: 'fits-nowhere' },
  order: { when: { move: { type: 'score' } }, rule: 'order' },
  count: { when: { move: { type: 'count' } }, rule: 'final-followers' },
  shared: { when: isShared, rule: 'shared' },
  unpaid: { when: isUnpaid, rule: 'unpaid' },
  // Without a follower at home nobody goes either, but then no tile is drawn any more.
  free: {
    when: { and: [{ move: { type: 'place', piece: null } }, { event: { type: 'drew' } }] },
    rule: 'nothing-free',
  },
};
