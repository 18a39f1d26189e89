import { placed } from '../drawing/traveller';

/**
 * A portrait is glued from pieces of paper. What a piece is decides what becomes of it by night, in high contrast and
 * at small sizes: see `light.ts`.
 */
export interface Cut {
  /** A sheet of its own, a fold or shadow on one, or a stroke of ink. */
  readonly role: 'sheet' | 'fold' | 'ink';
  readonly d: string;
  readonly color: string;
  /** By night, where dusk alone would not do. */
  readonly night?: string;
  /** Of a line; everything else is filled. */
  readonly width?: number;
  /** Left out where the portrait is small: it would only be noise. */
  readonly isFine?: boolean;
}

export function sheet(d: string, color: string): Cut {
  return { role: 'sheet', d, color };
}

export function fold(d: string, color: string, night?: string): Cut {
  return { role: 'fold', d, color, night };
}

/** A fold that is only a line. */
export function crease(d: string, color: string, width: number, night?: string): Cut {
  return { role: 'fold', d, color, night, width };
}

export function ink(d: string, color: string, width: number): Cut {
  return { role: 'ink', d, color, width };
}

/** Filled with ink: pupils. */
export function blot(d: string, color: string): Cut {
  return { role: 'ink', d, color };
}

export function fine(...cuts: Cut[]): Cut[] {
  return cuts.map((cut) => ({ ...cut, isFine: true }));
}

/** The same pieces larger, about the middle of the frame, and higher up: for a head without hat or hair. */
export function nearer(cuts: readonly Cut[], scale: number, up: number): Cut[] {
  return cuts.flatMap((cut) =>
    placed([cut], 50 * (1 - scale), 50 * (1 - scale) - up, scale).map(({ d, width }) => ({ ...cut, d, width })),
  );
}
