import { answer, type Host, type Module } from './native';

type Pair = readonly [string, string];
type Done = (errors: unknown, result?: unknown) => void;

/** AsyncStorage's native half: a store of texts that outlives the process. */
export function asyncStorage(host: Host): Module {
  const { store } = host.disk;
  const plain = <T>(value: T) => host.realm.plain(value);
  return {
    ...{ addListener: () => undefined, removeListeners: () => undefined },
    multiGet: (keys: readonly string[], done: Done) =>
      answer(host, done, null, plain(Array.from(keys, (key) => [key, store.get(key) ?? null]))),
    multiSet: (pairs: readonly Pair[], done: Done) => {
      for (const [key, text] of pairs) store.set(key, text);
      answer(host, done, null);
    },
    multiRemove: (keys: readonly string[], done: Done) => {
      for (const key of keys) store.delete(key);
      answer(host, done, null);
    },
    getAllKeys: (done: Done) => answer(host, done, null, plain([...store.keys()])),
    clear: (done: Done) => {
      store.clear();
      answer(host, done, null);
    },
  };
}
