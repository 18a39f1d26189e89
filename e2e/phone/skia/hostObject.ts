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

const namesOfClasses = new WeakMap<HostClass, readonly string[]>();

function namesOf(hostClass: HostClass): readonly string[] {
  const known = namesOfClasses.get(hostClass);
  if (known !== undefined) return known;
  const names = [...hostClass.functions.keys(), ...hostClass.getters];
  namesOfClasses.set(hostClass, names);
  return names;
}

/**
 * A name of a class is a function, or read by a getter, or not there. Painting makes tens of thousands of these objects,
 * so one has no function before it is asked for.
 */
class HostHandler implements ProxyHandler<Record<string, unknown>> {
  private functions: Map<string, unknown> | null = null;
  host: object | null = null;

  constructor(
    private readonly state: HostState,
    private readonly realm: Realm,
    private readonly members: HostMembers,
  ) {}

  get(_: unknown, name: PropertyKey): unknown {
    if (typeof name === 'string') return this.read(name);
    return typeof name === 'symbol' && isDisposeSymbol(name) ? this.read('dispose') : undefined;
  }

  has(): boolean {
    return true;
  }

  set(_: unknown, name: PropertyKey): boolean {
    return this.refuse(name);
  }

  defineProperty(_: unknown, name: PropertyKey): boolean {
    return this.refuse(name);
  }

  deleteProperty(): boolean {
    return false;
  }

  preventExtensions(): boolean {
    return false;
  }

  ownKeys(): string[] {
    return [...namesOf(this.state.hostClass)];
  }

  getOwnPropertyDescriptor(_: unknown, name: PropertyKey): PropertyDescriptor | undefined {
    if (typeof name !== 'string' || !namesOf(this.state.hostClass).includes(name)) return undefined;
    return { configurable: true, enumerable: true, writable: false, value: this.read(name) };
  }

  getPrototypeOf(): object {
    return (this.realm.global.Object as ObjectConstructor).prototype as object;
  }

  setPrototypeOf(): boolean {
    return false;
  }

  private read(name: string): unknown {
    const { state, members, host } = this;
    if (state.hostClass.getters.has(name)) return members.get(state, name);
    if (!state.hostClass.functions.has(name) || host === null) return undefined;
    this.functions ??= new Map();
    let known = this.functions.get(name);
    if (known === undefined) {
      known = callerOf(members, host, state, name);
      this.functions.set(name, known);
    }
    return known;
  }

  private refuse(name: PropertyKey): never {
    throw this.realm.error(`${this.state.hostClass.name} is a host object: ${String(name)} cannot be set`);
  }
}

const callerOf =
  (members: HostMembers, host: object, state: HostState, name: string) =>
  (...args: unknown[]) =>
    members.call(host, state, name, args);

export function makeHostObject(state: HostState, realm: Realm, members: HostMembers): object {
  const handler = new HostHandler(state, realm, members);
  const host: object = new Proxy(Object.create(null) as Record<string, unknown>, handler);
  handler.host = host;
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
