import { ok, type Result } from '@/core/result';

import type { Device, StorageFault } from './device';
import { seal, unseal } from './envelope';

export const COUNTER_KEY = 'terreno/results/number';

/** Numbers the matches of this device as they end: clocks are set back and ahead, and a number only grows. */
export class FinishCounter {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly device: Device,
    /** The highest number that is on the device, for when the counter itself is gone or damaged. */
    private readonly recount: () => Promise<Result<number, StorageFault>>,
  ) {}

  /** The number given last; 0 when none was. */
  async last(): Promise<Result<number, StorageFault>> {
    const stored = await this.device.read(COUNTER_KEY);
    if (!stored.ok) return stored;
    const sealed = stored.value === null ? null : unseal(stored.value);
    return sealed === null ? this.recount() : ok(sealed.sequence);
  }

  /** A number that nobody had before. */
  next(): Promise<Result<number, StorageFault>> {
    const next = this.turn.then(async (): Promise<Result<number, StorageFault>> => {
      const last = await this.last();
      if (!last.ok) return last;
      // Another window may count just now: each goes on from what is there when it writes.
      return this.device.change([COUNTER_KEY], ([text = null]) => {
        const number = 1 + Math.max(last.value, (text === null ? null : unseal(text))?.sequence ?? 0);
        return { edits: [[COUNTER_KEY, seal({ sequence: number, body: '' })]], answer: number };
      });
    });
    this.turn = next.catch(() => undefined);
    return next;
  }
}
