import { ok, type Result } from '@/core/result';

import type { Device, StorageFault } from './device';

const ASIDE_PREFIX = 'terreno/aside';
/** Settings keep theirs under a key of their own. */
const PREFIXES = [`${ASIDE_PREFIX}/`, 'terreno/settings/aside/'];
const PLACES = 20;

export interface AsideText {
  readonly key: string;
  readonly text: string;
}

/** Where texts go that nobody could read. We never delete one by ourselves; people can take them out. */
export class Aside {
  constructor(private readonly device: Device) {}

  /** Keeps a text under the first free place, so that a second accident does not bury the first. */
  async put(name: string, text: string): Promise<boolean> {
    for (let place = 1; place <= PLACES; place++) {
      const key = `${ASIDE_PREFIX}/${name}/${place}`;
      const taken = await this.device.read(key);
      if (!taken.ok) return false;
      if (taken.value === text) return true;
      if (taken.value === null) return (await this.device.write(key, text)).ok;
    }
    return false;
  }

  async list(): Promise<Result<AsideText[], StorageFault>> {
    const keys = await this.device.keys();
    if (!keys.ok) return keys;
    const own = keys.value.filter((key) => PREFIXES.some((prefix) => key.startsWith(prefix))).sort();
    const texts = await this.device.readMany(own);
    if (!texts.ok) return texts;
    return ok(own.map((key, index) => ({ key, text: texts.value[index] ?? '' })));
  }
}
