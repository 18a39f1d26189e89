import { TileCache } from '@/board/art/cache';
import { PaintBox } from '@/board/art/brush';
import { classicPainter } from '@/board/art/classic/painter';
import { bucketFor, SCALE_BUCKETS, TileImages } from '@/board/art/tileImages';
import type { TilePainter, TilePicture } from '@/board/art/tilePainter';

import { countingSkia, openBox } from './support';

/** A painter that only counts, so that the cache alone is tested. */
const counting = (slices: number): TilePainter & { painted: number } => ({
  landscape: 'classic',
  designs: ['A'],
  ground: 'meadow',
  variants: 100,
  painted: 0,
  *paint(brush) {
    this.painted++;
    for (let i = 0; i < slices; i++) {
      brush.rect(0, 0, 1, 1, '#336699');
      yield;
    }
  },
  highlightLines: () => undefined,
});

const picture = (variant: number, pixels = 64): TilePicture => ({
  design: 'A',
  turns: 0,
  variant,
  theme: 'day',
  pixels,
});

/** A clock that moves a millisecond each time it is read. */
function clock(): () => number {
  let time = 0;
  return () => time++;
}

describe('the cache of tile images', () => {
  test('paints a picture once and then only hands it out', async () => {
    const { box } = await openBox();
    const painter = counting(3);
    const cache = new TileCache(new TileImages(box), painter, clock());
    expect(cache.get(picture(0))).toBeNull();
    while (cache.work(4));
    expect(cache.get(picture(0))).not.toBeNull();
    expect(cache.get(picture(0))).toBe(cache.get(picture(0)));
    expect(painter.painted).toBe(1);
    cache.dispose();
  });

  test('works in slices: a short budget leaves the rest for the next frame', async () => {
    const { box } = await openBox();
    const cache = new TileCache(new TileImages(box), counting(50), clock());
    cache.get(picture(0));
    expect(cache.work(6)).toBe(true);
    expect(cache.get(picture(0))).toBeNull();
    while (cache.work(6));
    expect(cache.get(picture(0))).not.toBeNull();
    cache.dispose();
  });

  test('stays within its bound and gives up what was used longest ago', async () => {
    const { box } = await openBox();
    const maxPixels = 64 * 64 * 10;
    const store = new TileImages(box, maxPixels, maxPixels / 2);
    const cache = new TileCache(store, counting(1), clock());
    for (let variant = 0; variant < 40; variant++) {
      cache.get(picture(variant));
      while (cache.work(100));
      cache.get(picture(0));
    }
    expect(store.pixels).toBeLessThanOrEqual(maxPixels);
    expect(store.count).toBeLessThanOrEqual(10);
    expect(store.evicted).toBeGreaterThanOrEqual(30);
    expect(cache.get(picture(0))).not.toBeNull();
    expect(cache.get(picture(5))).toBeNull();
    cache.dispose();
    store.rest();
    expect(store.count).toBe(5);
    expect(store.pixels).toBe(64 * 64 * 5);
  });

  test('a board that closes leaves its latest pictures for the next one, and no more than may rest', async () => {
    const { box } = await openBox();
    const store = new TileImages(box, 64 * 64 * 10, 64 * 64 * 4);
    const painter = counting(1);
    const cache = new TileCache(store, painter, clock());
    for (let variant = 0; variant < 8; variant++) cache.get(picture(variant));
    while (cache.work(100));
    cache.dispose();
    store.rest();
    expect(store.count).toBe(4);
    const next = new TileCache(store, painter, clock());
    const there = [0, 1, 2, 3, 4, 5, 6, 7].filter((variant) => next.get(picture(variant)) !== null);
    // Newest wishes are painted first, so the first ones were painted last.
    expect(there).toEqual([0, 1, 2, 3]);
    while (next.work(100));
    expect(painter.painted).toBe(12);
  });

  test('what is given up half-painted frees its canvas', async () => {
    const { box } = await openBox();
    const { skia, live } = countingSkia(box.skia);
    const cache = new TileCache(new TileImages(new PaintBox(skia)), counting(50), clock());
    cache.get(picture(0));
    cache.work(1);
    expect(live).toEqual({ surfaces: 1, images: 0 });
    cache.dispose();
    expect(live).toEqual({ surfaces: 0, images: 0 });
  });

  test('while the sharp picture is painted another size stands in', async () => {
    const { box } = await openBox();
    const cache = new TileCache(new TileImages(box), counting(1), clock());
    cache.get(picture(0, 48));
    while (cache.work(100));
    expect(cache.nearest(picture(0, 256))?.width()).toBe(48);
    while (cache.work(100));
    expect(cache.nearest(picture(0, 256))?.width()).toBe(256);
    cache.dispose();
  });

  test('a tile is drawn from the smallest bucket that is large enough', () => {
    expect(bucketFor(40)).toBe(48);
    expect(bucketFor(50)).toBe(48);
    expect(bucketFor(90)).toBe(96);
    expect(bucketFor(200)).toBe(256);
    expect(bucketFor(2000)).toBe(SCALE_BUCKETS[SCALE_BUCKETS.length - 1]);
  });

  test('real tiles are painted in many slices, so that none blocks a frame', async () => {
    const { box } = await openBox();
    const cache = new TileCache(new TileImages(box), classicPainter, () => performance.now());
    cache.get({ design: 'C', turns: 0, variant: 0, theme: 'day', pixels: 160 });
    let turns = 0;
    while (cache.work(0)) turns++;
    expect(turns).toBeGreaterThan(8);
    expect(cache.measure().painted).toBe(1);
    cache.dispose();
  });
});
