import { tileGame } from '../tiles/game';
import { tilePoints } from '../tiles/points';
import { SoloPosition } from './position';
import type { SoloOptions } from './types';

/** The three-colour game for one; with several seats the people play it together, turn by turn. */
export const solo = tileGame<SoloOptions>({
  id: 'solo',
  seats: { min: 1, max: 6 },
  isTeamwork: true,
  options: {
    colours: { values: () => [3, 4], usual: 3 },
    followers: { values: () => [3, 4, 5, 6, 7], usual: 4 },
  },
  start: (options, seed, seats) => SoloPosition.start(options, seed, seats),
  look: { landscape: 'classic', ground: null },
  // What counts for all of them is the colour in last place.
  points: tilePoints(['start', 'city', 'road', 'cloister', 'follower'], (points) => Math.min(...points)),
});
