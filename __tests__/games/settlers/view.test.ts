import { Rng } from '@/core/rng';
import { eventsFor, imagine, settlers, type SettlersEvent } from '@/games/settlers';

import { stage, usual } from './play';

describe('what a seat may know', () => {
  const { position } = stage(3, {
    hands: [{ brick: 2 }, { ore: 3, wool: 1 }, { grain: 2 }],
    market: { brick: 1, lumber: 2, grain: 2 },
    knights: [0, 1, 2],
    cities: [0, 1, 0],
    expansions: [[], ['church'], []],
    pile: { wool: 4 },
  });

  it('is its own hand and the number of cards of the others', () => {
    const view = position.viewFor(0);
    expect(view.hand).toEqual({ brick: 2 });
    expect(view.players.map((player) => player.cards)).toEqual([2, 4, 2]);
    expect(position.viewFor(1).hand).toEqual({ ore: 3, wool: 1 });
  });

  it('is all that lies open, the discards among it', () => {
    const view = position.viewFor(2);
    expect(view.market).toEqual({ brick: 1, lumber: 2, grain: 2 });
    expect(view.discards).toEqual({ brick: 8, lumber: 9, ore: 13, wool: 10, grain: 10 });
    expect(view.pile).toBe(4);
    expect(view.stacks).toEqual({
      road: 4,
      knight: 1,
      settlement: 6,
      expansion: { library: 1, church: 1, citadel: 1, townHall: 1, university: 1, merchantGuild: 1 },
    });
    expect(view.unseenEvents).toEqual({ robberAttack: 8, marketDay: 3 });
    expect(view.players[1]).toEqual({
      cards: 4,
      points: 6,
      roads: 1,
      knights: 1,
      settlements: 1,
      cities: 1,
      expansions: ['church'],
    });
  });

  it('is plain data', () => {
    const view = position.viewFor(1);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});

describe('what a seat is told', () => {
  const moved = (from: 'pile' | 'market' | number, to: 'market' | 'discards' | number): SettlersEvent => ({
    type: 'cardsMoved',
    from,
    to,
    count: 1,
    cards: { ore: 1 },
    because: 'trade',
  });
  const told = (event: SettlersEvent) =>
    [0, 1, 2].map((seat) => eventsFor(seat, [event]).some((seen) => 'cards' in seen && seen.cards !== null));

  it('are the cards that pass through its own hand or lie open at either end', () => {
    expect(told(moved('pile', 0))).toEqual([true, false, false]);
    expect(told(moved(1, 0))).toEqual([true, true, false]);
    expect(told(moved('market', 0))).toEqual([true, true, true]);
    expect(told(moved(0, 'market'))).toEqual([true, true, true]);
    expect(told(moved(0, 'discards'))).toEqual([true, true, true]);
    expect(told(moved('pile', 'market'))).toEqual([true, true, true]);
  });

  it('is an opened hand only if it is its own or was opened to it', () => {
    expect(told({ type: 'handOpened', owner: 1, to: 0, cards: { ore: 1 } })).toEqual([true, true, false]);
  });

  it('keeps the number of cards, and the events themselves stay as they were', () => {
    const event = moved(1, 0);
    expect(eventsFor(2, [event])).toEqual([{ ...event, cards: null }]);
    expect(event).toMatchObject({ cards: { ore: 1 } });
  });
});

describe('an imagined position', () => {
  it('looks the same to the seat, hides other cards, and forgets the past', () => {
    const position = settlers.start(usual, 3, 4);
    position.play({ type: 'endTurn' });
    const worlds = Array.from({ length: 20 }, (_, seed) => imagine(position, 1, Rng.fromSeed(seed)));
    for (const world of worlds) {
      expect(world.viewFor(1)).toEqual(position.viewFor(1));
      expect(world.legalMoves()).toEqual(position.legalMoves());
      expect(world.ply).toBe(1);
      expect(() => world.undo()).toThrow('no move');
    }
    expect(new Set(worlds.map((world) => JSON.stringify(world.viewFor(0).hand))).size).toBeGreaterThan(3);
  });

  it('keeps a hand that the Library opened, for as long as the turn lasts', () => {
    const { position } = stage(3, {
      hands: [{ brick: 2 }, { ore: 3, wool: 1 }, { grain: 3 }],
      expansions: [['library']],
    });
    position.play({ type: 'openHand', from: 1, cards: 1 });
    const hands = (seat: number, of: number) =>
      new Set(
        Array.from({ length: 30 }, (_, seed) =>
          JSON.stringify(imagine(position, seat, Rng.fromSeed(seed)).viewFor(of).hand),
        ),
      );
    expect([...hands(0, 1)]).toEqual(['{"ore":3,"wool":1}']);
    expect(hands(0, 2).size).toBeGreaterThan(1);
    expect(hands(2, 1).size).toBeGreaterThan(1);
  });

  it('draws its own chance from the generator it was given', () => {
    const position = settlers.start(usual, 3, 2);
    const drawn = (seed: number) => {
      const world = imagine(position, 0, Rng.fromSeed(seed));
      world.play({ type: 'endTurn' });
      return JSON.stringify(world.viewFor(0).hand);
    };
    expect(drawn(1)).toBe(drawn(1));
    expect(new Set(Array.from({ length: 20 }, (_, seed) => drawn(seed))).size).toBeGreaterThan(3);
  });
});
