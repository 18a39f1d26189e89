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

function animalWords(
  words: Words,
  counts: Readonly<Record<Animal, number>>,
  list: 'tile.animals' | 'tile.names.animals' = 'tile.animals',
): string[] {
  const kinds = Object.keys(counts) as Animal[];
  return kinds
    .filter((animal) => counts[animal] > 0)
    .map((animal) => words.t(`${list}.${animal}`, { n: counts[animal] }));
}

export function nameParts(words: Words, design: string): string[] {
  const { zones, volcano } = describeHuntersTile(design);
  const animals = { deer: 0, mammoth: 0, tiger: 0, aurochs: 0 };
  const specials: string[] = volcano ? [words.t('tile.volcano')] : [];
  for (const zone of zones) {
    if (zone.kind !== 'meadow') continue;
    for (const animal of Object.keys(animals) as Animal[]) animals[animal] += zone.animals[animal];
    if (zone.special !== null) specials.push(words.t(`tile.${zone.special}`));
  }
  const herd = animalWords(words, animals, 'tile.names.animals');
  const parts = [...forestName(words, zones), ...waterNames(words, zones), ...herd, ...specials];
  return parts.length > 0 ? parts : [words.t('tile.names.meadow')];
}

/** What a forest bears says more than that there is another one beside it. */
function forestName(words: Words, zones: readonly ZoneDescription[]): string[] {
  const forests = zones.filter((zone) => zone.kind === 'forest');
  if (forests.length === 0) return [];
  const bears = forests.some(({ gold }) => gold)
    ? 'gold'
    : forests.some(({ mushrooms }) => mushrooms > 0)
      ? 'mushrooms'
      : 'plain';
  return [words.t(`tile.names.forest.${bears}`)];
}

/** Lakes with their fish; rivers only where no lake tells of them. */
function waterNames(words: Words, zones: readonly ZoneDescription[]): string[] {
  const rivers = zones.flatMap((zone) =>
    zone.kind === 'river' && zone.ends !== 'lake'
      ? [words.t(zone.ends === 'spring' ? 'tile.names.spring' : 'tile.names.river')]
      : [],
  );
  const lakes = zones.flatMap((zone) => (zone.kind === 'lake' ? [words.t('tile.names.lake', { n: zone.fish })] : []));
  return [...new Set([...lakes, ...rivers])];
}
