import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Whole-number state, so that it survives JSON and is the same on every engine. */
type RngState = readonly number[];

type Source = ReturnType<typeof xoroshiro128plus>;

/** A seeded source of chance: the only one that rules and AI may use. */
export class Rng {
  private constructor(private readonly source: Source) {}

  static fromSeed(seed: number): Rng {
    const source = xoroshiro128plus(seed | 0);
    // Neighbouring seeds start in neighbouring states; a few steps pull them apart.
    for (let step = 0; step < 24; step++) source.next();
    return new Rng(source);
  }

  static fromState(state: RngState): Rng {
    return new Rng(xoroshiro128plusFromState(state));
  }

  state(): RngState {
    return this.source.getState();
  }

  clone(): Rng {
    return new Rng(this.source.clone());
  }

  /** A whole number from 0 to limit − 1. The high bits are used: they are the good ones of this generator. */
  below(limit: number): number {
    return Math.floor(((this.source.next() >>> 0) / 0x100000000) * limit);
  }

  /** Puts `list` in random order, in place, from index `from` on. */
  shuffle(list: { [index: number]: number; readonly length: number }, from = 0): void {
    for (let last = list.length - 1; last > from; last--) {
      const other = from + this.below(last - from + 1);
      // Both indices lie inside the list, so neither value can be missing.
      const value = list[last] as number;
      list[last] = list[other] as number;
      list[other] = value;
    }
  }
}
