import { by, element, expect } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { launchApp } from './launchApp';
import { keys, reader } from './otherHands';
import {
  attributesOf,
  fingers,
  isWeb,
  openMatch,
  positionOf,
  recordFor,
  seesItsRecord,
  SMALL_PHONE,
  TilePlayer,
  waitForId,
} from './tilePlayer';

const LONG = 1_800_000;

describe('with the fingers', () => {
  it(
    'two people play a whole game of walls and fields on a small phone, by taps, drags and leafing, and never zoom',
    async () => {
      const record = recordFor('classic', 21);
      await openMatch(record, SMALL_PHONE);
      const player = new TilePlayer(record, fingers());
      await player.play();
      expectValue(player.position.isOver).toBe(true);
      expectValue(player.played.length).toBeGreaterThan(65);
      await seesItsRecord(player, record);
    },
    LONG,
  );

  it('undo takes back the follower, then the tile, and an intent survives being killed', async () => {
    const record = recordFor('classic', 3);
    await openMatch(record);
    const move = positionOf(record)
      .legalMoves()
      .find((other) => other.type === 'place' && other.piece !== null);
    if (move?.type !== 'place' || move.piece === null) throw new Error('no placement');
    const hands = fingers();
    await hands.put(move, positionOf(record));
    await waitForId('ghost');
    await hands.choose(move.piece);
    const { label } = await attributesOf('confirm');
    expectValue(label).toMatch(/^Place and claim/);
    await element(by.id('undo')).tap();
    expectValue((await attributesOf('confirm')).label).toBe('Place without a follower');
    await launchApp();
    await waitForId('continue');
    await element(by.id('continue')).tap();
    await waitForId('ghost');
    await element(by.id('undo')).tap();
    await waitForId('held-tile');
    await expect(element(by.id('ghost'))).not.toExist();
  });
});

describe('without fingers', () => {
  for (const [name, hands, seed] of [
    ['the keyboard', keys, 5],
    ['the accessibility tree', reader, 6],
  ] as const) {
    it(
      `a whole game is played with only ${name}`,
      async () => {
        if (!isWeb()) return;
        const record = recordFor('classic', seed);
        await openMatch(record);
        const player = new TilePlayer(record, hands());
        await player.play();
        expectValue(player.position.isOver).toBe(true);
        await waitForId('see-result');
      },
      LONG,
    );
  }
});
