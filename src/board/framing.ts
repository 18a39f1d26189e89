/**
 * How the land is shown as large as the screen allows. Panels take whole sides of the board and leave a free rectangle;
 * buttons float inside it like islands. Land is seldom a rectangle, so an island often fits into one of its corners:
 * the search looks for the largest scale at which no part of the land lies under an island. Pure; it runs when a view is
 * asked for, never while fingers move.
 */
import { cellToPoint, fitCamera, isSeen, revealCamera, type Camera } from './geometry';
import type { Area, Cell } from './types';

/** What is to be shown, in board units. */
export interface Subject {
  /** All of it lies inside the free rectangle. */
  readonly bounds: Area;
  /** None of these lies under an island. */
  readonly parts: readonly Area[];
}

export interface Room {
  /** What the panels leave, in points. */
  readonly free: Area;
  /** What floats on it, and the air around it. */
  readonly islands: readonly Area[];
  /** Device pixels a point: cells are a whole number of them wide. */
  readonly pixelRatio: number;
}

/** Places that are tried along each axis. */
const STEPS = 24;

/** The cells of every row as runs without a gap. */
export function rowsOf(cells: readonly Cell[]): Area[] {
  const sorted = [...cells].sort((one, other) => one.y - other.y || one.x - other.x);
  const rows: { x: number; y: number; width: number; height: number }[] = [];
  for (const { x, y } of sorted) {
    const last = rows.at(-1);
    if (last === undefined || last.y !== y || x > last.x + last.width) rows.push({ x, y, width: 1, height: 1 });
    else last.width = Math.max(last.width, x + 1 - last.x);
  }
  return rows;
}

/** The cells and those beside them, where the next tile may go. */
export function withNeighbours(cells: readonly Cell[]): Cell[] {
  return cells.flatMap(({ x, y }) => [
    { x, y },
    { x: x + 1, y },
    { x: x - 1, y },
    { x, y: y + 1 },
    { x, y: y - 1 },
  ]);
}

const overlaps = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The largest rectangles between the islands. */
export function openAreas(free: Area, islands: readonly Area[]): Area[] {
  const right = (area: Area) => area.x + area.width;
  const bottom = (area: Area) => area.y + area.height;
  return islands.reduce<Area[]>(
    (areas, island) =>
      areas.flatMap((area) => {
        if (!overlaps(area, island)) return [area];
        const beside: Area[] = [
          { ...area, width: island.x - area.x },
          { ...area, x: right(island), width: right(area) - right(island) },
          { ...area, height: island.y - area.y },
          { ...area, y: bottom(island), height: bottom(area) - bottom(island) },
        ];
        return beside.filter(({ width, height }) => width > 1 && height > 1);
      }),
    [free],
  );
}

export function seenOn(camera: Camera, { x, y, width, height }: Area): Area {
  const near = cellToPoint(camera, { x, y });
  return { x: near.x, y: near.y, width: width * camera.scale, height: height * camera.scale };
}

/** Whether a camera shows a subject whole and clear of all islands. */
export function isClear(camera: Camera, { bounds, parts }: Subject, { free, islands }: Room): boolean {
  return (
    isSeen(camera, bounds, free) &&
    parts.every((part) => islands.every((island) => !overlaps(seenOn(camera, part), island)))
  );
}

/** The camera that shows a subject as large as it fits between panels and islands, and as near to the middle. */
export function frameCamera(subject: Subject, room: Room, largest: number): Camera {
  const { free, islands, pixelRatio } = room;
  const { bounds } = subject;
  const most = Math.min(largest, free.width / bounds.width, free.height / bounds.height);
  let best: Camera | null = null;
  let [low, high] = [1, Math.floor(most * pixelRatio + 1e-9)];
  while (low <= high) {
    // The largest first: it is free of islands for most lands.
    const pixels = best === null && low === 1 && high > 1 ? high : (low + high) >> 1;
    const camera = placeAt(pixels / pixelRatio, subject, room);
    if (camera === null) high = pixels - 1;
    else {
      best = camera;
      low = pixels + 1;
    }
  }
  if (best !== null) return best;
  const fitted = openAreas(free, islands).map((area) => fitCamera(bounds, area, largest));
  return fitted.reduce((one, other) => (other.scale > one.scale ? other : one), fitCamera(bounds, free, largest));
}

/** The place nearest to the middle at which nothing lies under an island; null when there is none. */
function placeAt(scale: number, subject: Subject, room: Room): Camera | null {
  const { free, pixelRatio } = room;
  const { bounds } = subject;
  const whole = (value: number) => Math.round(value * pixelRatio) / pixelRatio + 0;
  const spare = { x: free.width - bounds.width * scale, y: free.height - bounds.height * scale };
  const corner = { x: free.x - bounds.x * scale, y: free.y - bounds.y * scale };
  let nearest: Camera | null = null;
  let least = Infinity;
  for (let row = 0; row <= STEPS; row++) {
    for (let column = 0; column <= STEPS; column++) {
      const away = Math.hypot((row / STEPS - 0.5) * spare.y, (column / STEPS - 0.5) * spare.x);
      if (away >= least) continue;
      const at = (from: number, size: number, step: number) =>
        // Rounded towards the middle, so that no pixel leaves the free rectangle.
        clampTo(whole(from + (size * step) / STEPS), from, from + size, pixelRatio);
      const camera = { x: at(corner.x, spare.x, column), y: at(corner.y, spare.y, row), scale };
      if (!isClear(camera, subject, room)) continue;
      nearest = camera;
      least = away;
    }
  }
  return nearest;
}

function clampTo(value: number, low: number, high: number, pixelRatio: number): number {
  if (value < low) return Math.ceil(low * pixelRatio) / pixelRatio;
  return value > high ? Math.floor(high * pixelRatio) / pixelRatio : value;
}

/** Moves as little as needed for an area to be seen clear of everything. */
export function clearCamera(camera: Camera, area: Area, room: Room): Camera {
  const { free, islands } = room;
  if (isClear(camera, { bounds: area, parts: [area] }, room)) return camera;
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const from = cellToPoint(camera, middle);
  // A camera that zooms is worse than any that only moves.
  const cost = (to: Camera) => {
    const at = cellToPoint(to, middle);
    return Math.hypot(at.x - from.x, at.y - from.y) + (camera.scale - to.scale) * 1000;
  };
  const ways = openAreas(free, islands).map((open) => revealCamera(camera, area, open));
  return ways.reduce((one, other) => (cost(other) < cost(one) ? other : one), ways[0] ?? camera);
}
