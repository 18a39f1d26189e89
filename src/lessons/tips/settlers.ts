import type { SettlersRule } from '@/book/settlers/rules';
import type { Under } from '@/book/keys';
import { RESOURCES, type Build, type CityEvent } from '@/games/settlers';

import type { Cue } from './cue';
import type { Tips } from './types';

/** These cost one card of a kind: three or more of one are three for one. */
const PLAIN: readonly Build[] = ['road', 'knight', 'settlement'];
const ALIKE = [3, 4, 6, 7, 9, 10, 12];

const threeForOne: Cue = {
  or: PLAIN.flatMap((what) =>
    RESOURCES.flatMap((card) => ALIKE.map((n): Cue => ({ event: { type: 'built', what, paid: { [card]: n } } }))),
  ),
};
const reveals = (event: CityEvent): Cue => ({ event: { type: 'cityRevealed', event, carriedOut: true } });
const takes = (who: 'viewer' | 'others'): Cue => ({ event: { type: 'built' }, names: { in: 'takenFrom', who } });

export const SETTLERS_TIPS: Tips<Under<'tips.settlers'>, SettlersRule> = {
  theft: { when: { or: [takes('viewer'), takes('others')] }, rule: 'theft-path' },
  robbed: { when: takes('viewer'), rule: 'protection' },
  attack: { when: reveals('robberAttack'), rule: 'robber-attack' },
  marketDay: { when: reveals('marketDay'), rule: 'market-day' },
  alike: { when: threeForOne, rule: 'three-for-one' },
  second: { when: { event: { type: 'scored', points: 1, because: { what: 'road' } } }, rule: 'road' },
};
