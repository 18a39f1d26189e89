import { setFor } from '../classic/set';
import { arranged } from '../tiles/arrange';
import { tileGame } from '../tiles/game';
import { tilePoints } from '../tiles/points';
import { SoloPosition } from './position';
import { SOLO_POINTS, type SoloOptions } from './types';

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
  arrange: (options, seats, order) => {
    const set = setFor(options);
    const tiles = arranged(set, set.pileOf(), order.land, order);
    // Turn by turn the colours draw from piles of their own.
    const piles = Array.from({ length: options.colours }, (_, colour) =>
      tiles.filter((_tile, index) => index % options.colours === colour),
    );
    return SoloPosition.withPiles(options, piles, seats);
  },
  look: { landscape: 'classic', ground: null },
  // What counts for all of them is the colour in last place.
  points: tilePoints(SOLO_POINTS, (points) => Math.min(...points)),
});
