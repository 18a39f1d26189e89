import { bookOf } from '@/book';
import { GAME_IDS } from '@/core/game';
import { LANGUAGES } from '@/core/languages';
import { paperOf } from '@/features/book/paperOf';
import { wordsIn } from '@/i18n/words';

describe.each(LANGUAGES)('the book on paper, in %s', (language) => {
  const words = wordsIn(language);

  it.each(GAME_IDS)('has every rule of %s, its examples and its tables', (game) => {
    const { title, parts } = paperOf(words, game);
    expect(title).toContain(words.t(`games.${game}.name`));
    const book = bookOf(game);
    const rules = parts.filter(({ texts = [] }) => texts.length > 0);
    expect(rules).toHaveLength(book.names.length);
    book.names.forEach((name, index) => {
      const part = rules[index];
      expect([name, part?.notes?.length]).toEqual([name, book.figures(name).length]);
      const { table, hasGlossary = false } = book.rule(name);
      expect([name, (part?.tables?.length ?? 0) > 0]).toEqual([name, hasGlossary || table !== undefined]);
    });
    const all = JSON.stringify(parts);
    // Nothing is left open, and no name of a sentence stands for the sentence.
    expect(all).not.toMatch(/\{\w+\}|book\.|newGame\.|undefined/);
  });
});

it('says what a match does without', () => {
  const words = wordsIn('en');
  const texts = paperOf(words, 'classic', { fields: false }).parts.flatMap((part) => part.texts ?? []);
  expect(texts).toContain('In this match: without fields');
});
