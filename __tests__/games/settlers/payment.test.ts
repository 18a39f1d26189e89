import type { Bundle, SettlersMove } from '@/games/settlers';

import { objection, stage, texts } from './play';

const expand = (card: string, paid: Bundle, discount: string | null = null) => ({
  type: 'build',
  what: 'expansion',
  card,
  paid,
  discount,
});

const build = (what: string, paid: Bundle, discount: string | null = null) => ({ type: 'build', what, paid, discount });

function builds(hand: Bundle, word: string, more: Parameters<typeof stage>[1] = {}): string[] {
  const { position } = stage(4, { hands: [hand], settlements: [1, 1, 1, 1], cities: [1], ...more });
  return texts(position).filter((text) => text.startsWith(word));
}

describe('three equal cards for one that is lacking', () => {
  it('pay a city with two grain, two ore and three wool', () => {
    expect(builds({ grain: 2, ore: 2, wool: 3 }, 'city')).toEqual(['city o2w3g2']);
  });

  it('stand in only for what is lacking: a card of the price in the hand is paid itself', () => {
    const { position } = stage(4, { hands: [{ brick: 1, lumber: 1, wool: 3 }] });
    expect(objection(position, build('road', { brick: 1, wool: 3 }))).toBe('ownCardsFirst');
    expect(objection(position, build('road', { brick: 1, lumber: 1, wool: 3 }))).toBe('wrongPrice');
    expect(objection(position, build('road', { brick: 1, lumber: 1 }))).toBeNull();
  });

  it('come from what the price leaves over', () => {
    // Three wool pay the wool of the price first: nothing is left to stand in for the ore.
    expect(builds({ wool: 3 }, 'church')).toEqual([]);
    expect(builds({ wool: 5 }, 'church')).toEqual([]);
    expect(builds({ wool: 6 }, 'church')).toEqual(['church w6']);
  });

  it('serve any number of times, in every mixture', () => {
    expect(builds({ wool: 6 }, 'road')).toEqual(['road w6']);
    expect(builds({ wool: 6, ore: 6 }, 'road').sort()).toEqual(['road o3w3', 'road o6', 'road w6']);
    expect(builds({ brick: 12, lumber: 3 }, 'city')).toEqual(['city b12l3']);
    expect(builds({ brick: 11, lumber: 3 }, 'city')).toEqual([]);
  });

  it('are never two kinds mixed', () => {
    expect(builds({ brick: 1, wool: 2, ore: 1 }, 'road')).toEqual([]);
    const { position } = stage(4, { hands: [{ brick: 1, wool: 2, ore: 1 }] });
    expect(objection(position, build('road', { brick: 1, wool: 2, ore: 1 }))).toBe('wrongPrice');
    expect(objection(position, build('road', { brick: 1, wool: 3 }))).toBe('notYourCards');
  });

  it('are offered with the sensible choice first: those of which most are left', () => {
    expect(builds({ brick: 1, ore: 3, wool: 7 }, 'road')[0]).toBe('road b1w3');
    expect(builds({ brick: 1, ore: 7, wool: 3 }, 'road')[0]).toBe('road b1o3');
  });
});

describe('the town hall', () => {
  it('costs two ore more: with three wool and one ore only the others can be built', () => {
    const hand = { wool: 3, ore: 1 };
    expect(builds(hand, 'townHall')).toEqual([]);
    expect(builds(hand, 'church')).toEqual(['church o1w3']);
    const { position } = stage(4, { hands: [hand], cities: [1] });
    expect(objection(position, expand('townHall', { wool: 3, ore: 1 }))).toBe('wrongPrice');
  });

  it('is paid with three wool and three ore', () => {
    expect(builds({ wool: 3, ore: 3 }, 'townHall')).toEqual(['townHall o3w3']);
    expect(builds({ wool: 3, ore: 2, grain: 3 }, 'townHall')).toEqual(['townHall o2w3g3']);
  });
});

describe('the University', () => {
  const university = { expansions: [['university' as const]] };

  it('spares one card of a price, which one is chosen; fewer cards come first', () => {
    expect(builds({ brick: 1, lumber: 1 }, 'road', university)).toEqual(['road l1/b', 'road b1/l', 'road b1l1']);
  });

  it('spares a lacking card, which is worth three', () => {
    expect(builds({ brick: 1 }, 'road', university)).toEqual(['road b1/l']);
    expect(builds({ brick: 4 }, 'road', university)).toEqual(['road b1/l', 'road b3/b', 'road b4']);
  });

  it('takes its card off the price, so the spared card may be part of three that stand in', () => {
    // Two of five ore pay, the third is spared, and the three left stand in for the grain.
    expect(builds({ ore: 5, grain: 1 }, 'city', university)).toEqual(['city o3g1/g', 'city o5g1/o']);
  });

  it('is named even where the outcome is the same', () => {
    expect(builds({ wool: 3 }, 'road', university)).toEqual(['road w3/b', 'road w3/l']);
  });

  it('helps once a turn, only its owner, and only with a card of the price', () => {
    const { position } = stage(4, { hands: [{ brick: 1, ore: 1, wool: 1, grain: 1 }], ...university });
    expect(objection(position, build('road', { brick: 1 }, 'ore'))).toBe('notInPrice');
    position.play(build('road', { brick: 1 }, 'lumber') as SettlersMove);
    expect(position.viewFor(1).used.university).toBe(true);
    expect(objection(position, build('knight', { wool: 1, grain: 1 }, 'ore'))).toBe('universityUsed');
    expect(objection(position, build('knight', { ore: 1, wool: 1, grain: 1 }))).toBeNull();
    const other = stage(4, { hands: [{ brick: 1 }] }).position;
    expect(objection(other, build('road', { brick: 1 }, 'lumber'))).toBe('noUniversity');
  });

  it('does not help with its own price, but with the next build of the same turn', () => {
    const { position } = stage(4, { hands: [{ wool: 3, ore: 1, brick: 1 }], cities: [1] });
    expect(objection(position, expand('university', { wool: 3 }, 'ore'))).toBe('noUniversity');
    position.play(expand('university', { wool: 3, ore: 1 }) as SettlersMove);
    expect(texts(position)).toEqual(['road b1/l', 'end']);
  });
});
