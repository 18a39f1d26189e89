import { ok, type Result } from '@/core/result';

import { device as ownDevice, type Device, type StorageFault } from './device';

/** All that the app keeps on this device begins so. */
const PREFIX = 'terreno/';
const HANDFUL = 64;

/** What was erased, for as long as somebody may want it back. */
export type Erased = readonly (readonly [key: string, text: string])[];

/** Every text of the app, for an export or before erasing. */
export async function readEverything(device: Device = ownDevice): Promise<Result<Erased, StorageFault>> {
  const keys = await device.keys();
  if (!keys.ok) return keys;
  const own = keys.value.filter((key) => key.startsWith(PREFIX));
  const found: [string, string][] = [];
  for (let from = 0; from < own.length; from += HANDFUL) {
    const some = own.slice(from, from + HANDFUL);
    const texts = await device.readMany(some);
    if (!texts.ok) return texts;
    some.forEach((key, index) => {
      const text = texts.value[index] ?? null;
      if (text !== null) found.push([key, text]);
    });
  }
  return ok(found);
}

/** Erases everything; the answer can be given to `restoreEverything`. What could not be read is not erased. */
export async function eraseEverything(device: Device = ownDevice): Promise<Result<Erased, StorageFault>> {
  const everything = await readEverything(device);
  if (!everything.ok) return everything;
  const removed = await device.remove(everything.value.map(([key]) => key));
  return removed.ok ? everything : removed;
}

/** Puts everything back that was erased, and leaves alone what was written since. */
export async function restoreEverything(
  erased: Erased,
  device: Device = ownDevice,
): Promise<Result<void, StorageFault>> {
  const keys = await device.keys();
  if (!keys.ok) return keys;
  const present = new Set(keys.value);
  for (const [key, text] of erased) {
    if (present.has(key)) continue;
    const written = await device.write(key, text);
    if (!written.ok) return written;
  }
  return ok(undefined);
}
