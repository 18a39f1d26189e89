/**
 * What the fingers on the board are doing: a state and the functions that change it, pure, run on the UI thread. Fingers
 * hold the land (pan, pinch), drag the ghost, or have not moved yet and may become a tap (press).
 */
import type { Point } from '../art/geometry/point';
import { restingBounds, scaleLimits, SLACK, softly, softScale, unsoften, zoomAbout, type Camera } from '../geometry';
import type { Area } from '../types';

export interface Finger extends Point {
  readonly id: number;
}

/** `spent`: fingers are down but do nothing until all have left. */
type TouchMode = 'none' | 'press' | 'pan' | 'pinch' | 'drag' | 'spent';

export interface Touch {
  readonly mode: TouchMode;
  readonly fingers: readonly Finger[];
  /** The fingers, and the camera as if there were no bounds, when this mode began. */
  readonly from: readonly Finger[];
  readonly anchor: Camera;
  /** Whether the first finger went down on the ghost. */
  readonly isOnGhost: boolean;
  readonly since: number;
  /** Where the fingers were lately, for their velocity when they leave. */
  readonly trail: readonly Step[];
}

interface Step extends Point {
  readonly time: number;
}

export const NO_TOUCH: Touch = {
  mode: 'none',
  fingers: [],
  from: [],
  anchor: { x: 0, y: 0, scale: 1 },
  isOnGhost: false,
  since: 0,
  trail: [],
};

/** A finger that moves no farther than this is a tap, in points. */
export const SLOP = 8;
/** A press that lasts longer is no tap, in milliseconds. */
export const LONG_PRESS = 450;
const TRAIL = 6;
/** Fingers that rested this long before they left have no velocity, in milliseconds. */
const REST = 100;

function middle(fingers: readonly Finger[]): Point {
  'worklet';
  const [one, other] = fingers;
  if (one === undefined) return { x: 0, y: 0 };
  return other === undefined ? one : { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function spread(fingers: readonly Finger[]): number {
  'worklet';
  const [one, other] = fingers;
  if (one === undefined || other === undefined) return 1;
  return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
}

/** The camera as it would be if it followed the finger beyond its bounds. */
function unbounded(camera: Camera, land: Area, free: Area): Camera {
  'worklet';
  const { left, right, top, bottom } = restingBounds(land, free, camera.scale);
  return {
    x: unsoften(camera.x, left, right, SLACK),
    y: unsoften(camera.y, top, bottom, SLACK),
    scale: camera.scale,
  };
}

/** A mode begins with the fingers and the camera as they are. */
function begin(
  touch: Touch,
  mode: TouchMode,
  fingers: readonly Finger[],
  camera: Camera,
  land: Area,
  free: Area,
): Touch {
  'worklet';
  return { ...touch, mode, fingers, from: fingers, anchor: unbounded(camera, land, free), trail: [] };
}

/** What the fingers act on. */
export interface TouchContext {
  readonly camera: Camera;
  readonly land: Area;
  readonly free: Area;
  readonly time: number;
}

/** Another finger. A second one ends a drag, which then places nothing. */
export function fingersDown(
  touch: Touch,
  fingers: readonly Finger[],
  isOnGhost: boolean,
  context: TouchContext,
): Touch {
  'worklet';
  const { camera, land, free, time } = context;
  if (fingers.length >= 2) return begin(touch, 'pinch', fingers, camera, land, free);
  return { ...begin(touch, 'press', fingers, camera, land, free), isOnGhost, since: time };
}

export function fingersMove(touch: Touch, fingers: readonly Finger[], context: TouchContext): Touch {
  'worklet';
  const { camera, land, free, time } = context;
  if (touch.mode === 'press') {
    const [start, now] = [touch.from[0], fingers[0]];
    if (start === undefined || now === undefined) return touch;
    if (Math.hypot(now.x - start.x, now.y - start.y) < SLOP) return { ...touch, fingers };
    return begin(touch, touch.isOnGhost ? 'drag' : 'pan', fingers, camera, land, free);
  }
  const at = middle(fingers);
  const trail = [...touch.trail.slice(-TRAIL + 1), { x: at.x, y: at.y, time }];
  return { ...touch, fingers, trail };
}

/** Some fingers left; those that stay hold the land where they are. */
export function fingersUp(touch: Touch, left: readonly Finger[], context: TouchContext): Touch {
  'worklet';
  if (left.length === 0) return { ...touch, mode: 'none', fingers: [] };
  const isBoard = touch.mode === 'pan' || touch.mode === 'pinch';
  const mode = !isBoard ? 'spent' : left.length >= 2 ? 'pinch' : 'pan';
  return begin(touch, mode, left, context.camera, context.land, context.free);
}

/** Where the fingers have taken the camera: what was under them still is, except beyond the bounds, where it lags. */
export function touchedCamera(touch: Touch, land: Area, free: Area): Camera | null {
  'worklet';
  if (touch.mode !== 'pan' && touch.mode !== 'pinch') return null;
  const [from, to] = [middle(touch.from), middle(touch.fingers)];
  const factor = touch.mode === 'pinch' ? spread(touch.fingers) / spread(touch.from) : 1;
  const scale = softScale(touch.anchor.scale * factor, scaleLimits(land, free));
  const zoomed = zoomAbout(touch.anchor, from, scale);
  const { left, right, top, bottom } = restingBounds(land, free, scale);
  return {
    x: softly(zoomed.x + to.x - from.x, left, right, SLACK),
    y: softly(zoomed.y + to.y - from.y, top, bottom, SLACK),
    scale,
  };
}

/** How fast the fingers were when they left, in points a second. */
export function velocityOf(touch: Touch, time: number): Point {
  'worklet';
  const last = touch.trail[touch.trail.length - 1];
  const first = touch.trail[0];
  if (last === undefined || first === undefined || time - last.time > REST || last.time - first.time < 8) {
    return { x: 0, y: 0 };
  }
  const seconds = (last.time - first.time) / 1000;
  return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
}
