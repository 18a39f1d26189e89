import { HUNTERS_TILES, hunters } from '@/games/hunters';
import type { HuntersOptions } from '@/games/hunters/types';

import { players } from '../choices';
import type { Facts } from '../types';

export function factsOf(options: HuntersOptions): Facts {
  const position = hunters.start({ ...options, startPlayer: 0 }, 1, hunters.seats.min);
  const count = (decks: readonly string[]) =>
    HUNTERS_TILES.reduce((sum, tile) => sum + (decks.includes(tile.deck) ? tile.count : 0), 0);
  return {
    ...players(hunters.seats),
    tiles: count(['start', 'land']),
    others: count(['land']),
    bonus: count(['bonus']),
    members: position.supply(0, 0),
    huts: position.supply(0, 1),
  };
}
