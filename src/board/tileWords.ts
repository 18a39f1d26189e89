import type { Words } from '@/i18n';

import type { Turns } from './art/geometry/point';
import type { LandscapeName } from './art/landscape';
import { LANDSCAPES } from './art/landscapes';

/** What a tile shows, in words: every feature with the sides it reaches, as a list. */
export function tileWords(words: Words, landscape: LandscapeName, design: string, turns: Turns): string {
  return LANDSCAPES[landscape].tileParts(words, design, turns).join('; ');
}
