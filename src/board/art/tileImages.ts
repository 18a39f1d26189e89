/**
 * Finished pictures of tiles. They outlive the boards that asked for them, so that the next match begins with what the last
 * one painted. Bounded by pixels, of four bytes each: what was used longest ago goes first.
 */
import { markPainted } from '@/platform/paintMark';

import { Brush, type PaintBox } from './brush';
import type { SkImage } from './skia';
import type { TilePainter, TilePicture } from './tilePainter';

/** Sizes painted; a tile is drawn from the smallest that is not smaller than it appears on screen. */
export const SCALE_BUCKETS = [48, 96, 160, 256, 384] as const;

export function bucketFor(pixels: number): number {
  for (const bucket of SCALE_BUCKETS) if (bucket >= pixels * 0.94) return bucket;
  return SCALE_BUCKETS[SCALE_BUCKETS.length - 1] ?? 256;
}

/** About 120 tiles of 256 px while there is a board. */
const MOST_PIXELS = 8_000_000;
/** What is kept while there is none. */
const RESTING_PIXELS = 4_000_000;

const keyOf = (painter: TilePainter, { design, turns, variant, pixels, theme }: TilePicture): string =>
  `${painter.landscape}/${design}/${turns}/${variant % painter.variants}/${pixels}/${theme}`;

export class TileImages {
  private readonly images = new Map<string, SkImage>();
  private total = 0;
  /** How many were given up so far. */
  evicted = 0;

  constructor(
    readonly box: PaintBox,
    private readonly mostPixels = MOST_PIXELS,
    private readonly restingPixels = RESTING_PIXELS,
  ) {}

  get count(): number {
    return this.images.size;
  }

  get pixels(): number {
    return this.total;
  }

  find(painter: TilePainter, picture: TilePicture): SkImage | null {
    const key = keyOf(painter, picture);
    const image = this.images.get(key);
    if (image === undefined) return null;
    this.images.delete(key);
    this.images.set(key, image);
    return image;
  }

  /** Any size of the same picture: better a blurred tile than a rough one while the sharp one is painted. */
  nearest(painter: TilePainter, picture: TilePicture): SkImage | null {
    const exact = this.find(painter, picture);
    if (exact !== null) return exact;
    for (const pixels of SCALE_BUCKETS) {
      const other = this.find(painter, { ...picture, pixels });
      if (other !== null) return other;
    }
    return null;
  }

  /** Paints a picture in slices, unless it is there; null where there is no room for it. It stays the store's. */
  *paint(painter: TilePainter, picture: TilePicture): Generator<void, SkImage | null> {
    const known = this.find(painter, picture);
    if (known !== null) return known;
    const { pixels } = picture;
    // In main memory: in a browser every offscreen surface would be a WebGL context of its own, and there are sixteen.
    const surface = this.box.skia.Surface.Make(pixels, pixels);
    if (!surface) return null;
    const canvas = surface.getCanvas();
    canvas.scale(pixels, pixels);
    const brush = new Brush(this.box, canvas);
    try {
      const took = yield* timed(painter.paint(brush, { ...picture, variant: picture.variant % painter.variants }));
      surface.flush();
      markPainted('tile painted', took);
      return this.keep(keyOf(painter, picture), surface.makeImageSnapshot());
    } finally {
      // Also when nobody wants the picture any more.
      brush.dispose();
      surface.dispose();
    }
  }

  /** A board is gone: what the next one would likely begin with stays. */
  rest(): void {
    this.shrink(this.restingPixels);
  }

  private keep(key: string, image: SkImage): SkImage {
    const first = this.images.get(key);
    // Two may have painted it at once: the first stays, because somebody may be drawing it.
    if (first !== undefined) {
      image.dispose();
      return first;
    }
    this.images.set(key, image);
    this.total += image.width() ** 2;
    this.shrink(this.mostPixels, key);
    return image;
  }

  private shrink(most: number, kept?: string): void {
    for (const [key, image] of this.images) {
      if (this.total <= most || key === kept) return;
      this.images.delete(key);
      this.total -= image.width() ** 2;
      this.evicted++;
      image.dispose();
    }
  }
}

/** Runs slices and says how many milliseconds of work they took, pauses aside. */
function* timed(slices: Generator<void, void>): Generator<void, number> {
  let took = 0;
  try {
    for (;;) {
      const started = performance.now();
      const { done } = slices.next();
      took += performance.now() - started;
      if (done) return took;
      yield;
    }
  } finally {
    slices.return();
  }
}
