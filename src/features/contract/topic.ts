import { bookOf } from '@/book';
import type { GameId } from '@/core/game';
import type { WordKey } from '@/i18n';

/** What a line speaks of, as the book knows it: points of a kind, or a sentence by its key. */
export type Topic = { readonly points: string; readonly isFinal: boolean } | { readonly phrase: WordKey };

/** The rule behind a line; null where none stands behind it. */
export function ruleOf(game: GameId, topic: Topic | null): string | null {
  if (topic === null) return null;
  const book = bookOf(game);
  return 'phrase' in topic ? book.ofPhrase(topic.phrase) : book.ofPoints(topic.points, topic.isFinal);
}
