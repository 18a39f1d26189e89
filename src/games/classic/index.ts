import { arranged } from '../tiles/arrange';
import { tileGame } from '../tiles/game';
import { tilePoints } from '../tiles/points';
import { ClassicPosition } from './position';
import { setFor } from './set';
import { CLASSIC_POINTS, type ClassicOptions } from './types';

/** The classic tile game of cities, roads, monasteries and fields. */
export const classic = tileGame<ClassicOptions>({
  id: 'classic',
  seats: { min: 2, max: 5 },
  options: {
    followers: { values: () => [3, 4, 5, 6, 7], usual: 7 },
    fields: { values: () => [true, false], usual: true },
    startPlayer: { values: (seats) => Array.from({ length: seats }, (_, seat) => seat), usual: 0 },
  },
  start: (options, seed, seats) => ClassicPosition.start(options, seed, seats),
  arrange: (options, seats, order) => {
    const set = setFor(options);
    return ClassicPosition.withPile(options, arranged(set, set.pileOf(), order.land, order), seats);
  },
  look: { landscape: 'classic', ground: 'field' },
  points: tilePoints(CLASSIC_POINTS),
});

export * from './tiles';
