import { nearer } from '../cut';
import { HAIRS, PAPERS, SKINS } from '../papers';
import { fullBeard, laugh } from '../parts/beard';
import { jersey } from '../parts/clothes';
import { brows, cheeks, eyes, roundNose } from '../parts/expression';
import { ground, GROUNDS } from '../parts/ground';
import { wreath } from '../parts/hair';
import { head, HEADS, neck } from '../parts/head';
import type { Face } from './face';

/** Balanced: a bald giant with a chestnut beard and the loudest laugh at the table. */
export function bruno(): Face {
  return [...ground(GROUNDS.sage), ...nearer(giant(), 1.07, 4)];
}

function giant(): Face {
  return [
    ...neck(SKINS.rose),
    ...jersey(PAPERS.straw),
    ...head(HEADS.broad, SKINS.rose),
    ...cheeks(SKINS.rose, { apart: 13.6, y: 56 }),
    ...eyes({ y: 48 }),
    ...brows(HAIRS.chestnut.plain, { y: 41, width: 3.4 }),
    ...wreath(HAIRS.chestnut),
    ...fullBeard(HAIRS.chestnut),
    ...laugh(HAIRS.chestnut),
    ...roundNose(SKINS.rose, { y: 57 }),
  ];
}
