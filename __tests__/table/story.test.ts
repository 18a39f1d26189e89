import { tellAll, type Happening } from '@/core/told';
import { settlers, type SettlersEvent } from '@/games/settlers';
import { wordsIn } from '@/i18n';
import { storyFor } from '@/table/words/story';

import { NAMES, watchGame } from '../support/settlersPlay';

const words = wordsIn('en');
const [ana, rui, leonor] = [0, 1, 2] as const;

const moved = (from: number, to: number, cards: object, because: 'trade' | 'library' = 'trade'): SettlersEvent => ({
  type: 'cardsMoved',
  from,
  to,
  count: Object.values(cards).reduce((a: number, b: number) => a + b, 0),
  cards,
  because,
});
const ended: SettlersEvent = { type: 'tradeEnded', seat: ana, with: rui };
const happened = (index: number, seat: number, events: readonly SettlersEvent[]): Happening => ({
  index,
  seat,
  move: { type: 'endTurn' },
  events,
  scores: [],
  reason: null,
});
const play = (...moves: readonly (readonly SettlersEvent[])[]): Happening[] =>
  moves.map((events, index) => happened(index, ana, events));
const tell = (played: readonly Happening[], viewer: number) =>
  storyFor(words, tellAll(settlers, viewer, played), viewer, NAMES).map(({ title, detail, cards }) => ({
    title,
    detail,
    cards,
  }));

describe('the story', () => {
  const blind = play(
    [moved(rui, ana, { wool: 1, ore: 1 })],
    [moved(ana, rui, { grain: 1 })],
    [moved(ana, rui, { brick: 1 }), ended],
  );

  it('tells a trade once, with all its cards to whom they belonged', () => {
    expect(tell(blind, rui)).toEqual([
      {
        title: 'Ana trades 2 cards with Rui.',
        detail: 'Takes 1 wool and 1 ore unseen and gives 1 brick and 1 grain back.',
        cards: { by: 'trade', count: 2 },
      },
    ]);
  });

  it('tells everybody else how many cards went each way', () => {
    expect(tell(blind, leonor)).toEqual([
      {
        title: 'Ana trades 2 cards with Rui.',
        detail: 'Takes 2 cards unseen and gives 2 cards back.',
        cards: { by: 'trade', count: 2 },
      },
    ]);
  });

  it('tells that a hand was opened', () => {
    const opened = play(
      [{ type: 'handOpened', owner: rui, to: ana, cards: { ore: 2 } }],
      [moved(rui, ana, { ore: 1 }, 'library')],
      [moved(ana, rui, { wool: 1 }), ended],
    );
    expect(tell(opened, leonor)).toEqual([
      {
        title: 'Ana trades 1 card with Rui.',
        detail: 'Opens the hand, takes 1 card and gives 1 card back.',
        cards: { by: 'trade', count: 1 },
      },
    ]);
    expect(tell(opened, rui)[0]?.detail).toBe('Opens the hand, takes 1 ore and gives 1 wool back.');
  });

  it('keeps two trades apart', () => {
    const twice = play(
      [moved(rui, ana, { wool: 1 })],
      [moved(ana, rui, { wool: 1 }), ended],
      [moved(leonor, ana, { ore: 1 })],
      [moved(ana, leonor, { ore: 1 }), { ...ended, with: leonor }],
    );
    expect(tell(twice, rui).map(({ title }) => title)).toEqual([
      'Ana trades 1 card with Rui.',
      'Ana trades 1 card with Leonor.',
    ]);
  });

  it('tells what a hand lost to robbers as one loss', () => {
    const lost = (seat: number, index: number, cards: object, more: SettlersEvent[] = []): Happening =>
      happened(index, seat, [
        { type: 'cardsMoved', from: seat, to: 'discards', count: 1, cards, because: 'robberAttack' },
        ...more,
      ]);
    const turned: SettlersEvent = { type: 'destinyTurned', to: 'black', because: 'robberAttack' };
    const attack = [lost(ana, 0, { ore: 1 }), lost(ana, 1, { wool: 1 }), lost(rui, 2, { ore: 1 }, [turned])];
    expect(tell(attack, leonor)).toEqual([
      { title: 'Ana discards 1 wool and 1 ore.', detail: null, cards: { by: 'robberAttack', count: 2 } },
      {
        title: 'Rui discards 1 ore.',
        detail: expect.stringMatching(/^Destiny turns/) as string,
        cards: { by: 'robberAttack', count: 1 },
      },
    ]);
  });

  it('of whole games has a line for every act, and none for half of one', () => {
    let trades = 0;
    for (let seed = 1; seed <= 4; seed++) {
      watchGame({ seats: 3, seed, moves: 300 }, (position, played) => {
        if (position.stage !== 'trade' && position.stage !== 'build') return;
        const story = storyFor(words, tellAll(settlers, position.decider, played), position.decider, NAMES);
        trades += story.filter(({ cards }) => cards?.by === 'trade').length;
        for (const { title } of story) expect(title).not.toMatch(/ back to |, unseen\.$/);
        expect(new Set(story.map(({ key }) => key)).size).toBe(story.length);
      });
    }
    expect(trades).toBeGreaterThan(20);
  });
});
