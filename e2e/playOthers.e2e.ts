import { by, element } from 'detox';
import { expect as expectValue } from '@jest/globals';

import type { GameRecord, Seat } from '@/core/record';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';
import { PHASE_SCORE } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';

import {
  chooseMove,
  fingers,
  isWeb,
  openMatch,
  PEOPLE,
  positionOf,
  recordFor,
  seesItsRecord,
  SMALL_PHONE,
  TilePlayer,
  waitForId,
  type TileGame,
} from './tilePlayer';

const LONG = 1_800_000;
const ALONE = [{ name: 'Ana', colour: 0 }];

/** The first game, played by our policy, that meets what is wished for, with the moves until then. */
function gameWith(
  game: TileGame,
  seats: readonly Seat[],
  isWished: (position: ReturnType<typeof positionOf>) => boolean,
): { readonly record: GameRecord; readonly moves: readonly TileMove[] } {
  for (let seed = 1; seed < 5000; seed++) {
    const record = recordFor(game, seed, seats);
    const position = positionOf(record);
    const rng = Rng.fromSeed(7);
    for (const moves: TileMove[] = []; !position.isOver;) {
      if (isWished(position)) return { record, moves };
      const move = chooseMove(position, rng);
      moves.push(move);
      position.play(move);
    }
  }
  throw new Error('no such game');
}

/** On the phone host, which interprets what a phone compiles, a long game is joined late. */
const LATE = 62;
const MOVES_BEFORE = 6;

/** A match, and the moves after which somebody has a bonus tile in hand. */
function bonusGame(): { readonly record: GameRecord; readonly until: readonly TileMove[] } {
  const late = isWeb() ? 0 : LATE;
  const { record, moves } = gameWith('hunters', PEOPLE, ({ isBonus, ply }) => isBonus && ply >= late);
  const start = isWeb() ? 0 : moves.length - MOVES_BEFORE;
  const opening = moves.slice(0, start).map((move) => gameOf('hunters').encode(move));
  return { record: { ...record, moves: opening }, until: moves.slice(start) };
}

describe('with the fingers, what classic does not have', () => {
  it(
    'the hunters find gold and lay a bonus tile',
    async () => {
      const { record, until } = bonusGame();
      await openMatch(record, SMALL_PHONE);
      const player = new TilePlayer(record, fingers());
      for (const move of until) await player.playOne(move);
      expectValue(player.position.isBonus).toBe(true);
      await waitForId('where-fits');
      await element(by.id('where-fits')).tap();
      await player.play();
      expectValue(player.position.isOver).toBe(true);
      expectValue(player.played.flatMap(({ events }) => events)).toContainEqual(
        expectValue.objectContaining({ type: 'placed', isBonus: true }),
      );
      await seesItsRecord(player, record);
    },
    LONG,
  );

  it(
    'a solo game asks for the order of scoring and counts to the end',
    async () => {
      const { record } = gameWith('solo', ALONE, ({ phase }) => phase === PHASE_SCORE);
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
