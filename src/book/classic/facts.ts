import { classic } from '@/games/classic';
import { setFor } from '@/games/classic/set';
import type { ClassicOptions } from '@/games/classic/types';

import { choices, players } from '../choices';
import type { Facts } from '../types';

export function factsOf(options: ClassicOptions): Facts {
  const { maxTiles: tiles, shapes } = setFor(options);
  return {
    ...players(classic.seats),
    tiles,
    others: tiles - 1,
    designs: shapes.length,
    followers: options.followers,
    ...choices(classic.options.followers, classic.seats.min),
  };
}
