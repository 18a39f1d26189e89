import { answer, type Host, type Module } from './native';

type Pair = readonly [string, string];
type Done = (errors: unknown, result?: unknown) => void;

/** How long the disk of a phone takes for a change, in milliseconds. */
const DISK = 4;

/**
 * AsyncStorage's native half: a store of texts that outlives the process. Requests are met one after another, and a
 * change is on disk when it is answered: one that is still on its way when the process is killed has never been.
 */
export function asyncStorage(host: Host): Module {
  const { store } = host.disk;
  const plain = <T>(value: T) => host.realm.plain(value);
  let free = 0;
  const inTurn = (takes: number, done: Done, act: () => unknown) => {
    const now = host.clock.now();
    free = Math.max(free, now) + takes;
    host.clock.after(free - now, () => {
      const result = act();
      answer(host, done, null, ...(result === undefined ? [] : [plain(result)]));
    });
  };
  return {
    ...{ addListener: () => undefined, removeListeners: () => undefined },
    multiGet: (keys: readonly string[], done: Done) => {
      const asked = Array.from(keys);
      inTurn(0, done, () => asked.map((key) => [key, store.get(key) ?? null]));
    },
    multiSet: (pairs: readonly Pair[], done: Done) => {
      const given = Array.from(pairs, ([key, text]) => [key, text] as const);
      inTurn(DISK, done, () => given.forEach(([key, text]) => store.set(key, text)));
    },
    multiRemove: (keys: readonly string[], done: Done) => {
      const given = Array.from(keys);
      inTurn(DISK, done, () => given.forEach((key) => store.delete(key)));
    },
    getAllKeys: (done: Done) => inTurn(0, done, () => [...store.keys()]),
    clear: (done: Done) => inTurn(DISK, done, () => store.clear()),
  };
}
