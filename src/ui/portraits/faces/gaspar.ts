import { HAIRS, PAPERS, SKINS } from '../papers';
import { goatee } from '../parts/beard';
import { chain, furCollar } from '../parts/clothes';
import { brows, hoodedEyes, nose } from '../parts/expression';
import { ground, GROUNDS } from '../parts/ground';
import { temples } from '../parts/hair';
import { head, HEADS, neck } from '../parts/head';
import { furCap } from '../parts/headwear';
import type { Face } from './face';

/** Saver: a merchant in fur and velvet who has never paid the first price. */
export function gaspar(): Face {
  const { plum, pine, earth, brass } = PAPERS;
  return [
    ...ground(GROUNDS.stone),
    ...neck(SKINS.olive),
    ...furCollar(pine, earth),
    ...head(HEADS.long, SKINS.olive),
    ...hoodedEyes(SKINS.olive, { gaze: -0.6 }),
    ...brows(HAIRS.white.shade, { y: 43.6, lift: 1, width: 2.8 }),
    ...nose(SKINS.olive, { size: 1.4, y: 59 }),
    ...temples(HAIRS.white),
    ...goatee(HAIRS.white),
    ...furCap(plum, earth),
    ...chain(brass),
  ];
}
