import { HAIRS, PAPERS, SKINS } from '../papers';
import { dungarees } from '../parts/clothes';
import { brightEyes, brows, cheeks, MOUTHS, nose } from '../parts/expression';
import { courses, ground, GROUNDS } from '../parts/ground';
import { hairline, pencil, puffs } from '../parts/hair';
import { head, HEADS, neck } from '../parts/head';
import { kerchief } from '../parts/headwear';
import type { Face } from './face';

/** Builder: a kerchief, a pencil behind the ear, and already the next house in mind. */
export function nina(): Face {
  const { linen, slate, clay, straw } = PAPERS;
  return [
    ...ground(GROUNDS.wheat),
    ...courses(GROUNDS.wheat),
    ...puffs(HAIRS.raven),
    ...neck(SKINS.deep),
    ...dungarees(linen, slate),
    ...head(HEADS.round, SKINS.deep),
    ...cheeks(SKINS.deep),
    ...brightEyes({ gaze: 0.5 }),
    ...brows(HAIRS.raven.shade, { y: 43.4, lift: 0.6 }),
    ...nose(SKINS.deep),
    ...MOUTHS.grin,
    ...hairline(HAIRS.raven),
    ...kerchief(clay),
    ...pencil(straw),
  ];
}
