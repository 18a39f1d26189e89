import { fail, ok, type Result } from '@/core/result';

import { device as ownDevice, type Device, type StorageFault } from './device';
import { claimedSequence } from './envelope';

const OURS = 'terreno/';
/** Texts asked for at once. */
const HANDFUL = 64;
/** Another window may write until it has heard of the erasing; not so often. */
const ROUNDS = 5;

/** Everything that was on the device under our name, kept in memory so that it can be put back. */
export type Everything = ReadonlyMap<string, string>;

/** Takes everything off the device and hands it over; when that fails, all of it is there as before. */
export async function eraseEverything(device: Device = ownDevice): Promise<Result<Everything, StorageFault>> {
  const everything = new Map<string, string>();
  const giveUp = async (error: StorageFault) => {
    await restoreEverything(everything, device);
    return fail(error);
  };
  for (let round = 0; round < ROUNDS; round++) {
    const keys = await device.keys();
    if (!keys.ok) return giveUp(keys.error);
    const ours = keys.value.filter((key) => key.startsWith(OURS));
    if (ours.length === 0) break;
    for (let from = 0; from < ours.length; from += HANDFUL) {
      const some = ours.slice(from, from + HANDFUL);
      // Looked at and removed in one go: what another window writes meanwhile is either kept here or found by the next round.
      const taken = await device.change(some, (texts) => ({ edits: some.map((key) => [key, null]), answer: texts }));
      if (!taken.ok) return giveUp(taken.error);
      some.forEach((key, index) => everything.set(key, taken.value[index] ?? ''));
    }
  }
  return ok(everything);
}

/** Puts everything back as it was; a match that another window has gone on with since stays as it is. */
export async function restoreEverything(
  everything: Everything,
  device: Device = ownDevice,
): Promise<Result<void, StorageFault>> {
  const all = [...everything];
  for (let from = 0; from < all.length; from += HANDFUL) {
    const some = all.slice(from, from + HANDFUL);
    const written = await device.change(
      some.map(([key]) => key),
      (present) => ({
        edits: some.filter(([, text], index) => !isOlder(text, present[index] ?? null)),
        answer: undefined,
      }),
    );
    if (!written.ok) return written;
  }
  return ok(undefined);
}

function isOlder(text: string, present: string | null): boolean {
  return present !== null && (claimedSequence(text) ?? Infinity) < (claimedSequence(present) ?? 0);
}
