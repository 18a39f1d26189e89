import AsyncStorage from '@react-native-async-storage/async-storage';

import { fail, ok, type Result } from '@/core/result';

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

/** What we ask of the store of a device; AsyncStorage has it, and so have the stores of our tests. */
export interface Backend {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, text: string): Promise<unknown>;
  getAllKeys(): Promise<readonly string[]>;
  multiGet(keys: readonly string[]): Promise<readonly (readonly [string, string | null])[]>;
  multiRemove(keys: readonly string[]): Promise<unknown>;
}

export interface Device {
  read(key: string): Promise<Result<string | null, StorageFault>>;
  /** The texts under the keys, in their order. */
  readMany(keys: readonly string[]): Promise<Result<(string | null)[], StorageFault>>;
  keys(): Promise<Result<readonly string[], StorageFault>>;
  write(key: string, text: string): Promise<Result<void, StorageFault>>;
  remove(keys: readonly string[]): Promise<Result<void, StorageFault>>;
}

export function createDevice(backend: Backend, limit = ANSWER_LIMIT): Device {
  const change = inTurn(limit);
  return {
    read: (key) => inTime(limit, () => backend.getItem(key)).answer,
    readMany: (keys) =>
      inTime(limit, async () => {
        if (keys.length === 0) return [];
        const found = new Map(await backend.multiGet(keys));
        return keys.map((key) => found.get(key) ?? null);
      }).answer,
    keys: () => inTime(limit, () => backend.getAllKeys()).answer,
    write: (key, text) => change(async () => void (await backend.setItem(key, text))),
    remove: (keys) => change(async () => void (await backend.multiRemove(keys))),
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
function inTurn(limit: number) {
  const waiting: { action: () => Promise<void>; resolve: (result: Result<void, StorageFault>) => void }[] = [];
  let isBusy = false;
  let isStuck = false;
  const work = async () => {
    isBusy = true;
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const { answer, end } = inTime(limit, job.action);
      let hasEnded = false;
      void end.then(() => (hasEnded = true));
      job.resolve(await answer);
      if (hasEnded) continue;
      isStuck = true;
      for (const other of waiting.splice(0)) other.resolve(fail(SLOW));
      await end;
      isStuck = false;
    }
    isBusy = false;
  };
  return (action: () => Promise<void>): Promise<Result<void, StorageFault>> => {
    if (isStuck) return Promise.resolve(fail(SLOW));
    return new Promise((resolve) => {
      waiting.push({ action, resolve });
      if (!isBusy) void work();
    });
  };
}

/** The device that the app runs on. */
export const device: Device = createDevice({
  // Looked up at every call: a test may put another function in its place.
  getItem: (key) => AsyncStorage.getItem(key),
  setItem: (key, text) => AsyncStorage.setItem(key, text),
  getAllKeys: () => AsyncStorage.getAllKeys(),
  multiGet: (keys) => AsyncStorage.multiGet(keys),
  multiRemove: (keys) => AsyncStorage.multiRemove([...keys]),
});

export const readText = device.read;
export const writeText = device.write;
