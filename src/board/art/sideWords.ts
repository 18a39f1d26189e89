import type { Words } from '@/i18n';

import type { EdgeName } from './geometry/point';

/** Sides of a tile, as a list. */
export function sideWords(words: Words, edges: readonly EdgeName[]): string {
  return edges.map((edge) => words.t(`tile.sides.${edge}`)).join(', ');
}
