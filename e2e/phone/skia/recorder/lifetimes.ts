/**
 * What a play of the package's JavaScript player makes in passing, buried when the play is over.
 *
 * The player was written for a garbage collector, and CanvasKit's memory has none: sixty frames a second of copied
 * paints would fill it.
 */
import { type Handle, handleOf, isBacking } from '../canvasKit';
import type { Backing } from '../hostObject';

export class Lifetimes {
  private readonly made: Backing[] = [];
  private readonly originals = new WeakMap<object, object>();
  private readonly shown = new WeakMap<object, object>();

  /** The same object, but whatever its methods make is remembered. */
  show<T extends object>(object: T): T {
    const known = this.shown.get(object);
    if (known !== undefined) return known as T;
    const view = new Proxy(object, { get: (target, name) => this.member(target as unknown as Backing, name, view) });
    this.originals.set(view, object);
    this.shown.set(object, view);
    return view;
  }

  /** Buries all that was made. */
  end(): void {
    for (const backing of this.made) bury(handleOf(backing));
    this.made.length = 0;
  }

  private member(target: Backing, name: PropertyKey, view: object): unknown {
    const value = target[name];
    if (typeof value !== 'function') return isObjectOfSkia(value) ? this.show(value) : value;
    return (...args: unknown[]) => {
      const before = handleOf(target);
      const result: unknown = value.apply(
        target,
        args.map((argument) => this.original(argument)),
      );
      // Some methods, such as a paint's `assign`, put a new handle in the place of the old.
      if (handleOf(target) !== before) bury(before);
      if (result === target) return view;
      if (!isObjectOfSkia(result)) return result;
      this.made.push(result as Backing);
      return this.show(result);
    };
  }

  private original(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((element) => this.original(element));
    return typeof value === 'object' && value !== null ? (this.originals.get(value) ?? value) : value;
  }
}

function isObjectOfSkia(value: unknown): value is object {
  return typeof value === 'object' && value !== null && isBacking(value);
}

function bury(handle: Handle | null): void {
  if (handle !== null && !handle.isDeleted()) handle.delete();
}
