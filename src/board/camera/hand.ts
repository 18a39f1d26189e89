/**
 * What the fingers on the glass are doing: a small machine without a screen, run on the UI thread. It holds on to what
 * is under the fingers (pan, pinch), drags the ghost, or is still waiting whether it will be a tap.
 */
import type { Point } from '../art/geometry/point';
import { restingBounds, scaleLimits, SLACK, softly, softScale, unsoften, zoomAbout, type Camera } from '../geometry';
import type { Area } from '../types';

export interface Finger extends Point {
  readonly id: number;
}

/** `spent`: fingers are down, but nothing more will come of them. */
export type HandMode = 'none' | 'press' | 'pan' | 'pinch' | 'drag' | 'spent';

export interface Hand {
  readonly mode: HandMode;
  readonly fingers: readonly Finger[];
  /** The fingers, and the camera as if there were no bounds, when this mode began. */
  readonly from: readonly Finger[];
  readonly anchor: Camera;
  /** Whether the first finger went down on the ghost. */
  readonly isOnGhost: boolean;
  readonly since: number;
  /** Where the fingers were lately: what they leave with is a throw. */
  readonly trail: readonly Step[];
}

interface Step extends Point {
  readonly time: number;
}

export const EMPTY_HAND: Hand = {
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
export const LONG = 450;
const TRAIL = 6;
/** Fingers that rested this long before they left throw nothing, in milliseconds. */
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

/** The camera as the finger sees it, without the give of the bounds. */
function unbounded(camera: Camera, land: Area, free: Area): Camera {
  'worklet';
  const { left, right, top, bottom } = restingBounds(land, free, camera.scale);
  return {
    x: unsoften(camera.x, left, right, SLACK),
    y: unsoften(camera.y, top, bottom, SLACK),
    scale: camera.scale,
  };
}

function grip(hand: Hand, mode: HandMode, fingers: readonly Finger[], camera: Camera, land: Area, free: Area): Hand {
  'worklet';
  return { ...hand, mode, fingers, from: fingers, anchor: unbounded(camera, land, free), trail: [] };
}

export interface Glass {
  readonly camera: Camera;
  readonly land: Area;
  readonly free: Area;
  readonly time: number;
}

/** Another finger. A second one calls a drag off: whatever it was, it will not place anything any more. */
export function fingersDown(hand: Hand, fingers: readonly Finger[], isOnGhost: boolean, glass: Glass): Hand {
  'worklet';
  const { camera, land, free, time } = glass;
  if (fingers.length >= 2) return grip(hand, 'pinch', fingers, camera, land, free);
  return { ...grip(hand, 'press', fingers, camera, land, free), isOnGhost, since: time };
}

export function fingersMove(hand: Hand, fingers: readonly Finger[], glass: Glass): Hand {
  'worklet';
  const { camera, land, free, time } = glass;
  if (hand.mode === 'press') {
    const [start, now] = [hand.from[0], fingers[0]];
    if (start === undefined || now === undefined) return hand;
    if (Math.hypot(now.x - start.x, now.y - start.y) < SLOP) return { ...hand, fingers };
    return grip(hand, hand.isOnGhost ? 'drag' : 'pan', fingers, camera, land, free);
  }
  const at = middle(fingers);
  const trail = [...hand.trail.slice(-TRAIL + 1), { x: at.x, y: at.y, time }];
  return { ...hand, fingers, trail };
}

/** Some fingers left; those that stay hold on to the land where they are. */
export function fingersUp(hand: Hand, left: readonly Finger[], glass: Glass): Hand {
  'worklet';
  if (left.length === 0) return { ...hand, mode: 'none', fingers: [] };
  const isBoard = hand.mode === 'pan' || hand.mode === 'pinch';
  const mode = !isBoard ? 'spent' : left.length >= 2 ? 'pinch' : 'pan';
  return grip(hand, mode, left, glass.camera, glass.land, glass.free);
}

/** Where the fingers have taken the camera: what was under them is under them still, but for the give of the bounds. */
export function heldCamera(hand: Hand, land: Area, free: Area): Camera | null {
  'worklet';
  if (hand.mode !== 'pan' && hand.mode !== 'pinch') return null;
  const [from, to] = [middle(hand.from), middle(hand.fingers)];
  const factor = hand.mode === 'pinch' ? spread(hand.fingers) / spread(hand.from) : 1;
  const scale = softScale(hand.anchor.scale * factor, scaleLimits(land, free));
  const zoomed = zoomAbout(hand.anchor, from, scale);
  const { left, right, top, bottom } = restingBounds(land, free, scale);
  return {
    x: softly(zoomed.x + to.x - from.x, left, right, SLACK),
    y: softly(zoomed.y + to.y - from.y, top, bottom, SLACK),
    scale,
  };
}

/** How fast the fingers were when they left, in points a second. */
export function throwOf(hand: Hand, time: number): Point {
  'worklet';
  const last = hand.trail[hand.trail.length - 1];
  const first = hand.trail[0];
  if (last === undefined || first === undefined || time - last.time > REST || last.time - first.time < 8) {
    return { x: 0, y: 0 };
  }
  const seconds = (last.time - first.time) / 1000;
  return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
}
