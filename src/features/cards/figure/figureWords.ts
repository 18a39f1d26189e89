import type { StagedFigure } from '@/book';
import { CardTable, sizeOf } from '@/games/settlers';
import type { Words } from '@/i18n';
import type { ScoreLine } from '@/match/scoreLines';
import { buildName, bundleWords, directionWords, estateWords } from '@/table/words/cardWords';

import { emptyStacks, showsMarket } from './shown';

/** What is shown of a card table, for readers: destiny, every estate, empty stacks, the market and the hand. */
export function figureWords(words: Words, lines: readonly ScoreLine[], figure: StagedFigure): string {
  const { t } = words;
  const { view } = CardTable.of(figure.steps.at(-1)?.table ?? figure.before);
  const said = lines.flatMap(({ index, name }) => {
    const estate = view.players[index];
    if (estate === undefined) return [];
    return [
      t(view.turnOf === index ? 'table.seat.turn' : 'table.seat.label', {
        name,
        points: t('board.points', { n: estate.points }),
        cards: t('table.cards.any', { n: estate.cards }),
        estate: estateWords(words, estate),
      }),
    ];
  });
  if (view.destiny !== null)
    said.unshift(ended(t('table.destiny.label', { direction: directionWords(words, view.destiny) })));
  for (const what of emptyStacks(view)) said.push(t('book.figure.empty', { card: buildName(words, what) }));
  if (showsMarket(figure)) said.push(t('book.figure.market', { cards: bundleWords(words, view.market) }));
  if (sizeOf(view.hand) > 0) {
    const name = lines[view.seat]?.name ?? '';
    said.push(t('book.figure.held', { name, cards: bundleWords(words, view.hand) }));
  }
  return said.join(' ');
}

/** A label as a sentence of its own. */
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
