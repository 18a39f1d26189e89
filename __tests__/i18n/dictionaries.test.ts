import { GAME_IDS } from '@/core/game';
import { rulesIn } from '@/i18n/book';
import { DICTIONARIES, LANGUAGES } from '@/i18n/languages';
import { flatten } from '@/i18n/words';

const source = flatten(DICTIONARIES.en);
const holesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const textsOf = (entry: string | { one: string; other: string }) =>
  typeof entry === 'string' ? [entry] : [entry.one, entry.other];

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = flatten(DICTIONARIES[language]);

  it('have exactly the keys of the source', () => {
    expect([...words.keys()].sort()).toEqual([...source.keys()].sort());
  });

  it('are never empty and never padded', () => {
    for (const [key, entry] of words) {
      for (const text of textsOf(entry)) {
        expect(`${key}: ${text.trim()}`).toBe(`${key}: ${text}`);
        expect(text).not.toBe('');
      }
    }
  });

  it('use the placeholders of the source', () => {
    for (const [key, entry] of words) {
      const original = source.get(key);
      if (original === undefined) continue;
      expect(typeof entry).toBe(typeof original);
      const expected = holesIn(textsOf(original).join(' '));
      expect([key, holesIn(textsOf(entry).join(' '))]).toEqual([key, expected]);
    }
  });

  it('count with n wherever they have a plural', () => {
    for (const [key, entry] of words) {
      // A list of cards carries its own numbers; there n only makes the verb agree.
      if (typeof entry !== 'string') expect([key, /\{n\}|\{cards\}/.test(entry.other)]).toEqual([key, true]);
    }
  });
});

describe('neutral words', () => {
  it('avoid what splits Portugal and Brazil', () => {
    const rules = GAME_IDS.flatMap((game) =>
      Object.values(rulesIn('pt', game)).map(({ title, text }) => `${title} ${text}`),
    );
    const text = [...[...flatten(DICTIONARIES.pt).values()].flatMap(textsOf), ...rules].join(' ');
    expect(text).not.toMatch(/telemóvel|celular|bónus|bônus|ecrã|\btela\b|saltar|pular|aplicativo/i);
  });

  it('name the games as agreed', () => {
    expect(DICTIONARIES.pt.games).toMatchObject({
      classic: { name: 'Muralhas e Campos' },
      solo: { name: 'Três Cores' },
      hunters: { name: 'Caçadores e Coletores' },
      settlers: { name: 'Aldeias e Cavaleiros' },
    });
    expect(DICTIONARIES.es.games).toMatchObject({
      classic: { name: 'Murallas y Campos' },
      solo: { name: 'Tres Colores' },
      hunters: { name: 'Cazadores y Recolectores' },
      settlers: { name: 'Aldeas y Caballeros' },
    });
    expect(DICTIONARIES.en.games).toMatchObject({
      classic: { name: 'Walls & Fields' },
      solo: { name: 'Three Colours' },
      hunters: { name: 'Hunters & Gatherers' },
      settlers: { name: 'Villages & Knights' },
    });
  });
});
