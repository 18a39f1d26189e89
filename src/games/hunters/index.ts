import { tileGame } from '../tiles/game';
import { tilePoints } from '../tiles/points';
import { HuntersPosition } from './position';
import type { HuntersOptions } from './types';

/** Hunters and Gatherers: forests, rivers, meadows, huts. */
export const hunters = tileGame<HuntersOptions>({
  id: 'hunters',
  seats: { min: 2, max: 5 },
  options: {
    startPlayer: { values: (seats) => Array.from({ length: seats }, (_, seat) => seat), usual: 0 },
  },
  start: (options, seed, seats) => HuntersPosition.start(options, seed, seats),
  look: { landscape: 'hunters', ground: 'meadow' },
  points: tilePoints(['forest', 'river', 'hut', 'meadow']),
});

export * from './tiles';
