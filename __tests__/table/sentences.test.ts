import { tellAll, Told } from '@/core/told';
import { trayOf } from '@/features/cards/tray';
import { sceneOf } from '@/features/cards/useScene';
import { cardEvents, CardTable, settlers } from '@/games/settlers';
import { startIntent } from '@/games/settlers/intent';
import { LANGUAGES, wordsIn } from '@/i18n';
import { buildWords } from '@/table/words/buildWords';
import { bundleWords, withNames } from '@/table/words/cardWords';
import { tellEvents, tellTheft } from '@/table/words/tell';
import type { Colour } from '@/core/seat';

import { NAMES, watchGame } from '../support/settlersPlay';

describe.each(LANGUAGES)('the sentences of the table in %s', (language) => {
  const words = wordsIn(language);

  it('have no hole, no key and no number in place of a name', () => {
    const said = new Set<string>();
    const people = NAMES.slice(0, 3).map((name, seat) => ({ name, player: seat as Colour, isAi: false }));
    for (let seed = 1; seed <= 5; seed++) {
      watchGame({ seats: 3, seed, moves: 400 }, (position, played) => {
        const last = played[played.length - 1];
        for (let viewer = 0; viewer < 3; viewer++) {
          if (last !== undefined) {
            const seen = cardEvents(Told.by(settlers, viewer, last));
            tellEvents(words, seen, last.seat, NAMES).forEach(({ text }) => said.add(text));
            for (const event of seen) {
              const why = event.type === 'built' ? tellTheft(words, event, NAMES, 3) : null;
              if (why !== null) said.add(why);
            }
          }
          const pending = startIntent(position);
          const told = tellAll(settlers, viewer, played);
          const scene = sceneOf({ table: new CardTable(position, viewer), pending, people, told, isOver: false });
          const { title, text, main } = trayOf(words, scene);
          [title, text, main?.label ?? 'x', main?.missing ?? 'x'].forEach((each) => said.add(each));
          scene.builds.forEach((offer) => said.add(buildWords(words, offer, scene.view, NAMES).text));
        }
      });
    }
    expect(said.size).toBeGreaterThan(200);
    for (const sentence of said) {
      expect(sentence).not.toMatch(/[{}]|undefined|table\.|settlers\.|^$/);
    }
  });
});

describe('counted cards', () => {
  it('are listed as people list things', () => {
    expect(bundleWords(wordsIn('en'), { ore: 1, wool: 2, grain: 3 })).toBe('3 grain, 2 wool and 1 ore');
    expect(bundleWords(wordsIn('pt'), { wool: 2 })).toBe('2 lãs');
    expect(bundleWords(wordsIn('es'), { brick: 1, ore: 2 })).toBe('1 arcilla y 2 minerales');
    expect(bundleWords(wordsIn('en'), {})).toBe('nothing');
  });

  it('take the place of what rules call them', () => {
    const phrase = { key: 'settlers.move.takeBlind', values: { seat: 1, cards: 2 } };
    expect(wordsIn('en').say(withNames(wordsIn('en'), phrase, NAMES))).toBe('Draw 2 from Rui');
    const lay = { key: 'settlers.move.lay', values: { card: 'wool' } };
    expect(wordsIn('pt').say(withNames(wordsIn('pt'), lay, NAMES))).toBe('Descartar lã');
  });
});
