import type { Intent, Tagged } from '@/core/game';

import type { TileIntent } from './intent';
import type { TileEvent } from './types';

/** Events of a tile game; what is told keeps them in the words of all games. */
export function tileEvents({ events }: { readonly events: readonly Tagged[] }): readonly TileEvent[] {
  return events as readonly TileEvent[];
}

/** The intent of somebody at a table of tiles. */
export function tileIntent(intent: Intent): TileIntent {
  return intent as TileIntent;
}
