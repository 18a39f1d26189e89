import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';

import { createBrowserBackend } from '@/storage/backend.web';
import type { Backend } from '@/storage/device';

/** A browser without a screen: its database, its store of before, and the windows that are open. */
export class FakeBrowser {
  factory: IDBFactory | undefined = new IDBFactory();
  old = new OldTexts();
  persisted = 0;
  private readonly windows = new Set<FakeChannel>();

  constructor(before: Iterable<readonly [string, string]> = []) {
    this.old.texts = new Map(before);
  }

  /** What a window of the app works on. */
  open(): Backend {
    return createBrowserBackend({
      factory: () => this.factory!,
      oldStore: () => this.old,
      channel: () => {
        const channel = new FakeChannel(this.windows);
        this.windows.add(channel);
        return channel;
      },
      persist: async () => this.persisted++,
    });
  }

  /** All that is on disk, as somebody sees it who opens the app now. */
  async texts(): Promise<Map<string, string>> {
    const backend = this.open();
    const keys = await backend.getAllKeys();
    return new Map((await backend.multiGet(keys)).map(([key, text]) => [key, text ?? '']));
  }
}

class FakeChannel {
  onmessage: ((event: MessageEvent) => void) | null = null;

  constructor(private readonly windows: ReadonlySet<FakeChannel>) {}

  postMessage(data: unknown): void {
    for (const other of this.windows) {
      if (other !== this) setTimeout(() => other.onmessage?.({ data } as MessageEvent), 0);
    }
  }
}

/** `localStorage`, as far as it is asked for. */
export class OldTexts {
  texts = new Map<string, string>();

  get length(): number {
    step();
    return this.texts.size;
  }

  key(index: number): string | null {
    step();
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    step();
    return this.texts.get(key) ?? null;
  }

  removeItem(key: string): void {
    step();
    this.texts.delete(key);
  }
}

/** How many more steps the browser may make before its process is killed. */
let stepsLeft = Infinity;

function step(): void {
  if (stepsLeft-- <= 0) throw new Error('killed');
}

const put = IDBObjectStore.prototype.put;
const get = IDBObjectStore.prototype.get;

/**
 * Lets a browser live for so many steps: looks into a store, changes of it. Killed in the middle of a transaction, it
 * leaves nothing of it. The answer is whether it lived to the end.
 */
export async function liveFor(steps: number, life: () => Promise<unknown>): Promise<boolean> {
  stepsLeft = steps;
  IDBObjectStore.prototype.put = function (...args) {
    return killable(this, () => put.apply(this, args));
  };
  IDBObjectStore.prototype.get = function (...args) {
    return killable(this, () => get.apply(this, args));
  };
  try {
    await life();
    return stepsLeft >= 0;
  } catch {
    return false;
  } finally {
    IDBObjectStore.prototype.put = put;
    IDBObjectStore.prototype.get = get;
    stepsLeft = Infinity;
  }
}

function killable<Value>({ transaction }: IDBObjectStore, act: () => Value): Value {
  try {
    step();
  } catch (error) {
    transaction.abort();
    throw error;
  }
  return act();
}

/** Waits for some turns of the loop, so that windows meet in another order each time. */
export async function dawdle(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
}
