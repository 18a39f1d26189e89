/** The words of JSI, the bridge of native code and JavaScript, for values of the wrong kind (jsi/jsi.cpp). */

/** Thrown inside the host; a call from JavaScript gets it as an error of its own realm. */
export class JsiError extends Error {
  constructor(
    message: string,
    /** A C++ exception: Hermes names the host function before it. A JSError is passed on as it is. */
    readonly isNative = false,
  ) {
    super(message);
  }

  get spoken(): string {
    return this.isNative ? `Exception in HostFunction: ${this.message}` : this.message;
  }
}

/** What this phone cannot do: it says so, and never does nothing in silence. */
export class NotOnThisPhone extends JsiError {
  constructor(what: string) {
    super(`not on this phone: ${what}`);
  }
}

export const DISPOSED = 'Attempted to access a disposed object.';

export function isObject(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

export function kindOf(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'function') return 'a function';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

export function asNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  throw new JsiError(`Value is ${kindOf(value)}, expected a number`, true);
}

export function asBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new JsiError(`Value is ${kindOf(value)}, expected a boolean`, true);
}

export function asString(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new JsiError(`Value is ${kindOf(value)}, expected a String`);
}

export function asObject(value: unknown): Record<string, unknown> {
  if (isObject(value)) return value;
  throw new JsiError(`Value is ${kindOf(value)}, expected an Object`);
}

export function asArray(value: unknown): readonly unknown[] {
  const object = asObject(value);
  if (Array.isArray(object)) return object;
  throw new JsiError(`Object is ${kindOf(object)}, expected an array`);
}
