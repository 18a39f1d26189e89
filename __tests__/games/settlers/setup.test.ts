import { defaultOptions, resolveOptions } from '@/core/options';
import {
  EXPANSION_CARDS,
  EVENT_COPIES,
  RESOURCE_CARDS,
  RESOURCES,
  STACK_COPIES,
  inPlay,
  pointSources,
  pointsOf,
  settlers,
  sideA,
  sideB,
} from '@/games/settlers';

import { usual } from './play';

const SEATS = [2, 3, 4, 5, 6];

describe('the box', () => {
  it('holds 67 resource cards and 42 building cards with four price lists', () => {
    const total = (copies: { base: number; sym3: number; sym4: number }) => copies.base + copies.sym3 + copies.sym4;
    expect(RESOURCES.reduce((sum, name) => sum + RESOURCE_CARDS[name], 0)).toBe(67);
    const expansions = Object.values(EXPANSION_CARDS).reduce((sum, card) => sum + total(card.copies), 0);
    const stacks = Object.values(STACK_COPIES).reduce((sum, copies) => sum + total(copies), 0);
    expect(stacks + expansions + 4).toBe(42);
  });

  it('has an event on the back of every settlement, in both counts of the events', () => {
    for (const events of Object.values(EVENT_COPIES)) {
      for (const symbol of ['base', 'sym3', 'sym4'] as const) {
        expect(events.robberAttack[symbol] + events.marketDay[symbol]).toBe(STACK_COPIES.settlement[symbol]);
      }
    }
  });

  it.each([
    [2, 5, 2, 7, 5, '5/2'],
    [3, 7, 4, 11, 7, '8/3'],
    [4, 9, 5, 15, 9, '10/5'],
    [5, 11, 7, 19, 11, '13/6'],
    [6, 13, 8, 23, 13, '15/8'],
  ])('has, for %i players, %i roads, %i knights, %i settlements and %i expansions, events %s', (seats, ...counts) => {
    const expansions = Object.values(EXPANSION_CARDS).reduce((sum, card) => sum + inPlay(card.copies, seats), 0);
    const { robberAttack, marketDay } = EVENT_COPIES.tenFive;
    expect([
      inPlay(STACK_COPIES.road, seats),
      inPlay(STACK_COPIES.knight, seats),
      inPlay(STACK_COPIES.settlement, seats),
      expansions,
      `${inPlay(robberAttack, seats)}/${inPlay(marketDay, seats)}`,
    ]).toEqual(counts);
  });
});

describe('the start', () => {
  it.each(SEATS)('gives each of %i players a settlement, a road, three cards and a point', (seats) => {
    const position = settlers.start(usual, 1, seats);
    const view = position.viewFor(0);
    expect(position.seats).toBe(seats);
    expect(view.players).toEqual(
      Array.from({ length: seats }, () => ({
        cards: 3,
        points: 1,
        roads: 1,
        knights: 0,
        settlements: 1,
        cities: 0,
        expansions: [],
      })),
    );
    expect(view.destiny).toBe(seats === 2 ? null : 'white');
    expect(view.pile).toBe({ 2: 56, 3: 53, 4: 50, 5: 114, 6: 111 }[seats]);
    expect(Object.values(view.market).reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(view.allowance).toBe(1);
    expect(position.outcome()).toBeNull();
    expect(position.isReversible).toBe(false);
  });

  it('is the same from the same seed and another from another', () => {
    const start = (seed: number) => JSON.stringify(settlers.start(usual, seed, 4).viewFor(0));
    expect(start(5)).toBe(start(5));
    expect(new Set([1, 2, 3, 4, 5].map(start)).size).toBeGreaterThan(1);
  });

  it('offers the count of the events only where it makes a difference', () => {
    expect(defaultOptions(settlers.options)).toEqual({ events: 'tenFive', cityBuild: 'separate', target: 10 });
    expect(resolveOptions(settlers.options, { events: 'elevenFour' }, 4).ok).toBe(true);
    expect(resolveOptions(settlers.options, { events: 'elevenFour' }, 3).ok).toBe(false);
    const view = settlers.start({ ...usual, events: 'elevenFour' }, 1, 4).viewFor(0);
    expect(view.unseenEvents).toEqual({ robberAttack: 11, marketDay: 4 });
  });
});

describe('points', () => {
  it('make ten in the picture at the end of the rulebook', () => {
    const estate = { settlements: 2, cities: 1, expansions: ['church' as const], knights: 2, roads: 4 };
    expect(pointsOf(estate)).toBe(10);
    expect(pointSources(estate).map((line) => line.points)).toEqual([2, 2, 3, 2, 1]);
  });

  it('lie on every second road and knight, the others work', () => {
    expect([0, 1, 2, 3, 4, 5].map(sideA)).toEqual([0, 1, 1, 2, 2, 3]);
    expect([0, 1, 2, 3, 4, 5].map(sideB)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
