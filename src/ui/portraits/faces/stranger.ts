import { HAIRS, PAPERS, SKINS } from '../papers';
import { cloak } from '../parts/clothes';
import { eyes, MOUTHS, nose } from '../parts/expression';
import { ground, GROUNDS } from '../parts/ground';
import { lock } from '../parts/hair';
import { head, HEADS, neck } from '../parts/head';
import { hood, hoodBehind, hoodShade } from '../parts/headwear';
import type { Face } from './face';

/** A traveller whom nobody knows yet: whoever bears a name of their own. */
export function stranger(): Face {
  const { pine, linen } = PAPERS;
  return [
    ...ground(GROUNDS.linen),
    ...hoodBehind(pine),
    ...neck(SKINS.rose),
    ...head(HEADS.round, SKINS.rose, { hasEars: false }),
    ...eyes(),
    ...nose(SKINS.rose),
    ...MOUTHS.calm,
    ...hoodShade('#B98562'),
    ...lock(HAIRS.chestnut),
    ...cloak(pine, linen),
    ...hood(pine),
  ];
}
