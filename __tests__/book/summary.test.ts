import { bookOf } from '@/book';
import { GAME_IDS, type GameId } from '@/core/game';
import { LANGUAGES } from '@/core/languages';
import { defaultOptions } from '@/core/options';
import { gameOf } from '@/games';
import { rulesIn } from '@/i18n/book';

/** `road: 1 tile | 1 tile`: during the game, and at its end. */
const said = (game: GameId, options?: object) =>
  bookOf(game)
    .summary(options)
    .map(({ kind, now, atEnd, isOff = null }) => {
      const worth = (worths: typeof now) => worths.map(({ per, n }) => `${n} ${per}`).join(', ');
      return `${kind}: ${worth(now)} | ${worth(atEnd)}${isOff === null ? '' : ` off: ${isOff}`}`;
    });

describe('the page that lies on the table', () => {
  it('stands first in every book, on a page of its own', () => {
    for (const game of GAME_IDS) {
      const book = bookOf(game);
      expect(book.names[0]).toBe('summary');
      expect(book.rule('summary')).toMatchObject({ chapter: 'summary', table: 'summary' });
      expect(book.names.filter((name) => book.rule(name).chapter === 'summary')).toEqual(['summary']);
    }
  });

  it('has every kind of points that can be earned', () => {
    for (const game of GAME_IDS) {
      const kinds = gameOf(game).points.kinds.filter((kind) => kind !== 'start');
      expect(
        bookOf(game)
          .summary()
          .map(({ kind }) => kind)
          .sort(),
      ).toEqual([...kinds].sort());
    }
  });

  it('says what the printed table of Walls & Fields says', () => {
    expect(said('classic')).toEqual([
      'road: 1 tile | 1 tile',
      'city: 2 tile, 2 pennant | 1 tile, 1 pennant',
      'cloister: 9 whole | 1 itself, 1 neighbour',
      'field:  | 3 city',
    ]);
  });

  it('says which row a match does without', () => {
    expect(said('classic', { fields: false }).at(-1)).toBe('field:  | 3 city off: fields');
  });

  it('says what the other games pay', () => {
    expect(said('solo')).toEqual([
      'road: 1 tile | ',
      'city: 2 tile, 2 pennant | ',
      'cloister: 9 whole | ',
      'follower:  | 2 follower',
    ]);
    expect(
      bookOf('solo')
        .summary()
        .every(({ isForLast }) => isForLast),
    ).toBe(true);
    expect(said('hunters')).toEqual([
      'forest: 2 part, 2 mushrooms | ',
      'river: 1 part, 1 fish | ',
      'hut:  | 1 fish',
      'meadow:  | 2 deer, 2 largeAnimal, 2 tiger',
    ]);
    expect(said('settlers')).toEqual([
      'road: 1 trade | 1 sideB',
      'knight: 1 draw | 1 sideB',
      'settlement: 1 destiny | 1 point',
      'city: 1 event | 2 point',
      'expansion: 1 power | 3 point, 4 townHall',
    ]);
  });
});

describe('the numbers in the texts', () => {
  it.each(GAME_IDS)('of %s are all known, in every language', (game) => {
    const facts = Object.keys(bookOf(game).facts());
    for (const language of LANGUAGES) {
      for (const [name, { title, text }] of Object.entries(rulesIn(language, game))) {
        for (const [, hole] of `${title} ${text}`.matchAll(/\{(\w*)\}/g))
          expect([name, facts.includes(hole ?? '')]).toEqual([name, true]);
      }
    }
  });

  it.each(GAME_IDS)('of %s stand in the same rules, in every language', (game) => {
    const holes = (language: (typeof LANGUAGES)[number]) =>
      Object.entries(rulesIn(language, game))
        .flatMap(([name, { text }]) => [...new Set(text.match(/\{\w+\}/g) ?? [])].map((hole) => `${name} ${hole}`))
        .sort();
    for (const language of LANGUAGES) expect(holes(language)).toEqual(holes('en'));
  });

  it('are those of the box', () => {
    expect(bookOf('classic').facts()).toEqual({
      from: 2,
      to: 5,
      tiles: 72,
      others: 71,
      designs: 24,
      followers: 7,
      fewest: 3,
      most: 7,
      usual: 7,
    });
    expect(bookOf('solo').facts()).toMatchObject({
      tiles: 72,
      colours: 3,
      followers: 4,
      piles: [24, 24, 23],
      starts: [1, 2, 3],
    });
    expect(bookOf('hunters').facts()).toEqual({
      from: 2,
      to: 5,
      tiles: 79,
      others: 78,
      bonus: 12,
      members: 5,
      huts: 2,
    });
    expect(bookOf('settlers').facts()).toEqual({ from: 2, to: 6, target: 10, safe: 7, draw: 2 });
  });

  it('are those of the match', () => {
    expect(
      bookOf('classic').facts({ ...defaultOptions(gameOf('classic').options), followers: 4, startPlayer: 3 }),
    ).toMatchObject({ followers: 4, usual: 7 });
    expect(bookOf('solo').facts({ colours: 4, followers: 6 })).toMatchObject({
      followers: 6,
      piles: [18, 18, 18, 17],
      starts: [1, 2, 3, 4],
    });
    expect(bookOf('hunters').facts({ startPlayer: 4 })).toMatchObject({ members: 5 });
    expect(bookOf('settlers').facts({ target: 12 })).toMatchObject({ target: 12 });
  });
});
