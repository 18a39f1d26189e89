import type { Build, Expansion } from '@/games/settlers';
import type { CardId } from '@/table/art';
import { builtCard } from '@/table/parts/flights';

import type { Scene } from '../useScene';

/** The card that would be laid; of expansions that are not chosen yet, the first that may be had. */
export function cardOfBuild({ view, viewer, offers }: Scene, what: Build, card: Expansion | null): CardId {
  if (what === 'expansion' && card === null) {
    return offers.builds.find((move) => move.what === 'expansion')?.card ?? 'prices';
  }
  return builtCard(what, card, view.players[viewer]);
}
