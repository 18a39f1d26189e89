import type { SkImage } from '@/board/art/skia';
import type { Slices } from '@/board/easel';
import { inSpareTime } from '@/platform/spareTime';

/** Milliseconds of painting before others get a turn: half a frame, so that scrolling stays smooth. */
const SLICE = 8;
/** Pictures kept; the longest unseen go first. */
const KEPT = 400;

/** Paints what is wished for, newest wish first, a few milliseconds at a time, and keeps it as an address for `Image`. */
export class PictureQueue {
  private readonly pictures = new Map<string, string>();
  private readonly wishes = new Map<string, () => Slices<SkImage>>();
  private readonly listeners = new Set<() => void>();
  private job: { key: string; slices: Slices<SkImage> } | null = null;
  private isAwake = false;
  /** The longest uninterrupted stretch of painting so far, in milliseconds. */
  longestSlice = 0;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The address of a picture that is ready, or null. */
  find(key: string): string | null {
    return this.pictures.get(key) ?? null;
  }

  wish(key: string, paint: () => Slices<SkImage>): void {
    if (this.pictures.has(key) || this.job?.key === key) return;
    this.wishes.delete(key);
    this.wishes.set(key, paint);
    this.wake();
  }

  /** Whoever scrolled away no longer wants the picture. */
  forget(key: string): void {
    this.wishes.delete(key);
  }

  private wake(): void {
    if (this.isAwake) return;
    this.isAwake = true;
    inSpareTime(this.work);
  }

  private work = (): void => {
    const end = performance.now() + SLICE;
    let hasNews = false;
    do {
      this.job ??= this.next();
      if (this.job === null) break;
      const started = performance.now();
      const step = this.job.slices.next();
      if (step.done) {
        this.keep(this.job.key, step.value);
        this.job = null;
        hasNews = true;
      }
      this.longestSlice = Math.max(this.longestSlice, performance.now() - started);
    } while (performance.now() < end);
    if (hasNews) for (const listener of this.listeners) listener();
    this.isAwake = this.job !== null || this.wishes.size > 0;
    if (this.isAwake) inSpareTime(this.work);
  };

  private next(): { key: string; slices: Slices<SkImage> } | null {
    const [key, paint] = [...this.wishes].pop() ?? [];
    if (key === undefined || paint === undefined) return null;
    this.wishes.delete(key);
    return { key, slices: paint() };
  }

  private keep(key: string, image: SkImage): void {
    this.pictures.set(key, `data:image/png;base64,${image.encodeToBase64()}`);
    image.dispose();
    for (const old of this.pictures.keys()) {
      if (this.pictures.size <= KEPT) break;
      this.pictures.delete(old);
    }
  }
}
