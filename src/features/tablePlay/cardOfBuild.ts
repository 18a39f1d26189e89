import type { Build, Expansion } from '@/games/settlers';
import { cityCard, knightCard, roadCard, type CardId } from '@/table/art';

import type { Scene } from './useScene';

/** The card that would be laid: roads and knights alternate their sides, a city shows what can be known of it. */
export function cardOfBuild({ view, viewer, offers }: Scene, what: Build, card: Expansion | null): CardId {
  const own = view.players[viewer];
  const side = (count: number) => (count % 2 === 0 ? 'A' : 'B');
  if (card !== null) return card;
  if (what === 'road') return roadCard(side(own?.roads ?? 0));
  if (what === 'knight') return knightCard(side(own?.knights ?? 0));
  if (what === 'settlement') return 'settlement';
  if (what === 'city') return cityCard(null);
  // The stack of expansions lies open: on top is the first that may be had.
  return offers.builds.find((move) => move.what === 'expansion')?.card ?? 'prices';
}
