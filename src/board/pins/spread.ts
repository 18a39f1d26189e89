/** Labels that would cover each other make room. It depends on the zoom alone, so panning costs nothing. Pure worklets. */
import type { Point } from '../art/geometry/point';
import { clamp } from '../geometry';

export interface Label {
  /** In board units. */
  readonly at: Point;
  /** In points, at full size. */
  readonly width: number;
  readonly height: number;
  /** From its point to where its middle should be, in points at full size. */
  readonly offset: Point;
  /** Where two labels cannot both be shown, the weightier one is. */
  readonly weight: number;
}

/** Where a label stands, in points from its point of the land. */
export interface Spot extends Point {
  readonly isShown: boolean;
}

/** Pins have their full size from so many points a cell on, and shrink to no less than this part of it. */
const [FULL, LEAST] = [60, 0.84];

/** The size of pins that shrink with the tiles, so that they hide less of them. */
export function pinScale(scale: number): number {
  'worklet';
  return clamp(scale / FULL, LEAST, 1);
}

const ROUNDS = 24;
const GAP = 2;
/** How far a label may go, in points at full size: farther, and nobody knows what it belongs to. */
const REACH = 34;

interface Box {
  x: number;
  y: number;
  readonly homeX: number;
  readonly homeY: number;
  readonly width: number;
  readonly height: number;
}

/** How far two boxes overlap along each axis; not positive when they are apart. */
function depth(one: Box, other: Box): Point {
  'worklet';
  return {
    x: (one.width + other.width) / 2 + GAP - Math.abs(one.x - other.x),
    y: (one.height + other.height) / 2 + GAP - Math.abs(one.y - other.y),
  };
}

function push(one: Box, other: Box, reach: number): boolean {
  'worklet';
  const { x, y } = depth(one, other);
  if (x <= 0 || y <= 0) return false;
  const isAcross = x < y;
  const half = (isAcross ? x : y) / 2;
  // Of two on the same spot the first goes left or up.
  const sign = (isAcross ? one.x - other.x : one.y - other.y) > 0 ? 1 : -1;
  for (const [box, way] of [
    [one, sign],
    [other, -sign],
  ] as const) {
    const [dx, dy] = [isAcross ? way * half : 0, isAcross ? 0 : way * half];
    box.x = clamp(box.x + dx, box.homeX - reach, box.homeX + reach);
    box.y = clamp(box.y + dy, box.homeY - reach, box.homeY + reach);
  }
  return true;
}

export function spreadLabels(labels: readonly Label[], scale: number): Spot[] {
  'worklet';
  const size = pinScale(scale);
  const boxes: Box[] = labels.map(({ at, width, height, offset }) => {
    const [x, y] = [at.x * scale + offset.x * size, at.y * scale + offset.y * size];
    return { x, y, homeX: x, homeY: y, width: width * size, height: height * size };
  });
  for (let round = 0; round < ROUNDS; round++) {
    let isCalm = true;
    for (let i = 0; i < boxes.length; i++) {
      for (let j = i + 1; j < boxes.length; j++) {
        const [one, other] = [boxes[i], boxes[j]];
        if (one !== undefined && other !== undefined && push(one, other, REACH * size)) isCalm = false;
      }
    }
    if (isCalm) break;
  }
  const order = labels.map((_, index) => index).sort((i, j) => (labels[j]?.weight ?? 0) - (labels[i]?.weight ?? 0));
  const shown: Box[] = [];
  const isShown = labels.map(() => false);
  for (const index of order) {
    const box = boxes[index];
    if (box === undefined) continue;
    // Where the rounds ran out labels may overlap by up to the gap.
    const isFree = shown.every((other) => {
      const { x, y } = depth(box, other);
      return x <= GAP || y <= GAP;
    });
    if (!isFree) continue;
    shown.push(box);
    isShown[index] = true;
  }
  return labels.map(({ at }, index) => {
    const box = boxes[index];
    if (box === undefined) return { x: 0, y: 0, isShown: false };
    return { x: box.x - at.x * scale, y: box.y - at.y * scale, isShown: isShown[index] === true };
  });
}
