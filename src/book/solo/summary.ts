import { FOLLOWER_POINTS } from '@/games/solo/position';
import type { SoloOptions, SoloPoint } from '@/games/solo/types';

import { medievalWorth } from '../classic/worth';
import type { SummaryRow } from '../types';

const FEATURES = ['road', 'city', 'cloister'] as const satisfies readonly SoloPoint[];

/** Only the colour in last place is paid, and what is left open brings nothing. */
export function summaryOf(options: SoloOptions): readonly SummaryRow[] {
  const worth = medievalWorth(options);
  return [
    ...FEATURES.map((kind) => ({ kind, now: worth[kind].now, atEnd: [], isForLast: true })),
    { kind: 'follower', now: [], atEnd: [{ per: 'follower', n: FOLLOWER_POINTS }], isForLast: true },
  ];
}
