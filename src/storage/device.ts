import AsyncStorage from '@react-native-async-storage/async-storage';

import { fail, ok, type Result } from '@/core/result';

/**
 * The only module that touches the device's store. Nothing here throws: a store that refuses, is full or is switched
 * off answers with a failure, and the app goes on.
 */
export interface StorageFault {
  readonly fault: 'refused' | 'slow';
  readonly detail: string;
}

/** A store that has not answered by now is treated as one that will not. */
export const PATIENCE = 4000;

async function attempt<Value>(action: () => Promise<Value>): Promise<Result<Value, StorageFault>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tired = new Promise<Result<Value, StorageFault>>((resolve) => {
    timer = setTimeout(() => resolve(fail({ fault: 'slow', detail: `no answer in ${PATIENCE} ms` })), PATIENCE);
  });
  const answer = (async (): Promise<Result<Value, StorageFault>> => {
    try {
      return ok(await action());
    } catch (error) {
      return fail({ fault: 'refused', detail: error instanceof Error ? error.message : String(error) });
    }
  })();
  const result = await Promise.race([answer, tired]);
  clearTimeout(timer);
  return result;
}

export function readText(key: string): Promise<Result<string | null, StorageFault>> {
  return attempt(() => AsyncStorage.getItem(key));
}

// Writes go one after another, so that a slow old one can never land on top of a newer one.
let lastWrite: Promise<unknown> = Promise.resolve();

export function writeText(key: string, text: string): Promise<Result<void, StorageFault>> {
  const write = lastWrite.then(() => attempt(() => AsyncStorage.setItem(key, text)));
  lastWrite = write;
  return write;
}
