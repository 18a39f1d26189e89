/** What a classic tile shows, in words. */
import type { Words } from '@/i18n';

import type { Turns } from '../geometry/point';
import { sideWords } from '../sideWords';
import { describeClassicTile, type TileFeature } from './describe';
import { classicDesign } from './design';

export function tileParts(words: Words, design: string, turns: Turns): string[] {
  const { features, crossing } = describeClassicTile(classicDesign(design), turns);
  const parts = features.map((feature) => featureWords(words, feature));
  return crossing ? [...parts, words.t('tile.crossing')] : parts;
}

function featureWords(words: Words, feature: TileFeature): string {
  if (feature.kind === 'cloister') return words.t('tile.cloister');
  const at = { sides: sideWords(words, feature.edges) };
  switch (feature.kind) {
    case 'city':
      return words.t(feature.pennant ? 'tile.cityWithPennant' : 'tile.city', at);
    case 'road':
      return words.t('tile.road', at);
    case 'field':
      return words.t('tile.field', at);
  }
}
