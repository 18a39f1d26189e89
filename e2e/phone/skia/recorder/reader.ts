/**
 * Reads the props of commands as the C++ recorder does, with its errors, into values that the player understands.
 * Arrays are made anew with `Array.from`, for `map` would make one of the app's realm again, which CanvasKit does not know.
 */
import type { CanvasKit } from 'canvaskit-wasm';

import { backingLike, handleOf } from '../canvasKit';
import { type Checks, ownView } from '../checks';
import { type Backing, stateOf } from '../hostObject';
import { asArray, asNumber, asObject, isObject, JsiError, NotOnThisPhone } from '../jsi';
import type { PropRule } from './commands';
import type { Convertor } from './convertors';

/** A `std::runtime_error` of the recorder: an optional prop swallows it. */
class Unreadable extends JsiError {
  constructor(message: string) {
    super(message, true);
  }
}

export interface ReadProp {
  readonly value: unknown;
  /** Shares of native things that the command keeps alive, whatever JavaScript disposes of meanwhile. */
  readonly held: readonly Backing[];
}

export class PropReader {
  private held: Backing[] = [];

  constructor(
    private readonly canvasKit: CanvasKit,
    private readonly convertors: ReadonlyMap<string, Convertor>,
    private readonly checks: Checks,
    private readonly report: (problem: string) => void,
  ) {}

  /** What a phone would keep of the prop; an optional one that it cannot read is left out. */
  read({ name, type, isOptional }: PropRule, value: unknown, where: string): ReadProp {
    this.held = [];
    const place = `${where} ${name}`;
    if (isOptional && (value === null || value === undefined)) return { value: undefined, held: [] };
    try {
      return { value: this.convert(type, value, place), held: this.held };
    } catch (error) {
      const isSwallowed = isOptional && error instanceof JsiError && (error instanceof Unreadable || isDisposed(error));
      if (!isSwallowed) throw error;
      this.report(`${place} is left out: ${error.message}`);
      return { value: undefined, held: [] };
    }
  }

  private convert(type: string, value: unknown, place: string): unknown {
    const list = /^std::vector<(.+)>$/.exec(type)?.[1];
    if (list !== undefined) return this.list(list, value, place);
    switch (type) {
      case 'float':
      case 'int':
      case 'uint32_t':
      case 'uint16_t':
        return this.finite(typeof value === 'number' ? value : this.refuse(type), place);
      case 'bool':
        return typeof value === 'boolean' ? value : this.refuse(type);
      case 'std::string':
        return typeof value === 'string' ? value : this.refuse(type);
      case 'SkColor':
        return this.colour(value);
      case 'SkPoint':
        return this.point(value, place);
      case 'Radius':
        return typeof value === 'number' ? this.finite(value, place) : this.point(value, place);
      case 'SkM44':
        return this.transform(value, place);
      case 'SkMatrix':
        return this.matrix(value, place);
      case 'SkRect':
      case 'SkRRect':
      case 'SkPath':
      case 'ClipDef':
      case 'std::variant<SkRect, SkRRect>':
        return this.shape(type, value, place);
      case 'Layer':
        return typeof value === 'boolean' ? value : this.convert('SkPaint', value, place);
      case 'SkSamplingOptions':
      case 'StrokeOpts':
      case 'Uniforms':
        return isObject(value) ? this.plain(value) : this.refuse(type);
      default:
        return this.named(type, value, place);
    }
  }

  /** An enumeration or a host object, as the header describes it. */
  private named(type: string, value: unknown, place: string): unknown {
    const convertor = this.convertors.get(type);
    if (convertor === undefined) throw new NotOnThisPhone(`a prop of type ${type} (${place})`);
    if (convertor.hostClass !== null) {
      if (value === null && convertor.takesNull) return null;
      return isObject(value) ? this.hold(convertor.hostClass, value, place) : this.refuse(type);
    }
    if (convertor.words.size === 0) throw new NotOnThisPhone(`a prop of type ${type} (${place})`);
    return typeof value === 'string' && convertor.words.has(value) ? value : this.refuse(type);
  }

  private refuse(type: string): never {
    throw new Unreadable(this.convertors.get(type)?.refusal ?? `Invalid prop value for ${type} received`);
  }

  /** A share of a native thing: it stays when JavaScript disposes of its own. */
  private hold(className: string, value: object, place: string): Backing {
    const state = stateOf(value);
    if (state?.hostClass.name !== className) throw new JsiError('Object is not a HostObject of desired type', true);
    const { backing } = this.checks.alive(state, place);
    const handle = handleOf(backing);
    if (handle === null) return backing;
    const { copy } = backing;
    // Paints and paths can be changed later, and a command keeps them as they were.
    const isChangeable = className === 'JsiSkPaint' || className === 'JsiSkPath';
    const share =
      isChangeable && typeof copy === 'function'
        ? (copy.call(backing) as Backing)
        : backingLike(backing, this.canvasKit, handle.clone());
    this.held.push(share);
    return share;
  }

  private finite(value: number, place: string): number {
    if (!Number.isFinite(value)) this.report(`${place} is ${value}`);
    return value;
  }

  private list(type: string, value: unknown, place: string): unknown {
    const isNumbers = type === 'float' || type === 'uint16_t';
    if (isNumbers && typeof value === 'number') return [value];
    if (!Array.isArray(value)) return isNumbers ? this.refuse(`std::vector<${type}>`) : [];
    return Array.from(value, (element) => this.convert(type, element, place));
  }

  private colour(value: unknown): unknown {
    if (typeof value === 'number' || typeof value === 'string') return value;
    if (!isObject(value)) return this.refuse('SkColor');
    if (ArrayBuffer.isView(value)) return Float32Array.from(ownView(value) as Float32Array);
    return Float32Array.from([0, 1, 2, 3], (channel) => asNumber(value[channel]));
  }

  private point(value: unknown, place: string): { x: number; y: number } {
    if (!isObject(value)) return this.refuse('SkPoint');
    return { x: this.finite(asNumber(value.x), place), y: this.finite(asNumber(value.y), place) };
  }

  private transform(value: unknown, place: string): unknown {
    if (!isObject(value)) return this.refuse('SkM44');
    return Array.from(asArray(value), (step) => {
      const [key] = Object.keys(asObject(step));
      if (key === undefined) throw new Unreadable('Empty value in transform.');
      if (!TRANSFORMS.has(key)) throw new Unreadable(`Unknown key in transform - got ${key}.`);
      const amount = asObject(step)[key];
      if (!LISTED_TRANSFORMS.has(key)) return { [key]: this.finite(asNumber(amount), `${place} ${key}`) };
      return { [key]: Array.from(asArray(amount), (number) => this.finite(asNumber(number), `${place} ${key}`)) };
    });
  }

  private matrix(value: unknown, place: string): unknown {
    if (!isObject(value)) return this.refuse('SkMatrix');
    if (stateOf(value) !== undefined) return this.hold('JsiSkMatrix', value, place);
    const numbers = Array.from(asArray(value), (number) => this.finite(asNumber(number), place));
    if (numbers.length !== 9 && numbers.length !== 16) {
      throw new JsiError(`Expected array of length 9 or 16 for matrix, got ${numbers.length}`);
    }
    return numbers;
  }

  /** Rectangles, rounded ones and paths: a command takes one of them, or several. */
  private shape(type: string, value: unknown, place: string): unknown {
    const takes = (shape: string) => type === 'ClipDef' || type.includes(shape);
    const state = stateOf(value);
    if (state !== undefined) {
      const { name } = state.hostClass;
      const isTaken =
        (name === 'JsiSkPath' && takes('SkPath')) ||
        (name === 'JsiSkRect' && takes('SkRect')) ||
        (name === 'JsiSkRRect' && takes('SkRRect'));
      return isTaken ? this.hold(name, value as object, place) : this.refuse(type);
    }
    if (typeof value === 'string' && takes('SkPath')) return value;
    if (!isObject(value)) return this.refuse(type);
    if (takes('SkRect') && 'width' in value && 'height' in value) {
      const size = {
        width: this.finite(asNumber(value.width), place),
        height: this.finite(asNumber(value.height), place),
      };
      return { ...this.point(value, place), ...size };
    }
    if (takes('SkRRect') && 'rect' in value) return this.roundedRect(value, place);
    return this.refuse(type);
  }

  private roundedRect(value: Record<string, unknown>, place: string): unknown {
    const rect = this.shape('SkRect', value.rect, place);
    if ('rx' in value) return { rect, rx: asNumber(value.rx), ry: asNumber(value.ry) };
    const corners = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'];
    return { rect, ...Object.fromEntries(corners.map((corner) => [corner, this.point(value[corner], place)])) };
  }

  /** Options with numbers and words. */
  private plain(value: object): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        name,
        Array.isArray(member) ? [...(member as unknown[])] : member,
      ]),
    );
  }
}

function isDisposed(error: JsiError): boolean {
  return error.message.startsWith('Attempted to access a disposed');
}

const LISTED_TRANSFORMS: ReadonlySet<string> = new Set(['translate', 'matrix']);
const TRANSFORMS: ReadonlySet<string> = new Set([
  ...LISTED_TRANSFORMS,
  ...['translateX', 'translateY', 'translateZ', 'scale', 'scaleX', 'scaleY', 'skewX', 'skewY'],
  ...['rotate', 'rotateX', 'rotateY', 'rotateZ', 'perspective'],
]);
