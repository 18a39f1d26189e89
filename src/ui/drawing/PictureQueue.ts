import { inPaintTurn, TURN, type PaintRank } from '@/platform/paintTurn';
import type { Painted } from '@/platform/pictureShelf';
import { pictureStore } from '@/platform/pictureStore';

/** Paints in slices of about a millisecond. */
type Paint = () => Generator<void, Painted>;
/** What is looked at now comes before what was looked at before; what lies on a table comes in the order it was laid. */
type Order = 'newestFirst' | 'inOrder';

interface Store {
  find(key: string): string | null;
  keep(key: string, image: Painted): string;
}

interface Job {
  readonly key: string;
  readonly rank: PaintRank;
  readonly slices: Generator<void, Painted>;
}

interface Wish {
  readonly paint: Paint;
  readonly order: Order;
}

const RANKS: readonly PaintRank[] = ['hand', 'sight', 'ahead'];

/** Paints what is wished for, a few milliseconds at a time, once on a device. Everything painted for `Picture` waits here. */
export class PictureQueue {
  private readonly wishes: Record<PaintRank, Map<string, Wish>> = {
    hand: new Map(),
    sight: new Map(),
    ahead: new Map(),
  };
  private readonly listeners = new Set<() => void>();
  /** One of each rank: what is more urgent does not wait until a large picture is done. */
  private readonly jobs = new Map<PaintRank, Job>();
  private callOff: (() => void) | null = null;
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

  wish(
    key: string,
    paint: Paint,
    { order = 'newestFirst', rank = 'sight' }: { readonly order?: Order; readonly rank?: PaintRank } = {},
  ): void {
    if (this.isPainting(key, rank) || this.find(key) !== null) return;
    const wishes = this.wishes[rank];
    if (order === 'newestFirst') wishes.delete(key);
    if (!wishes.has(key)) wishes.set(key, { paint, order });
    this.wake();
  }

  /** Whoever scrolled away no longer wants the picture. */
  forget(key: string): void {
    for (const rank of RANKS) this.wishes[rank].delete(key);
  }

  /** Whether it is on its way already, and as soon as this rank would have it. */
  private isPainting(key: string, rank: PaintRank): boolean {
    return RANKS.slice(0, RANKS.indexOf(rank) + 1).some((other) => this.jobs.get(other)?.key === key);
  }

  private get rank(): PaintRank | null {
    return RANKS.find((rank) => this.jobs.has(rank) || this.wishes[rank].size > 0) ?? null;
  }

  private wake(): void {
    this.callOff?.();
    const { rank } = this;
    this.callOff = rank === null ? null : inPaintTurn(rank, this.work);
  }

  private work = (): void => {
    const end = performance.now() + TURN;
    let hasNews = false;
    do {
      const job = this.next();
      if (job === null) break;
      const started = performance.now();
      if (this.advance(job)) hasNews = true;
      const took = performance.now() - started;
      this.longestSlice = Math.max(this.longestSlice, took);
      // Slices differ: remember long ones for a while, and do not begin what would probably overrun.
      this.expected = Math.max(took, this.expected * 0.9);
    } while (performance.now() + this.expected < end);
    if (hasNews) for (const listener of this.listeners) listener();
    this.wake();
  };

  /** One slice of a picture; true when it is done. */
  private advance({ key, rank, slices }: Job): boolean {
    try {
      const step = slices.next();
      if (!step.done) return false;
      this.jobs.delete(rank);
      this.store().keep(key, step.value);
      return true;
    } catch (error) {
      // A picture that cannot be painted keeps nobody else waiting.
      this.jobs.delete(rank);
      this.wake();
      throw error;
    }
  }

  /** What is painted now: what was begun in the best rank that has something to do, or else its first wish. */
  private next(): Job | null {
    const { rank } = this;
    if (rank === null) return null;
    const begun = this.jobs.get(rank);
    if (begun !== undefined) return begun;
    const all = [...this.wishes[rank]];
    const [key, wish] = all.filter(([, { order }]) => order === 'newestFirst').at(-1) ?? all[0] ?? [];
    if (key === undefined || wish === undefined) return null;
    this.wishes[rank].delete(key);
    if (this.find(key) !== null) return this.next();
    // What was begun for later goes on at once when it is wanted now.
    const known = [...this.jobs.values()].find((other) => other.key === key);
    if (known !== undefined) this.jobs.delete(known.rank);
    const job = { key, rank, slices: known?.slices ?? wish.paint() };
    this.jobs.set(rank, job);
    return job;
  }
}

/** One for the whole app: whoever paints beside another would take its turn as well. */
export const pictureQueue = new PictureQueue();
