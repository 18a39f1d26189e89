/** Holds the arguments of a call against the rules of its function, and hands them over as CanvasKit's half takes them. */
import type { ArgumentRule, Kind } from './arguments';
import type { HostClass } from './hostClass';
import { type HostState, stateOf } from './hostObject';
import { asArray, asBoolean, asNumber, asObject, asString, DISPOSED, isObject, JsiError, kindOf } from './jsi';

export class Checks {
  constructor(
    private readonly classes: ReadonlyMap<string, HostClass>,
    /** Told of every use of something disposed, for a caller may swallow the error. */
    private readonly report: (problem: string) => void,
  ) {}

  /** The state of a host object that is alive, or the error that a phone throws. */
  alive(state: HostState, where: string): HostState {
    const owner = state.owner === null ? undefined : stateOf(state.owner);
    const isDead = state.isDisposed || state.endedBy !== null || owner?.isDisposed === true;
    if (!isDead) return state;
    const why = state.endedBy ?? (state.isDisposed ? `${state.hostClass.name} is disposed` : 'its surface is disposed');
    this.report(`${where}: ${why}`);
    throw new JsiError(DISPOSED, true);
  }

  /** The call's arguments for the web implementation. */
  arguments(rules: readonly ArgumentRule[], args: readonly unknown[], where: string): unknown[] {
    const checked = args.map((value) => this.unwrap(value, where));
    for (const rule of rules) {
      const { index } = rule;
      const value = args[index];
      if (index >= args.length && rule.mayBeMissing) continue;
      if ((value === undefined && rule.mayBeUndefined) || (value === null && rule.mayBeNull)) continue;
      checked[index] = this.argument(rule, value, `${where}, argument ${index + 1}`);
    }
    return checked;
  }

  private argument(rule: ArgumentRule, value: unknown, where: string): unknown {
    let refusal: unknown = null;
    for (const kind of rule.kinds) {
      try {
        const read = this.read(kind, value, where);
        const { elements } = rule;
        return elements === null ? read : Array.from(asArray(value), (element) => this.read(elements, element, where));
      } catch (error) {
        refusal ??= error;
      }
    }
    throw refusal;
  }

  private read(kind: Kind, value: unknown, where: string): unknown {
    switch (kind) {
      case 'number':
        return asNumber(value);
      case 'boolean':
        return asBoolean(value);
      case 'string':
        return asString(value);
      case 'bigint':
        if (typeof value === 'bigint') return value;
        throw new JsiError(`Value is ${kindOf(value)}, expected a BigInt`);
      case 'array':
        return this.unwrap(asArray(value), where);
      case 'object':
        return this.unwrap(asObject(value), where);
      case 'JsiSkColor':
        return readColor(value);
      default:
        return this.instance(kind, value, where);
    }
  }

  /** An object of a class, or for rectangles and their like a plain object with the same numbers. */
  private instance(className: string, value: unknown, where: string): unknown {
    const state = stateOf(asObject(value));
    if (state !== undefined) {
      if (state.hostClass.name !== className) {
        throw new JsiError(
          `Object is not a HostObject of desired type: ${state.hostClass.name}, not ${className}`,
          true,
        );
      }
      return this.alive(state, where).backing;
    }
    const plain = this.classes.get(className)?.plainNumbers ?? null;
    if (plain === null) throw new JsiError(`Object is not a HostObject: expected ${className}`, true);
    const object = asObject(value);
    if (className === 'JsiSkMatrix') return readMatrix(object);
    if (className === 'JsiSkRRect') return this.roundedRect(object, where);
    for (const name of plain) asNumber(object[name]);
    return object;
  }

  private roundedRect(object: Record<string, unknown>, where: string): unknown {
    this.instance('JsiSkRect', object.rect, where);
    if (object.rx !== undefined) {
      asNumber(object.rx);
      asNumber(object.ry);
      return object;
    }
    for (const corner of ['topLeft', 'topRight', 'bottomRight', 'bottomLeft']) {
      this.instance('JsiSkPoint', object[corner], where);
    }
    return object;
  }

  /** Host objects become what backs them; arrays and bytes of another realm become Node's own. */
  unwrap(value: unknown, where: string): unknown {
    if (!isObject(value)) return value;
    const state = stateOf(value);
    if (state !== undefined) return this.alive(state, where).backing;
    // `map` would make an array of the other realm again.
    if (Array.isArray(value)) return Array.from(value, (element) => this.unwrap(element, where));
    return ArrayBuffer.isView(value) ? ownView(value) : value;
  }
}

/** Colours are eight bits a channel on a phone, cut off and not rounded. */
export function readColor(value: unknown): Float32Array {
  const object = asObject(value);
  if (Array.isArray(object)) {
    if (object.length !== 4) throw new JsiError(`Expected array of length 4 for color, got ${object.length}`);
    return eightBits(Array.from(object, asNumber));
  }
  if (!ArrayBuffer.isView(object)) throw new JsiError('Value is undefined, expected an Object');
  const channels = [...new Float32Array(object.buffer, 0, 4)];
  return channels.some((channel) => channel > 1) ? Float32Array.of(0, 0, 0, 1) : eightBits(channels);
}

export function eightBits(channels: readonly number[]): Float32Array {
  return Float32Array.from(channels, (channel) => (Math.trunc(channel * 255) & 255) / 255);
}

function readMatrix(object: unknown): number[] {
  const values = asArray(object);
  if (values.length === 9) return Array.from(values, asNumber);
  if (values.length !== 16) {
    throw new JsiError(`Expected array of length 9 or 16 for matrix, got ${values.length}`);
  }
  return [0, 1, 3, 4, 5, 7, 12, 13, 15].map((index) => asNumber(values[index]));
}

const VIEWS = {
  Float32Array,
  Float64Array,
  Uint8Array,
  Uint8ClampedArray,
  Uint16Array,
  Uint32Array,
  Int8Array,
  Int16Array,
  Int32Array,
};

/** The same bytes, seen by a typed array of Node's realm, which `instanceof` knows. */
export function ownView(view: ArrayBufferView): ArrayBufferView {
  const tag = Object.prototype.toString.call(view).slice('[object '.length, -1);
  const View = VIEWS[tag as keyof typeof VIEWS];
  if (View === undefined) throw new JsiError(`${tag} cannot be handed over`);
  return new View(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength / View.BYTES_PER_ELEMENT);
}
