import { placesFor } from '@/table/model/places';

describe('the places of the market', () => {
  it('are five, and those without a card stay empty', () => {
    expect(placesFor([], { wool: 2, ore: 1 })).toEqual(['wool', 'wool', 'ore', null, null]);
  });

  it('keep every card where it lies when one is taken and another comes', () => {
    const before = placesFor([], { lumber: 1, wool: 3, ore: 1 });
    const taken = placesFor(before, { lumber: 1, wool: 2, ore: 1 });
    expect(taken).toEqual(['lumber', 'wool', 'wool', null, 'ore']);
    expect(placesFor(taken, { lumber: 1, wool: 2, ore: 1, grain: 1 })).toEqual([
      'lumber',
      'wool',
      'wool',
      'grain',
      'ore',
    ]);
  });

  it('show a whole new market after a market day', () => {
    const before = placesFor([], { wool: 5 });
    expect(placesFor(before, { brick: 4, wool: 1 })).toEqual(['wool', 'brick', 'brick', 'brick', 'brick']);
  });
});
