import { arranged } from '../tiles/arrange';
import { tileGame } from '../tiles/game';
import { tilePoints } from '../tiles/points';
import { HuntersPosition } from './position';
import { pileOf, setFor } from './set';
import { HUNTERS_POINTS, type HuntersOptions } from './types';

/** Hunters and Gatherers: forests, rivers, meadows, huts. */
export const hunters = tileGame<HuntersOptions>({
  id: 'hunters',
  seats: { min: 2, max: 5 },
  options: {
    startPlayer: { values: (seats) => Array.from({ length: seats }, (_, seat) => seat), usual: 0 },
  },
  start: (options, seed, seats) => HuntersPosition.start(options, seed, seats),
  arrange: (options, seats, order) => {
    const set = setFor(options);
    const land = arranged(set, pileOf(set, 'land'), order.land, order);
    const bonus = arranged(set, pileOf(set, 'bonus'), order.bonus, order);
    return HuntersPosition.withPiles(options, [land, bonus], seats);
  },
  look: { landscape: 'hunters', ground: 'meadow' },
  points: tilePoints(HUNTERS_POINTS),
});

export * from './tiles';
