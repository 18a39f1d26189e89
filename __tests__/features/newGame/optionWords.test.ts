import { GAME_IDS } from '@/core/gameIds';
import type { OptionSpec, OptionValue } from '@/core/options';
import { gameOf } from '@/games';
import { LANGUAGES, wordsIn } from '@/i18n';
import { optionWords } from '@/features/contract/optionWords';

/** What is said where the dictionaries have nothing: the key itself. */
const KEY = /^newGame\./;

describe.each(LANGUAGES)('the options of a game, in %s', (language) => {
  it.each(GAME_IDS)('each have a name and what they do, and their values too: %s', (game) => {
    const { options, seats } = gameOf(game);
    const specs = Object.entries(options) as [string, OptionSpec<OptionValue>][];
    for (const [name, { values }] of specs) {
      // Who begins is asked by the names of the seats.
      if (name === 'startPlayer') continue;
      const { title, detail, valueText } = optionWords(wordsIn(language), name);
      // Yes and no are the two sides of a switch.
      const valued = values(seats.max).filter((value) => typeof value !== 'boolean');
      for (const text of [title, detail, ...valued.map(valueText)]) {
        expect([name, text]).toEqual([name, expect.not.stringMatching(KEY)]);
        expect(text).not.toBe('');
      }
    }
  });
});
