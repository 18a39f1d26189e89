import { HAIRS, PAPERS, SKINS } from '../papers';
import { jacket, scarf } from '../parts/clothes';
import { brows, hoodedEyes, MOUTHS, nose } from '../parts/expression';
import { ground, GROUNDS } from '../parts/ground';
import { longBehind, sideWave } from '../parts/hair';
import { head, HEADS, neck } from '../parts/head';
import { featherHat } from '../parts/headwear';
import type { Face } from './face';

/** Raider: a hat aslant with a feather in it, long dark hair, in no hurry to say what she plans. */
export function vera(): Face {
  const { earth, bark, clay, wool, straw } = PAPERS;
  return [
    ...ground(GROUNDS.clay),
    ...longBehind(HAIRS.raven),
    ...neck(SKINS.fair),
    ...jacket(bark),
    ...head(HEADS.heart, SKINS.fair, { hasEars: false }),
    ...hoodedEyes(SKINS.fair, { gaze: -0.8 }),
    ...brows(HAIRS.raven.plain, { y: 44.4, lift: -0.6 }),
    ...nose(SKINS.fair),
    ...MOUTHS.smirk,
    ...sideWave(HAIRS.raven),
    ...scarf(straw),
    ...featherHat(earth, clay, wool),
  ];
}
