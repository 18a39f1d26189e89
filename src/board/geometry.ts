/** Between cells of the board and points of the screen. Pure, and worklets, because gestures use it on the UI thread. */
import type { Point } from './art/geometry/point';
import type { Area, Cell, Insets } from './types';

/** A point p of the board is seen at p × scale + (x, y). */
export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Points of the screen a cell. */
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Limits {
  readonly smallest: number;
  readonly largest: number;
}

/** Room around the outermost tiles when all the land is shown, in cells. */
export const FIT_MARGIN = 1.15;
/** The most points a cell when all the land is shown: a few tiles must not fill the screen. */
export const LARGEST_FIT = 88;
const LARGEST = 240;
const SMALLEST = 14;
/** Beyond its bounds a camera follows the finger ever less, and never as far as this many points. */
export const SLACK = 120;
const SCALE_SLACK = 0.25;

export function cellToPoint(camera: Camera, cell: Point): Point {
  'worklet';
  return { x: cell.x * camera.scale + camera.x, y: cell.y * camera.scale + camera.y };
}

/** The point of the board under a point of the screen. */
export function pointToBoard(camera: Camera, point: Point): Point {
  'worklet';
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

export function pointToCell(camera: Camera, point: Point): Cell {
  'worklet';
  const at = pointToBoard(camera, point);
  // Adding 0 turns −0 into 0, which plain data and tests would tell apart.
  return { x: Math.floor(at.x) + 0, y: Math.floor(at.y) + 0 };
}

/** What the panels leave of the board, in points. */
export function freeArea(size: Size, insets: Insets): Area {
  return {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, size.width - insets.left - insets.right),
    height: Math.max(1, size.height - insets.top - insets.bottom),
  };
}

/** The smallest area that holds all these cells; one cell at the origin when there are none. */
export function boundsOf(cells: readonly Cell[]): Area {
  const first = cells[0];
  if (first === undefined) return { x: 0, y: 0, width: 1, height: 1 };
  let [left, top, right, bottom] = [first.x, first.y, first.x, first.y];
  for (const cell of cells) {
    left = Math.min(left, cell.x);
    top = Math.min(top, cell.y);
    right = Math.max(right, cell.x);
    bottom = Math.max(bottom, cell.y);
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

export function grown(area: Area, by: number): Area {
  'worklet';
  return { x: area.x - by, y: area.y - by, width: area.width + 2 * by, height: area.height + 2 * by };
}

/** The nearest camera that puts the corners of tiles on whole pixels, where they are sharp. */
export function onWholePixels(camera: Camera, pixelRatio: number): Camera {
  'worklet';
  const whole = (value: number) => Math.round(value * pixelRatio) / pixelRatio + 0;
  return { x: whole(camera.x), y: whole(camera.y), scale: Math.max(1 / pixelRatio, whole(camera.scale)) };
}

// A worklet must stand above those that call it: the compiler turns them into constants.
function centredOn(at: Point, free: Area, scale: number): Camera {
  'worklet';
  return { x: free.x + free.width / 2 - at.x * scale, y: free.y + free.height / 2 - at.y * scale, scale };
}

/** The camera that shows an area of the board in the middle of the free rectangle, as large as it fits. */
export function fitCamera(area: Area, free: Area, largest: number): Camera {
  'worklet';
  const scale = Math.min(largest, free.width / area.width, free.height / area.height);
  return centredOn({ x: area.x + area.width / 2, y: area.y + area.height / 2 }, free, scale);
}

/** How far one may zoom: out to about twice the land, in to little more than a tile. */
export function scaleLimits(land: Area, free: Area): Limits {
  'worklet';
  const fit = fitCamera(grown(land, FIT_MARGIN), free, LARGEST_FIT).scale;
  const largest = Math.max(LARGEST, Math.min(free.width, free.height) * 0.6);
  return { smallest: Math.min(Math.max(SMALLEST, fit * 0.55), fit), largest };
}

/** Zooms so that what is under the focus stays under it. */
export function zoomAbout(camera: Camera, focus: Point, scale: number): Camera {
  'worklet';
  const factor = scale / camera.scale;
  return { x: focus.x - (focus.x - camera.x) * factor, y: focus.y - (focus.y - camera.y) * factor, scale };
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the camera may rest at this scale: with the land, or a cell beside it, in the middle of the free rectangle. */
export function restingBounds(land: Area, free: Area, scale: number): Bounds {
  'worklet';
  const room = grown(land, 1);
  const middle = { x: free.x + free.width / 2, y: free.y + free.height / 2 };
  return {
    left: middle.x - (room.x + room.width) * scale,
    right: middle.x - room.x * scale,
    top: middle.y - (room.y + room.height) * scale,
    bottom: middle.y - room.y * scale,
  };
}

export function clamp(value: number, low: number, high: number): number {
  'worklet';
  return Math.min(Math.max(value, low), high);
}

/** The nearest camera that may rest. */
export function clampCamera(camera: Camera, land: Area, free: Area): Camera {
  'worklet';
  const { smallest, largest } = scaleLimits(land, free);
  const scale = clamp(camera.scale, smallest, largest);
  const middle = { x: free.x + free.width / 2, y: free.y + free.height / 2 };
  const zoomed = scale === camera.scale ? camera : zoomAbout(camera, middle, scale);
  const { left, right, top, bottom } = restingBounds(land, free, scale);
  return { x: clamp(zoomed.x, left, right), y: clamp(zoomed.y, top, bottom), scale };
}

/** Beyond its bounds a value follows ever more slowly, as if on a rubber band. */
export function softly(value: number, low: number, high: number, slack: number): number {
  'worklet';
  if (value < low) return low - (slack * (low - value)) / (slack + low - value);
  if (value > high) return high + (slack * (value - high)) / (slack + value - high);
  return value;
}

/** The inverse of `softly`: where the finger must be for the value to be seen here. */
export function unsoften(value: number, low: number, high: number, slack: number): number {
  'worklet';
  const beyond = (by: number) => {
    const share = Math.min(by / slack, 0.999);
    return (slack * share) / (1 - share);
  };
  if (value < low) return low - beyond(low - value);
  if (value > high) return high + beyond(value - high);
  return value;
}

/** The same for a scale beyond its limits. */
export function softScale(scale: number, { smallest, largest }: Limits): number {
  'worklet';
  return Math.exp(softly(Math.log(scale), Math.log(smallest), Math.log(largest), SCALE_SLACK));
}

/** The legal cell nearest to the middle of a dragged tile, if one is near enough. */
export function snapCell(cells: readonly Cell[], at: Point, reach: number): Cell | null {
  'worklet';
  let nearest: Cell | null = null;
  let least = reach * reach;
  for (const cell of cells) {
    const distance = (cell.x + 0.5 - at.x) ** 2 + (cell.y + 0.5 - at.y) ** 2;
    if (distance <= least) {
      least = distance;
      nearest = cell;
    }
  }
  return nearest;
}

/** Whether all of an area of the board is seen inside the free rectangle. */
export function isSeen(camera: Camera, area: Area, free: Area): boolean {
  const near = cellToPoint(camera, area);
  const far = cellToPoint(camera, { x: area.x + area.width, y: area.y + area.height });
  return near.x >= free.x && near.y >= free.y && far.x <= free.x + free.width && far.y <= free.y + free.height;
}

/** Moves (and zooms out) as little as needed for an area to be seen. */
export function revealCamera(camera: Camera, area: Area, free: Area): Camera {
  if (isSeen(camera, area, free)) return camera;
  const scale = Math.min(camera.scale, free.width / area.width, free.height / area.height);
  const middle = { x: free.x + free.width / 2, y: free.y + free.height / 2 };
  const zoomed = scale === camera.scale ? camera : zoomAbout(camera, middle, scale);
  return {
    x: clamp(zoomed.x, free.x - area.x * scale, free.x + free.width - (area.x + area.width) * scale),
    y: clamp(zoomed.y, free.y - area.y * scale, free.y + free.height - (area.y + area.height) * scale),
    scale,
  };
}

/** What the camera shows inside the free rectangle, in board units. */
export function shownArea(camera: Camera, free: Area): Area {
  const near = pointToBoard(camera, free);
  return { x: near.x, y: near.y, width: free.width / camera.scale, height: free.height / camera.scale };
}
