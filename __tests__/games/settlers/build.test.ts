import { settlers, type SettlersEvent, type SettlersMove } from '@/games/settlers';

import { objection, playStated, stage, texts, type Scene } from './play';

const ROAD: SettlersMove = { type: 'build', what: 'road', paid: { brick: 1, lumber: 1 }, discount: null };
const KNIGHT: SettlersMove = { type: 'build', what: 'knight', paid: { ore: 1, wool: 1, grain: 1 }, discount: null };
const CITY: SettlersMove = { type: 'build', what: 'city', paid: { ore: 3, grain: 2 }, discount: null };
const settle = (turnDestiny: boolean): SettlersMove => ({
  type: 'build',
  what: 'settlement',
  paid: { brick: 1, lumber: 1, wool: 1, grain: 1 },
  discount: null,
  turnDestiny,
});
const CHURCH: SettlersMove = {
  type: 'build',
  what: 'expansion',
  card: 'church',
  paid: { ore: 1, wool: 3 },
  discount: null,
};
const ATTACK = 0;
const MARKET_DAY = 1;

const pick = <Type extends SettlersEvent['type']>(events: SettlersEvent[], type: Type) =>
  events.filter((event): event is Extract<SettlersEvent, { type: Type }> => event.type === type);

/** Whom a road (or knight) comes from when the stack is empty, or null when it may not be built. */
function victim(what: 'road' | 'knight', seats: number, scene: Scene): number | null {
  const seat = scene.turnOf ?? 0;
  const hands = Array.from({ length: seats }, (_, at) =>
    at === seat ? { brick: 1, lumber: 1, ore: 1, wool: 1, grain: 1 } : {},
  );
  const { position } = stage(seats, { hands, roadStack: 0, knightStack: 0, ...scene });
  const move = what === 'road' ? ROAD : KNIGHT;
  if (objection(position, move) === 'nobodyToTakeFrom') return null;
  return pick(position.play(move), 'built')[0]?.takenFrom ?? -1;
}

describe('roads and knights', () => {
  it('alternate their sides: every second one gives a point', () => {
    const gains = [0, 1, 2, 3].map((roads) => {
      const { position } = stage(4, { hands: [{ brick: 1, lumber: 1 }], roads: [roads] });
      return pick(position.play(ROAD), 'scored').length;
    });
    expect(gains).toEqual([0, 1, 0, 1]);
    const { position } = stage(4, { hands: [{ ore: 1, wool: 1, grain: 1 }], knights: [1] });
    expect(pick(position.play(KNIGHT), 'scored')).toEqual([
      { type: 'scored', seat: 0, points: 1, total: 2, because: { what: 'knight', card: null } },
    ]);
  });

  it('come from the stack while it has cards', () => {
    expect(victim('road', 3, { roadStack: 1, roads: [0, 3, 3] })).toBe(-1);
    expect(victim('knight', 3, { knightStack: 1, knights: [0, 3, 3] })).toBe(-1);
  });

  it('are taken from the opponent when two play, where there is no destiny', () => {
    expect(victim('road', 2, { roads: [4, 1] })).toBe(1);
    expect(victim('road', 2, { turnOf: 1, roads: [1, 4] })).toBe(0);
    expect(victim('road', 2, { roads: [5, 0] })).toBeNull();
    expect(victim('knight', 2, { knights: [2, 0] })).toBeNull();
  });

  it('are taken clockwise under white arrows and the other way under black ones', () => {
    expect(victim('road', 3, { roads: [1, 3, 3] })).toBe(1);
    expect(victim('road', 3, { roads: [1, 3, 3], destiny: 'black' })).toBe(2);
    expect(victim('road', 3, { turnOf: 1, roads: [3, 1, 3], destiny: 'white' })).toBe(2);
    expect(victim('road', 3, { turnOf: 1, roads: [3, 1, 3], destiny: 'black' })).toBe(0);
    expect(victim('knight', 6, { turnOf: 4, knights: [1, 1, 1, 1, 1, 1] })).toBe(5);
    expect(victim('knight', 6, { turnOf: 5, knights: [1, 1, 1, 1, 1, 1] })).toBe(0);
    expect(victim('knight', 6, { turnOf: 0, knights: [1, 1, 1, 1, 1, 1], destiny: 'black' })).toBe(5);
  });

  it('are taken from the next who has one', () => {
    expect(victim('road', 6, { turnOf: 4, roads: [0, 2, 0, 2, 5, 0] })).toBe(1);
    expect(victim('road', 6, { turnOf: 4, roads: [0, 2, 0, 2, 5, 0], destiny: 'black' })).toBe(3);
    expect(victim('road', 6, { turnOf: 4, roads: [0, 0, 0, 0, 13, 0] })).toBeNull();
  });

  it('spare the first three roads behind a citadel', () => {
    const citadel = [[], ['citadel' as const], []];
    expect(victim('road', 3, { roads: [1, 3, 3], expansions: citadel })).toBe(2);
    expect(victim('road', 3, { roads: [1, 4, 3], expansions: citadel })).toBe(1);
    expect(victim('road', 3, { roads: [4, 3, 0], expansions: citadel })).toBeNull();
    // A citadel guards no knights.
    expect(victim('knight', 3, { knights: [0, 1, 1], expansions: citadel })).toBe(1);
  });

  it('spare the first knight beside a church', () => {
    const church = [[], ['church' as const], []];
    expect(victim('knight', 3, { knights: [0, 1, 1], expansions: church })).toBe(2);
    expect(victim('knight', 3, { knights: [0, 2, 1], expansions: church })).toBe(1);
    expect(victim('knight', 3, { knights: [1, 1, 0], expansions: church })).toBeNull();
    expect(victim('road', 3, { roads: [0, 1, 1], expansions: church })).toBe(1);
  });

  it('turn to the side that fits their new owner, and may cost the old one a point', () => {
    const { position } = stage(3, { hands: [{ brick: 1, lumber: 1 }], roads: [1, 4, 2], roadStack: 0 });
    expect(pick(position.play(ROAD), 'scored')).toEqual([
      { type: 'scored', seat: 0, points: 1, total: 2, because: { what: 'road', card: null } },
      { type: 'scored', seat: 1, points: -1, total: 2, because: { what: 'road', card: null } },
    ]);
    expect(position.viewFor(2).players.map((player) => player.roads)).toEqual([2, 3, 2]);
    expect(position.isReversible).toBe(true);
  });
});

describe('settlements', () => {
  it('may turn destiny at once, to aim a theft in the same turn', () => {
    const hands = [{ brick: 2, lumber: 2, wool: 1, grain: 1 }];
    const { position } = stage(3, { hands, roads: [1, 3, 3], roadStack: 0 });
    const events = position.play(settle(true));
    expect(pick(events, 'destinyTurned')).toEqual([{ type: 'destinyTurned', to: 'black', because: 'settlement' }]);
    expect(pick(position.play(ROAD), 'built')[0]?.takenFrom).toBe(2);
  });

  it('leave destiny alone if the builder likes, and know none with two players', () => {
    const hands = [{ brick: 1, lumber: 1, wool: 1, grain: 1 }];
    const three = stage(3, { hands, destiny: 'black' }).position;
    expect(texts(three).filter((text) => text.startsWith('settlement'))).toEqual([
      'settlement b1l1w1g1',
      'settlement b1l1w1g1!',
    ]);
    three.play(settle(false));
    expect(three.viewFor(0).destiny).toBe('black');
    const two = stage(2, { hands }).position;
    expect(texts(two).filter((text) => text.startsWith('settlement'))).toEqual(['settlement b1l1w1g1']);
    expect(objection(two, settle(true))).toBe('noDestiny');
  });

  it('end with their stack: nobody can be robbed of one', () => {
    const { position } = stage(3, { hands: [{ brick: 1, lumber: 1, wool: 1, grain: 1 }], settlementStack: 0 });
    expect(objection(position, settle(false))).toBe('stackEmpty');
  });
});

describe('builds in one turn', () => {
  it('are each made once, in any order, and end the trading', () => {
    const hands = [{ brick: 3, lumber: 3, wool: 2, grain: 2, ore: 1 }];
    const { position } = stage(4, { hands });
    position.play(ROAD);
    expect(objection(position, { type: 'lay', card: 'ore' })).toBe('tradingOver');
    expect(objection(position, { type: 'takeOpen', card: 'ore' })).toBe('tradingOver');
    expect(objection(position, { type: 'takeBlind', from: 1, cards: 1 })).toBe('tradingOver');
    expect(objection(position, ROAD)).toBe('builtAlready');
    position.play(KNIGHT);
    position.play(settle(false));
    expect(position.viewFor(3).built).toEqual(['road', 'knight', 'settlement']);
    expect(texts(position)).toEqual(['end']);
  });

  it('let a settlement of this turn become a city in this turn', () => {
    const hands = [{ brick: 1, lumber: 1, wool: 1, grain: 3, ore: 3 }];
    const table = stage(4, { hands, settlements: [0] });
    expect(objection(table.position, CITY)).toBe('noSettlement');
    table.position.play(settle(false));
    playStated(table, CITY, {}, ATTACK);
    expect(table.position.viewFor(0).players[0]).toMatchObject({ settlements: 0, cities: 1, points: 2 });
  });

  it('count a settlement and a city as one where the table agreed so', () => {
    const hands = [{ brick: 1, lumber: 1, wool: 1, grain: 3, ore: 3 }];
    const { position } = stage(4, { hands, options: { cityBuild: 'shared' } });
    position.play(settle(false));
    expect(objection(position, CITY)).toBe('builtAlready');
    expect(position.viewFor(0).built).toEqual(['settlement', 'city']);
  });
});

describe('expansions', () => {
  const hand = { ore: 1, wool: 3 };

  it('cover a bare city, whose two points vanish', () => {
    const { position } = stage(4, { hands: [hand], cities: [1] });
    expect(pick(position.play(CHURCH), 'scored')).toEqual([
      { type: 'scored', seat: 0, points: 1, total: 4, because: { what: 'expansion', card: 'church' } },
    ]);
    expect(position.viewFor(1).players[0]).toMatchObject({ cities: 0, expansions: ['church'], points: 4 });
  });

  it('need a city without one, a card on the stack and another name than those owned', () => {
    expect(objection(stage(4, { hands: [hand] }).position, CHURCH)).toBe('noCity');
    const owned = stage(4, { hands: [hand], cities: [1], expansions: [['church']] }).position;
    expect(objection(owned, CHURCH)).toBe('cardOwned');
    const gone = stage(2, { hands: [hand], cities: [1], expansions: [[], ['church']] }).position;
    expect(objection(gone, CHURCH)).toBe('cardGone');
    expect(texts(stage(2, { hands: [hand], cities: [1] }).position)).not.toContain('merchantGuild o1w3');
  });
});

describe('a new city', () => {
  const paid = { ore: 3, grain: 2 };

  it('with a robber attack cuts hands of 8, 7 and 11 down to seven, clockwise from the builder', () => {
    const hands = [{ wool: 8, ...paid }, { brick: 7 }, { lumber: 6, wool: 5 }];
    const table = stage(3, { hands });
    const { position } = table;
    const events = playStated(table, CITY, {}, ATTACK);
    expect(pick(events, 'cityRevealed')).toEqual([
      { type: 'cityRevealed', seat: 0, event: 'robberAttack', carriedOut: true },
    ]);
    expect(position.isReversible).toBe(false);
    expect(position.decider).toBe(0);
    expect(position.viewFor(1).toDiscard).toBe(1);
    expect(objection(position, { type: 'endTurn' })).toBe('discardFirst');
    expect(objection(position, { type: 'discard', card: 'ore' })).toBe('notInHand');
    position.play({ type: 'discard', card: 'wool' });
    expect(position.isReversible).toBe(true);
    expect(position.decider).toBe(2);
    expect(position.turnOf).toBe(0);
    expect(position.viewFor(1).toDiscard).toBe(4);
    expect(texts(position)).toEqual(['discard l', 'discard w']);
    for (const card of ['lumber', 'wool', 'wool'] as const) position.play({ type: 'discard', card });
    const last = position.play({ type: 'discard', card: 'wool' });
    expect(pick(last, 'destinyTurned')).toEqual([{ type: 'destinyTurned', to: 'black', because: 'robberAttack' }]);
    expect(position.viewFor(0).players.map((player) => player.cards)).toEqual([7, 7, 7]);
    expect(position.decider).toBe(0);
    expect(texts(position)).toContain('end');
    expect(objection(position, { type: 'discard', card: 'wool' })).toBe('noAttack');
  });

  it('starts the discards with the builder, wherever they sit', () => {
    const table = stage(4, { turnOf: 2, hands: [{ wool: 8 }, { brick: 8 }, { ...paid, lumber: 8 }, {}] });
    playStated(table, CITY, {}, ATTACK);
    const order: number[] = [];
    while (table.position.viewFor(0).stage === 'attack') {
      order.push(table.position.decider);
      table.position.play(table.position.legalMoves()[0]!);
    }
    expect(order).toEqual([2, 0, 1]);
    expect(table.position.viewFor(0).destiny).toBe('black');
  });

  it('turns destiny after a robber attack even if nobody discards, but has none to turn with two players', () => {
    const three = stage(3, { hands: [paid], destiny: 'black' });
    playStated(three, CITY, {}, ATTACK);
    expect(three.position.viewFor(0).destiny).toBe('white');
    const two = stage(2, { hands: [paid] });
    playStated(two, CITY, {}, ATTACK);
    expect(two.position.viewFor(0).destiny).toBeNull();
  });

  it('with a market day replaces the market and leaves destiny', () => {
    const table = stage(3, { hands: [paid], market: { brick: 5 } });
    const events = playStated(table, CITY, { ore: 2, wool: 3 }, MARKET_DAY);
    expect(pick(events, 'cardsMoved').map((event) => event.because)).toEqual(['price', 'marketDay', 'marketDay']);
    const view = table.position.viewFor(1);
    expect(view.market).toEqual({ ore: 2, wool: 3 });
    expect(view.discards).toEqual({ brick: 5, ore: 3, grain: 2 });
    expect(view.destiny).toBe('white');
    expect(view.unseenEvents).toEqual({ robberAttack: 8, marketDay: 2 });
  });

  it('on a market day with a short pile deals what is left, then shuffles the old market in', () => {
    const table = stage(2, { hands: [paid], market: { brick: 5 }, pile: { wool: 2 } });
    const events = playStated(table, CITY, { wool: 2, brick: 3 }, MARKET_DAY);
    expect(pick(events, 'pileRefilled')).toHaveLength(1);
    expect(table.position.viewFor(0).market).toEqual({ brick: 3, wool: 2 });
    expect(table.position.viewFor(0).discards).toEqual({});
  });
});

describe('the end', () => {
  it('comes at once, with the build that reaches the target', () => {
    const { position } = stage(3, { hands: [{ brick: 1, lumber: 1 }], roads: [3], settlements: [8] });
    const events = position.play(ROAD);
    expect(events.at(-1)).toEqual({ type: 'gameWon', seat: 0, points: 10 });
    expect(position.isOver).toBe(true);
    expect(position.outcome()).toEqual({ scores: [10, 1, 1], winners: [0] });
    expect(position.legalMoves()).toEqual([]);
    expect(objection(position, { type: 'endTurn' })).toBe('gameOver');
    expect(() => position.play({ type: 'endTurn' })).toThrow('illegal move: settlers.objection.gameOver');
    position.undo();
    expect(position.isOver).toBe(false);
    expect(position.outcome()).toBeNull();
  });

  it.each([8, 10, 12] as const)('is at %i points where the table agreed so', (target) => {
    const scene = { hands: [{ brick: 1, lumber: 1 }], roads: [1], options: { target } };
    const before = stage(3, { ...scene, settlements: [target - 2] }).position;
    before.play(ROAD);
    expect(before.isOver).toBe(false);
    const at = stage(3, { ...scene, settlements: [target - 1] }).position;
    at.play(ROAD);
    expect(at.isOver).toBe(true);
  });

  it('leaves out the event of the city that wins', () => {
    for (const side of [ATTACK, MARKET_DAY]) {
      const table = stage(3, { hands: [{ ore: 3, grain: 2, wool: 9 }, { brick: 9 }], settlements: [9] });
      const events = playStated(table, CITY, {}, side);
      expect(pick(events, 'cityRevealed')[0]?.carriedOut).toBe(false);
      expect(table.position.isOver).toBe(true);
      expect(table.position.viewFor(0)).toMatchObject({
        stage: 'over',
        winner: 0,
        destiny: 'white',
        hand: { wool: 9 },
      });
    }
  });

  it('is never brought about by a loss: only the builder is looked at', () => {
    const { position } = stage(2, { hands: [{ ore: 1, wool: 1, grain: 1 }], knights: [0, 2], settlements: [1, 8] });
    position.play(KNIGHT);
    expect(position.isOver).toBe(false);
    expect(position.scores()).toEqual([1, 8]);
  });
});

it('every description and objection has its key in the list for the dictionaries', () => {
  const { position } = stage(4, { hands: [{ brick: 1, lumber: 1 }], roads: [3] });
  const keys = position.legalMoves().map((move) => settlers.describe(move).key);
  expect(keys).toEqual(expect.arrayContaining(['settlers.move.lay', 'settlers.move.road', 'settlers.move.endTurn']));
});
