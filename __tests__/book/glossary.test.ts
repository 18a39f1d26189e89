import { bookOf } from '@/book';
import { GAME_IDS } from '@/core/game';
import { LANGUAGES } from '@/core/languages';
import { plain, search, stem } from '@/features/book/search';
import { glossaryIn, rulesIn, synonymsIn, type TermText } from '@/i18n/book';
import { DICTIONARIES } from '@/i18n/languages';
import { flatten } from '@/i18n/words';

/** What a word may be one or many of: "partes" is many of "parte", "mayores" of "mayor". */
const formsOf = (word: string): string[] => [word, stem(word), word.replace(/s$/, '')];

const isSame = (one: string, other: string): boolean => formsOf(one).some((form) => formsOf(other).includes(form));

/** Without what is filled in later. */
const wordsOf = (text: string): string[] =>
  plain(text.replace(/\{\w+\}/g, '_'))
    .split(/[^a-z0-9_]+/)
    .filter((word) => word !== '');

/** Whether a text has these words, one after the other, as one or as many. */
function has(text: string, wanted: string): boolean {
  const words = wordsOf(text);
  const sought = wordsOf(wanted);
  return words.some((_, from) => sought.every((word, index) => isSame(words[from + index] ?? '', word)));
}

/** Everything that the app says, by where it stands. */
function* saidIn(language: (typeof LANGUAGES)[number]): Generator<readonly [where: string, text: string]> {
  for (const [key, entry] of flatten(DICTIONARIES[language]))
    for (const text of typeof entry === 'string' ? [entry] : [entry.one, entry.other]) yield [key, text];
  for (const game of GAME_IDS)
    for (const [name, { title, text }] of Object.entries(rulesIn(language, game)))
      yield [`${game}/${name}`, `${title}. ${text}`];
  for (const [term, { word, says }] of Object.entries<TermText>(glossaryIn(language)))
    yield [`glossary/${term}`, `${word}: ${says}`];
}

describe.each(LANGUAGES)('the glossary in %s', (language) => {
  const terms = glossaryIn(language);

  it.each(GAME_IDS)('leads from every word of %s to a rule that uses it', (game) => {
    const book = bookOf(game);
    const texts = rulesIn(language, game);
    expect(book.terms.length).toBeGreaterThan(8);
    for (const [term, rule] of book.terms) {
      // A rule with a table has its words there.
      if (book.rule(rule).table !== undefined) continue;
      const { title, text } = texts[rule] ?? { title: '', text: '' };
      expect([term, rule, has(`${title} ${text}`, terms[term].word)]).toEqual([term, rule, true]);
    }
  });

  it('explains no word that no game has, and none with itself alone', () => {
    const used = new Set(GAME_IDS.flatMap((game) => bookOf(game).terms.map(([term]) => term)));
    expect(Object.keys(terms).filter((term) => !used.has(term as never))).toEqual([]);
    for (const { word, says } of Object.values<TermText>(terms)) expect(says.length).toBeGreaterThan(word.length);
  });

  it.each(GAME_IDS)('is known to the search of %s: what others say finds what the book says', (game) => {
    const book = bookOf(game);
    for (const [term] of book.terms) {
      const { word, also = [] }: TermText = terms[term];
      const own = search(rulesIn(language, game), book.names, word);
      for (const other of also) {
        const found = search(rulesIn(language, game), book.names, other, synonymsIn(language));
        expect([other, own.filter((rule) => !found.includes(rule))]).toEqual([other, []]);
      }
    }
  });

  it('has one word for one thing, and the whole app keeps to it', () => {
    const others = Object.values<TermText>(terms).flatMap(({ also = [] }) => also);
    expect(others.length).toBeGreaterThan(30);
    const strays: string[] = [];
    for (const [where, text] of saidIn(language))
      for (const other of others) if (has(text, other)) strays.push(`${where} says "${other}": ${text}`);
    expect(strays).toEqual([]);
  });
});
