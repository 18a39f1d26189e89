import { createDevice, type Backend } from '@/storage/device';
import { createMatches, type Matches } from '@/storage/matches';

/** A device store in memory, with the same questions as the real one. */
export class MemoryBackend implements Backend {
  readonly texts: Map<string, string>;

  constructor(texts: Iterable<readonly [string, string]> = []) {
    this.texts = new Map(texts);
  }

  async getItem(key: string): Promise<string | null> {
    return this.texts.get(key) ?? null;
  }

  async setItem(key: string, text: string): Promise<void> {
    this.texts.set(key, text);
  }

  async getAllKeys(): Promise<string[]> {
    return [...this.texts.keys()];
  }

  async multiGet(keys: readonly string[]): Promise<[string, string | null][]> {
    return keys.map((key) => [key, this.texts.get(key) ?? null]);
  }

  async multiRemove(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.texts.delete(key);
  }
}

/** A repository on a store that answers at once or never. */
export function matchesOn(backend: Backend): Matches {
  return createMatches(createDevice(backend, Infinity));
}
