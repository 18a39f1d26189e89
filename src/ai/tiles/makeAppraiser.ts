import { ClassicPosition } from '@/games/classic/position';
import { HuntersPosition } from '@/games/hunters/position';
import type { TilePosition } from '@/games/tiles/position';
import type { Appraiser } from './appraiser';
import { ClassicAppraiser } from './classicAppraiser';
import { HuntersAppraiser } from './huntersAppraiser';
import type { Taste } from './styles';
import type { Weights } from './weights';

/** The evaluation of a game, bound to one position that plays and undoes. */
export function makeAppraiser(position: TilePosition, weights: Weights, taste: Taste): Appraiser {
  if (ClassicPosition.is(position)) return new ClassicAppraiser(position, weights, taste);
  if (HuntersPosition.is(position)) return new HuntersAppraiser(position, weights, taste);
  throw new RangeError('no evaluation for this game');
}
