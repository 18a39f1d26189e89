import { bestLanguage } from '@/i18n/languages';
import { wordsIn } from '@/i18n/words';

describe('words', () => {
  it('fills placeholders', () => {
    expect(wordsIn('pt').t('home.turn', { name: 'Ana' })).toBe('Vez de Ana');
  });

  it('chooses the form by number', () => {
    const { t } = wordsIn('pt');
    expect(t('home.moreMatches', { n: 1 })).toBe('Mais 1 partida aberta');
    expect(t('home.moreMatches', { n: 2 })).toBe('Mais 2 partidas abertas');
    expect(t('home.moreMatches', { n: 0 })).toBe('Mais 0 partidas abertas');
  });

  it('leaves a name with braces or dollars as it was typed', () => {
    expect(wordsIn('en').t('home.turn', { name: '{n} $& $1' })).toBe('{n} $& $1’s turn');
  });

  it.each([
    ['en', '16 November'],
    ['es', '16 de noviembre'],
    ['pt', '16 de novembro'],
  ] as const)('writes a date in %s as people there do', (language, text) => {
    expect(wordsIn(language).dayMonth(new Date(2026, 10, 16))).toBe(text);
  });

  it('says what the rules want said, and shows an unknown key instead of failing', () => {
    const { say } = wordsIn('es');
    expect(say({ key: 'home.turn', values: { name: 'Rui' } })).toBe('Turno de Rui');
    expect(say({ key: 'no.such.key', values: {} })).toBe('no.such.key');
  });

  it('does not compile with a missing value, an unknown key or a needless value', () => {
    const { t } = wordsIn('en');
    // @ts-expect-error the name is missing
    t('home.turn', {});
    // @ts-expect-error there is no such key
    t('home.nowhere');
    // @ts-expect-error this sentence has no placeholder
    t('home.continue', { n: 1 });
    expect(t('home.continue')).toBe('Continue');
  });
});

describe('the language of the device', () => {
  it.each([
    [['pt'], 'pt'],
    [['pt-BR'], 'pt'],
    [['fr', 'es-419', 'en'], 'es'],
    [['de'], 'en'],
    [[], 'en'],
    [[null, 'PT_pt'], 'pt'],
  ] as const)('%j speaks %s', (device, language) => {
    expect(bestLanguage(device)).toBe(language);
  });
});
