import { settlers, type SettlersOptions } from '@/games/settlers';
import { BASE_DRAW, SAFE_HAND } from '@/games/settlers/cards';

import { players } from '../choices';
import type { Facts } from '../types';

export function factsOf({ target }: SettlersOptions): Facts {
  return { ...players(settlers.seats), target, safe: SAFE_HAND, draw: BASE_DRAW };
}
