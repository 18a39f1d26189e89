/**
 * Tile images, painted once and then only blitted.
 *
 * Asking never blocks: an image that is not there yet is queued, and `work(budget)` paints for a few milliseconds at
 * a time, newest wish first. The cache is bounded by pixels; what was used longest ago goes first.
 */
import { Brush, type PaintBox } from './brush';
import type { SkImage, SkSurface } from './skia';
import type { TilePainter, TilePicture } from './tilePainter';

/** Sizes painted; a tile is drawn from the smallest that is not smaller than it appears on screen. */
export const SCALE_BUCKETS = [48, 96, 160, 256, 384] as const;

export function bucketFor(pixels: number): number {
  for (const bucket of SCALE_BUCKETS) if (bucket >= pixels * 0.94) return bucket;
  return SCALE_BUCKETS[SCALE_BUCKETS.length - 1] ?? 256;
}

const pictureKey = (p: TilePicture): string => `${p.design}/${p.turns}/${p.variant}/${p.pixels}/${p.theme}`;

interface Job {
  readonly key: string;
  readonly surface: SkSurface;
  readonly brush: Brush;
  readonly slices: Generator<void, void>;
  readonly picture: TilePicture;
}

interface CacheMeasure {
  readonly images: number;
  readonly pixels: number;
  readonly waiting: number;
  readonly painted: number;
  readonly evicted: number;
  /** The longest uninterrupted stretch of painting so far, in milliseconds. */
  readonly longestSlice: number;
}

export class TileCache {
  private readonly images = new Map<string, SkImage>();
  private readonly wishes = new Map<string, TilePicture>();
  private job: Job | null = null;
  private pixels = 0;
  private painted = 0;
  private evicted = 0;
  private longestSlice = 0;
  private expected = 0;

  constructor(
    private readonly box: PaintBox,
    private readonly painter: TilePainter,
    private readonly options: {
      /** About 90 tiles of 256 px; four bytes each. */
      readonly maxPixels?: number;
      readonly now: () => number;
    },
  ) {}

  /** The image, or null while it waits its turn. */
  get(picture: TilePicture): SkImage | null {
    const key = pictureKey(picture);
    const image = this.images.get(key);
    if (!image) {
      if (this.job?.key !== key) {
        this.wishes.delete(key);
        this.wishes.set(key, picture);
      }
      return null;
    }
    this.images.delete(key);
    this.images.set(key, image);
    return image;
  }

  /** Any size of the same picture: better a blurred tile than a hole while the sharp one is painted. */
  nearest(picture: TilePicture): SkImage | null {
    const exact = this.get(picture);
    if (exact) return exact;
    for (const pixels of SCALE_BUCKETS) {
      const other = this.images.get(pictureKey({ ...picture, pixels }));
      if (other) return other;
    }
    return null;
  }

  /** Paints until the budget is nearly spent, at least one slice; true while there is more to do. */
  work(budget: number): boolean {
    const { now } = this.options;
    const end = now() + budget;
    do {
      this.job ??= this.begin();
      if (!this.job) return false;
      const start = now();
      const step = this.job.slices.next();
      if (step.done) this.finish(this.job);
      const took = now() - start;
      this.longestSlice = Math.max(this.longestSlice, took);
      // Slices differ: remember long ones for a while, and do not begin what would probably overrun.
      this.expected = Math.max(took, this.expected * 0.9);
    } while (now() + this.expected < end);
    return this.job !== null || this.wishes.size > 0;
  }

  /** Forgets wishes nobody has repeated, for example after a jump of the camera. */
  forgetWishes(): void {
    this.wishes.clear();
  }

  measure(): CacheMeasure {
    const { pixels, painted, evicted, longestSlice } = this;
    return { images: this.images.size, pixels, waiting: this.wishes.size, painted, evicted, longestSlice };
  }

  dispose(): void {
    for (const image of this.images.values()) image.dispose();
    this.images.clear();
    this.wishes.clear();
    this.job?.brush.dispose();
    this.job?.surface.dispose();
    this.job = null;
    this.pixels = 0;
  }

  private begin(): Job | null {
    let last: [string, TilePicture] | null = null;
    for (const wish of this.wishes) last = wish;
    if (!last) return null;
    const [key, picture] = last;
    this.wishes.delete(key);
    // In main memory: in a browser every offscreen surface would be a WebGL context of its own, and there are sixteen.
    const surface = this.box.skia.Surface.Make(picture.pixels, picture.pixels);
    if (!surface) return null;
    const canvas = surface.getCanvas();
    canvas.scale(picture.pixels, picture.pixels);
    const brush = new Brush(this.box, canvas);
    return { key, surface, brush, picture, slices: this.painter.paint(brush, picture) };
  }

  private finish(job: Job): void {
    job.surface.flush();
    this.images.set(job.key, job.surface.makeImageSnapshot());
    job.brush.dispose();
    job.surface.dispose();
    this.job = null;
    this.painted++;
    this.pixels += job.picture.pixels ** 2;
    this.shrink();
  }

  private shrink(): void {
    const most = this.options.maxPixels ?? 6_000_000;
    for (const [key, image] of this.images) {
      if (this.pixels <= most || this.images.size <= 1) return;
      this.images.delete(key);
      this.pixels -= image.width() ** 2;
      this.evicted++;
      image.dispose();
    }
  }
}
