/**
 * A tile drawn plainly from its data: what stands in for the painting while it is made, and says the same. It needs no
 * Skia, so the tray can show it while the renderer still loads.
 */
import type { Hex } from './colour';
import type { Point } from './geometry/point';

export interface SketchMark {
  /** In tile units; what reaches beyond the tile is cut off. */
  readonly points: readonly Point[];
  readonly fill?: Hex;
  readonly stroke?: Hex;
  /** Of the stroke. */
  readonly width?: number;
  /** A line, where everything else is an outline. */
  readonly isOpen?: true;
}

export interface Sketch {
  /** The colour of field or meadow, under everything. */
  readonly ground: Hex;
  /** The terrain, in painting order. */
  readonly land: readonly SketchMark[];
  /** What stands on it: animals, shields, the monastery. */
  readonly figures: readonly SketchMark[];
}

/** A circle of few corners: small enough that nobody counts them. */
export function roundMark({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * Math.PI * 2;
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
  });
}

/** An outline about the origin, enlarged and set down at a place. */
export function placedMark(
  points: readonly (readonly [x: number, y: number, ...rest: unknown[]])[],
  at: Point,
  unit: number,
): Point[] {
  return points.map(([x, y]) => ({ x: at.x + x * unit, y: at.y + y * unit }));
}
