/** The hunters' designs by what one sees first; the bonus tiles are a stack of their own. */
import { HUNTERS_TILES, type HuntersTile } from '@/games/hunters';

import type { Chapter } from '../landscape';

const chapter = (title: Chapter['title'], belongs: (tile: HuntersTile) => boolean): Chapter => ({
  title,
  designs: HUNTERS_TILES.filter(belongs).map(({ id }) => id),
});

const isBonus = ({ deck }: HuntersTile): boolean => deck === 'bonus';
const has = (tile: HuntersTile, kind: string): boolean => Object.values(tile.zones).some((zone) => zone.kind === kind);

export const HUNTERS_CHAPTERS: readonly Chapter[] = [
  chapter('tile.chapters.waters', (tile) => !isBonus(tile) && has(tile, 'river')),
  chapter('tile.chapters.forests', (tile) => !isBonus(tile) && !has(tile, 'river') && has(tile, 'forest')),
  chapter('tile.chapters.meadows', (tile) => !isBonus(tile) && !has(tile, 'river') && !has(tile, 'forest')),
  chapter('tile.chapters.bonus', isBonus),
];
