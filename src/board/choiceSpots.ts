/** Discs on a tile that would cover each other move apart, but not so far that nobody knows where they belong. */
import type { Point } from './art/geometry/point';
import { clamp } from './geometry';

export interface ChoiceSpot {
  /** In tile units, from the corner of the tile. */
  readonly at: Point;
  /** What cannot be chosen has a small disc. */
  readonly isSmall: boolean;
}

/** Width of a disc, in cells; `Choices` keeps it between the size of a finger and that of its design. */
export const DISC = 0.34;
const RADIUS = { large: DISC / 2, small: 0.1 } as const;
/** The middle of a disc stays so far from the tile's edge, in tile units. */
const EDGE = 0.14;
/** How far a disc goes from its feature. */
const REACH = 0.17;
const ROUNDS = 60;

export function spreadChoices(choices: readonly ChoiceSpot[]): Point[] {
  const spots = choices.map(({ at }) => ({ x: at.x, y: at.y }));
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < spots.length; i++) for (let j = i + 1; j < spots.length; j++) part(i, j);
    spots.forEach((spot, index) => keep(spot, choices[index]?.at ?? spot));
  }
  return spots;

  function part(i: number, j: number): void {
    const [one, other] = [spots[i], spots[j]];
    if (one === undefined || other === undefined) return;
    const wanted = radiusOf(choices[i]) + radiusOf(choices[j]);
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    const distance = Math.hypot(dx, dy);
    if (distance >= wanted) return;
    // Two on the same spot part from left to right.
    const [x, y] = distance < 0.001 ? [1, 0] : [dx / distance, dy / distance];
    const half = (wanted - distance) / 2;
    one.x -= x * half;
    one.y -= y * half;
    other.x += x * half;
    other.y += y * half;
  }
}

function keep(spot: { x: number; y: number }, home: Point): void {
  const [dx, dy] = [spot.x - home.x, spot.y - home.y];
  const way = Math.hypot(dx, dy);
  if (way > REACH) {
    spot.x = home.x + (dx / way) * REACH;
    spot.y = home.y + (dy / way) * REACH;
  }
  spot.x = clamp(spot.x, Math.min(EDGE, home.x), Math.max(1 - EDGE, home.x));
  spot.y = clamp(spot.y, Math.min(EDGE, home.y), Math.max(1 - EDGE, home.y));
}

const radiusOf = (choice: ChoiceSpot | undefined): number => (choice?.isSmall === true ? RADIUS.small : RADIUS.large);
