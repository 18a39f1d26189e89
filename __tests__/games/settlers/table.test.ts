import { defaultOptions } from '@/core/options';
import { NOBODY, tellAll, Told } from '@/core/told';
import { classic } from '@/games/classic';
import {
  cardEvents,
  cardIntent,
  CardTable,
  RESOURCES,
  settlers,
  sizeOf,
  type SettlersPosition,
} from '@/games/settlers';
import { intentAfter, startIntent } from '@/games/settlers/intent';

import { watchGame } from '../../support/settlersPlay';

const tableOf = (position: SettlersPosition, seat: number) => CardTable.of(settlers.tableFor(position, seat));

describe('the card table of a seat', () => {
  it('offers moves to the decider alone, and says nothing of why to the others', () => {
    watchGame({ seats: 3, seed: 4, moves: 300 }, (position) => {
      const before = JSON.stringify(position.viewFor(position.decider));
      for (const seat of [0, 1, 2, NOBODY]) {
        const table = tableOf(position, seat);
        const isMine = seat === position.decider && !position.isOver;
        expect(table.legalMoves()).toEqual(isMine ? position.legalMoves() : []);
        const wrong = { type: 'lay', card: 'gold' } as never;
        expect(table.objectionTo(wrong)?.code ?? null).toBe(isMine ? position.objectionTo(wrong)?.code : null);
        expect([table.seats, table.decider, table.isOver, table.ply]).toEqual([
          3,
          position.decider,
          position.isOver,
          position.ply,
        ]);
        expect(table.scores()).toEqual(position.scores());
        expect(table.outcome()).toEqual(position.outcome());
        expect(sizeOf(table.view.hand)).toBe(seat === NOBODY ? 0 : (table.view.players[seat]?.cards ?? 0));
      }
      expect(JSON.stringify(position.viewFor(position.decider))).toBe(before);
    });
  });

  it('foretells what comes true: a build, a city, the cards at the end of a turn', () => {
    const seen = { build: 0, city: 0, end: 0 };
    watchGame({ seats: 3, seed: 9, moves: 500 }, (position) => {
      const seat = position.decider;
      const table = tableOf(position, seat);
      for (const move of position.legalMoves()) {
        const then = position.clone();
        if (move.type === 'build' && move.what !== 'city') {
          expect(table.eventsOf(move)).toEqual(then.play(move));
          seen.build++;
        } else if (move.type === 'build') {
          const scored = then.play(move).filter((event) => event.type === 'scored');
          expect(scored.reduce((sum, event) => sum + event.points, 0)).toBe(table.cityGain);
          seen.city++;
        } else if (move.type === 'endTurn') {
          const drawn = then.play(move).find((event) => event.type === 'cardsMoved' && event.because === 'turnEnd');
          expect(drawn).toMatchObject({ count: table.cardsAtEnd });
          seen.end++;
        }
      }
    });
    expect(Object.values(seen).every((count) => count > 5)).toBe(true);
  });

  it('is of cards or it is refused', () => {
    const land = classic.tableFor(classic.start(defaultOptions(classic.options), 1, 2), NOBODY);
    expect(CardTable.is(land)).toBe(false);
    expect(() => CardTable.of(land)).toThrow('not a table of cards');
  });
});

describe('what a seat is told of the card game', () => {
  it('names the cards of others to nobody, and its own moves to itself', () => {
    let hidden = 0;
    watchGame({ seats: 3, seed: 2, moves: 200 }, (_, played) => {
      const last = played.at(-1);
      if (last === undefined) return;
      for (const to of [0, 1, 2, NOBODY]) {
        const told = Told.by(settlers as never, to, last);
        expect(told.to).toBe(to);
        expect(told.scores).toEqual(last.scores);
        if (to === last.seat || last.move.type === 'build') expect(told.move).toEqual(last.move);
        else {
          expect(told.move).toBeNull();
          hidden++;
        }
        for (const event of cardEvents(told)) {
          if (event.type !== 'cardsMoved' || event.because !== 'turnEnd' || event.to === to) continue;
          expect(event.cards).toBeNull();
        }
      }
    });
    expect(hidden).toBeGreaterThan(50);
  });

  it('is told in order, of as many moves as there were', () => {
    watchGame({ seats: 2, seed: 3, moves: 40 }, (_, played) => {
      expect(tellAll(settlers as never, 1, played).map(({ index }) => index)).toEqual(played.map(({ index }) => index));
    });
  });
});

describe('points of the card game', () => {
  it('add up to the score, from what lies there and from what was given', () => {
    watchGame({ seats: 3, seed: 5, moves: 300 }, (position, played) => {
      const { points } = settlers;
      const scores = position.scores();
      const lying = points.standing(position) ?? [];
      const given = played.flatMap(({ events }) => points.pointsIn(events as never));
      scores.forEach((score, seat) => {
        const lies = lying.filter(({ player }) => player === seat).reduce((sum, line) => sum + line.points, 0);
        expect(lies).toBe(score);
        const start = position.clone();
        while (start.ply > 0) start.undo();
        const gained = given
          .filter(({ players }) => players.includes(seat))
          .reduce((sum, line) => sum + line.points, 0);
        expect((start.scores()[seat] ?? 0) + gained).toBe(score);
        expect(points.resultOf(scores, seat)).toBe(score);
      });
      expect(given.every(({ kind }) => points.kinds.includes(kind))).toBe(true);
    });
    expect(settlers.points.endsTurn({ type: 'endTurn' })).toBe(true);
    expect(settlers.points.endsTurn({ type: 'build' })).toBe(false);
  });
});

it('the card that is meant to go back is lifted after a blind trade, and nothing else is left in mind', () => {
  let lifted = 0;
  watchGame({ seats: 3, seed: 8, moves: 300 }, (position) => {
    for (const move of position.legalMoves().slice(0, 12)) {
      const then = position.clone();
      then.play(move);
      const card = RESOURCES.find((each) => (position.viewFor(position.decider).hand[each] ?? 0) > 0);
      if (card === undefined) continue;
      const intent = { stage: 'partner', seat: 'from' in move ? move.from : 0, give: card, cards: 1 } as const;
      const left = cardIntent(intentAfter(then, move, intent));
      if (move.type === 'takeBlind') {
        expect(left).toEqual({ stage: 'lifted', card });
        lifted++;
      } else expect(left).toEqual(startIntent(then));
    }
  });
  expect(lifted).toBeGreaterThan(5);
});
