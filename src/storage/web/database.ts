const NAME = 'terreno';
const VERSION = 1;
/** Our texts by their keys. */
export const TEXTS = 'texts';
/** What was taken over from the store of before: by its key, what the text looked like. */
export const TAKEN = 'taken';

/** Asks its questions at once and says, when all has been answered, what came of them. */
export type Work<Answer> = (transaction: IDBTransaction) => () => Answer;

/**
 * The browser's database, by hand: five requests are all we need, and what matters is what the small libraries leave
 * out. A transaction that has changed something is done when it is on disk, and not before; a connection that the
 * browser has closed, as Safari does behind an app that was put away, is opened again.
 */
export class Database {
  private opening: Promise<IDBDatabase> | null = null;
  private current: IDBDatabase | null = null;

  constructor(
    private readonly factory: () => IDBFactory,
    /** Done with every connection before anybody else may use it. */
    private readonly prepare: (database: IDBDatabase) => Promise<void>,
  ) {}

  /** Throws `NotOpened` where the browser lets nobody keep anything. */
  async connect(): Promise<void> {
    await this.open();
  }

  read<Answer>(work: Work<Answer>): Promise<Answer> {
    return this.run('readonly', work);
  }

  change<Answer>(work: Work<Answer>): Promise<Answer> {
    return this.run('readwrite', work);
  }

  /** Tries once more on a new connection: what failed has left nothing behind, whatever it was. */
  private async run<Answer>(mode: 'readonly' | 'readwrite', work: Work<Answer>): Promise<Answer> {
    const first = await this.open();
    try {
      return await transact(first, TEXTS, mode, work);
    } catch (error) {
      this.forget(first);
      if (isFull(error)) throw error;
      return transact(await this.open(), TEXTS, mode, work);
    }
  }

  private async open(): Promise<IDBDatabase> {
    const opening = (this.opening ??= this.openNow());
    try {
      return await opening;
    } catch (error) {
      if (this.opening === opening) this.opening = null;
      throw error;
    }
  }

  private async openNow(): Promise<IDBDatabase> {
    // Once more before we say that there is none: the first start after a crash may be refused.
    const database = await connection(this.factory).catch(() => connection(this.factory));
    database.onclose = () => this.forget(database);
    // Somebody wants to replace or delete it, and would wait for us for ever.
    database.onversionchange = () => this.forget(database);
    this.current = database;
    try {
      await this.prepare(database);
    } catch (error) {
      this.forget(database);
      throw error;
    }
    return database;
  }

  private forget(database: IDBDatabase): void {
    database.close();
    if (this.current !== database) return;
    this.current = null;
    this.opening = null;
  }
}

export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

/** There is no database for us at all. */
export class NotOpened extends Error {}

function connection(factory: () => IDBFactory): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory().open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TEXTS);
      request.result.createObjectStore(TAKEN);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no reason given'));
  }).catch((error: unknown) => {
    throw isFull(error) ? error : new NotOpened(String(error));
  });
}

/** One transaction: all of it or nothing, with no other window in between. Resolves when it is on disk. */
export function transact<Answer>(
  database: IDBDatabase,
  stores: string | string[],
  mode: 'readonly' | 'readwrite',
  work: Work<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(stores, mode, { durability: 'strict' });
    let answer: (() => Answer) | null = null;
    transaction.oncomplete = () => {
      if (answer !== null) resolve(answer());
    };
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
    answer = work(transaction);
  });
}

/** Calls back when all these requests, of one transaction, have been answered: it answers them in their order. */
export function afterAll(requests: readonly IDBRequest[], act: () => void): void {
  const last = requests.at(-1);
  if (last === undefined) act();
  else last.onsuccess = act;
}
