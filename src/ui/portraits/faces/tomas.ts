import { HAIRS, PAPERS, SKINS } from '../papers';
import { moustache } from '../parts/beard';
import { apron } from '../parts/clothes';
import { brows, cheeks, eyes, nose } from '../parts/expression';
import { courses, ground, GROUNDS } from '../parts/ground';
import { temples } from '../parts/hair';
import { head, HEADS, neck } from '../parts/head';
import { masonsCap } from '../parts/headwear';
import type { Face } from './face';

/** Builder: a mason with a square jaw, a great moustache and lime on his cap. */
export function tomas(): Face {
  const { linen, wool, earth, slate } = PAPERS;
  return [
    ...ground(GROUNDS.stone),
    ...courses(GROUNDS.stone),
    ...neck(SKINS.tan),
    ...apron(slate, earth),
    ...head(HEADS.square, SKINS.tan),
    ...cheeks(SKINS.tan),
    ...eyes(),
    ...brows(HAIRS.raven.plain, { y: 44.6, width: 3 }),
    ...nose(SKINS.tan, { size: 1.2 }),
    ...temples(HAIRS.raven),
    ...moustache(HAIRS.raven),
    ...masonsCap(wool, linen),
  ];
}
