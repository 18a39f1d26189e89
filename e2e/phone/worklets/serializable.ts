import type { Realm } from '../realm';

/**
 * A value on its way between the runtimes, as react-native-worklets keeps it on the native side: made from references to
 * other such values, and turned into a value of a runtime when that runtime asks. The classes mirror those of the
 * package's Serializable.cpp; what is copied, what is shared and what becomes a guard follows from them.
 */
export abstract class Serializable {
  abstract toJs(realm: Realm): unknown;
}

export class Scalar extends Serializable {
  constructor(readonly value: string | number | boolean | bigint | null | undefined) {
    super();
  }

  toJs(): unknown {
    return this.value;
  }
}

/** Native objects are the same in both runtimes. */
export class HostObject extends Serializable {
  constructor(readonly object: object) {
    super();
  }

  toJs(): unknown {
    return this.object;
  }
}

/** Keeps the copy that it made for a runtime, so that all worklets there see the same one. */
abstract class Retaining extends Serializable {
  private readonly copies = new Map<Realm, unknown>();

  constructor(private readonly isRetained: boolean) {
    super();
  }

  toJs(realm: Realm): unknown {
    if (!this.isRetained) return this.copy(realm);
    if (!this.copies.has(realm)) this.copies.set(realm, this.copy(realm));
    return this.copies.get(realm);
  }

  protected abstract copy(realm: Realm): unknown;
}

export class ArrayCopy extends Retaining {
  constructor(
    readonly items: readonly Serializable[],
    isRetained: boolean,
  ) {
    super(isRetained);
  }

  protected copy(realm: Realm): unknown {
    return realm.array(this.items.map((item) => item.toJs(realm)));
  }
}

export class ObjectCopy extends Retaining {
  constructor(
    readonly fields: ReadonlyMap<string, Serializable>,
    isRetained = false,
    /** Called with each copy: a shadow node must be known again when it comes back. */
    private readonly onCopy: (copy: object) => void = () => undefined,
  ) {
    super(isRetained);
  }

  protected copy(realm: Realm): Record<string, unknown> {
    const copy = realm.object();
    for (const [key, value] of this.fields) copy[key] = value.toJs(realm);
    this.onCopy(copy);
    return copy;
  }
}

type Unpacker = (...args: unknown[]) => unknown;
const unpacker = (realm: Realm, name: string) => realm.global[name] as Unpacker;

/** A worklet is code and its closure: in each runtime it is evaluated anew, and sees nothing but that closure. */
export class Worklet extends Retaining {
  constructor(
    private readonly source: ObjectCopy,
    isRetained: boolean,
  ) {
    super(isRetained);
  }

  protected copy(realm: Realm): unknown {
    return unpacker(realm, '__valueUnpacker')(this.source.toJs(realm), 'Worklet');
  }
}

/** A value that the first runtime to ask makes once, by running a worklet, and keeps. */
export class Initializer extends Serializable {
  private first: { readonly realm: Realm; readonly value: unknown } | null = null;

  constructor(private readonly source: ObjectCopy) {
    super();
  }

  toJs(realm: Realm): unknown {
    if (this.first?.realm === realm) return this.first.value;
    const value = unpacker(realm, '__valueUnpacker')(this.source.toJs(realm), 'Handle');
    this.first ??= { realm, value };
    return value;
  }
}

/** A function that is no worklet: elsewhere only a guard that throws when it is called, and can be sent home again. */
export class RemoteFunction extends Serializable {
  constructor(
    private readonly home: Realm,
    private readonly run: Unpacker,
    private readonly name: string | undefined,
    private readonly onCopy: (guard: object, of: Serializable) => void,
  ) {
    super();
  }

  toJs(realm: Realm): unknown {
    if (realm === this.home) return this.run;
    // A release build does not send the name along; here it helps to find the culprit.
    const guard = unpacker(realm, '__remoteFunctionUnpacker')(this.name ?? (this.run.name || undefined)) as object;
    this.onCopy(guard, this);
    return guard;
  }
}

/** A value that lives in one runtime and is reached from the other. */
export class Shareable extends Serializable {
  private hostValue: { readonly value: unknown } | null = null;

  constructor(
    private readonly host: Realm,
    private readonly hostId: number,
    private readonly initial: Serializable,
    private readonly decorateHost: Serializable,
    private readonly decorateGuest: Serializable,
    private readonly reference: (realm: Realm, of: Serializable) => object,
    private readonly onHost: (value: object, of: Serializable) => void,
  ) {
    super();
  }

  toJs(realm: Realm): unknown {
    if (realm === this.host) return (this.hostValue ??= { value: this.makeHost() }).value;
    const reference = this.reference(realm, this);
    return unpacker(realm, '__shareableGuestUnpacker')(this.hostId, reference, this.decorateGuest.toJs(realm));
  }

  private makeHost(): unknown {
    const args = [this.initial.toJs(this.host), this.decorateHost.toJs(this.host)];
    const value = unpacker(this.host, '__shareableHostUnpacker')(...args) as object;
    this.onHost(value, this);
    return value;
  }
}

/** A value behind a lock, which both runtimes read and write. */
export class Synchronizable extends Serializable {
  constructor(
    public value: Serializable,
    private readonly reference: (realm: Realm, of: Serializable) => object,
  ) {
    super();
  }

  toJs(realm: Realm): unknown {
    return unpacker(realm, '__synchronizableUnpacker')(this.reference(realm, this));
  }
}

export class CustomCopy extends Serializable {
  constructor(
    private readonly data: Serializable,
    private readonly typeId: number,
  ) {
    super();
  }

  toJs(realm: Realm): unknown {
    return unpacker(realm, '__customSerializableUnpacker')(this.data.toJs(realm), this.typeId);
  }
}

type Constructor = new (...args: unknown[]) => object;

/** Maps, sets, errors and patterns: built by the receiving runtime's own constructor. */
export class Built extends Serializable {
  constructor(private readonly build: (make: (name: string, ...args: unknown[]) => object, realm: Realm) => unknown) {
    super();
  }

  toJs(realm: Realm): unknown {
    return this.build((name, ...args) => new (realm.global[name] as Constructor)(...args), realm);
  }
}
