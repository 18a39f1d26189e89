import { LANDSCAPES } from '@/board/art/landscapes';
import { tileName } from '@/board/tileWords';
import type { TableName } from '@/book';
import type { GameId } from '@/core/game';
import type { WordTable } from '@/features/contract/GameRow';
import { summaryRows } from '@/features/contract/summaryRows';
import { isTileGame, TILE_GAMES } from '@/games/tiles';
import type { Words } from '@/i18n';

export const BONUS = 'tile.chapters.bonus';

/** Every tile of the box by its name, with how many there are; or what scores what. */
export function tableWords(words: Words, game: GameId, name: TableName, options?: object): readonly WordTable[] {
  const { t } = words;
  if (!isTileGame(game)) return [];
  if (name === 'summary') return [summaryTable(words, game, options)];
  const { landscape } = TILE_GAMES[game].look;
  const { chapters, copies } = LANDSCAPES[landscape];
  const designs = chapters
    .filter(({ title }) => (title === BONUS) === (name === 'bonusTiles'))
    .flatMap((one) => one.designs);
  return [
    {
      head: [t('book.table.tile'), t('book.table.count')],
      rows: designs.map((tile) => [tileName(words, landscape, tile), String(copies(tile))]),
    },
  ];
}

export function summaryTable(words: Words, game: GameId, options?: object): WordTable {
  const { t } = words;
  return {
    head: [t('book.summary.what'), t('book.summary.now'), t('book.summary.atEnd')],
    rows: summaryRows(words, game, options),
  };
}
