import { GAME_IDS, type GameId } from '@/core/game';

import { classicBook } from './classic';
import { huntersBook } from './hunters';
import { settlersBook } from './settlers';
import { soloBook } from './solo';
import type { Address, Book } from './types';

export {
  CHAPTERS,
  TABLES,
  type Address,
  type Book,
  type Chapter,
  type Facts,
  type StagedFigure,
  type SummaryRow,
  type TableName,
  type Worth,
} from './types';

/** A line a game. */
export const BOOKS: Readonly<Record<GameId, Book>> = {
  classic: classicBook,
  solo: soloBook,
  hunters: huntersBook,
  settlers: settlersBook,
};

export function bookOf(game: GameId): Book {
  return BOOKS[game];
}

/** An address from outside (a link), or null where there is no such rule. */
export function readAddress(game: unknown, rule: unknown): Address | null {
  const known = GAME_IDS.find((id) => id === game);
  if (known === undefined || typeof rule !== 'string' || !BOOKS[known].names.includes(rule)) return null;
  return { game: known, rule };
}
