import { PHRASE_KEYS, settlers, type SettlersMove } from '@/games/settlers';

import { objection, stage } from './play';

const MOVES: [string, SettlersMove][] = [
  ['lay b', { type: 'lay', card: 'brick' }],
  ['draw', { type: 'draw' }],
  ['market w', { type: 'takeOpen', card: 'wool' }],
  ['take 5x7', { type: 'takeBlind', from: 5, cards: 7 }],
  ['open 0x1', { type: 'openHand', from: 0, cards: 1 }],
  ['choose g', { type: 'choose', card: 'grain' }],
  ['give o', { type: 'giveBack', card: 'ore' }],
  ['guild 3', { type: 'guild', from: 3 }],
  ['discard l', { type: 'discard', card: 'lumber' }],
  ['end', { type: 'endTurn' }],
  ['road b1l1', { type: 'build', what: 'road', paid: { brick: 1, lumber: 1 }, discount: null }],
  ['knight w12/o', { type: 'build', what: 'knight', paid: { wool: 12 }, discount: 'ore' }],
  ['city o3g2', { type: 'build', what: 'city', paid: { ore: 3, grain: 2 }, discount: null }],
  [
    'settlement b1l1w1/g!',
    { type: 'build', what: 'settlement', paid: { brick: 1, lumber: 1, wool: 1 }, discount: 'grain', turnDestiny: true },
  ],
  ['townHall o3w3', { type: 'build', what: 'expansion', card: 'townHall', paid: { ore: 3, wool: 3 }, discount: null }],
];

describe('the text of a move', () => {
  it.each(MOVES)('%s is read as it was written', (text, move) => {
    expect(settlers.encode(move)).toBe(text);
    expect(settlers.decode(text)).toEqual(move);
  });

  it.each([
    '',
    'end ',
    'End',
    'lay',
    'lay x',
    'lay bb',
    'draw b',
    'end!',
    'take 1',
    'take 1x0',
    'take 8x1',
    'take 01x1',
    'take 1x1x1',
    'guild',
    'guild 9',
    'road',
    'road l1b1',
    'road b01l1',
    'road b1b1',
    'road b0',
    'road b1l1!',
    'road b1l1/x',
    'road b1l1/b/b',
    'road b9999',
    'castle o1w3',
    'expansion o1w3',
    'build b1',
    `road ${'b1'.repeat(1000)}`,
  ])('%p stands for no move', (text) => {
    expect(settlers.decode(text)).toBeNull();
  });

  it('survives whatever else is given as text', () => {
    for (const value of [null, undefined, 3, {}, []]) expect(settlers.decode(value as unknown as string)).toBeNull();
  });
});

describe('the words for a move', () => {
  it.each(MOVES)('%s is described by a known key', (_, move) => {
    expect(PHRASE_KEYS).toContain(settlers.describe(move).key);
  });

  it('carry the values that a sentence needs', () => {
    expect(settlers.describe({ type: 'takeBlind', from: 2, cards: 3 }).values).toEqual({ seat: 2, cards: 3 });
    expect(settlers.describe({ type: 'lay', card: 'ore' })).toEqual({
      key: 'settlers.move.lay',
      values: { card: 'ore' },
    });
    expect(settlers.describe(MOVES.at(-1)![1]).values).toMatchObject({
      card: 'townHall',
      ore: 3,
      brick: 0,
      discount: '',
    });
  });

  it('have no double keys', () => {
    expect(new Set(PHRASE_KEYS).size).toBe(PHRASE_KEYS.length);
  });
});

describe('an objection', () => {
  const { position } = stage(3, { hands: [{ brick: 1 }, { ore: 1 }] });

  it.each([
    null,
    undefined,
    7,
    'end',
    [],
    {},
    { type: 'lay' },
    { type: 'lay', card: 'gold' },
    { type: 'takeBlind', from: 1 },
    { type: 'takeBlind', from: -1, cards: 1 },
    { type: 'takeBlind', from: 1.5, cards: 1 },
    { type: 'openHand', from: 1, cards: '1' },
    { type: 'guild', from: 3 },
    { type: 'guild', from: NaN },
    { type: 'build' },
    { type: 'build', what: 'castle', paid: {}, discount: null },
    { type: 'build', what: 'road', paid: { gold: 1 }, discount: null },
    { type: 'build', what: 'road', paid: { brick: 0, lumber: 1 }, discount: null },
    { type: 'build', what: 'road', paid: [1], discount: null },
    { type: 'build', what: 'road', paid: { brick: 1 } },
    { type: 'build', what: 'road', paid: { brick: 1 }, discount: 'gold' },
    { type: 'build', what: 'settlement', paid: { brick: 1 }, discount: null },
    { type: 'build', what: 'expansion', paid: { brick: 1 }, discount: null },
  ])('to %p says that it is no move', (move) => {
    expect(objection(position, move)).toBe('malformed');
  });

  it('is found even where looking at the move throws', () => {
    const trap = {
      get type(): string {
        throw new Error('no such luck');
      },
    };
    expect(objection(position, trap)).toBe('malformed');
  });

  it('names what it is about', () => {
    const phrase = position.objectionTo({ type: 'takeBlind', from: 1, cards: 2 });
    expect(phrase).toEqual({
      code: 'aboveAllowance',
      key: 'settlers.objection.aboveAllowance',
      values: { decider: 0, allowance: 1, seat: 1, cards: 2 },
    });
    expect(PHRASE_KEYS).toContain(phrase?.key);
    expect(position.objectionTo({ type: 'lay', card: 'ore' })?.values).toMatchObject({ card: 'ore' });
  });

  it('leaves the position as it was', () => {
    const before = JSON.stringify(position.viewFor(0));
    expect(() => position.play({ type: 'draw' })).toThrow('illegal move');
    expect(JSON.stringify(position.viewFor(0))).toBe(before);
    expect(position.ply).toBe(0);
    expect(() => position.undo()).toThrow('no move');
  });
});
