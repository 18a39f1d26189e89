import { fail, ok, type Result } from '@/core/result';

import type { Device, StorageFault } from './device';
import { seal, unseal, type Sealed } from './envelope';

/** A text that is never written over: two places take turns, and the newest whole one counts. */
export interface Slots {
  readonly newest: Sealed | null;
  /** Where the next text goes: over the older or damaged one. */
  readonly next: 'a' | 'b';
  /** Texts that are there and cannot be read. */
  readonly damaged: readonly string[];
}

export function readSlots(a: string | null, b: string | null): Slots {
  const inA = a === null ? null : unseal(a);
  const inB = b === null ? null : unseal(b);
  const damaged: string[] = [];
  if (a !== null && inA === null) damaged.push(a);
  if (b !== null && inB === null) damaged.push(b);
  const isANewer = inA !== null && (inB === null || inA.sequence >= inB.sequence);
  // With nothing in either place the first one is as good; damage in one of them is what gets written over.
  const next = isANewer ? 'b' : inB !== null || a === null ? 'a' : b === null ? 'b' : 'a';
  return { newest: isANewer ? inA : inB, next, damaged };
}

export function slotKeys(base: string): [string, string] {
  return [`${base}/a`, `${base}/b`];
}

interface Standing {
  readonly sequence: number;
  readonly next: 'a' | 'b';
  /** The highest number on the device when we last looked, whether or not its text made sense. */
  readonly seen: number;
}

/** Writes to one pair of slots, one after another. What was on the device before a refused write is still there. */
export class SlotPair {
  private at: Standing | null = null;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly device: Device,
    readonly base: string,
  ) {}

  /** The number of the newest text; 0 when there is none. */
  get sequence(): number {
    return this.at?.sequence ?? 0;
  }

  /** The place that does not hold the newest text. */
  get olderKey(): string {
    return `${this.base}/${this.at?.next ?? 'b'}`;
  }

  /** Goes on from what somebody else read. */
  adopt({ newest, next }: Slots, seen = newest?.sequence ?? 0): void {
    this.at = { sequence: newest?.sequence ?? 0, next, seen };
  }

  /** Resolves when every write so far has ended. */
  async settled(): Promise<void> {
    await this.turn;
  }

  read(): Promise<Result<Slots, StorageFault>> {
    return this.inTurn(() => this.readAndAdopt());
  }

  /** Puts a text on the device; the answer is its number. */
  write(body: string): Promise<Result<number, StorageFault>> {
    return this.inTurn(async () => {
      if (this.at === null) {
        const known = await this.readAndAdopt();
        if (!known.ok) return known;
      }
      return this.writeNow(body);
    });
  }

  /**
   * As `write`, but only if nobody else has written since we last looked: in a browser another window may have gone on,
   * and its moves must not be lost either.
   */
  writeAlone(body: string): Promise<Result<number, StorageFault>> {
    return this.inTurn(async () => {
      const known = await this.readNow();
      if (!known.ok) return known;
      const newest = known.value.newest;
      if (this.at === null) this.adopt(known.value);
      else if ((newest?.sequence ?? 0) !== this.at.seen) {
        // A write that we gave up on has landed after all.
        const isOurs = newest?.sequence === this.at.sequence + 1 && newest.body === body;
        if (!isOurs) return fail({ fault: 'changed', detail: 'somebody else has written there' });
        this.adopt(known.value);
        return ok(this.sequence);
      }
      return this.writeNow(body);
    });
  }

  private async writeNow(body: string): Promise<Result<number, StorageFault>> {
    const { sequence, next } = this.at ?? { sequence: 0, next: 'a' as const };
    const number = sequence + 1;
    const written = await this.device.write(`${this.base}/${next}`, seal({ sequence: number, body }));
    if (!written.ok) return written;
    this.at = { sequence: number, next: next === 'a' ? 'b' : 'a', seen: number };
    return ok(number);
  }

  private async readAndAdopt(): Promise<Result<Slots, StorageFault>> {
    const slots = await this.readNow();
    if (slots.ok) this.adopt(slots.value);
    return slots;
  }

  private async readNow(): Promise<Result<Slots, StorageFault>> {
    const texts = await this.device.readMany(slotKeys(this.base));
    if (!texts.ok) return texts;
    const [a = null, b = null] = texts.value;
    return ok(readSlots(a, b));
  }

  private inTurn<Value>(action: () => Promise<Value>): Promise<Value> {
    const run = this.turn.then(action);
    this.turn = run.catch(() => undefined);
    return run;
  }
}
