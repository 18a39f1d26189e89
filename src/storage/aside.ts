import { ok, type Result } from '@/core/result';

import type { Change, Device, StorageFault } from './device';

const ASIDE_PREFIX = 'terreno/aside';
/** Settings keep theirs under a key of their own. */
const PREFIXES = [`${ASIDE_PREFIX}/`, 'terreno/settings/aside/'];
const PLACES = 20;
/** The name under which damaged results lie; no match is called so. */
export const RESULTS_ASIDE = 'results';

export interface AsideText {
  readonly key: string;
  readonly text: string;
}

/** What keeps a text in the first free of some places; it is there afterwards unless all of them are taken. */
export function placeAside(keys: readonly string[], taken: readonly (string | null)[], text: string): Change<boolean> {
  if (taken.includes(text)) return { edits: [], answer: true };
  const free = keys[taken.indexOf(null)];
  return free === undefined ? { edits: [], answer: false } : { edits: [[free, text]], answer: true };
}

/** Whether a text that was set aside held results. */
export function heldResults({ key }: AsideText): boolean {
  return key.startsWith(`${ASIDE_PREFIX}/${RESULTS_ASIDE}/`);
}

/** Whether a text that was set aside is one of these matches. */
export function isOfMatch({ key }: AsideText, ids: ReadonlySet<string>): boolean {
  const [id] = key.startsWith(`${ASIDE_PREFIX}/`) ? key.slice(ASIDE_PREFIX.length + 1).split('/') : [];
  return id !== undefined && ids.has(id);
}

/** Where texts go that nobody could read. We never delete one by ourselves; people can take them out. */
export class Aside {
  constructor(private readonly device: Device) {}

  /** Keeps a text under the first free place, so that a second accident does not bury the first. */
  async put(name: string, text: string): Promise<boolean> {
    const keys = Array.from({ length: PLACES }, (_, index) => `${ASIDE_PREFIX}/${name}/${index + 1}`);
    const put = await this.device.change(keys, (taken) => placeAside(keys, taken, text));
    return put.ok && put.value;
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
