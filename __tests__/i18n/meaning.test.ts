import { tellAll } from '@/core/told';
import { tell } from '@/features/tiles/words/tell';
import { settlers } from '@/games/settlers';
import { LANGUAGES, wordsIn, type Words } from '@/i18n';
import { DICTIONARIES } from '@/i18n/languages';
import { flatten } from '@/i18n/words';
import { withNames } from '@/table/words/cardWords';
import { storyFor } from '@/table/words/story';
import { tellEvents, tellTheft } from '@/table/words/tell';
import type { Colour } from '@/core/seat';

import { CARD_ROWS, MOVE_ROWS, SEATED, STORY_ACTOR, STORY_READER, STORY_ROWS, THEFT_OF_TWO } from './meaning/cards';
import { TILE_ROWS } from './meaning/tiles';

/*
 * The shape of a translation is checked elsewhere; here it is read for what it means. A sentence that swaps who took
 * and who lost has every key and every placeholder in place, so only a table written by hand can find it.
 */

const LINES = SEATED.map((name, index) => ({ index, name, number: index as Colour, isAi: false }));

/** Sentences with more than one person's name are all heard here; these two groups are heard whole. */
const HEARD = /^(table\.tell|board\.told|table\.story\.(traded|took))/;
/** Said by a screen itself, with one name in it. */
const ELSEWHERE = ['table.tell.score', 'board.told.turn'];

describe.each(LANGUAGES)('what is told in %s', (language) => {
  const said = new Set<string>();
  const plain = wordsIn(language);
  const words: Words = {
    ...plain,
    t: (key, ...values) => {
      said.add(key);
      return plain.t(key, ...values);
    },
  };

  it.each(CARD_ROWS)('of cards: $about', ({ actor, events, ...row }) => {
    expect(tellEvents(words, events, actor, SEATED).map(({ text }) => text)).toEqual(row[language]);
  });

  it.each(STORY_ROWS)('of a story: $about', ({ moves, ...row }) => {
    const played = moves.map((events, index) => ({
      index,
      seat: STORY_ACTOR,
      move: { type: 'endTurn' },
      events,
      scores: [],
      reason: null,
    }));
    const story = storyFor(words, tellAll(settlers, STORY_READER, played), STORY_READER, SEATED);
    expect(story.flatMap(({ title, detail }) => [title, detail])).toEqual(row[language]);
  });

  it('of a theft between two', () => {
    const built = { type: 'built', seat: 0, what: 'road', card: null, paid: {}, discount: null, takenFrom: 1 } as const;
    expect([tellTheft(words, built, SEATED, 2)]).toEqual(THEFT_OF_TWO[language]);
  });

  it.each(MOVE_ROWS)('of a move: $about', ({ key, values, ...row }) => {
    expect([words.say(withNames(words, { key, values }, SEATED))]).toEqual(row[language]);
  });

  it.each(TILE_ROWS)('of tiles: $about', ({ events, ...row }) => {
    // Each mover's part is told by itself, as the match keeps it.
    expect(byMove(events).flatMap((part) => tell(words, LINES, part).map(({ text }) => text))).toEqual(row[language]);
  });

  it('leaves no sentence of a history unread', () => {
    const all = [...flatten(DICTIONARIES.en).keys()].filter((key) => HEARD.test(key) && !ELSEWHERE.includes(key));
    expect(all.filter((key) => !said.has(key))).toEqual([]);
  });
});

function byMove<Event extends { readonly type: string }>(events: readonly Event[]): Event[][] {
  const parts: Event[][] = [];
  for (const event of events) {
    const last = parts[parts.length - 1];
    if (last === undefined || event.type === 'placed') parts.push([event]);
    else last.push(event);
  }
  return parts;
}
