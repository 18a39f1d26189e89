import type { Clock } from '../clock';
import type { Problems } from '../problems';
import type { Realm } from '../realm';
import {
  ArrayCopy,
  Built,
  CustomCopy,
  HostObject,
  Initializer,
  ObjectCopy,
  RemoteFunction,
  Scalar,
  Serializable,
  Shareable,
  Synchronizable,
  Worklet,
} from './serializable';

type Callback = (...args: unknown[]) => unknown;
type Native = Record<string, Callback>;

/** What react-native-worklets calls its three kinds of runtimes. */
const UI_KIND = 2;
const UI_RUNTIME_ID = 2;

const COUNTING = '(run, note) => function (...args) { note(); return run.apply(this, args); }';

/** Names on the UI runtime for what the module's proxy does under a longer name. */
const SHORT_NAMES = ['HostObject', 'String', 'Number', 'Boolean', 'BigInt', 'Undefined', 'Null', 'Array', 'Object'];

/**
 * The native half of react-native-worklets: two runtimes that share no object, and the only ways between them. A plain
 * function of one is a guard in the other, objects are copied, a worklet sees its closure and nothing else.
 */
export class Runtimes {
  /** Hashes of the worklets that have run on the UI runtime. */
  readonly ranOnUi = new Set<number>();
  private readonly references = new WeakMap<object, Serializable>();
  private readonly nativeStates = new WeakMap<object, unknown>();
  private frames: Callback[] = [];
  private unpackers: readonly unknown[] = [];

  constructor(
    readonly rn: Realm,
    readonly ui: Realm,
    private readonly clock: Clock,
    private readonly problems: Problems,
    private readonly native: {
      isHostObject(value: object): boolean;
      /** Native objects make what they hand out in the runtime that calls them. */
      calledFrom<T>(realm: Realm, act: () => T): T;
    },
  ) {
    const proxy = this.proxyOf(ui);
    const counting = ui.evaluate(COUNTING) as (run: unknown, note: () => void) => unknown;
    Object.assign(ui.global, {
      __RUNTIME_KIND: UI_KIND,
      __RUNTIME_NAME: 'UI',
      __DEV__: false,
      _WORKLET: true,
      __workletsModuleProxy: proxy,
      _log: (value: unknown) => this.problems.add('console', { message: String(value) }, 'on the UI runtime'),
      _toString: String,
      _beginSection: () => undefined,
      _endSection: () => undefined,
      _createSerializableWorklet: (worklet: object) => proxy.createSerializableWorklet!(worklet, false),
      _createSerializableInitializer: proxy.createSerializableInitializer,
      _createSerializableSynchronizable: (value: unknown) => this.reference(ui, this.referred(value)),
      __nativeRequestAnimationFrame: (callback: Callback) => this.frames.push(callback),
      // Where it exists the unpacker evaluates worklets by it, so that each has a name in stack traces and can be counted.
      evalWithSourceUrl: (code: string, name: string) => {
        const hash = Number(name.replace('worklet_', ''));
        return counting(ui.evaluate(code, name), () => this.ranOnUi.add(hash));
      },
      performance: Object.assign(ui.object(), { now: () => clock.now() }),
    });
    for (const name of SHORT_NAMES) ui.global[`_createSerializable${name}`] = proxy[`createSerializable${name}`];
  }

  /** Puts the module onto the RN runtime, as its TurboModule does when it is first asked for. */
  install(): void {
    this.rn.global.__workletsModuleProxy = this.proxyOf(this.rn);
  }

  /** Starts the UI runtime with the unpackers, which the RN runtime has sent as code. */
  start(): void {
    for (let index = 0; index < this.unpackers.length; index += 3) {
      const code = this.unpackers[index] as string;
      (this.ui.evaluate(`(${code}\n)`) as Callback)();
    }
  }

  /** One frame of the screen: all that asked for it runs on the UI runtime. */
  frame(): void {
    const now = this.clock.now();
    for (const callback of this.frames.splice(0)) this.onUi('frame', () => callback(now));
  }

  /** Runs something on the UI runtime. What throws there ends a release build. */
  onUi<T>(where: string, run: () => T): T | undefined {
    try {
      return this.native.calledFrom(this.ui, run);
    } catch (error) {
      this.problems.add('ui', error, where);
      return undefined;
    }
  }

  /** Calls a worklet of the UI runtime, as native code does with the handlers of events. */
  call(worklet: unknown, ...args: unknown[]): void {
    const run = this.referred(worklet).toJs(this.ui) as Callback;
    this.onUi('event', () => {
      run(...args);
      this.microtasks();
    });
  }

  /** Native objects behind plain ones, as the shadow nodes are that React holds. */
  setNativeState(object: object, state: unknown): void {
    this.nativeStates.set(object, state);
  }

  nativeStateOf(object: unknown): unknown {
    return typeof object === 'object' && object !== null ? this.nativeStates.get(object) : undefined;
  }

  private microtasks(): void {
    (this.ui.global.__callMicrotasks as Callback | undefined)?.();
  }

  private onRn(where: string, run: () => void): void {
    this.clock.after(0, () => {
      try {
        this.native.calledFrom(this.rn, run);
      } catch (error) {
        this.problems.add('rn', error, where);
      }
    });
  }

  private reference(realm: Realm, serializable: Serializable): object {
    const reference = realm.object();
    Object.defineProperty(reference, '__serializableRef', { value: true, writable: true, configurable: true });
    this.references.set(reference, serializable);
    return reference;
  }

  private referred(value: unknown): Serializable {
    if (value === undefined) return new Scalar(undefined);
    const found =
      typeof value === 'object' || typeof value === 'function' ? this.references.get(value as object) : undefined;
    if (found === undefined) throw this.rn.error(`[Worklets] Expected a Serializable, got ${describe(value)}.`);
    return found;
  }

  private fields(object: object): Map<string, Serializable> {
    return new Map(Object.entries(object).map(([key, value]) => [key, this.referred(value)]));
  }

  /** An object whose fields are references; the copies are known to be the same native object as the source was. */
  private objectOf(object: object, isRetained: boolean, source?: unknown): ObjectCopy {
    const state = this.nativeStateOf(source) ?? this.nativeStateOf(object);
    return new ObjectCopy(this.fields(object), isRetained, (copy) => {
      if (state !== undefined) this.nativeStates.set(copy, state);
    });
  }

  private workletOf(object: object, isRetained: boolean): Worklet {
    return new Worklet(this.objectOf(object, false), isRetained);
  }

  /** What the old way of copying from the UI runtime does: fields are references already, the rest is looked at natively. */
  private legacy(realm: Realm, value: unknown, source: unknown): Serializable {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) {
      return new Scalar(typeof value === 'symbol' ? String(value) : (value as Scalar['value']));
    }
    const known = this.references.get(value);
    if (known !== undefined) return known;
    if ('__workletHash' in value && value.__workletHash !== undefined) return this.workletOf(value, false);
    if ('__init' in value && value.__init !== undefined) return new Initializer(this.objectOf(value, false));
    if (typeof value === 'function') {
      throw realm.error(
        '[Worklets] Cloning remote functions from Worklet Runtimes is only available in Bundle Mode.',
      );
    }
    if (Array.isArray(value)) return new ArrayCopy(value.map((item) => this.referred(item)), false);
    if (this.native.isHostObject(value)) return new HostObject(value);
    return this.objectOf(value, false, source);
  }

  /** `__workletsModuleProxy` of one runtime. */
  private proxyOf(realm: Realm): Native {
    const make = (serializable: Serializable) => this.reference(realm, serializable);
    const scalar = (value: unknown) => make(new Scalar(value as Scalar['value']));
    const list = (values: unknown) => Array.from(values as ArrayLike<unknown>, (value) => this.referred(value));
    const remote = (run: unknown, name: unknown) =>
      make(
        new RemoteFunction(realm, run as Callback, name as string | undefined, (guard, of) =>
          this.references.set(guard, of),
        ),
      );
    const onUi = (worklet: unknown) => {
      const run = this.referred(worklet).toJs(this.ui) as Callback;
      const result = this.onUi('runOnUISync', run);
      return result === undefined ? undefined : this.referred(result).toJs(realm);
    };
    const later = (worklet: unknown) => {
      const serializable = this.referred(worklet);
      this.clock.after(0, () =>
        this.onUi('scheduleOnRuntime', () => {
          (serializable.toJs(this.ui) as Callback)();
          this.microtasks();
        }),
      );
    };
    return {
      loadUnpackers: (...unpackers) => {
        this.unpackers = unpackers;
      },
      createSerializableString: scalar,
      createSerializableNumber: scalar,
      createSerializableBoolean: scalar,
      createSerializableBigInt: scalar,
      createSerializableUndefined: () => scalar(undefined),
      createSerializableNull: () => scalar(null),
      createSerializableTurboModuleLike: (fields) => make(this.objectOf(fields as object, false)),
      createSerializableObject: (fields, isRetained, source) =>
        make(this.objectOf(fields as object, Boolean(isRetained), source)),
      createSerializableHostObject: (object) => make(new HostObject(object as object)),
      createSerializableArray: (items, isRetained) => make(new ArrayCopy(list(items), Boolean(isRetained))),
      createSerializableArrayBuffer: (buffer) => make(bufferOf(buffer as ArrayBuffer)),
      createSerializableArrayBufferView: (type, buffer, offset, length) =>
        make(viewOf(type as string, buffer as ArrayBuffer, offset as number, length as number)),
      createSerializableMap: (keys, values) => make(mapOf(list(keys), list(values))),
      createSerializableSet: (values) => make(setOf(list(values))),
      createSerializableError: (name, message, stack) =>
        make(new Built((build) => Object.assign(build('Error', message), { name, stack: stack ?? '' }))),
      createSerializableRegExp: (pattern, flags) => make(new Built((build) => build('RegExp', pattern, flags))),
      createSerializableInitializer: (object) => make(new Initializer(this.objectOf(object as object, false))),
      createSerializableNonWorkletFunction: remote,
      createSerializableFunction: remote,
      createSerializableWorklet: (worklet, isRetained) => make(this.workletOf(worklet as object, Boolean(isRetained))),
      createSerializableLEGACY: (value, source) => make(this.legacy(realm, value, source)),
      createCustomSerializable: (data, typeId) => make(new CustomCopy(this.referred(data), typeId as number)),
      registerCustomSerializable: (determine, pack, unpack, typeId) => {
        const registry = (this.ui.global.__customSerializationRegistry ??= this.ui.array([])) as unknown[];
        registry[typeId as number] = Object.assign(this.ui.object(), {
          determine: this.referred(determine).toJs(this.ui),
          pack: this.referred(pack).toJs(this.ui),
          unpack: this.referred(unpack).toJs(this.ui),
        });
      },
      createShareable: (hostId, initial, _isSynchronous, decorateHost, decorateGuest) =>
        make(
          new Shareable(
            this.ui,
            hostId as number,
            this.referred(initial),
            this.referred(decorateHost),
            this.referred(decorateGuest),
            (to, of) => this.reference(to, of),
            (value, of) => this.references.set(value, of),
          ),
        ),
      createSynchronizable: (value) =>
        make(new Synchronizable(this.referred(value), (to, of) => this.reference(to, of))),
      synchronizableGetDirty: (reference) => this.synchronizable(reference).value.toJs(realm),
      synchronizableGetBlocking: (reference) => this.synchronizable(reference).value.toJs(realm),
      synchronizableSetBlocking: (reference, value) => {
        this.synchronizable(reference).value = this.referred(value);
      },
      synchronizableLock: () => undefined,
      synchronizableUnlock: () => undefined,
      scheduleOnRN: (run, args) => {
        const callback = this.referred(run);
        const values = args === undefined ? null : this.referred(args);
        this.onRn('scheduleOnRN', () => {
          (callback.toJs(this.rn) as Callback)(...((values?.toJs(this.rn) as unknown[] | undefined) ?? []));
        });
      },
      scheduleOnUI: (worklets) => {
        const jobs = (this.referred(worklets) as ArrayCopy).items;
        this.clock.after(0, () => {
          for (const job of jobs) this.onUi('scheduleOnUI', () => (job.toJs(this.ui) as Callback)());
          this.onUi('microtasks', () => this.microtasks());
        });
      },
      // Skia makes one for itself when it is loaded; running something there is what this phone cannot do.
      createWorkletRuntime: () => realm.object(),
      runOnUISync: onUi,
      runOnRuntimeSyncWithId: (id, worklet) => this.known(id, () => onUi(worklet)),
      scheduleOnRuntimeWithId: (id, worklet) => this.known(id, () => later(worklet)),
      handlePromise: (settle, value) => {
        const [callback, result] = [this.referred(settle), this.referred(value)];
        this.onRn('promise', () => (callback.toJs(this.rn) as Callback)(result.toJs(this.rn)));
      },
      reportFatalErrorOnJS: (message, stack) => this.problems.add('ui', { message, stack }),
      getStaticFeatureFlag: () => false,
      setDynamicFeatureFlag: () => undefined,
      getUIRuntimeHolder: () => realm.object(),
      getUISchedulerHolder: () => realm.object(),
    };
  }

  private synchronizable(reference: unknown): Synchronizable {
    return this.referred(reference) as Synchronizable;
  }

  /** We have one worklet runtime, the UI's. */
  private known<T>(id: unknown, run: () => T): T {
    if (id !== UI_RUNTIME_ID) throw this.rn.error(`This phone has no runtime ${String(id)}.`);
    return run();
  }
}

const describe = (value: unknown) => (typeof value === 'function' ? `the function ${value.name}` : typeof value);

const bufferOf = (buffer: ArrayBuffer) => {
  const bytes = new Uint8Array(buffer.slice(0));
  return new Built((build) => copyInto(build, bytes));
};

const viewOf = (type: string, buffer: ArrayBuffer, offset: number, length: number) => {
  const bytes = new Uint8Array(buffer.slice(0));
  return new Built((build) => build(type, copyInto(build, bytes), offset, length));
};

function copyInto(build: (name: string, ...args: unknown[]) => object, bytes: Uint8Array): ArrayBuffer {
  const copy = build('ArrayBuffer', bytes.length) as ArrayBuffer;
  new Uint8Array(copy).set(bytes);
  return copy;
}

const mapOf = (keys: readonly Serializable[], values: readonly Serializable[]) =>
  new Built((build, realm) => {
    const map = build('Map') as Map<unknown, unknown>;
    keys.forEach((key, index) => map.set(key.toJs(realm), values[index]?.toJs(realm)));
    return map;
  });

const setOf = (values: readonly Serializable[]) =>
  new Built((build, realm) => {
    const set = build('Set') as Set<unknown>;
    for (const value of values) set.add(value.toJs(realm));
    return set;
  });
