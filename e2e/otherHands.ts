import { DIRECTIONS, inReadingOrder, stepTo, type Direction } from '@/features/tiles/scene/walk';
import { legalCells, type Cell } from '@/games/tiles/insight';

import { attributesOf, browser, isChosen, type Hands } from './tilePlayer';

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
export function keys(): Hands {
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
    choose: async (piece) => {
      for (let tries = 0; tries < 12; tries++) {
        await press('f');
        if (await isChosen(piece)) return;
      }
      throw new Error('F never chose the piece');
    },
    confirm: () => press('Enter'),
    count: async () => {
      throw new Error('not in this game');
    },
  };
}

/** Activates what has a role and a name, as a reader does it. */
export async function activate(id: string, role: 'button' | 'radio' = 'button'): Promise<void> {
  const { label = '' } = await attributesOf(id);
  const { page } = browser();
  // Two roads of a tile may have one name; the place in the tree tells them apart, as it does for a reader.
  const own = page.locator(`[data-testid="${id}"]`);
  await page.getByRole(role, { name: label, exact: true }).and(own).dispatchEvent('click');
  await browser().settle();
}

/** The accessibility tree: what has a role and a name is activated, as a reader does it. */
export function reader(): Hands {
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
