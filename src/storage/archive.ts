import { fail, ok, type Result } from '@/core/result';

import { RESULTS_ASIDE, type Aside } from './aside';
import type { Device, StorageFault } from './device';
import { unseal } from './envelope';
import { parseLines, readLines, type KeptResult } from './results';
import { goneAll, readSlots, SlotPair, slotKeys } from './slots';

const RESULTS_KEY = 'terreno/results';
const PAGE = 200;

/** Lines of matches that are no longer kept, in pages, so that adding one never writes all of them. */
export class Archive {
  private readonly pages = new Map<number, SlotPair>();

  constructor(
    private readonly device: Device,
    private readonly aside: Aside,
  ) {}

  async read(keys: readonly string[]): Promise<Result<KeptResult[], StorageFault>> {
    const lines: KeptResult[] = [];
    for (const page of pagesIn(keys)) {
      const read = await this.readPage(page);
      if (!read.ok) return read;
      lines.push(...read.value.lines);
    }
    return ok(lines);
  }

  /** Adds lines that are not there yet. */
  async add(keys: readonly string[], lines: readonly KeptResult[]): Promise<Result<void, StorageFault>> {
    let isFull = false;
    for (let page = Math.max(0, ...pagesIn(keys)); ; page++) {
      const read = await this.readPage(page);
      if (!read.ok) return read;
      // What will be written over now, and cannot be read, is kept elsewhere first.
      for (const text of read.value.toKeep) {
        if (!(await this.aside.put(RESULTS_ASIDE, text))) return fail({ fault: 'refused', detail: 'not set aside' });
      }
      // Another window may add lines of its own: each adds to what is there when it writes.
      const written = await this.page(page).edit(({ newest }) => {
        const known = newest === null ? [] : (parseLines(newest.body) ?? []);
        const fresh = lines.filter((line) => !known.some(({ id }) => id === line.id));
        isFull = fresh.length > 0 && known.length >= PAGE;
        return fresh.length === 0 || isFull ? null : JSON.stringify([...known, ...fresh]);
      });
      if (!written.ok) return written;
      if (!isFull) return ok(undefined);
    }
  }

  async erase(keys: readonly string[]): Promise<Result<void, StorageFault>> {
    const pages = pagesIn(keys).flatMap((page) => slotKeys(`${RESULTS_KEY}/${page}`));
    this.pages.clear();
    return pages.length === 0 ? ok(undefined) : this.device.remove(pages);
  }

  /** The lines of a page. Damage goes aside at once, so that it can be exported and is told; refused, it stays. */
  private async readPage(page: number): Promise<Result<Page, StorageFault>> {
    const pair = this.page(page);
    await pair.settled();
    const keys = slotKeys(pair.base);
    const texts = await this.device.readMany(keys);
    if (!texts.ok) return texts;
    const damaged = keys.flatMap((key, index) => {
      const text = texts.value[index] ?? null;
      return text === null || holdsLines(text) ? [] : [{ key, text }];
    });
    // A whole envelope around nonsense is as good as a torn one.
    const [a = null, b = null] = texts.value.map((text) => (text === null || holdsLines(text) ? text : ''));
    const slots = readSlots(a, b);
    pair.adopt(slots);
    const isAside = await this.clearAway(damaged);
    const read = slots.newest === null ? null : readLines(slots.newest.body);
    return ok({
      lines: read?.lines ?? [],
      toKeep: [
        ...(isAside ? [] : damaged.map(({ text }) => text)),
        ...(read?.isWhole === false ? [slots.newest?.body ?? ''] : []),
      ],
    });
  }

  private async clearAway(damaged: readonly { readonly key: string; readonly text: string }[]): Promise<boolean> {
    if (damaged.length === 0) return true;
    for (const { text } of damaged) if (text !== '' && !(await this.aside.put(RESULTS_ASIDE, text))) return false;
    const keys = damaged.map(({ key }) => key);
    // Another window may have written just there meanwhile.
    const cleared = await this.device.change(keys, (now) => {
      const isAsItWas = damaged.every(({ text }, index) => now[index] === text);
      return { edits: isAsItWas ? goneAll(keys) : [], answer: isAsItWas };
    });
    return cleared.ok && cleared.value;
  }

  private page(number: number): SlotPair {
    const pair = this.pages.get(number) ?? new SlotPair(this.device, `${RESULTS_KEY}/${number}`);
    this.pages.set(number, pair);
    return pair;
  }
}

interface Page {
  readonly lines: readonly KeptResult[];
  /** Texts that must be set aside before the page may be written over. */
  readonly toKeep: readonly string[];
}

function holdsLines(text: string): boolean {
  const sealed = unseal(text);
  return sealed !== null && readLines(sealed.body) !== null;
}

function pagesIn(keys: readonly string[]): number[] {
  const pages = new Set<number>();
  for (const key of keys) {
    const found = /^terreno\/results\/(\d{1,6})\/[ab]$/.exec(key);
    if (found !== null) pages.add(Number(found[1]));
  }
  return [...pages].sort((one, other) => one - other);
}
