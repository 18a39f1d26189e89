import type { Clock } from '../clock';
import type { DeviceSettings, Disk } from '../device';
import type { Problems } from '../problems';
import type { Realm } from '../realm';

/** What native modules need of the process in which they live. */
export interface Host {
  readonly realm: Realm;
  readonly clock: Clock;
  readonly problems: Problems;
  readonly disk: Disk;
  /** As they are now: the owner may change them while the app runs. */
  settings(): DeviceSettings;
  readonly initialUrl: string | null;
  /** Something that a person would notice: a sound, a shake, a sheet of the system, words spoken by the reader. */
  note(what: string, detail?: unknown): void;
  /** The bytes of a file that was shipped with the app, or that it has written. */
  fileAt(uri: string): Uint8Array;
  /** Names of the fonts that the build embeds. */
  readonly embedded: readonly string[];
  registerFont(family: string, uri: string): void;
}

export type Module = Record<string, unknown>;

/** A promise of the app's realm, kept a moment later as native ones are. */
export function promised(host: Host, value: unknown = null): Promise<unknown> {
  const { realm, clock } = host;
  return new (realm.global.Promise as PromiseConstructor)((resolve) => {
    clock.after(1, () => resolve(value));
  });
}

/** A module that only tells constants. */
export const constants = (host: Host, values: object): Module => ({ getConstants: () => host.realm.plain(values) });

/** Those that only ever listen have these two and nothing to say. */
export const emitter: Module = { addListener: () => undefined, removeListeners: () => undefined };

/** Answers a callback a moment later, as native code does. */
export function answer(host: Host, callback: unknown, ...values: unknown[]): void {
  host.clock.after(0, () => {
    try {
      (callback as (...args: unknown[]) => void)(...values);
    } catch (error) {
      host.problems.add('rn', error, 'callback of a native module');
    }
  });
}
