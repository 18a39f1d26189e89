import type { Backend, Decide } from './device';
import { Database, NotOpened } from './web/database';
import { inMemory, onDisk, type Place } from './web/places';
import { takeOver, type OldStore } from './web/takeOver';

/** What a browser gives us; each may be missing, or throw when it is asked for. */
export interface Browser {
  readonly factory: () => IDBFactory;
  readonly oldStore: () => OldStore;
  /** Among the windows of this app. */
  readonly channel: () => Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  readonly persist: () => Promise<unknown>;
}

/** The store of a browser, which its windows share. A change is done when it is on disk. */
export function createBrowserBackend(browser: Browser): Backend {
  const database = new Database(browser.factory, async (connection) => {
    const old = attempt(browser.oldStore);
    if (old !== null) await takeOver(connection, old);
  });
  let finding: Promise<Place> | null = null;
  let place: Place | null = null;
  let channel: ReturnType<Browser['channel']> | null = null;
  let hasAsked = false;

  const choose = async (): Promise<Place> => {
    try {
      await database.connect();
      return (place = onDisk(database));
    } catch (error) {
      if (!(error instanceof NotOpened)) throw error;
      return (place = inMemory());
    }
  };
  const find = async (): Promise<Place> => {
    finding ??= choose();
    try {
      return await finding;
    } catch (error) {
      finding = null;
      throw error;
    }
  };
  const windows = () => (channel ??= attempt(browser.channel));
  const change = async <Answer>(keys: readonly string[], decide: Decide<Answer>): Promise<Answer> => {
    const { answer, changed } = await (await find()).change(keys, decide);
    if (changed.length > 0) windows()?.postMessage(changed);
    return answer;
  };

  return {
    getItem: async (key) => (await (await find()).texts([key]))[0] ?? null,
    setItem: (key, text) => change([], () => ({ edits: [[key, text]], answer: undefined })),
    getAllKeys: async () => (await find()).keys(),
    multiGet: async (keys) => {
      const texts = await (await find()).texts(keys);
      return keys.map((key, index) => [key, texts[index] ?? null]);
    },
    multiRemove: (keys) => change([], () => ({ edits: keys.map((key) => [key, null]), answer: undefined })),
    change,
    onForeignChange: (listener) => {
      const others = windows();
      if (others === null) return;
      others.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (Array.isArray(data)) listener(data.map(String));
      };
    },
    isLasting: () => place?.isLasting ?? true,
    askToStay: () => {
      if (hasAsked || place?.isLasting !== true) return;
      hasAsked = true;
      // Whoever says no is not asked again while the page is open; the app works all the same.
      void (async () => browser.persist())().catch(() => undefined);
    },
  };
}

function attempt<Value>(get: () => Value): Value | null {
  try {
    return get();
  } catch {
    return null;
  }
}

export const ownBackend: Backend = createBrowserBackend({
  factory: () => window.indexedDB,
  oldStore: () => window.localStorage,
  channel: () => new BroadcastChannel('terreno'),
  persist: async () => (await navigator.storage.persisted()) || navigator.storage.persist(),
});
