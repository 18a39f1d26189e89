/** A finger on the glass. */
export interface Pointer {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** How far a finger may stray before it is taken to move. */
export const SLOP = 10;
