import { by, element, expect } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { DIRECTIONS, inReadingOrder, stepTo, type Direction } from '@/features/tiles/scene/walk';
import { legalCells, type Cell } from '@/games/tiles/insight';

import { launchApp } from './launchApp';
import {
  attributesOf,
  browser,
  fingers,
  isChosen,
  isWeb,
  openMatch,
  positionOf,
  recordFor,
  TilePlayer,
  waitForId,
  type Hands,
} from './tilePlayer';

const LONG = 1_800_000;

describe('with the fingers', () => {
  it(
    'two people play a whole game of walls and fields, by taps and drags',
    async () => {
      const record = recordFor('classic', 21);
      await openMatch(record);
      const player = new TilePlayer(record, fingers());
      await player.play();
      expectValue(player.position.isOver).toBe(true);
      expectValue(player.played.length).toBeGreaterThan(65);
      await waitForId('see-result');
      await element(by.id('see-result')).tap();
      await waitForId('result');
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

const ARROWS: Readonly<Record<Direction, string>> = {
  up: 'ArrowUp',
  right: 'ArrowRight',
  down: 'ArrowDown',
  left: 'ArrowLeft',
};

/** The shortest way by arrows from the first cell, where the first arrow leads, to another. */
function wayTo(cells: readonly Cell[], to: Cell): string[] {
  const [start] = inReadingOrder(cells);
  if (start === undefined) return [];
  const keyOf = ({ x, y }: Cell) => `${x},${y}`;
  const ways = new Map<string, string[]>([[keyOf(start), []]]);
  const queue = [start];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    const way = ways.get(keyOf(from)) ?? [];
    if (from.x === to.x && from.y === to.y) return way;
    for (const direction of DIRECTIONS) {
      const next = stepTo(cells, from, direction);
      if (next === null || ways.has(keyOf(next))) continue;
      ways.set(keyOf(next), [...way, ARROWS[direction]]);
      queue.push(next);
    }
  }
  throw new Error('no way to the cell');
}

/** Keys: arrows to the cell, R, F, Enter. Only a browser has them. */
function keys(): Hands {
  const press = async (key: string) => {
    await browser().page.keyboard.press(key);
    await browser().settle();
  };
  return {
    put: async (move, position) => {
      await press('ArrowRight');
      for (const direction of wayTo(legalCells(position), move)) await press(direction);
      await press('Enter');
    },
    turn: () => press('r'),
    choose: async ({ kind, segment }) => {
      for (let tries = 0; tries < 12; tries++) {
        await press('f');
        if ((await attributesOf(`choice-${kind}-${segment}`)).label?.endsWith(', chosen')) return;
      }
      throw new Error('F never chose the piece');
    },
    confirm: () => press('Enter'),
    count: async () => {
      throw new Error('not in this game');
    },
  };
}

/** The accessibility tree: what has a role and a name is activated, as a reader does it. */
function reader(): Hands {
  const activate = async (id: string) => {
    const { label = '' } = await attributesOf(id);
    const { page } = browser();
    // Two roads of a tile may have one name; the place in the tree tells them apart, as it does for a reader.
    const own = page.locator(`[data-testid="${id}"]`);
    await page.getByRole('button', { name: label, exact: true }).and(own).dispatchEvent('click');
    await browser().settle();
  };
  return {
    put: ({ x, y }) => activate(`cell-${x}-${y}`),
    turn: () => activate('ghost'),
    choose: async (piece) => {
      await activate(`choice-${piece.kind}-${piece.segment}`);
      for (let looks = 0; looks < 40 && !(await isChosen(piece)); looks++) await browser().settle();
    },
    confirm: () => activate('confirm'),
    count: (colour) => activate(`count-${colour}`),
  };
}

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
