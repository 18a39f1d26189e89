import { digitsOf } from '@/core/hash';

import { claimedSequence } from '../envelope';
import { afterAll, TAKEN, TEXTS, transact } from './database';

const OURS = 'terreno/';
/** Another window may write there while we take over; not so often. */
const ROUNDS = 5;

/** What we need of `localStorage`, where versions before the database kept everything. */
export type OldStore = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>;

/**
 * Takes everything over that is still in the store of before. All texts come in one transaction, and only when they are
 * on disk do they leave the old store. Browsers write that one down late, so that what has left it may be back after a
 * crash: with every text a mark comes over, and what bears its mark is not taken twice, not even when it has been
 * erased since. A version of before in another tab may still write: what is missing here or has a higher number comes too.
 */
export async function takeOver(database: IDBDatabase, old: OldStore): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const found = textsIn(old);
    if (found.length === 0) return;
    await copy(database, found);
    // What has been written over meanwhile stays for the next round.
    for (const [key, text] of found) if (old.getItem(key) === text) old.removeItem(key);
  }
}

type Pair = readonly [key: string, text: string];

function textsIn(old: OldStore): Pair[] {
  const keys = Array.from({ length: old.length }, (_, index) => old.key(index) ?? '');
  return keys.flatMap((key) => {
    const text = key.startsWith(OURS) ? old.getItem(key) : null;
    return text === null ? [] : [[key, text] as const];
  });
}

function copy(database: IDBDatabase, pairs: readonly Pair[]): Promise<void> {
  return transact(database, [TEXTS, TAKEN], 'readwrite', (transaction) => {
    const texts = transaction.objectStore(TEXTS);
    const marks = transaction.objectStore(TAKEN);
    const asked = pairs.map(([key, text]) => ({ key, text, mark: marks.get(key), present: texts.get(key) }));
    afterAll(
      asked.map(({ present }) => present),
      () => {
        for (const { key, text, mark, present } of asked) {
          const own = digitsOf(text);
          if (mark.result === own) continue;
          marks.put(own, key);
          if (outranks(text, present.result)) texts.put(text, key);
        }
      },
    );
    return () => undefined;
  });
}

/** Whether a text is newer than what is there already; of two that bear no number, what is there stays. */
function outranks(text: string, present: unknown): boolean {
  if (typeof present !== 'string') return true;
  return (claimedSequence(text) ?? 0) > (claimedSequence(present) ?? 0);
}
