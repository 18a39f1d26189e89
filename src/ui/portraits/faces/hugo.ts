import { HAIRS, PAPERS, SKINS } from '../papers';
import { stubble } from '../parts/beard';
import { jacket, scarf } from '../parts/clothes';
import { brows, hoodedEyes, MOUTHS, nose } from '../parts/expression';
import { ground, GROUNDS } from '../parts/ground';
import { lock } from '../parts/hair';
import { head, HEADS, neck } from '../parts/head';
import { hood, hoodBehind, hoodShade } from '../parts/headwear';
import type { Face } from './face';

/** Raider: a hood, a scarf and half a smile. */
export function hugo(): Face {
  const { dusk, bark, rust } = PAPERS;
  return [
    ...ground(GROUNDS.mist),
    ...hoodBehind(dusk),
    ...neck(SKINS.olive),
    ...jacket(bark),
    ...head(HEADS.heart, SKINS.olive, { hasEars: false }),
    ...stubble('#B98A66'),
    ...hoodedEyes(SKINS.olive, { gaze: 0.8 }),
    ...brows(HAIRS.chestnut.shade, { y: 44, lift: 2.2, frown: 1.2, width: 2.5 }),
    ...nose(SKINS.olive),
    ...MOUTHS.smirk,
    ...hoodShade('#9A6B47'),
    ...lock(HAIRS.chestnut),
    ...hood(dusk),
    ...scarf(rust),
  ];
}
