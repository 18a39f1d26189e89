import { bookOf } from '@/book';
import type { GameId } from '@/core/game';
import { listOf, type Words } from '@/i18n';
import { glossaryIn, type TermText } from '@/i18n/book';

import { plain } from './search';

/** A word of a game as it is looked up. */
export interface Entry {
  readonly word: string;
  readonly says: string;
  readonly term: string;
  /** The rule that says more. */
  readonly rule: string;
}

/** The words of a game by the alphabet, each with what it means and what others call it. */
export function glossaryOf(words: Words, game: GameId): Entry[] {
  const texts = glossaryIn(words.language);
  return bookOf(game)
    .terms.map(([term, rule]) => {
      const { word, says, also = [] }: TermText = texts[term];
      const all = also.length === 0 ? says : words.t('book.term.also', { says, words: listOf(also, words) });
      return { word, says: all, term, rule };
    })
    .sort((one, other) => (plain(one.word) < plain(other.word) ? -1 : 1));
}
