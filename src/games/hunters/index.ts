import type { Game } from '@/core/game';
import { decodeTileMove, describeTileMove, encodeTileMove } from '../tiles/notation';
import type { TileEvent, TileMove, TileView } from '../tiles/types';
import { HuntersPosition } from './position';
import type { HuntersOptions } from './types';

/** Hunters and Gatherers: forests, rivers, meadows, huts. */
export const hunters: Game<HuntersOptions, TileMove, TileEvent, TileView> = {
  id: 'hunters',
  seats: { min: 2, max: 5 },
  options: {
    startPlayer: { values: (seats) => Array.from({ length: seats }, (_, seat) => seat), usual: 0 },
  },
  start: (options, seed, seats) => HuntersPosition.start(options, seed, seats),
  encode: encodeTileMove,
  decode: decodeTileMove,
  describe: describeTileMove,
};
