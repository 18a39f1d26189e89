/** One animal sitting for its picture: what every part of it is painted with. */
import type { Animal } from '@/games/hunters';

import type { Brush } from '../../brush';
import type { Detail } from '../../detail';
import type { Pigments } from '../colours';
import type { Coat } from './coats';

export interface Sitting {
  readonly brush: Brush;
  readonly colours: Pigments;
  readonly coat: Coat;
  readonly detail: Detail;
  readonly kind: Animal;
  /** The side the light comes from, in the animal's own axes: the sun does not turn round with it. */
  readonly sun: 1 | -1;
}
