import type { Chance, ChanceMark } from '@/games/settlers/chance';

const NO_MARK: ChanceMark = [];

/** Chance that brings what a search wants to look at next, card by card. It remembers nothing, so undoing costs nothing. */
export class DirectedChance implements Chance {
  /** The kinds to be drawn, from `next` on. */
  cards: ArrayLike<number> = [];
  next = 0;
  /** The side of the next city: 0 a robber attack, 1 a market day. */
  nextSide = 0;

  bring(cards: ArrayLike<number>): void {
    this.cards = cards;
    this.next = 0;
  }

  card(): number {
    return this.cards[this.next++] ?? 0;
  }

  side(attacks: number, marketDays: number): number {
    return (this.nextSide === 0 ? attacks : marketDays) > 0 ? this.nextSide : 1 - this.nextSide;
  }

  mark(): ChanceMark {
    return NO_MARK;
  }

  reset(): void {
    // Whoever searches says before each move what it brings.
  }

  clone(): DirectedChance {
    return new DirectedChance();
  }
}
