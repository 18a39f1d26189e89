import { fail, ok, type Result } from '@/core/result';

import type { Change, Device, StorageFault } from './device';
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

/** The edits by which texts go. */
export function goneAll(keys: readonly string[]): (readonly [string, null])[] {
  return keys.map((key) => [key, null]);
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
  /** What was asked of the device without an answer that it is there: it may have landed all the same. */
  private unsure: string | null = null;

  constructor(
    private readonly device: Device,
    readonly base: string,
  ) {}

  /** The number of the newest text; 0 when there is none. */
  get sequence(): number {
    return this.at?.sequence ?? 0;
  }

  /** The highest number on the device when we last looked. */
  get seen(): number {
    return this.at?.seen ?? 0;
  }

  /** Goes on from what somebody else read. */
  adopt(slots: Slots, seen = slots.newest?.sequence ?? 0): void {
    this.at = { ...standingOf(slots), seen };
  }

  /** Resolves when every write so far has ended. */
  async settled(): Promise<void> {
    await this.turn;
  }

  read(): Promise<Result<Slots, StorageFault>> {
    return this.inTurn(() => this.readAndAdopt());
  }

  /** Puts a text after the newest on the device, whoever wrote that; the answer is its number. */
  write(body: string): Promise<Result<number, StorageFault>> {
    return this.edit(() => body);
  }

  /**
   * Puts a text on the device that is made of the newest one, and of those of another pair, with nobody writing in
   * between; null leaves all as it is.
   */
  edit(
    make: (slots: Slots, others: Slots) => string | null,
    other: SlotPair = this,
  ): Promise<Result<number, StorageFault>> {
    return this.change((slots, others) => {
      const body = make(slots, others);
      return body === null ? { edits: [], answer: standingOf(slots) } : this.following(standingOf(slots), body);
    }, other);
  }

  /**
   * As `write`, but only if nobody else has written since we last looked: in a browser another window may have gone on,
   * and its moves must not be lost either.
   */
  writeAlone(body: string): Promise<Result<number, StorageFault>> {
    return this.change((slots) => {
      const { newest } = slots;
      const at = this.at ?? standingOf(slots);
      if ((newest?.sequence ?? 0) === at.seen) {
        this.unsure = body;
        return this.following(at, body);
      }
      const isOurs = newest?.sequence === at.sequence + 1 && newest.body === body && this.unsure === body;
      return { edits: [], answer: isOurs ? standingOf(slots) : null };
    });
  }

  /** Looks and writes in one go, so that of two windows at once the second sees what the first has done. */
  private change(
    decide: (slots: Slots, others: Slots) => Change<Standing | null>,
    other: SlotPair = this,
  ): Promise<Result<number, StorageFault>> {
    return this.inTurn(async () => {
      const keys = [...slotKeys(this.base), ...slotKeys(other.base)];
      const changed = await this.device.change(keys, ([a = null, b = null, c = null, d = null]) =>
        decide(readSlots(a, b), readSlots(c, d)),
      );
      if (!changed.ok) return changed;
      if (changed.value === null) return fail({ fault: 'changed', detail: 'somebody else has written there' });
      this.unsure = null;
      this.at = changed.value;
      return ok(this.at.sequence);
    });
  }

  private following({ sequence, next }: Standing, body: string): Change<Standing> {
    const number = sequence + 1;
    return {
      edits: [[`${this.base}/${next}`, seal({ sequence: number, body })]],
      answer: { sequence: number, next: next === 'a' ? 'b' : 'a', seen: number },
    };
  }

  private async readAndAdopt(): Promise<Result<Slots, StorageFault>> {
    const texts = await this.device.readMany(slotKeys(this.base));
    if (!texts.ok) return texts;
    const [a = null, b = null] = texts.value;
    const slots = readSlots(a, b);
    this.adopt(slots);
    return ok(slots);
  }

  private inTurn<Value>(action: () => Promise<Value>): Promise<Value> {
    const run = this.turn.then(action);
    this.turn = run.catch(() => undefined);
    return run;
  }
}

function standingOf({ newest, next }: Slots): Standing {
  const sequence = newest?.sequence ?? 0;
  return { sequence, next, seen: sequence };
}
