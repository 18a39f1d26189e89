import { by, element } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { Rng } from '@/core/rng';
import { PHASE_SCORE } from '@/games/tiles/position';

import {
  chooseMove,
  fingers,
  openMatch,
  positionOf,
  recordFor,
  TilePlayer,
  waitForId,
  type TileGame,
} from './tilePlayer';

const LONG = 1_800_000;
const ALONE = [{ name: 'Ana', colour: 0 }];

/** The first seed whose game, played by our policy, meets what is wished for, and after how many moves. */
function seedWith(game: TileGame, seats: number, isWished: (position: ReturnType<typeof positionOf>) => boolean) {
  for (let seed = 1; seed < 5000; seed++) {
    const position = positionOf(recordFor(game, seed, seats === 1 ? ALONE : undefined));
    const rng = Rng.fromSeed(7);
    for (let plies = 0; !position.isOver; plies++) {
      if (isWished(position)) return { seed, plies };
      position.play(chooseMove(position, rng));
    }
  }
  throw new Error('no such game');
}

describe('with the fingers, what classic does not have', () => {
  it(
    'the hunters find gold and lay a bonus tile',
    async () => {
      const { seed } = seedWith('hunters', 2, ({ isBonus }) => isBonus);
      const record = recordFor('hunters', seed);
      await openMatch(record);
      const player = new TilePlayer(record, fingers());
      while (!player.position.isBonus) await player.playOne();
      await waitForId('where-fits');
      await element(by.id('where-fits')).tap();
      await player.play();
      expectValue(player.position.isOver).toBe(true);
      expectValue(player.played.flatMap(({ events }) => events)).toContainEqual(
        expectValue.objectContaining({ type: 'placed', isBonus: true }),
      );
      await waitForId('see-result');
    },
    LONG,
  );

  it(
    'a solo game asks for the order of scoring and counts to the end',
    async () => {
      const { seed } = seedWith('solo', 1, ({ phase }) => phase === PHASE_SCORE);
      const record = recordFor('solo', seed, ALONE);
      await openMatch(record);
      const player = new TilePlayer(record, fingers());
      await player.play();
      expectValue(player.played.some(({ move }) => move.type === 'score')).toBe(true);
      expectValue(player.position.isOver).toBe(true);
      await waitForId('see-result');
    },
    LONG,
  );
});
