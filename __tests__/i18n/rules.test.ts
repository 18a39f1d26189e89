import { AI_PHRASE_KEYS } from '@/ai';
import { PHRASE_KEYS } from '@/games/settlers';
import { TILE_PHRASE_KEYS } from '@/games/tiles/phrases';
import { LANGUAGES } from '@/i18n';
import { DICTIONARIES } from '@/i18n/languages';
import { flatten } from '@/i18n/words';
import { CARD_PHRASE_KEYS } from '@/table/art/describe';

describe.each(LANGUAGES)('what the rules say in %s', (language) => {
  const entries = flatten(DICTIONARIES[language]);

  it.each([
    ['the tile games', TILE_PHRASE_KEYS],
    ['the card game', PHRASE_KEYS],
    ['the cards', CARD_PHRASE_KEYS],
    ['the players', AI_PHRASE_KEYS],
  ])('has words for everything that %s can say', (_, keys) => {
    expect(keys.filter((key) => !entries.has(key))).toEqual([]);
  });

  it('has no words of the rules that nobody says', () => {
    const said = new Set([...TILE_PHRASE_KEYS, ...PHRASE_KEYS, ...CARD_PHRASE_KEYS, ...AI_PHRASE_KEYS]);
    const known = [...entries.keys()].filter((key) =>
      /^((tiles|settlers)\.(objection|move|card)|ai\.reason)\./.test(key),
    );
    expect(known.filter((key) => !said.has(key))).toEqual([]);
  });
});
