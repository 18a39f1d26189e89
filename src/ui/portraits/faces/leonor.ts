import { PAPERS, HAIRS, SKINS } from '../papers';
import { pinafore } from '../parts/clothes';
import { brows, cheeks, eyes, freckles, MOUTHS, nose } from '../parts/expression';
import { cornfield, ground, GROUNDS } from '../parts/ground';
import { beside, braids, fringe } from '../parts/hair';
import { head, HEADS, neck } from '../parts/head';
import { strawHat } from '../parts/headwear';
import type { Face } from './face';

/** Farmer: freckled under a straw hat, copper braids, all the time in the world. */
export function leonor(): Face {
  const { linen, moss, straw, clay, brass } = PAPERS;
  return [
    ...ground(GROUNDS.wheat),
    ...cornfield(),
    ...neck(SKINS.fair),
    ...pinafore(linen, moss),
    ...head(HEADS.round, SKINS.fair, { hasEars: false }),
    ...cheeks(SKINS.fair),
    ...freckles('#C58A5E'),
    ...eyes(),
    ...brows(HAIRS.copper.shade, { y: 45 }),
    ...nose(SKINS.fair),
    ...MOUTHS.smile,
    ...fringe(HAIRS.copper),
    ...beside(HAIRS.copper),
    ...braids(HAIRS.copper, clay),
    ...strawHat(straw, clay, brass),
  ];
}
