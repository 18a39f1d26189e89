import { Brush, PaintBox } from '@/board/art/brush';
import { classicPainter } from '@/board/art/classic/painter';
import { sketchColours } from '@/board/art/classic/sketch';
import { huntersPainter } from '@/board/art/hunters/painter';
import { LANDSCAPES } from '@/board/art/landscapes';
import type { ArtTheme } from '@/board/art/palette';
import type { SkiaApi, SkImage } from '@/board/art/skia';
import { areaOfChunk, chunksOver, keyOf, spanOf } from '@/board/canvas/ChunkCache';
import { LandLayer, type LandWish } from '@/board/canvas/LandLayer';
import { boundsOf, grown } from '@/board/geometry';
import { paintLand } from '@/board/paintLand';
import { playLand } from '@/board/playedLand';
import { landScene } from '@/board/scene';
import type { Area, SceneTile } from '@/board/types';
import { Workshop } from '@/board/Workshop';
import { paintImage } from '@/cli/art/headless';
import { drain } from '@/cli/art/studio';
import { CLASSIC_TILES, type ClassicTile, type ClassicTileId } from '@/games/classic/tiles';

import { openBox } from './support';

jest.setTimeout(300_000);

const PIXELS = 48;
const SCENE = landScene(playLand('classic', 3, 5, 14), [0, 1, 2, 3, 4]);
const TILES: readonly SceneTile[] = SCENE.tiles;
const AREA = grown(boundsOf(TILES), 0.35);

function clock(): () => number {
  let time = 0;
  return () => (time += 0.5);
}

function wish(
  tiles: readonly SceneTile[],
  theme: ArtTheme = 'day',
  area: Area = AREA,
  pixels: number = PIXELS,
): LandWish {
  return { tiles, theme, pixels, area, ahead: [] };
}

function finish(layer: LandLayer): number {
  let steps = 1;
  while (layer.work(8).isBusy) steps++;
  return steps;
}

/** What the layer draws, over a plain table. */
function look(skia: SkiaApi, layer: LandLayer, area: Area = AREA): Uint8Array {
  return bytesOf(
    paintImage(skia, Math.ceil(area.width * PIXELS), Math.ceil(area.height * PIXELS), (canvas) => {
      canvas.clear(skia.Color('#E9DDC4'));
      canvas.translate(Math.round(-area.x * PIXELS), Math.round(-area.y * PIXELS));
      canvas.scale(PIXELS, PIXELS);
      const brush = new Brush(new PaintBox(skia), canvas);
      layer.draw(canvas, brush);
      brush.dispose();
    }),
  );
}

function bytesOf(image: SkImage): Uint8Array {
  const bytes = image.readPixels();
  if (!(bytes instanceof Uint8Array)) throw new Error('no pixels');
  return bytes;
}

/** The mean difference inside the cells of these tiles. */
function difference(one: Uint8Array, other: Uint8Array, tiles: readonly SceneTile[], area: Area = AREA): number {
  const width = Math.ceil(area.width * PIXELS);
  let [sum, count] = [0, 0];
  for (const { x, y } of tiles) {
    const [left, top] = [Math.round((x - area.x) * PIXELS), Math.round((y - area.y) * PIXELS)];
    for (let row = 2; row < PIXELS - 2; row++) {
      for (let column = 2; column < PIXELS - 2; column++) {
        const at = ((top + row) * width + left + column) * 4;
        for (let c = 0; c < 3; c++) sum += Math.abs(one[at + c]! - other[at + c]!);
        count += 3;
      }
    }
  }
  return sum / count;
}

describe('chunks of the land', () => {
  test('cover an area without a gap or an overlap, what is looked at first', () => {
    for (const pixels of [48, 96, 160, 256, 384]) {
      const area = { x: -5.3, y: 2.2, width: 9.1, height: 6.4 };
      const chunks = chunksOver(area, pixels, { x: 3.2, y: 2.5 });
      expect(new Set(chunks.map(keyOf)).size).toBe(chunks.length);
      for (let x = Math.floor(area.x); x < area.x + area.width; x++) {
        for (let y = Math.floor(area.y); y < area.y + area.height; y++) {
          const holding = chunks.map(areaOfChunk).filter((c) => {
            return x >= c.x && y >= c.y && x < c.x + c.width && y < c.y + c.height;
          });
          expect(holding).toHaveLength(1);
        }
      }
      expect(spanOf(pixels) * pixels).toBeLessThanOrEqual(512);
      const far = chunks.map(({ x, y, span }) => Math.hypot(x + span / 2 - 3.2, y + span / 2 - 2.5));
      expect(far).toEqual([...far].sort((one, other) => one - other));
    }
  });
});

describe('the layer of the land', () => {
  test('shows the same land as the poster', async () => {
    const { skia } = await openBox();
    const workshop = new Workshop(skia);
    const layer = new LandLayer(workshop, classicPainter, clock());
    layer.want(wish(TILES));
    finish(layer);
    const poster = drain(
      paintLand(
        workshop.maker,
        classicPainter,
        { tiles: TILES.map((tile) => ({ ...tile })), pieces: [] },
        {
          theme: 'day',
          pixels: PIXELS,
          window: AREA,
        },
      ),
    );
    expect(difference(look(skia, layer), bytesOf(poster), TILES)).toBeLessThan(2);
  });

  test('shows something at once, and says when it is done', async () => {
    const { skia } = await openBox();
    const layer = new LandLayer(new Workshop(skia), classicPainter, clock());
    layer.want(wish(TILES));
    expect(layer.isRough).toBe(true);
    expect(layer.work(8)).toEqual({ isBusy: true, hasNews: true });
    // Whatever was shown is land already, though plain.
    const first = look(skia, layer);
    expect(
      difference(first, look(skia, new LandLayer(new Workshop(skia), classicPainter, clock())), TILES),
    ).toBeGreaterThan(5);
    expect(finish(layer)).toBeGreaterThan(5);
    expect(layer.isRough).toBe(false);
    expect(layer.work(8)).toEqual({ isBusy: false, hasNews: false });
  });

  test('shows every tile at every moment, however fast the land grows', async () => {
    const { skia } = await openBox();
    const { tiles } = landScene(playLand('classic', 3, 5, 50), [0, 1, 2, 3, 4]);
    const area = grown(boundsOf(tiles), 0.35);
    const open = () => new LandLayer(new Workshop(skia), classicPainter, clock());
    const layer = open();
    // Large cells, so that the land is of many chunks.
    const want = (count: number) => layer.want(wish(tiles.slice(0, count), 'day', area, 160));
    const table = look(skia, open(), area);
    const blanks = (count: number) => {
      const now = look(skia, layer, area);
      const isBlank = (tile: SceneTile) => difference(now, table, [tile], area) < 5;
      return tiles.slice(0, count).flatMap((tile) => (isBlank(tile) ? [`${tile.x},${tile.y}`] : []));
    };
    want(4);
    finish(layer);
    // As somebody who runs through a replay: hardly a moment to paint.
    for (let count = 6; count < tiles.length - 10; count += 2) {
      want(count);
      layer.work(1);
      expect([count, blanks(count)]).toEqual([count, []]);
    }
    // And as somebody who jumps to its end.
    want(tiles.length);
    expect(blanks(tiles.length)).toEqual([]);
  });

  test.each(['day', 'contrastDark'] as const)('sketches every tile before one is painted, %s', async (theme) => {
    const { skia } = await openBox();
    const layer = new LandLayer(new Workshop(skia), classicPainter, clock());
    layer.want(wish(TILES, theme));
    while (layer.work(0.1).hasNews);
    const seen = look(skia, layer);
    const width = Math.ceil(AREA.width * PIXELS);
    const cities = TILES.flatMap((tile) =>
      ['city0', 'city1'].flatMap((segment) => {
        const { cities: all = [] }: ClassicTile = CLASSIC_TILES[tile.tile as ClassicTileId];
        if (all[Number(segment.slice(4))] === undefined) return [];
        const spot = LANDSCAPES.classic.pieceSpot(tile, segment);
        const [x, y] = [tile.x + spot.x - AREA.x, tile.y + spot.y - AREA.y].map((value) => Math.floor(value * PIXELS));
        return [[...seen.slice(4 * (y! * width + x!), 4 * (y! * width + x!) + 3)]];
      }),
    );
    const colour = sketchColours(theme).city;
    expect(cities.length).toBeGreaterThan(5);
    for (const city of cities) expect(city).toEqual([1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)));
  });

  test('adds a tile and takes it back, and leaves the others alone', async () => {
    const { skia } = await openBox();
    const layer = new LandLayer(new Workshop(skia), classicPainter, clock());
    const before = TILES.slice(0, -1);
    const [added] = TILES.slice(-1);
    layer.want(wish(before));
    finish(layer);
    const without = look(skia, layer);
    layer.want(wish(TILES));
    finish(layer);
    const withIt = look(skia, layer);
    expect(difference(without, withIt, [added!])).toBeGreaterThan(10);
    const far = before.filter(({ x, y }) => Math.abs(x - added!.x) + Math.abs(y - added!.y) > 2);
    expect(difference(without, withIt, far)).toBe(0);
    layer.want(wish(before));
    finish(layer);
    expect(difference(without, look(skia, layer), [...before, added!])).toBe(0);
  });

  test('changes its clothes with the theme', async () => {
    const { skia } = await openBox();
    const layer = new LandLayer(new Workshop(skia), classicPainter, clock());
    layer.want(wish(TILES));
    finish(layer);
    const day = look(skia, layer);
    layer.want(wish(TILES, 'dusk'));
    finish(layer);
    expect(difference(day, look(skia, layer), TILES)).toBeGreaterThan(30);
  });

  test('knows a held tile ahead, in the turn that is asked for', async () => {
    const { skia } = await openBox();
    const layer = new LandLayer(new Workshop(skia), huntersPainter, clock());
    const start = { tile: 'START', x: 0, y: 0, rotation: 0 as const, variant: 0 };
    const held = { tile: 'L30', x: 0, y: 0, rotation: 2 as const, variant: 0 };
    layer.want({ ...wish([start], 'contrastLight', { x: 0, y: 0, width: 1, height: 1 }), ahead: [held] });
    finish(layer);
    expect(layer.hasTile(held, 'contrastLight', PIXELS)).toBe(true);
    expect(layer.hasTile({ ...held, rotation: 1 }, 'contrastLight', PIXELS)).toBe(false);
  });
});
