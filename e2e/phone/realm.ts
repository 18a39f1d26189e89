import vm from 'node:vm';

/** A JavaScript world of its own, with its own Object, Array and Error, as each runtime of a phone is. */
export class Realm {
  private readonly context: vm.Context;
  /** The realm's global object. */
  readonly global: Record<string, unknown>;

  constructor(readonly name: 'RN' | 'UI') {
    this.context = vm.createContext({});
    this.global = this.evaluate('globalThis') as Record<string, unknown>;
    this.global.global = this.global;
  }

  evaluate(code: string, filename = `${this.name}.js`): unknown {
    return vm.runInContext(code, this.context, { filename });
  }

  /** Runs a script that was compiled before, as a large bundle is once for many starts. */
  run(script: vm.Script): unknown {
    return script.runInContext(this.context);
  }

  /** Plain data as a value of this realm: what native code hands out is made in the runtime that receives it. */
  plain<T>(value: T): T {
    if (value === undefined) return value;
    return (this.global.JSON as JSON).parse(JSON.stringify(value)) as T;
  }

  /** An error of this realm, as native code throws it. */
  error(message: string): Error {
    return new (this.global.Error as ErrorConstructor)(message);
  }

  array<T>(values: Iterable<T>): T[] {
    return (this.global.Array as ArrayConstructor).from(values);
  }

  object(): Record<string, unknown> {
    return new (this.global.Object as ObjectConstructor)() as Record<string, unknown>;
  }
}
