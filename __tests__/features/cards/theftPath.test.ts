import { defaultOptions } from '@/core/options';
import { theftPath } from '@/features/cards/shown/TheftPath';
import { settlers, type Destiny, type SettlersView } from '@/games/settlers';

const view = settlers.start(defaultOptions(settlers.options), 1, 4).viewFor(1);
const people = ['Ana', 'Rui', 'Leonor', 'Tomás'].map((name) => ({ name, player: 0 as const, isAi: false }));
const along = (destiny: Destiny): SettlersView => ({ ...view, destiny });

describe('the way destiny points', () => {
  it('runs from the builder through the order of turns to whoever loses the card', () => {
    expect(theftPath({ view: along('white'), viewer: 1, people }, 3)).toEqual([2, 3]);
    expect(theftPath({ view: along('white'), viewer: 1, people }, 0)).toEqual([2, 3, 0]);
  });

  it('runs the other way on its black side', () => {
    expect(theftPath({ view: along('black'), viewer: 1, people }, 0)).toEqual([0]);
    expect(theftPath({ view: along('black'), viewer: 1, people }, 2)).toEqual([0, 3, 2]);
  });
});
