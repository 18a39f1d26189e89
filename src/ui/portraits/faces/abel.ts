import { HAIRS, PAPERS, SKINS } from '../papers';
import { longBeard } from '../parts/beard';
import { sheepskin } from '../parts/clothes';
import { brows, cheeks, merryEyes, roundNose } from '../parts/expression';
import { crook, ground, GROUNDS } from '../parts/ground';
import { head, HEADS, neck } from '../parts/head';
import { beret } from '../parts/headwear';
import type { Face } from './face';

/** Farmer: a shepherd with a beard as white as his flock, who smiles and waits. */
export function abel(): Face {
  const { wool, earth, bark } = PAPERS;
  return [
    ...ground(GROUNDS.sage),
    ...crook(earth.plain),
    ...neck(SKINS.olive),
    ...sheepskin(wool, earth),
    ...head(HEADS.round, SKINS.olive),
    ...cheeks(SKINS.olive, { y: 55 }),
    ...merryEyes({ y: 51 }),
    ...brows(HAIRS.white.plain, { y: 45.6, width: 3.6 }),
    ...longBeard(HAIRS.white),
    ...roundNose(SKINS.olive),
    ...beret(bark),
  ];
}
