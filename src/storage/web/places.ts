import type { Decide } from '../device';
import { afterAll, TEXTS, type Database } from './database';

/** Where texts are: all that a browser's store is asked comes down to these. */
export interface Place {
  readonly isLasting: boolean;
  keys(): Promise<string[]>;
  texts(keys: readonly string[]): Promise<(string | null)[]>;
  /** Looks, decides and writes while no other window can. */
  change<Answer>(keys: readonly string[], decide: Decide<Answer>): Promise<{ answer: Answer; changed: string[] }>;
}

export function onDisk(database: Database): Place {
  return {
    isLasting: true,
    keys: () =>
      database.read((transaction) => {
        const request = transaction.objectStore(TEXTS).getAllKeys();
        return () => request.result.map(String);
      }),
    texts: (keys) =>
      database.read((transaction) => {
        const requests = ask(transaction, keys);
        return () => requests.map(textOf);
      }),
    change: (keys, decide) =>
      database.change((transaction) => {
        const texts = transaction.objectStore(TEXTS);
        const requests = ask(transaction, keys);
        let made: ReturnType<typeof decide> | null = null;
        afterAll(requests, () => {
          made = decide(requests.map(textOf));
          for (const [key, text] of made.edits) {
            if (text === null) texts.delete(key);
            else texts.put(text, key);
          }
        });
        return () => {
          if (made === null) throw new Error('the transaction ended before it was decided');
          return { answer: made.answer, changed: made.edits.map(([key]) => key) };
        };
      }),
  };
}

function ask(transaction: IDBTransaction, keys: readonly string[]): IDBRequest<unknown>[] {
  const texts = transaction.objectStore(TEXTS);
  return keys.map((key) => texts.get(key) as IDBRequest<unknown>);
}

function textOf({ result }: IDBRequest<unknown>): string | null {
  return typeof result === 'string' ? result : null;
}

/** For browsers that let us keep nothing: it lasts as long as the page is open. */
export function inMemory(): Place {
  const kept = new Map<string, string>();
  const find = (keys: readonly string[]) => keys.map((key) => kept.get(key) ?? null);
  return {
    isLasting: false,
    keys: async () => [...kept.keys()],
    texts: async (keys) => find(keys),
    change: async (keys, decide) => {
      const { edits, answer } = decide(find(keys));
      for (const [key, text] of edits) {
        if (text === null) kept.delete(key);
        else kept.set(key, text);
      }
      return { answer, changed: edits.map(([key]) => key) };
    },
  };
}
