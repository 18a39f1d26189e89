/**
 * Chance for pictures: integer hashes only, so that one seed paints one picture on every platform and engine.
 * (The rules have their own generator; a picture must never draw from it.)
 */
export function hash(...parts: readonly (number | string)[]): number {
  let state = 0x9e3779b9;
  for (const part of parts) {
    if (typeof part === 'number') state = scramble(state ^ Math.imul(part | 0, 0x85ebca6b));
    else for (let i = 0; i < part.length; i++) state = scramble(state ^ Math.imul(part.charCodeAt(i) + 1, 0xc2b2ae35));
  }
  return state >>> 0;
}

function scramble(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) | 0;
}

/** A stream of chances from one seed. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** 0 ≤ value < 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    return (scramble(this.state) >>> 0) / 4294967296;
  }

  range(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  int(count: number): number {
    return Math.floor(this.next() * count);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.int(list.length)] ?? list[0];
  }
}
