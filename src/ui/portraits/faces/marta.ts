import { HAIRS, PAPERS, SKINS } from '../papers';
import { purse, shawl } from '../parts/clothes';
import { brows, cheeks, eyes, MOUTHS, nose, spectacles } from '../parts/expression';
import { ground, GROUNDS } from '../parts/ground';
import { bun, combedBack } from '../parts/hair';
import { head, HEADS, neck } from '../parts/head';
import type { Face } from './face';

/** Saver: grey bun, brass spectacles, and a purse that is never far. */
export function marta(): Face {
  const { slate, plum, brass, earth } = PAPERS;
  return [
    ...ground(GROUNDS.clay),
    ...bun(HAIRS.grey),
    ...neck(SKINS.rose),
    ...shawl(plum, slate),
    ...head(HEADS.round, SKINS.rose),
    ...cheeks(SKINS.rose),
    ...spectacles(brass, SKINS.rose),
    ...eyes({ apart: 8.8, y: 51, gaze: -0.4 }),
    ...brows(HAIRS.grey.shade, { y: 40.6, frown: 0.6 }),
    ...nose(SKINS.rose, { y: 59.4 }),
    ...MOUTHS.prim,
    ...combedBack(HAIRS.grey),
    ...purse(earth),
  ];
}
