import { RESOURCE_COUNT } from './layout';
import { RESOURCES, type Bundle, type Resource } from './types';

/** The five counts at `offset` as a bundle. */
export function bundleAt(counts: ArrayLike<number>, offset = 0): Bundle {
  const bundle: Partial<Record<Resource, number>> = {};
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    const count = counts[offset + kind] ?? 0;
    // Five kinds and five names: the name is always there.
    if (count > 0) bundle[RESOURCES[kind] as Resource] = count;
  }
  return bundle;
}

/** The five counts of a bundle. */
export function countsOf(bundle: Bundle): number[] {
  return RESOURCES.map((resource) => bundle[resource] ?? 0);
}

export function sizeOf(bundle: Bundle): number {
  let size = 0;
  for (const resource of RESOURCES) size += bundle[resource] ?? 0;
  return size;
}

export function isSameBundle(one: Bundle, other: Bundle): boolean {
  return RESOURCES.every((resource) => (one[resource] ?? 0) === (other[resource] ?? 0));
}

/** A bundle from outside in our own order of keys, or null when it is none: only known names, only positive whole counts. */
export function readBundle(value: unknown): Bundle | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const counts = [0, 0, 0, 0, 0];
  for (const [name, count] of Object.entries(value)) {
    const kind = RESOURCES.indexOf(name as Resource);
    if (kind < 0 || typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > 999) return null;
    counts[kind] = count;
  }
  return bundleAt(counts);
}
