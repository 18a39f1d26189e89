import type { Intent, Tagged } from '@/core/game';

import type { CardIntent } from './intent';
import type { SettlersEvent } from './types';

/** Events of the card game; what is told keeps them in the words of all games. */
export function cardEvents({ events }: { readonly events: readonly Tagged[] }): readonly SettlersEvent[] {
  return events as readonly SettlersEvent[];
}

/** The intent of somebody at the card table. */
export function cardIntent(intent: Intent): CardIntent {
  return intent as CardIntent;
}
