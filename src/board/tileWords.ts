/** What a tile shows, in words: for readers of the board and of the gallery. */
import { CLASSIC_TILE_IDS, type EdgeName } from '@/games/classic/tiles';
import { HUNTERS_TILES, type Animal } from '@/games/hunters/tiles';
import type { Words } from '@/i18n';

import { describeClassicTile, type TileFeature } from './art/classic/describe';
import type { Turns } from './art/geometry/point';
import { describeHuntersTile, type ZoneDescription } from './art/hunters/describe';
import type { TilePainter } from './art/tilePainter';

/** Every feature of the tile with the sides it reaches, as a list. */
export function tileWords(words: Words, game: TilePainter['game'], design: string, turns: Turns): string {
  const parts = game === 'classic' ? classicParts(words, design, turns) : huntersParts(words, design, turns);
  return parts.join('; ');
}

function sides(words: Words, edges: readonly EdgeName[]): string {
  return edges.map((edge) => words.t(`tile.sides.${edge}`)).join(', ');
}

function classicParts(words: Words, design: string, turns: Turns): string[] {
  const id = CLASSIC_TILE_IDS.find((known) => known === design);
  if (id === undefined) return [];
  const { features, crossing } = describeClassicTile(id, turns);
  const parts = features.map((feature) => classicPart(words, feature));
  return crossing ? [...parts, words.t('tile.crossing')] : parts;
}

function classicPart(words: Words, feature: TileFeature): string {
  if (feature.kind === 'cloister') return words.t('tile.cloister');
  const at = { sides: sides(words, feature.edges) };
  switch (feature.kind) {
    case 'city':
      return words.t(feature.pennant ? 'tile.cityWithPennant' : 'tile.city', at);
    case 'road':
      return words.t('tile.road', at);
    case 'field':
      return words.t('tile.field', at);
  }
}

function huntersParts(words: Words, design: string, turns: Turns): string[] {
  if (!HUNTERS_TILES.some(({ id }) => id === design)) return [];
  const { zones, volcano } = describeHuntersTile(design, turns);
  const parts = zones.map((zone) => huntersPart(words, zone));
  return volcano ? [...parts, words.t('tile.volcano')] : parts;
}

function huntersPart(words: Words, zone: ZoneDescription): string {
  const at = { sides: sides(words, zone.edges) };
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
      return [words.t('tile.meadow', at), ...animals(words, zone.animals), ...special].join(', ');
    }
  }
}

function animals(words: Words, counts: Readonly<Record<Animal, number>>): string[] {
  const kinds = Object.keys(counts) as Animal[];
  return kinds
    .filter((animal) => counts[animal] > 0)
    .map((animal) => words.t(`tile.animals.${animal}`, { n: counts[animal] }));
}
