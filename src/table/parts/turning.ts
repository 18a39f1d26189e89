/** The thinnest that a card gets: its edge. */
const EDGE = 0.04;

/** How wide a card is seen while it turns over, at a share of the way. */
export function turnedWidth(share: number): number {
  'worklet';
  return EDGE + (1 - EDGE) * Math.abs(2 * share - 1);
}
