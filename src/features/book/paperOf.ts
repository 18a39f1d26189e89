import { bookOf, CHAPTERS, type Chapter } from '@/book';
import type { GameId } from '@/core/game';
import { rowOf } from '@/features/rows';
import type { Words } from '@/i18n';
import type { Paper, PaperPart } from '@/platform/paper';

import { agreedWords } from './agreedWords';
import { linesFor, toldWords } from './figureText';
import { glossaryOf } from './glossary';
import { ruleTexts } from './ruleTexts';

/** The whole book of a game for paper: chapters, rules, what the examples say, and tables. */
export function paperOf(words: Words, game: GameId, options?: object): Paper {
  const { t } = words;
  const book = bookOf(game);
  const texts = ruleTexts(words, game, options);
  const { tableWords } = rowOf(game).words;
  return {
    title: t('book.of', { game: t(`games.${game}.name`) }),
    parts: CHAPTERS.flatMap((chapter): PaperPart[] => {
      const rules = book.names.filter((name) => book.rule(name).chapter === chapter);
      const parts = rules.map((name): PaperPart => {
        const { table, hasGlossary = false, options: bearing = [] } = book.rule(name);
        const listed = table === undefined ? [] : tableWords(words, game, table, options);
        const { title = name, text = '' } = texts[name] ?? {};
        const agreed = bearing.flatMap((option) => agreedWords(words, game, option, options) ?? []);
        return {
          level: isAlone(chapter) ? 2 : 3,
          title,
          texts: [text, ...agreed],
          notes: book.figures(name).map((figure) => toldWords(words, game, figure, linesFor(words, game, figure))),
          tables: hasGlossary ? [...listed, glossaryTable(words, game)] : listed,
        };
      });
      if (parts.length === 0 || isAlone(chapter)) return parts;
      return [{ level: 2, title: t(`book.chapters.${chapter}`) }, ...parts];
    }),
  };
}

/** Chapters of one page, which has their name. */
const isAlone = (chapter: Chapter) => chapter === 'summary' || chapter === 'glossary';

function glossaryTable(words: Words, game: GameId) {
  const { t } = words;
  const rows = glossaryOf(words, game).map(({ word, says }) => [word, says]);
  return { head: [t('book.table.word'), t('book.table.meaning')], rows };
}
