/** What a hunters tile shows, in words. */
import type { Animal } from '@/games/hunters';
import type { Words } from '@/i18n';

import type { Turns } from '../geometry/point';
import { sideWords } from '../sideWords';
import { describeHuntersTile, type ZoneDescription } from './describe';

export function tileParts(words: Words, design: string, turns: Turns): string[] {
  const { zones, volcano } = describeHuntersTile(design, turns);
  const parts = zones.map((zone) => zoneWords(words, zone));
  return volcano ? [...parts, words.t('tile.volcano')] : parts;
}

function zoneWords(words: Words, zone: ZoneDescription): string {
  const at = { sides: sideWords(words, zone.edges) };
  switch (zone.kind) {
    case 'lake':
      return words.t('tile.lake', { n: zone.fish });
    case 'river':
      return words.t(zone.ends === 'spring' ? 'tile.riverFromSpring' : 'tile.river', at);
    case 'forest': {
      if (zone.gold) return words.t('tile.forestWithGold', at);
      return words.t(zone.mushrooms > 0 ? 'tile.forestWithMushrooms' : 'tile.forest', at);
    }
    case 'meadow': {
      const special = zone.special === null ? [] : [words.t(`tile.${zone.special}`)];
      return [words.t('tile.meadow', at), ...animalWords(words, zone.animals), ...special].join(', ');
    }
  }
}

function animalWords(words: Words, counts: Readonly<Record<Animal, number>>): string[] {
  const kinds = Object.keys(counts) as Animal[];
  return kinds
    .filter((animal) => counts[animal] > 0)
    .map((animal) => words.t(`tile.animals.${animal}`, { n: counts[animal] }));
}
