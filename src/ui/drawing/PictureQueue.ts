import type { Painted } from '@/platform/pictureShelf';
import { pictureStore } from '@/platform/pictureStore';
import { inSpareTime } from '@/platform/spareTime';

/** Milliseconds of painting before others get a turn: half a frame, so that scrolling stays smooth and cards keep flying. */
const TURN = 8;

/** Paints in slices of about a millisecond. */
type Paint = () => Generator<void, Painted>;
/** What is looked at now comes before what was looked at before; what lies on a table comes in the order it was laid. */
type Order = 'newestFirst' | 'inOrder';

interface Store {
  find(key: string): string | null;
  keep(key: string, image: Painted): string;
}

/** Paints what is wished for, a few milliseconds at a time, once on a device. Everything painted for `Picture` waits here. */
export class PictureQueue {
  private readonly wishes: Record<Order, Map<string, Paint>> = { newestFirst: new Map(), inOrder: new Map() };
  private readonly listeners = new Set<() => void>();
  private job: { key: string; slices: Generator<void, Painted> } | null = null;
  private isAwake = false;
  private expected = 0;
  /** The longest uninterrupted stretch of painting so far, in milliseconds. */
  longestSlice = 0;

  constructor(private readonly store: () => Store = pictureStore) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The address of a picture that is ready, or null. */
  find(key: string): string | null {
    return this.store().find(key);
  }

  wish(key: string, paint: Paint, order: Order = 'newestFirst'): void {
    if (this.job?.key === key || this.find(key) !== null) return;
    const wishes = this.wishes[order];
    if (order === 'newestFirst') wishes.delete(key);
    if (!wishes.has(key)) wishes.set(key, paint);
    this.wake();
  }

  /** Whoever scrolled away no longer wants the picture. */
  forget(key: string): void {
    this.wishes.newestFirst.delete(key);
    this.wishes.inOrder.delete(key);
  }

  private wake(): void {
    if (this.isAwake) return;
    this.isAwake = true;
    inSpareTime(this.work);
  }

  private work = (): void => {
    const end = performance.now() + TURN;
    let hasNews = false;
    do {
      this.job ??= this.next();
      if (this.job === null) break;
      const started = performance.now();
      const step = this.job.slices.next();
      if (step.done) {
        this.store().keep(this.job.key, step.value);
        this.job = null;
        hasNews = true;
      }
      const took = performance.now() - started;
      this.longestSlice = Math.max(this.longestSlice, took);
      // Slices differ: remember long ones for a while, and do not begin what would probably overrun.
      this.expected = Math.max(took, this.expected * 0.9);
    } while (performance.now() + this.expected < end);
    if (hasNews) for (const listener of this.listeners) listener();
    this.isAwake = this.job !== null || this.wishes.newestFirst.size + this.wishes.inOrder.size > 0;
    if (this.isAwake) inSpareTime(this.work);
  };

  private next(): PictureQueue['job'] {
    const [newest] = [...this.wishes.newestFirst].slice(-1);
    const [oldest] = this.wishes.inOrder;
    const [key, paint] = newest ?? oldest ?? [];
    if (key === undefined || paint === undefined) return null;
    this.forget(key);
    return { key, slices: paint() };
  }
}

/** One for the whole app: whoever paints beside another would take its turn as well. */
export const pictureQueue = new PictureQueue();
