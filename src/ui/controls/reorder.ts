/** The place that a row would take, pulled so far from its own: it passes a neighbour when it covers half of it. */
export function targetOf(from: number, by: number, heights: readonly number[]): number {
  'worklet';
  let target = from;
  let rest = by;
  while (rest > 0 && target < heights.length - 1 && rest > (heights[target + 1] ?? 0) / 2) {
    target += 1;
    rest -= heights[target] ?? 0;
  }
  // Only what was pulled up goes up: one that has just passed a taller row must not go back over a low one.
  while (by < 0 && rest < 0 && target > 0 && -rest > (heights[target - 1] ?? 0) / 2) {
    target -= 1;
    rest += heights[target] ?? 0;
  }
  return target;
}

/** How far a row makes way for the one that was pulled from `from` to `target`. */
export function shiftOf(index: number, from: number, target: number, heights: readonly number[]): number {
  'worklet';
  const held = heights[from] ?? 0;
  if (index > from && index <= target) return -held;
  if (index < from && index >= target) return held;
  return 0;
}
