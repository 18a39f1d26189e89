import { scramble } from '@/core/hash';

/**
 * Chance for pictures: integer hashes only, so that one seed cuts the same block on every platform and engine.
 * (The rules have their own generator; a picture must never draw from it.)
 */

/** 0 ≤ value < 1, the same for the same seed and place. */
export function chanceAt(seed: number, a: number, b = 0): number {
  return scramble(seed ^ Math.imul(a | 0, 0x85ebca6b) ^ Math.imul((b | 0) + 1, 0xc2b2ae35)) / 4294967296;
}

/** A stream of chances from one seed. */
export class Dice {
  private count = 0;

  constructor(private readonly seed: number) {}

  next(): number {
    return chanceAt(this.seed, this.count++);
  }

  range(from: number, to: number): number {
    return from + (to - from) * this.next();
  }
}
