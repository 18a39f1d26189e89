import type { Words } from '@/i18n';
import { listOf } from '@/i18n/list';

import type { Turns } from './art/geometry/point';
import type { LandscapeName } from './art/landscape';
import { LANDSCAPES } from './art/landscapes';

/** What a tile shows, in words: every feature with the sides it reaches, as a list. */
export function tileWords(words: Words, landscape: LandscapeName, design: string, turns: Turns): string {
  return LANDSCAPES[landscape].tileParts(words, design, turns).join('; ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a tile is called where it is looked at: Corner of a city with a pennant and straight road. */
export function tileName(words: Words, landscape: LandscapeName, design: string): string {
  return capital(listOf(LANDSCAPES[landscape].nameParts(words, design), words));
}

/** What a tile shows, as a text that stands by itself. */
export function tileStory(words: Words, landscape: LandscapeName, design: string, turns: Turns): string {
  return capital(tileWords(words, landscape, design, turns));
}
