import { fail, ok, type Result } from '@/core/result';

import { ownBackend } from './backend';

/**
 * The only module that touches the device's store. Nothing here throws: a store that refuses, is full or is switched
 * off answers with a failure, and the app goes on.
 */
export interface StorageFault {
  /** `changed`: somebody else, another window, has written there meanwhile. */
  readonly fault: 'refused' | 'full' | 'slow' | 'changed';
  readonly detail: string;
}

/** A store that has not answered by now is treated as one that will not. */
export const ANSWER_LIMIT = 4000;

/** What becomes of texts once they have been looked at: new ones by their keys, null for those that go. */
export interface Change<Answer> {
  readonly edits: readonly (readonly [key: string, text: string | null])[];
  readonly answer: Answer;
}

/** Looks at the texts under some keys, in their order, and says what becomes of them. Asked again, it must say it again. */
export type Decide<Answer> = (texts: readonly (string | null)[]) => Change<Answer>;

/** What we ask of the store of a device; AsyncStorage has it, and so have the stores of our tests. */
export interface Backend {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, text: string): Promise<unknown>;
  getAllKeys(): Promise<readonly string[]>;
  multiGet(keys: readonly string[]): Promise<readonly (readonly [string, string | null])[]>;
  multiRemove(keys: readonly string[]): Promise<unknown>;
  /** Looks, decides and writes while no other window can; a store that only one process has needs no such thing. */
  change?<Answer>(keys: readonly string[], decide: Decide<Answer>): Promise<Answer>;
  /** Hears of the keys under which another window has written; a store that only one process has is silent. */
  onForeignChange?(listener: (keys: readonly string[]) => void): void;
  /** Whether what is written lasts longer than the app is open. Known once the store has answered. */
  isLasting?(): boolean;
  /** Asks that what is kept may stay when room gets scarce. */
  askToStay?(): void;
}

export interface Device {
  read(key: string): Promise<Result<string | null, StorageFault>>;
  /** The texts under the keys, in their order. */
  readMany(keys: readonly string[]): Promise<Result<(string | null)[], StorageFault>>;
  keys(): Promise<Result<readonly string[], StorageFault>>;
  write(key: string, text: string): Promise<Result<void, StorageFault>>;
  remove(keys: readonly string[]): Promise<Result<void, StorageFault>>;
  /** Looks at texts and changes them with nobody in between, in this window or another. */
  change<Answer>(keys: readonly string[], decide: Decide<Answer>): Promise<Result<Answer, StorageFault>>;
  onForeignChange(listener: (keys: readonly string[]) => void): void;
  isLasting(): boolean;
  askToStay(): void;
}

export function createDevice(backend: Backend, limit = ANSWER_LIMIT): Device {
  const inTurn = createTurn(limit);
  const readMany = async (keys: readonly string[]) => {
    if (keys.length === 0) return [];
    const found = new Map(await backend.multiGet(keys));
    return keys.map((key) => found.get(key) ?? null);
  };
  return {
    read: (key) => inTime(limit, () => backend.getItem(key)).answer,
    readMany: (keys) => inTime(limit, () => readMany(keys)).answer,
    keys: () => inTime(limit, () => backend.getAllKeys()).answer,
    write: (key, text) => inTurn(async () => void (await backend.setItem(key, text))),
    remove: (keys) => inTurn(async () => void (await backend.multiRemove(keys))),
    change: (keys, decide) =>
      inTurn(async () => {
        if (backend.change !== undefined) return backend.change(keys, decide);
        // Changes come one after another, and nobody else has this store.
        const { edits, answer } = decide(await readMany(keys));
        const gone: string[] = [];
        for (const [key, text] of edits) {
          if (text === null) gone.push(key);
          else await backend.setItem(key, text);
        }
        if (gone.length > 0) await backend.multiRemove(gone);
        return answer;
      }),
    onForeignChange: (listener) => backend.onForeignChange?.(listener),
    isLasting: () => backend.isLasting?.() ?? true,
    askToStay: () => backend.askToStay?.(),
  };
}

const SLOW: StorageFault = { fault: 'slow', detail: 'the store does not answer' };

interface Attempt<Value> {
  /** The value, or a failure, at the latest after the limit. */
  readonly answer: Promise<Result<Value, StorageFault>>;
  /** When the store is really through with it, which may be never. */
  readonly end: Promise<unknown>;
}

function inTime<Value>(limit: number, action: () => Promise<Value>): Attempt<Value> {
  const end = (async (): Promise<Result<Value, StorageFault>> => {
    try {
      return ok(await action());
    } catch (error) {
      return fail(faultOf(error));
    }
  })();
  if (limit === Infinity) return { answer: end, end };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tired = new Promise<Result<Value, StorageFault>>((resolve) => {
    timer = setTimeout(() => resolve(fail(SLOW)), limit);
  });
  const answer = Promise.race([end, tired]).finally(() => clearTimeout(timer));
  return { answer, end };
}

function faultOf(error: unknown): StorageFault {
  const name = error instanceof Error ? error.name : '';
  const detail = error instanceof Error ? error.message : String(error);
  return { fault: /quota|full|no space|enospc/i.test(`${name} ${detail}`) ? 'full' : 'refused', detail };
}

/**
 * Changes go one after another. One that was given up on may still land later, so nothing else starts before it has
 * really ended: an old text can never land on top of a newer one.
 */
function createTurn(limit: number) {
  const waiting: { run: () => Attempt<unknown>; giveUp: () => void }[] = [];
  let isBusy = false;
  let isStuck = false;
  const work = async () => {
    isBusy = true;
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const { answer, end } = job.run();
      let hasEnded = false;
      void end.then(() => (hasEnded = true));
      await answer;
      if (hasEnded) continue;
      isStuck = true;
      for (const other of waiting.splice(0)) other.giveUp();
      await end;
      isStuck = false;
    }
    isBusy = false;
  };
  return <Value>(action: () => Promise<Value>): Promise<Result<Value, StorageFault>> => {
    if (isStuck) return Promise.resolve(fail(SLOW));
    return new Promise((resolve) => {
      const run = () => {
        const attempt = inTime(limit, action);
        void attempt.answer.then(resolve);
        return attempt;
      };
      waiting.push({ run, giveUp: () => resolve(fail(SLOW)) });
      if (!isBusy) void work();
    });
  };
}

/** The device that the app runs on. */
export const device: Device = createDevice(ownBackend);
