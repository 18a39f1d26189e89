/** Makes, calls and buries host objects: each call is checked, then done by the package's web implementation. */
import type { CanvasKit } from 'canvaskit-wasm';

import type { Realm } from '../realm';
import { type Backing, type HostMembers, type HostState, isHostObject, makeHostObject, speakTo } from './hostObject';
import { classOf, handleOf, isBacking } from './canvasKit';
import { Counter } from './census';
import { Checks } from './checks';
import type { HostClass } from './hostClass';
import { NotOnThisPhone } from './jsi';
import { type Deed, differenceOf } from './differences';

export class HostObjects implements HostMembers {
  readonly counter = new Counter();
  readonly checks: Checks;
  /** The runtime that is calling: plain data and errors are made in it. */
  caller: Realm;
  /** Files that the app reads by their address. */
  resolveAsset: (uri: string) => Uint8Array = (uri) => {
    throw new NotOnThisPhone(`a file at ${uri}`);
  };
  private readonly graves = new FinalizationRegistry<HostState>((state) => this.bury(state));

  constructor(
    readonly canvasKit: CanvasKit,
    private readonly classes: ReadonlyMap<string, HostClass>,
    private readonly home: Realm,
    report: (problem: string) => void,
    private readonly isUnseen = false,
  ) {
    this.checks = new Checks(classes, report);
    this.caller = home;
  }

  /** A host object for what the web implementation made. */
  wrap(backing: Backing, { owner = null, isOurs = false, className = classOf(backing) }: Wrapping = {}): object {
    const hostClass = this.classes.get(className);
    if (hostClass === undefined) throw new NotOnThisPhone(`an object of class ${className}`);
    return this.present({ hostClass, backing, isDisposed: false, bytes: 0, owner, endedBy: null, isOurs });
  }

  /** Shows a state to JavaScript and counts it. */
  present(state: HostState): object {
    state.bytes = pixelBytes(state);
    this.counter.came(state.hostClass.name, state.bytes);
    const host = makeHostObject(state, this.home, this);
    this.graves.register(host, state);
    return host;
  }

  call(host: object, state: HostState, name: string, args: readonly unknown[]): unknown {
    const where = `${state.hostClass.name}.${name}`;
    return speakTo(this.caller, where, () => {
      if (name === 'dispose') return this.dispose(state);
      this.checks.alive(state, where);
      const rules = state.hostClass.functions.get(name) ?? [];
      const checked = this.checks.arguments(rules, args, where);
      // All that a phone would refuse has been refused; painting is what takes the time.
      if (this.isUnseen && state.hostClass.name === 'JsiSkCanvas' && name.startsWith('draw')) return undefined;
      const deed = { objects: this, host, state, args: state.isOurs ? args : checked };
      return this.handOut((differenceOf(where) ?? theWebsWay(name))(deed), deed);
    });
  }

  get(state: HostState, name: string): unknown {
    const where = `${state.hostClass.name}.${name}`;
    if (name === '__typename__') return state.hostClass.typename;
    return speakTo(this.caller, where, () => {
      const { backing, hostClass } = this.checks.alive(state, where);
      if (!(name in backing)) throw new NotOnThisPhone(`${hostClass.name}.${name}`);
      return this.handOut(backing[name], null);
    });
  }

  dispose(state: HostState): undefined {
    if (state.isDisposed) return undefined;
    this.bury(state);
    return undefined;
  }

  private bury(state: HostState): void {
    if (state.isDisposed) return;
    state.isDisposed = true;
    this.counter.went(state.hostClass.name, state.bytes);
    const { dispose } = state.backing;
    // A canvas is a part of its surface or recorder, and goes with that.
    if (state.hostClass.name !== 'JsiSkCanvas' && typeof dispose === 'function') dispose.call(state.backing);
  }

  /** What a call gives back, as the calling runtime gets it. */
  handOut(value: unknown, deed: Deed | null): unknown {
    if (typeof value === 'function') throw new NotOnThisPhone('what the web implementation lacks');
    if (typeof value !== 'object' || value === null || isHostObject(value)) return value;
    if (deed !== null && value === deed.state.backing) return deed.host;
    if (value instanceof Promise) return this.promise(value, deed);
    if (isBacking(value)) return value.ref === null ? null : this.wrap(value, { owner: ownerIn(deed, value) });
    if (ArrayBuffer.isView(value)) return this.typedArray(value);
    if (Array.isArray(value)) return this.caller.array(value.map((element) => this.handOut(element, deed)));
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    const plain = this.caller.object();
    for (const [name, member] of Object.entries(value)) plain[name] = this.handOut(member, deed);
    return plain;
  }

  private promise(promised: Promise<unknown>, deed: Deed | null): unknown {
    const { caller } = this;
    const RealmPromise = caller.global.Promise as PromiseConstructor;
    return new RealmPromise((resolve, reject) => {
      promised.then(
        (value) => resolve(this.handOut(value, deed)),
        (error: unknown) => reject(caller.error(error instanceof Error ? error.message : String(error))),
      );
    });
  }

  private typedArray(view: ArrayBufferView): unknown {
    const { name } = view.constructor as { readonly name: string };
    const View = this.caller.global[name] as new (values: unknown) => unknown;
    return new View(view);
  }
}

interface Wrapping {
  readonly owner?: object | null;
  readonly isOurs?: boolean;
  readonly className?: string;
}

function ownerIn(deed: Deed | null, backing: Backing): object | null {
  return deed !== null && classOf(backing) === 'JsiSkCanvas' ? deed.host : null;
}

function theWebsWay(name: string): (deed: Deed) => unknown {
  return ({ state, args }) => {
    const method = state.backing[name];
    if (typeof method !== 'function') throw new NotOnThisPhone(`${state.hostClass.name}.${name}`);
    const before = handleOf(state.backing);
    const result: unknown = method.apply(state.backing, args);
    // Some methods, such as a paint's `assign`, put a new handle in the place of the old.
    if (before !== null && handleOf(state.backing) !== before && !before.isDeleted()) before.delete();
    return result;
  };
}

/** Surfaces and images are what fills a phone's memory: four bytes a pixel. */
function pixelBytes({ hostClass, backing }: HostState): number {
  if (hostClass.name !== 'JsiSkSurface' && hostClass.name !== 'JsiSkImage') return 0;
  const { width, height } = backing.ref as { width(): number; height(): number };
  return width.call(backing.ref) * height.call(backing.ref) * 4;
}
