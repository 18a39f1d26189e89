import type { SettlersMove } from '@/games/settlers';

import { objection, playStated, stage, texts } from './play';

const lay = (card: 'ore' | 'wool' | 'brick'): SettlersMove => ({ type: 'lay', card });

describe('trading with the pile', () => {
  it('discards first and draws as many afterwards', () => {
    const table = stage(2, { hands: [{ wool: 2, ore: 1 }], roads: [3] });
    const { position } = table;
    position.play(lay('wool'));
    expect(texts(position)).toEqual(['draw', 'lay o', 'lay w']);
    position.play(lay('ore'));
    expect(texts(position)).toEqual(['draw']);
    expect(objection(position, lay('wool'))).toBe('allowanceSpent');
    expect(position.isReversible).toBe(true);
    playStated(table, { type: 'draw' }, { grain: 2 });
    expect(position.isReversible).toBe(false);
    expect(position.viewFor(0).hand).toEqual({ wool: 1, grain: 2 });
    expect(position.viewFor(1).discards).toEqual({ ore: 1, wool: 1 });
    expect(position.viewFor(0).trade).toBeNull();
  });

  it('shuffles the discards when the pile runs out, also those just laid', () => {
    const table = stage(2, { hands: [{ ore: 1 }, { wool: 2 }], pile: {} });
    table.position.play(lay('ore'));
    const events = playStated(table, { type: 'draw' }, { ore: 1 });
    expect(events[0]).toMatchObject({ type: 'pileRefilled' });
    expect(table.position.viewFor(0).discards).toEqual({});
  });

  it('is all that is left, with one card, to a player without a road', () => {
    const { position } = stage(3, { hands: [{ ore: 2 }, { wool: 1 }], roads: [0, 2, 2] });
    expect(texts(position)).toEqual(['lay o', 'end']);
    expect(objection(position, { type: 'takeOpen', card: 'ore' })).toBe('needsRoad');
    expect(objection(position, { type: 'takeBlind', from: 1, cards: 1 })).toBe('needsRoad');
    position.play(lay('ore'));
    expect(objection(position, lay('ore'))).toBe('allowanceSpent');
  });
});

describe('trading with the market', () => {
  it('takes first, then gives back, and what was just taken may go back', () => {
    const { position } = stage(2, { hands: [{ brick: 1 }], market: { ore: 2, wool: 3 }, roads: [3] });
    position.play({ type: 'takeOpen', card: 'ore' });
    position.play({ type: 'takeOpen', card: 'wool' });
    expect(texts(position)).toEqual(['give b', 'give o', 'give w']);
    position.play({ type: 'giveBack', card: 'wool' });
    expect(texts(position)).toEqual(['give b', 'give o']);
    position.play({ type: 'giveBack', card: 'brick' });
    expect(position.viewFor(1).market).toEqual({ brick: 1, ore: 1, wool: 3 });
    expect(position.viewFor(0).hand).toEqual({ ore: 1 });
    expect(position.isReversible).toBe(true);
    expect(objection(position, { type: 'takeOpen', card: 'ore' })).toBe('allowanceSpent');
  });

  it('can be taken back step by step, because nothing hidden was seen', () => {
    const { position } = stage(2, { hands: [{ brick: 1 }], market: { ore: 2, wool: 3 } });
    const before = JSON.stringify(position.viewFor(0));
    position.play({ type: 'takeOpen', card: 'ore' });
    expect(position.isReversible).toBe(true);
    position.play({ type: 'giveBack', card: 'brick' });
    expect(position.isReversible).toBe(true);
    position.undo();
    position.undo();
    expect(JSON.stringify(position.viewFor(0))).toBe(before);
  });

  it('ends the taking with the first card given', () => {
    const { position } = stage(2, { hands: [{ brick: 3 }], market: { ore: 5 }, roads: [5] });
    position.play({ type: 'takeOpen', card: 'ore' });
    position.play({ type: 'takeOpen', card: 'ore' });
    position.play({ type: 'giveBack', card: 'brick' });
    expect(objection(position, { type: 'takeOpen', card: 'ore' })).toBe('finishTrade');
    position.play({ type: 'giveBack', card: 'brick' });
    expect(objection(position, { type: 'takeOpen', card: 'ore' })).toBeNull();
    expect(objection(position, { type: 'takeOpen', card: 'grain' })).toBe('notInMarket');
  });

  it('must be finished before anything else', () => {
    const { position } = stage(2, { hands: [{ brick: 1, lumber: 1 }, { ore: 2 }], roads: [3] });
    position.play({ type: 'takeOpen', card: 'ore' });
    const road = { type: 'build', what: 'road', paid: { brick: 1, lumber: 1 }, discount: null };
    expect(objection(position, { type: 'endTurn' })).toBe('finishTrade');
    expect(objection(position, road)).toBe('finishTrade');
    expect(objection(position, lay('brick'))).toBe('finishTrade');
    expect(objection(position, { type: 'takeBlind', from: 1, cards: 1 })).toBe('finishTrade');
    expect(objection(position, { type: 'guild', from: 1 })).toBe('finishTrade');
    expect(objection(position, { type: 'draw' })).toBe('nothingLaid');
    expect(objection(position, { type: 'choose', card: 'ore' })).toBe('nothingOpened');
    expect(objection(position, { type: 'giveBack', card: 'grain' })).toBe('notInHand');
  });
});

describe('trading with a player', () => {
  it('draws blind as many as were asked for, and gives as many back', () => {
    const table = stage(3, { hands: [{ brick: 2 }, { ore: 2, wool: 1 }], roads: [4] });
    const { position } = table;
    const events = playStated(table, { type: 'takeBlind', from: 1, cards: 2 }, { ore: 1, wool: 1 });
    expect(events).toEqual([
      { type: 'cardsMoved', from: 1, to: 0, count: 2, cards: { ore: 1, wool: 1 }, because: 'trade' },
    ]);
    expect(position.isReversible).toBe(false);
    expect(position.viewFor(2).trade).toEqual({ with: 1, laid: 0, owed: 2 });
    position.play({ type: 'giveBack', card: 'wool' });
    position.play({ type: 'giveBack', card: 'brick' });
    expect(position.viewFor(1).hand).toEqual({ brick: 1, ore: 1, wool: 1 });
    expect(position.viewFor(0).hand).toEqual({ brick: 1, ore: 1 });
  });

  it('asks for no more cards than the allowance, the partner or the table have', () => {
    const { position } = stage(3, { hands: [{ brick: 1 }, { ore: 1 }, { wool: 5 }], roads: [3, 3, 1] });
    expect(texts(position)).toContain('take 1x1');
    expect(objection(position, { type: 'takeBlind', from: 1, cards: 2 })).toBe('tooFewCards');
    expect(objection(position, { type: 'takeBlind', from: 2, cards: 3 })).toBe('aboveAllowance');
    expect(objection(position, { type: 'takeBlind', from: 0, cards: 1 })).toBe('notYourself');
    expect(objection(position, { type: 'takeBlind', from: 3, cards: 1 })).toBe('malformed');
    expect(objection(position, { type: 'openHand', from: 1, cards: 1 })).toBe('noLibrary');
  });

  it('counts the allowance once: each card may go to another partner', () => {
    const table = stage(3, { hands: [{ brick: 3 }, { ore: 1 }, { wool: 1 }], roads: [5, 1, 1] });
    const { position } = table;
    playStated(table, { type: 'takeBlind', from: 1, cards: 1 }, { ore: 1 });
    position.play({ type: 'giveBack', card: 'brick' });
    playStated(table, { type: 'takeBlind', from: 2, cards: 1 }, { wool: 1 });
    position.play({ type: 'giveBack', card: 'brick' });
    position.play({ type: 'takeOpen', card: 'grain' });
    position.play({ type: 'giveBack', card: 'brick' });
    expect(position.viewFor(0).allowance).toBe(0);
    expect(position.viewFor(0).hand).toEqual({ ore: 1, wool: 1, grain: 1 });
    expect(texts(position)).toEqual(['knight o1w1g1', 'end']);
  });
});

describe('the Library', () => {
  const scene = { hands: [{ brick: 3 }, { ore: 2, wool: 1 }], roads: [5], expansions: [['library' as const]] };

  it('opens a hand, then one card is chosen and the others are drawn blind', () => {
    const table = stage(3, scene);
    const { position } = table;
    expect(position.viewFor(0).opened).toBeNull();
    const opening = position.play({ type: 'openHand', from: 1, cards: 2 });
    expect(opening).toEqual([{ type: 'handOpened', owner: 1, to: 0, cards: { ore: 2, wool: 1 } }]);
    expect(position.isReversible).toBe(false);
    expect(position.viewFor(0).opened).toEqual({ owner: 1, hand: { ore: 2, wool: 1 } });
    expect(position.viewFor(1).opened).toBeNull();
    expect(position.viewFor(2).opened).toBeNull();
    expect(texts(position)).toEqual(['choose o', 'choose w']);
    expect(objection(position, { type: 'choose', card: 'brick' })).toBe('notInOpenedHand');
    expect(objection(position, { type: 'endTurn' })).toBe('chooseFirst');
    expect(objection(position, { type: 'guild', from: 1 })).toBe('chooseFirst');
    expect(objection(position, { type: 'giveBack', card: 'brick' })).toBe('chooseFirst');
    expect(objection(position, { type: 'takeOpen', card: 'brick' })).toBe('chooseFirst');
    const events = playStated(table, { type: 'choose', card: 'wool' }, { ore: 1 });
    expect(events.map((event) => event.type === 'cardsMoved' && event.because)).toEqual(['library', 'trade']);
    expect(position.isReversible).toBe(false);
    position.play({ type: 'giveBack', card: 'brick' });
    position.play({ type: 'giveBack', card: 'brick' });
    expect(position.viewFor(0).opened).toEqual({ owner: 1, hand: { brick: 2, ore: 1 } });
  });

  it('works once a trade phase; another card of the same player is blind again', () => {
    const table = stage(3, scene);
    const { position } = table;
    position.play({ type: 'openHand', from: 1, cards: 1 });
    position.play({ type: 'choose', card: 'wool' });
    expect(position.isReversible).toBe(true);
    position.play({ type: 'giveBack', card: 'brick' });
    expect(objection(position, { type: 'openHand', from: 1, cards: 1 })).toBe('libraryUsed');
    expect(objection(position, { type: 'takeBlind', from: 1, cards: 1 })).toBeNull();
    playStated(table, { type: 'endTurn' }, { wool: 2 });
    expect(position.viewFor(0).opened).toBeNull();
    expect(position.viewFor(0).used.library).toBe(false);
  });

  it('needs a road like any trade with a player', () => {
    const { position } = stage(3, { ...scene, roads: [0, 1, 1] });
    expect(objection(position, { type: 'openHand', from: 1, cards: 1 })).toBe('needsRoad');
  });
});

describe('the Merchant Guild', () => {
  const guild = [['merchantGuild' as const]];

  it('takes one blind card from whoever has as many points or more, once a turn, for nothing', () => {
    const table = stage(4, {
      hands: [{}, { ore: 2 }, { wool: 2 }, {}],
      roads: [0, 2, 1, 1],
      settlements: [0, 2, 1, 5],
      expansions: guild,
    });
    const { position } = table;
    // Seat 1 has as many points (3), seat 2 fewer (1), seat 3 more (5) but no card.
    expect(texts(position)).toEqual(['guild 1', 'end']);
    expect(objection(position, { type: 'guild', from: 2 })).toBe('fewerPoints');
    expect(objection(position, { type: 'guild', from: 3 })).toBe('emptyHand');
    expect(objection(position, { type: 'guild', from: 0 })).toBe('notYourself');
    playStated(table, { type: 'guild', from: 1 }, { ore: 1 });
    expect(position.isReversible).toBe(false);
    expect(position.viewFor(0).players.map((player) => player.cards)).toEqual([1, 1, 2, 0]);
    expect(objection(position, { type: 'guild', from: 1 })).toBe('guildUsed');
    // Trading goes on afterwards: a theft is no trade and no build.
    expect(objection(position, lay('ore'))).toBeNull();
  });

  it('works between builds too, and only for its owner', () => {
    const table = stage(3, {
      hands: [{ brick: 1, lumber: 1 }, { ore: 3 }, {}],
      settlements: [1, 5, 1],
      expansions: guild,
    });
    const { position } = table;
    position.play({ type: 'build', what: 'road', paid: { brick: 1, lumber: 1 }, discount: null });
    expect(texts(position)).toEqual(['guild 1', 'end']);
    playStated(table, { type: 'guild', from: 1 }, { ore: 1 });
    playStated(table, { type: 'endTurn' }, { ore: 2 });
    expect(objection(position, { type: 'guild', from: 0 })).toBe('noGuild');
  });
});

describe('the end of a turn', () => {
  it('draws two cards and one for every knight on side A', () => {
    for (const [knights, cards] of [
      [0, 2],
      [1, 3],
      [2, 3],
      [3, 4],
    ] as const) {
      const table = stage(3, { knights: [knights] });
      playStated(table, { type: 'endTurn' }, { ore: cards });
      expect(table.position.viewFor(0).players[0]?.cards).toBe(cards);
      expect(table.position.turnOf).toBe(1);
      expect(table.position.turn).toBe(2);
      expect(table.position.isReversible).toBe(false);
    }
  });

  it('stops drawing when pile and discards are both empty', () => {
    const all = { brick: 10, lumber: 10, ore: 15, wool: 14, grain: 13 };
    const table = stage(2, { hands: [{ ...all, ore: 14 }, {}], pile: { ore: 1 } });
    expect(playStated(table, { type: 'endTurn' }, { ore: 1 })).toHaveLength(2);
    expect(playStated(table, { type: 'endTurn' })).toEqual([{ type: 'turnEnded', seat: 1, next: 0 }]);
    expect(table.position.isReversible).toBe(false);
  });

  it('draws around a refill', () => {
    const table = stage(2, { hands: [{}, {}], pile: { ore: 1 } });
    const events = playStated(table, { type: 'endTurn' }, { ore: 1, wool: 1 });
    expect(events.map((event) => event.type)).toEqual(['pileRefilled', 'cardsMoved', 'turnEnded']);
  });
});
