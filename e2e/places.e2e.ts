import { by, element } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { Rng } from '@/core/rng';
import { roundTheLand } from '@/features/tiles/scene/walk';
import { gameOf } from '@/games';
import { legalCells } from '@/games/tiles/insight';

import {
  attributesOf,
  chooseMove,
  openMatch,
  positionOf,
  recordFor,
  SMALL_PHONE,
  waitForId,
  type TileGame,
} from './tilePlayer';

const LONG = 900_000;
/** What a finger needs, in points. */
const TARGET = 44;
const [WIDTH, HEIGHT] = [360, 740];
/** One land of each box; `LANDS=5` looks at five of each, which takes minutes. */
const EACH = Number(process.env.LANDS ?? 1);
const LANDS: readonly (readonly [TileGame, number])[] = (['classic', 'hunters'] as const).flatMap((game, box) =>
  Array.from({ length: EACH }, (_, index) => [game, 31 + 10 * box + index] as const),
);

/** A match with one tile left to lay. */
function lastTile(game: TileGame, seed: number) {
  const record = recordFor(game, seed);
  const position = positionOf(record);
  const rng = Rng.fromSeed(seed);
  const moves: string[] = [];
  while (position.tilesLeft > 0) {
    const move = chooseMove(position, rng);
    moves.push(gameOf(game).encode(move));
    position.play(move);
  }
  return { record: { ...record, moves }, position };
}

/** Both arrows are as large as a finger, and all of them on the screen. */
async function arrowsAreLarge(): Promise<void> {
  for (const id of ['leaf-next', 'leaf-previous']) {
    const { frame } = await attributesOf(id);
    expectValue(Math.min(frame.width, frame.height)).toBeGreaterThanOrEqual(TARGET);
    expectValue(frame.x).toBeGreaterThanOrEqual(0);
    expectValue(frame.y).toBeGreaterThanOrEqual(0);
    expectValue(frame.x + frame.width).toBeLessThanOrEqual(WIDTH);
    expectValue(frame.y + frame.height).toBeLessThanOrEqual(HEIGHT);
  }
}

describe('the last tile on a small phone', () => {
  it(
    'reaches every place by targets as large as a finger, on any land',
    async () => {
      let places = 0;
      for (const [game, seed] of LANDS) {
        const { record, position } = lastTile(game, seed);
        const wanted = roundTheLand(legalCells(position), position.laidTiles());
        await openMatch(record, SMALL_PHONE);
        await waitForId('leaf-next');
        await arrowsAreLarge();
        for (const { x, y } of wanted) {
          await element(by.id('leaf-next')).tap();
          await waitForId('ghost');
          const { label = '', frame } = await attributesOf('ghost');
          expectValue(label).toContain(`column ${x}, row ${y},`);
          // The place itself is framed, as wide as half of the phone and with all of it in sight.
          expectValue(frame.width).toBeGreaterThanOrEqual(WIDTH / 2 - 1);
          expectValue(frame.x).toBeGreaterThanOrEqual(0);
          expectValue(frame.x + frame.width).toBeLessThanOrEqual(WIDTH);
          // With the tile on the land the tray is another one.
          await arrowsAreLarge();
          places++;
        }
      }
      expectValue(places).toBeGreaterThan(15 * LANDS.length);
    },
    LONG,
  );
});
