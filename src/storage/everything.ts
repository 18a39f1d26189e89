import { ok, type Result } from '@/core/result';

import { device as ownDevice, type Device, type StorageFault } from './device';

const OURS = 'terreno/';
/** Texts asked for at once. */
const HANDFUL = 64;

/** Everything that was on the device under our name, kept in memory so that it can be put back. */
export type Everything = ReadonlyMap<string, string>;

/** Takes everything off the device and hands it over; when that fails, what could not be read is still there. */
export async function eraseEverything(device: Device = ownDevice): Promise<Result<Everything, StorageFault>> {
  const keys = await device.keys();
  if (!keys.ok) return keys;
  const ours = keys.value.filter((key) => key.startsWith(OURS));
  const everything = new Map<string, string>();
  for (let from = 0; from < ours.length; from += HANDFUL) {
    const some = ours.slice(from, from + HANDFUL);
    const texts = await device.readMany(some);
    if (!texts.ok) return texts;
    some.forEach((key, index) => everything.set(key, texts.value[index] ?? ''));
  }
  const removed = await device.remove(ours);
  return removed.ok ? ok(everything) : removed;
}

/** Puts everything back as it was. */
export async function restoreEverything(
  everything: Everything,
  device: Device = ownDevice,
): Promise<Result<void, StorageFault>> {
  for (const [key, text] of everything) {
    const written = await device.write(key, text);
    if (!written.ok) return written;
  }
  return ok(undefined);
}
