import { roundTheLand, DIRECTIONS, inReadingOrder, stepSeen, stepTo } from '@/features/tiles/scene/walk';
import { legalCells, type Cell } from '@/games/tiles/insight';

import { placements, TILE_GAMES } from './positions';

const keyOf = ({ x, y }: Cell) => `${x},${y}`;

/** All cells that arrows reach from one. */
function reached(cells: readonly Cell[], start: Cell): Set<string> {
  const known = new Set([keyOf(start)]);
  const queue = [start];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    for (const direction of DIRECTIONS) {
      const next = stepTo(cells, from, direction);
      if (next === null || known.has(keyOf(next))) continue;
      known.add(keyOf(next));
      queue.push(next);
    }
  }
  return known;
}

describe('the arrow keys', () => {
  it.each(TILE_GAMES)('reach every legal cell from every other in %s', (game) => {
    let plies = 0;
    for (const { scene } of placements(game, 2)) {
      if (plies++ % 9 !== 0) continue;
      const cells = legalCells(scene.position);
      for (const start of cells) expect(reached(cells, start).size).toBe(cells.length);
    }
  });

  it('go to the nearest cell ahead, and round the land when there is none', () => {
    const cells = [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 1, y: 2 },
    ];
    expect(stepTo(cells, null, 'left')).toEqual({ x: 0, y: 0 });
    expect(stepTo(cells, { x: 0, y: 0 }, 'right')).toEqual({ x: 3, y: 0 });
    expect(stepTo(cells, { x: 0, y: 0 }, 'down')).toEqual({ x: 1, y: 2 });
    expect(stepTo(cells, { x: 3, y: 0 }, 'right')).toEqual({ x: 0, y: 0 });
  });

  it('go where the eye sees them point on a land looked at from its side', () => {
    const cells = [
      { x: 0, y: 0 },
      { x: 0, y: -2 },
      { x: 3, y: 0 },
      { x: -2, y: 0 },
    ];
    // What lies in the north is seen in the east.
    expect(stepSeen(cells, { x: 0, y: 0 }, 'right', 1)).toEqual({ x: 0, y: -2 });
    expect(stepSeen(cells, { x: 0, y: 0 }, 'up', 1)).toEqual({ x: -2, y: 0 });
    expect(stepSeen(cells, { x: 0, y: 0 }, 'down', 1)).toEqual({ x: 3, y: 0 });
    expect(stepSeen(cells, { x: 0, y: 0 }, 'up', 0)).toEqual({ x: 0, y: -2 });
    // The one seen highest is met first.
    expect(stepSeen(cells, null, 'up', 1)).toEqual({ x: -2, y: 0 });
  });

  it('start where one reads first', () => {
    expect(
      inReadingOrder([
        { x: 2, y: 1 },
        { x: 5, y: 0 },
        { x: -1, y: 1 },
      ])[0],
    ).toEqual({ x: 5, y: 0 });
  });
});

describe('leafing round the land', () => {
  const land = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ];

  it('goes clockwise from the north, and meets every place once', () => {
    const places = [
      { x: -1, y: 1 },
      { x: 2, y: 0 },
      { x: 1, y: -1 },
      { x: 0, y: 2 },
      { x: 0, y: -1 },
    ];
    expect(roundTheLand(places, land)).toEqual([
      { x: 1, y: -1 },
      { x: 2, y: 0 },
      { x: 0, y: 2 },
      { x: -1, y: 1 },
      { x: 0, y: -1 },
    ]);
  });
});
