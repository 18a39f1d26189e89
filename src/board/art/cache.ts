/**
 * The pictures of tiles that one board waits for.
 *
 * Asking never blocks: what is not there yet is queued, and `work(budget)` paints for a few milliseconds at a time, newest
 * wish first. What is finished goes to the store that all boards share.
 */
import type { SkImage } from './skia';
import type { TileImages } from './tileImages';
import type { TilePainter, TilePicture } from './tilePainter';

const wishKey = (p: TilePicture): string => `${p.design}/${p.turns}/${p.variant}/${p.pixels}/${p.theme}`;

interface Job {
  readonly key: string;
  readonly slices: Generator<void, SkImage | null>;
}

interface CacheMeasure {
  readonly waiting: number;
  readonly painted: number;
  /** The longest uninterrupted stretch of painting so far, in milliseconds. */
  readonly longestSlice: number;
}

export class TileCache {
  private readonly wishes = new Map<string, TilePicture>();
  private job: Job | null = null;
  private painted = 0;
  private longestSlice = 0;
  private expected = 0;

  constructor(
    private readonly images: TileImages,
    private readonly painter: TilePainter,
    private readonly now: () => number,
  ) {}

  /** The image, or null while it waits its turn. */
  get(picture: TilePicture): SkImage | null {
    const image = this.images.find(this.painter, picture);
    if (image !== null) return image;
    const key = wishKey(picture);
    if (this.job?.key !== key) {
      this.wishes.delete(key);
      this.wishes.set(key, picture);
    }
    return null;
  }

  /** Any size of the same picture, while the sharp one waits its turn. */
  nearest(picture: TilePicture): SkImage | null {
    return this.get(picture) ?? this.images.nearest(this.painter, picture);
  }

  /** Paints until the budget is nearly spent, at least one slice; true while there is more to do. */
  work(budget: number): boolean {
    const { now } = this;
    const end = now() + budget;
    do {
      this.job ??= this.begin();
      if (!this.job) return false;
      const start = now();
      const step = this.job.slices.next();
      if (step.done) {
        this.job = null;
        if (step.value !== null) this.painted++;
      }
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
    const { painted, longestSlice } = this;
    return { waiting: this.wishes.size, painted, longestSlice };
  }

  /** What was painted stays with the store. */
  dispose(): void {
    this.wishes.clear();
    this.job?.slices.return(null);
    this.job = null;
  }

  private begin(): Job | null {
    let last: [string, TilePicture] | null = null;
    for (const wish of this.wishes) last = wish;
    if (!last) return null;
    const [key, picture] = last;
    this.wishes.delete(key);
    return { key, slices: this.images.paint(this.painter, picture) };
  }
}
