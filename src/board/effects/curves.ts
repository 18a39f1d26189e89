/** How things move: pure, and worklets. */
import type { Point } from '../art/geometry/point';

/** Falls into place, a little too far, and settles: from 1 (up) to 0 (down). */
export function fall(progress: number): number {
  'worklet';
  const left = 1 - progress;
  // Ease-out with an overshoot of about two hundredths.
  return left * left * left - 0.16 * Math.sin(progress * Math.PI) * left * progress;
}

/** Leaves slowly, arrives slowly. */
export function smooth(progress: number): number {
  'worklet';
  return progress * progress * (3 - 2 * progress);
}

/** A throw from one point to another: it rises above the straight line and comes down. */
export function arc(from: Point, to: Point, progress: number): Point {
  'worklet';
  const share = smooth(progress);
  const height = Math.min(140, 36 + 0.25 * Math.hypot(to.x - from.x, to.y - from.y));
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share - height * 4 * share * (1 - share),
  };
}

/** Comes and goes: 0 at both ends, 1 between the shares. */
export function swell(progress: number, rise: number, decay: number): number {
  'worklet';
  if (progress < rise) return smooth(progress / rise);
  return progress > decay ? smooth((1 - progress) / (1 - decay)) : 1;
}
