import type { Game } from '@/core/game';
import { decodeTileMove, describeTileMove, encodeTileMove } from '../tiles/notation';
import type { TileEvent, TileMove, TileView } from '../tiles/types';
import { SoloPosition } from './position';
import type { SoloOptions } from './types';

/** The three-colour game for one; with several seats the people play it together, turn by turn. */
export const solo: Game<SoloOptions, TileMove, TileEvent, TileView> = {
  id: 'solo',
  seats: { min: 1, max: 6 },
  options: {
    colours: { values: () => [3, 4], usual: 3 },
    followers: { values: () => [3, 4, 5, 6, 7], usual: 4 },
  },
  start: (options, seed, seats) => SoloPosition.start(options, seed, seats),
  encode: encodeTileMove,
  decode: decodeTileMove,
  describe: describeTileMove,
};
