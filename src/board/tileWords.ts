/** What a tile shows, in words: for readers of the board and of the gallery. */
import { EDGE_NAMES, type EdgeName } from '@/games/classic/tiles';
import { CLASSIC_TILE_IDS } from '@/games/classic/tiles';
import { HUNTERS_TILES, type Animal, type HuntersZone } from '@/games/hunters/tiles';
import type { Words } from '@/i18n';

import { describeClassicTile, type TileFeature } from './art/classic/describe';
import type { Turns } from './art/geometry/point';
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
  const tile = HUNTERS_TILES.find(({ id }) => id === design);
  if (tile === undefined) return [];
  const edgesOf = (zone: string): EdgeName[] =>
    EDGE_NAMES.filter((_, index) => tile.edges[(index - turns + 4) % 4]?.some((name) => name === zone));
  const parts = Object.entries(tile.zones).map(([name, zone]) => huntersPart(words, zone, sides(words, edgesOf(name))));
  return tile.special === 'volcano' ? [...parts, words.t('tile.volcano')] : parts;
}

function huntersPart(words: Words, zone: HuntersZone, at: string): string {
  switch (zone.kind) {
    case 'lake':
      return words.t('tile.lake', { n: zone.fish });
    case 'river':
      return words.t(zone.end === 'spring' ? 'tile.riverFromSpring' : 'tile.river', { sides: at });
    case 'forest': {
      if (zone.gold) return words.t('tile.forestWithGold', { sides: at });
      return words.t((zone.mushrooms ?? 0) > 0 ? 'tile.forestWithMushrooms' : 'tile.forest', { sides: at });
    }
    case 'meadow': {
      const meadow = words.t('tile.meadow', { sides: at });
      const special = zone.special === undefined ? [] : [words.t(`tile.${zone.special}`)];
      return [meadow, ...animals(words, zone.animals ?? []), ...special].join(', ');
    }
  }
}

function animals(words: Words, list: readonly Animal[]): string[] {
  const kinds = [...new Set(list)];
  return kinds.map((animal) =>
    words.t(`tile.animals.${animal}`, { n: list.filter((other) => other === animal).length }),
  );
}
