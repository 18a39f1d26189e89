import { HAIRS, PAPERS, SKINS } from '../papers';
import { cloak } from '../parts/clothes';
import { brightEyes, brows, cheeks, MOUTHS, nose } from '../parts/expression';
import { ground, GROUNDS } from '../parts/ground';
import { curlsBehind, curlsInFront } from '../parts/hair';
import { head, HEADS, neck } from '../parts/head';
import { circlet } from '../parts/headwear';
import type { Face } from './face';

/** Balanced: dark curls, a pine cloak with a brooch, eyes that miss nothing. */
export function clara(): Face {
  const { pine, linen, brass } = PAPERS;
  return [
    ...ground(GROUNDS.linen),
    ...curlsBehind(HAIRS.raven),
    ...neck(SKINS.brown),
    ...cloak(pine, linen),
    ...head(HEADS.heart, SKINS.brown, { hasEars: false }),
    ...cheeks(SKINS.brown),
    ...brightEyes(),
    ...brows(HAIRS.raven.shade, { y: 43.4 }),
    ...nose(SKINS.brown),
    ...MOUTHS.smile,
    ...curlsInFront(HAIRS.raven),
    ...circlet(brass),
  ];
}
