import type { Href } from 'expo-router';

import type { GameId } from '@/core/game';
import type { PlayerNumber } from '@/ui/tokens';

/** What home shows of a match that waits to be continued. */
export interface OpenMatch {
  readonly id: string;
  /** Where it is played. */
  readonly href: Href;
  readonly game: GameId;
  readonly turnOf: string;
  /** Null for the card game, which has no tiles to count. */
  readonly tilesLeft: number | null;
  readonly seats: readonly { readonly player: PlayerNumber; readonly name: string; readonly points: number }[];
}

const NONE: readonly OpenMatch[] = [];

/** The matches under way, latest first. The store of matches (`src/storage`) plugs in here; until then there are none. */
export function useOpenMatches(): readonly OpenMatch[] {
  return NONE;
}
