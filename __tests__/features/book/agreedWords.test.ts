import { agreedWords } from '@/features/book/agreedWords';
import { LANGUAGES, wordsIn } from '@/i18n';

// A switch that is off where nobody touches it, as that of an expansion would be; its words are borrowed.
jest.mock('@/games', () => ({
  gameOf: (game: string) => ({ options: { fields: { values: () => [true, false], usual: game === 'classic' } } }),
}));

describe('what was agreed on in a match', () => {
  it.each(LANGUAGES)('is told where it is not as usual, and in the right sense: %s', (language) => {
    const words = wordsIn(language);
    const said = (game: 'classic' | 'solo', fields: boolean) => agreedWords(words, game, 'fields', { fields });
    const [without, with_] = { en: ['without', 'with'], es: ['sin', 'con'], pt: ['sem', 'com'] }[language] as [
      string,
      string,
    ];
    expect(said('classic', true)).toBeNull();
    expect(said('classic', false)).toContain(` ${without} `);
    expect(said('solo', false)).toBeNull();
    expect(said('solo', true)).toContain(` ${with_} `);
  });
});
