interface Task {
  readonly id: number;
  readonly at: number;
  readonly run: () => void;
}

/** One frame of a 60 Hz screen. */
export const FRAME = 1000 / 60;

/**
 * So much of the time that our work takes passes on the phone. We interpret what a phone compiles, check every call and
 * share the machine with others: at its full length that would be a phone on which hardly a frame comes in time, and whose
 * work grows with the load of the machine.
 */
const PACE = 1 / 4;

/**
 * The phone's clock and its queue. Time passes while code runs, as it does on a phone, and jumps ahead while everybody
 * waits, so that a test never does. Both runtimes share the one thread: what is proved here is who may call whom, not
 * what happens when two threads race.
 */
export class Clock {
  /** Milliseconds that everybody waited, and that were jumped over. */
  private skipped = 0;
  private nextId = 1;
  private readonly tasks = new Map<number, Task>();
  private readonly origin = performance.now();
  private readonly epoch = Date.now();

  /** Milliseconds since the phone was switched on. */
  now(): number {
    return (performance.now() - this.origin) * PACE + this.skipped;
  }

  /** The time of day, for `Date`. */
  date(): number {
    return Math.floor(this.epoch + this.now());
  }

  /** Milliseconds in which nobody had anything to do. */
  idle(): number {
    return this.skipped;
  }

  /** Runs a task once the clock has come so far. */
  after(milliseconds: number, run: () => void): number {
    const id = this.nextId++;
    this.tasks.set(id, { id, at: this.now() + Math.max(0, milliseconds), run });
    return id;
  }

  cancel(id: number): void {
    this.tasks.delete(id);
  }

  /** Forgets all that was to come: the process has been killed. */
  clear(): void {
    this.tasks.clear();
  }

  /** How long until the next task; null when nothing is to come. */
  untilNext(): number | null {
    const next = this.next();
    return next === null ? null : Math.max(0, next.at - this.now());
  }

  /** Runs the next task, skipping the time until then, and lets promises settle. */
  async step(latest = Infinity): Promise<boolean> {
    const next = this.next();
    if (next === null || next.at > latest) {
      if (latest !== Infinity) this.skipTo(latest);
      await settled();
      return false;
    }
    this.skipTo(next.at);
    this.tasks.delete(next.id);
    next.run();
    await settled();
    return true;
  }

  private skipTo(time: number): void {
    this.skipped += Math.max(0, time - this.now());
  }

  private next(): Task | null {
    let next: Task | null = null;
    for (const task of this.tasks.values()) {
      if (next === null || task.at < next.at || (task.at === next.at && task.id < next.id)) next = task;
    }
    return next;
  }
}

/** Promises of every realm run their callbacks before the next turn of Node's loop. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
