import { bucketFor, SCALE_BUCKETS, TileCache } from '@/board/art/cache';
import { classicPainter } from '@/board/art/classic/painter';
import type { TilePainter, TilePicture } from '@/board/art/tilePainter';

import { openBox } from './support';

/** A painter that only counts, so that the cache alone is tested. */
const counting = (slices: number): TilePainter & { painted: number } => ({
  landscape: 'classic',
  designs: ['A'],
  ground: 'meadow',
  variants: 1,
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
    const cache = new TileCache(box, painter, { now: clock() });
    expect(cache.get(picture(0))).toBeNull();
    while (cache.work(4));
    expect(cache.get(picture(0))).not.toBeNull();
    expect(cache.get(picture(0))).toBe(cache.get(picture(0)));
    expect(painter.painted).toBe(1);
    cache.dispose();
  });

  test('works in slices: a short budget leaves the rest for the next frame', async () => {
    const { box } = await openBox();
    const cache = new TileCache(box, counting(50), { now: clock() });
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
    const cache = new TileCache(box, counting(1), { now: clock(), maxPixels });
    for (let variant = 0; variant < 40; variant++) {
      cache.get(picture(variant));
      while (cache.work(100));
      cache.get(picture(0));
    }
    const { images, pixels, evicted } = cache.measure();
    expect(pixels).toBeLessThanOrEqual(maxPixels);
    expect(images).toBeLessThanOrEqual(10);
    expect(evicted).toBeGreaterThanOrEqual(30);
    expect(cache.get(picture(0))).not.toBeNull();
    expect(cache.get(picture(5))).toBeNull();
    cache.dispose();
  });

  test('while the sharp picture is painted another size stands in', async () => {
    const { box } = await openBox();
    const cache = new TileCache(box, counting(1), { now: clock() });
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
    const cache = new TileCache(box, classicPainter, { now: () => performance.now() });
    cache.get({ design: 'C', turns: 0, variant: 0, theme: 'day', pixels: 160 });
    let turns = 0;
    while (cache.work(0)) turns++;
    expect(turns).toBeGreaterThan(8);
    expect(cache.measure().painted).toBe(1);
    cache.dispose();
  });
});
