import { bookOf, CHAPTERS, readAddress } from '@/book';
import { GAME_IDS } from '@/core/game';
import { LANGUAGES } from '@/core/languages';
import { gameOf } from '@/games';
import { rulesIn } from '@/i18n/book';

import { RULINGS } from './rulings';

describe.each(GAME_IDS)('the book of %s', (game) => {
  const book = bookOf(game);

  it('has every rule in every language, in one to five sentences', () => {
    for (const language of LANGUAGES) {
      const texts = rulesIn(language, game);
      expect(Object.keys(texts).sort()).toEqual([...book.names].sort());
      for (const name of book.names) {
        const { title, text } = texts[name] ?? { title: '', text: '' };
        const sentences = text.split(/[.!?…](?:\s|$)/).filter((part) => part.trim() !== '');
        expect([language, name, title.length > 2 && title.length <= 60]).toEqual([language, name, true]);
        expect([language, name, sentences.length >= 1 && sentences.length <= 5]).toEqual([language, name, true]);
      }
    }
  });

  it('leads from every rule to others that are there, and never to itself', () => {
    for (const name of book.names) {
      const { related = [], chapter } = book.rule(name);
      expect(CHAPTERS).toContain(chapter);
      for (const other of related) expect(book.names).toContain(other);
      expect(related).not.toContain(name);
    }
  });

  it('stands in the order of its chapters', () => {
    const chapters = book.names.map((name) => CHAPTERS.indexOf(book.rule(name).chapter));
    expect(chapters).toEqual([...chapters].sort((one, other) => one - other));
  });

  it('plays a figure once, however often it is looked at', () => {
    const name = book.names.find((rule) => book.figures(rule).length > 0) ?? '';
    expect(book.figures(name)[0]).toBeDefined();
    expect(book.figures(name)[0]).toBe(book.figures(name)[0]);
  });

  it('names only options that the game has', () => {
    for (const name of book.names)
      for (const option of book.rule(name).options ?? []) expect(Object.keys(gameOf(game).options)).toContain(option);
  });
});

it('reads addresses, and no others', () => {
  expect(readAddress('classic', 'field-scoring')).toEqual({ game: 'classic', rule: 'field-scoring' });
  expect(readAddress('classic', 'robber-attack')).toBeNull();
  expect(readAddress('chess', 'aim')).toBeNull();
  expect(readAddress('classic', 'constructor')).toBeNull();
  expect(readAddress(undefined, undefined)).toBeNull();
});

it.each(RULINGS)('%s: %s', (game, _ruling, rule, says) => {
  expect(readAddress(game, rule)).toEqual({ game, rule });
  if (says === 'figure') {
    expect(bookOf(game).figures(rule).length).toBeGreaterThan(0);
    return;
  }
  const facts = bookOf(game).facts();
  const text = (rulesIn('en', game)[rule]?.text ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
    String(facts[name])
      .replace(/,(\d+)$/, ' and $1')
      .replace(/,/g, ', '),
  );
  expect(text).toMatch(says);
});
