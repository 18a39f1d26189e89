/**
 * Host objects: what JavaScript holds of something native. One object serves both runtimes of a phone.
 *
 * Seen from JavaScript a host object claims every name, has those that its class exports, and takes no new ones.
 * A phone forgets an assignment to it in silence; this one throws, because whoever assigned meant something by it.
 */
import type { Realm } from '../realm';
import type { HostClass } from './hostClass';
import { isObject, JsiError } from './jsi';

/** The object of the package's web implementation behind a host object: the same methods, over CanvasKit. */
export type Backing = Record<PropertyKey, unknown>;

export interface HostState {
  readonly hostClass: HostClass;
  readonly backing: Backing;
  isDisposed: boolean;
  /** Of pixels. */
  bytes: number;
  /** What must outlive it: a canvas is a part of its surface. */
  readonly owner: object | null;
  /** Says why a thing that was never disposed is dead all the same: a canvas whose picture is finished. */
  endedBy: string | null;
  /** Written here and not by the package: it reads its arguments itself, as they come from JavaScript. */
  readonly isOurs: boolean;
}

export interface HostMembers {
  call(host: object, state: HostState, name: string, args: readonly unknown[]): unknown;
  get(state: HostState, name: string): unknown;
}

const states = new WeakMap<object, HostState>();

/** What a runtime asks natively before it decides how a value crosses to the other runtime. */
export function isHostObject(value: unknown): boolean {
  return isObject(value) && states.has(value);
}

export function stateOf(value: unknown): HostState | undefined {
  return isObject(value) ? states.get(value) : undefined;
}

/** A name of a class is a function, or read by a getter, or not there. */
export function makeHostObject(state: HostState, realm: Realm, members: HostMembers): object {
  const functions = new Map<string, unknown>();
  const { hostClass } = state;
  const names = [...hostClass.functions.keys(), ...hostClass.getters];

  const read = (name: string): unknown => {
    if (hostClass.getters.has(name)) return members.get(state, name);
    if (!hostClass.functions.has(name)) return undefined;
    let known = functions.get(name);
    if (known === undefined) {
      known = (...args: unknown[]) => members.call(host, state, name, args);
      functions.set(name, known);
    }
    return known;
  };

  const refuse = (name: PropertyKey): never => {
    throw realm.error(`${hostClass.name} is a host object: ${String(name)} cannot be set`);
  };
  const host: object = new Proxy<Record<string, unknown>>(Object.create(null) as Record<string, unknown>, {
    get: (_, name) => (typeof name === 'string' ? read(name) : isDisposeSymbol(name) ? read('dispose') : undefined),
    has: () => true,
    set: (_, name) => refuse(name),
    defineProperty: (_, name) => refuse(name),
    deleteProperty: () => false,
    preventExtensions: () => false,
    ownKeys: () => names,
    getOwnPropertyDescriptor: (_, name) =>
      typeof name === 'string' && names.includes(name)
        ? { configurable: true, enumerable: true, writable: false, value: read(name) }
        : undefined,
    getPrototypeOf: () => (realm.global.Object as ObjectConstructor).prototype as object,
    setPrototypeOf: () => false,
  });
  states.set(host, state);
  return host;
}

function isDisposeSymbol(name: symbol): boolean {
  return Symbol.keyFor(name) === 'Symbol.dispose';
}

/** Errors of the host become errors of the runtime that called. */
export function speakTo<T>(realm: Realm, where: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof JsiError) throw realm.error(`${error.spoken} (${where})`);
    if (error instanceof Error) throw realm.error(`Exception in HostFunction: ${error.message} (${where})`);
    // CanvasKit throws numbers when its C++ does.
    throw realm.error(`Exception in HostFunction: Skia gave up with ${String(error)} (${where})`);
  }
}
