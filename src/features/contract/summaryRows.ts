import { bookOf, type SummaryRow, type Worth } from '@/book';
import type { GameId } from '@/core/game';
import { phrase } from '@/core/phrase';
import { listOf, type Words } from '@/i18n';

import { kindWords } from './kindWords';
import { optionWords } from './optionWords';

/** What scores what, as the rules count it: the page that lies on the table. */
export function summaryRows(words: Words, game: GameId, options?: object): string[][] {
  return bookOf(game)
    .summary(options)
    .map((row) => cellsOf(words, row));
}

/** A row in words; one that this match does without says so. */
function cellsOf(words: Words, { kind, now, atEnd, isForLast = false, isOff = null }: SummaryRow): string[] {
  const cell = (worths: readonly Worth[]) => {
    if (worths.length === 0) return '–';
    const worth = listOf(
      worths.map(({ per, n }) => words.say(phrase(`book.per.${per}`, { n }))),
      words,
    );
    return isForLast ? words.t('book.summary.ifLast', { worth }) : worth;
  };
  if (isOff === null) return [kindWords(words, kind), cell(now), cell(atEnd)];
  const option = optionWords(words, isOff).title.toLocaleLowerCase();
  return [kindWords(words, kind), '–', words.t('book.without', { option })];
}
