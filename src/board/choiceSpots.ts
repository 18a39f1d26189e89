/** Anchors on a tile that would cover each other move apart, but not so far that nobody knows where they belong. */
import type { Point } from './art/geometry/point';
import { clamp } from './geometry';

export interface ChoiceSpot {
  /** In tile units, from the corner of the tile. */
  readonly at: Point;
  /** What cannot be chosen has a small anchor. */
  readonly isSmall: boolean;
}

/** Width of an anchor, in cells. */
const ANCHOR = 0.16;
/** An anchor is never too small to be seen nor larger than its design, in points. What is touched is its share of the tile. */
const [LEAST, FULL] = [24, 34];

/** What stands on a tile, in points of its design: radii of the discs, and what a piece would bring, so far above them. */
export const DISC = { radius: 15, ring: 3.2, refused: 9, handle: 17 } as const;
export const PILL = { rise: 25, height: 20, padding: 6, border: 1.5, digit: 7.2 } as const;

/** The size of discs on a tile that is seen at so many points a cell, as a share of their design. */
export function discScale(scale: number): number {
  'worklet';
  return clamp(scale * ANCHOR, LEAST, FULL) / FULL;
}

const RADIUS = { large: ANCHOR / 2 + 0.01, small: 0.06 } as const;
/** The middle of an anchor stays so far from the tile's edge, in tile units. */
const EDGE = 0.09;
/** How far an anchor goes from where its piece would stand. */
const REACH = 0.12;
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
