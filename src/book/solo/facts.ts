import { setFor } from '@/games/classic/set';
import { solo } from '@/games/solo';
import { SoloPosition } from '@/games/solo/position';
import type { SoloOptions } from '@/games/solo/types';

import { choices } from '../choices';
import type { Facts } from '../types';

export function factsOf(options: SoloOptions): Facts {
  const position = SoloPosition.start(options, 1, solo.seats.min);
  const starts = position.scores();
  return {
    tiles: setFor(options).maxTiles,
    colours: options.colours,
    followers: options.followers,
    // The first colour holds its first tile already.
    piles: starts.map((_, colour) => position.pileLeft(colour) + (colour === position.player ? 1 : 0)),
    starts,
    ...choices(solo.options.followers, solo.seats.min),
  };
}
