/** What a classic tile shows, in words. */
import { EDGE_NAMES, type EdgeName } from '@/games/classic';
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

export function nameParts(words: Words, design: string): string[] {
  const { features, crossing } = describeClassicTile(classicDesign(design));
  const cities = features.filter((feature) => feature.kind === 'city');
  const [road] = features.filter((feature) => feature.kind === 'road');
  const parts: string[] = [];
  const [city, second] = cities;
  if (second !== undefined) parts.push(words.t('tile.names.city.two'));
  else if (city !== undefined) {
    const name = words.t(`tile.names.city.${cityShape(city.edges)}`);
    parts.push(city.pennant ? words.t('tile.names.withPennant', { city: name }) : name);
  }
  if (features.some((feature) => feature.kind === 'cloister')) parts.push(words.t('tile.names.monastery'));
  if (crossing) parts.push(words.t('tile.names.road.crossing'));
  else if (road !== undefined) parts.push(words.t(`tile.names.road.${roadShape(road.edges)}`));
  return parts;
}

const isAcross = ([one, other]: readonly EdgeName[]): boolean =>
  one !== undefined && other !== undefined && (EDGE_NAMES.indexOf(other) - EDGE_NAMES.indexOf(one)) % 2 === 0;

function cityShape(edges: readonly EdgeName[]): 'edge' | 'corner' | 'across' | 'three' | 'whole' {
  if (edges.length === 2) return isAcross(edges) ? 'across' : 'corner';
  return edges.length === 1 ? 'edge' : edges.length === 3 ? 'three' : 'whole';
}

function roadShape(edges: readonly EdgeName[]): 'end' | 'straight' | 'bend' {
  if (edges.length === 1) return 'end';
  return isAcross(edges) ? 'straight' : 'bend';
}
