/** How many host objects of each class live, and what the pictures among them weigh. */
export interface Census {
  /** By C++ class: made, and neither disposed nor collected yet. */
  readonly live: Readonly<Record<string, number>>;
  readonly made: Readonly<Record<string, number>>;
  /** Bytes of the pixels of live surfaces and images. */
  readonly bytes: number;
  readonly peakBytes: number;
}

export class Counter {
  private readonly made = new Map<string, number>();
  private readonly live = new Map<string, number>();
  private bytes = 0;
  private peakBytes = 0;

  came(className: string, bytes: number): void {
    this.made.set(className, (this.made.get(className) ?? 0) + 1);
    this.live.set(className, (this.live.get(className) ?? 0) + 1);
    this.grew(bytes);
  }

  grew(bytes: number): void {
    this.bytes += bytes;
    this.peakBytes = Math.max(this.peakBytes, this.bytes);
  }

  went(className: string, bytes: number): void {
    this.live.set(className, (this.live.get(className) ?? 0) - 1);
    this.bytes -= bytes;
  }

  /** From now on the peak is that of what follows. */
  forgetPeak(): void {
    this.peakBytes = this.bytes;
  }

  take(): Census {
    const live = [...this.live].filter(([, count]) => count > 0);
    return {
      live: Object.fromEntries(live),
      made: Object.fromEntries(this.made),
      bytes: this.bytes,
      peakBytes: this.peakBytes,
    };
  }
}
