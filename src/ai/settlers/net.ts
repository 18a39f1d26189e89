// non-null: every index here is below the length of its list.
import type { State } from '@/games/settlers/state';

import { TRAITS, Traits, handTraits, tableTraits } from './features';

/** Units between the traits and the verdict. */
export const HIDDEN = 16;

/** For each trait a row of `HIDDEN`, then the bias of each unit, its weight in the verdict, and the verdict's own bias. */
export const WEIGHT_COUNT = TRAITS * HIDDEN + HIDDEN + HIDDEN + 1;
export const BIAS = TRAITS * HIDDEN;
export const OUT = BIAS + HIDDEN;
export const OUT_BIAS = OUT + HIDDEN;

/**
 * The chance to win of the seat that is about to end its turn, judged by a small net over what it sees. Sums and
 * products only: `Math.exp` may differ in its last digit from engine to engine, and then so would moves.
 */
export class Net {
  private readonly table = new Traits();
  private readonly lastTable = new Traits();
  private readonly hand = new Traits();
  private readonly base = new Float64Array(HIDDEN);
  private readonly units = new Float64Array(HIDDEN);

  constructor(private readonly weights: Float64Array) {
    this.lastTable.count = -1;
  }

  chance(state: State, seat: number): number {
    return squash(this.verdict(state, seat));
  }

  private verdict(state: State, seat: number): number {
    const { weights, units, hand } = this;
    this.readTable(state, seat);
    units.set(this.base);
    handTraits(state, seat, hand);
    this.addRows(hand, units);
    let verdict = weights[OUT_BIAS] as number;
    for (let unit = 0; unit < HIDDEN; unit++) {
      const value = units[unit] as number;
      if (value > 0) verdict += value * (weights[OUT + unit] as number);
    }
    return verdict;
  }

  /** The table seldom changes between two leaves of a search, so its part of the sums is kept. */
  private readTable(state: State, seat: number): void {
    const { table, lastTable, base, weights } = this;
    tableTraits(state, seat, table);
    if (table.isSame(lastTable)) return;
    lastTable.copy(table);
    for (let unit = 0; unit < HIDDEN; unit++) base[unit] = weights[BIAS + unit] as number;
    this.addRows(table, base);
  }

  private addRows(traits: Traits, sums: Float64Array): void {
    const { weights } = this;
    const { list, count } = traits;
    for (let index = 0; index < count; index++) {
      const row = (list[index] as number) * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) {
        sums[unit] = (sums[unit] as number) + (weights[row + unit] as number);
      }
    }
  }
}

/** Any number to a chance between 0 and 1, the same on every engine. */
export function squash(verdict: number): number {
  return 0.5 + (0.5 * verdict) / (1 + Math.abs(verdict));
}
