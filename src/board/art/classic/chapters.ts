/** The classic designs by what one sees first. */
import { CLASSIC_TILE_IDS, CLASSIC_TILES, type ClassicTile } from '@/games/classic';

import type { Chapter } from '../landscape';

const chapter = (title: Chapter['title'], belongs: (tile: ClassicTile) => boolean): Chapter => ({
  title,
  designs: CLASSIC_TILE_IDS.filter((id) => belongs(CLASSIC_TILES[id])),
});

const hasCity = ({ cities = [] }: ClassicTile): boolean => cities.length > 0;
const hasMonastery = ({ cloister }: ClassicTile): boolean => cloister === true;

export const CLASSIC_CHAPTERS: readonly Chapter[] = [
  chapter('tile.chapters.cities', hasCity),
  chapter('tile.chapters.roads', (tile) => !hasCity(tile) && !hasMonastery(tile)),
  chapter('tile.chapters.monasteries', hasMonastery),
];
