/** The camera as it moves: shared values, and the functions that change them on the UI thread. */
import {
  cancelAnimation,
  Easing,
  withDecay,
  withTiming,
  type SharedValue,
  type WithDecayConfig,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { timing, UNASKED } from '@/ui/look/timing';

import type { Point } from '../art/geometry/point';
import { clampCamera, onWholePixels, restingBounds, scaleLimits, type Camera } from '../geometry';
import type { Area, Cell } from '../types';

/** What gestures must know of the scene and the screen, on the UI thread. */
export interface BoardFacts {
  readonly land: Area;
  readonly free: Area;
  readonly legal: readonly Cell[];
  readonly ghost: Cell | null;
  /** Device pixels a point. */
  readonly pixelRatio: number;
  readonly isReduced: boolean;
}

export interface LiveCamera {
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  readonly scale: SharedValue<number>;
  readonly facts: SharedValue<BoardFacts>;
  /** Axes that are still moving by themselves, one bit each. */
  readonly running: SharedValue<number>;
  /** How many fingers are on the board. */
  readonly fingers: SharedValue<number>;
  /** Whether the player has moved the camera since it last showed all the land. */
  readonly isMovedByPlayer: SharedValue<boolean>;
}

/** Told on the JavaScript thread when the camera starts to move and when it rests. */
export type OnRest = (camera: Camera | null) => void;

const [X, Y, SCALE] = [1, 2, 4];
const ALL = 7;

/** Whether the land rolls on by itself after a pan. A glide is none: a finger need not stop it before it can tap. */
export function isRolling(live: LiveCamera): boolean {
  'worklet';
  const running = live.running.get();
  return running !== 0 && (running & SCALE) === 0;
}

export function cameraNow(live: LiveCamera): Camera {
  'worklet';
  return { x: live.x.get(), y: live.y.get(), scale: live.scale.get() };
}

export function setCamera(live: LiveCamera, camera: Camera): void {
  'worklet';
  live.x.set(camera.x);
  live.y.set(camera.y);
  live.scale.set(camera.scale);
}

export function stopCamera(live: LiveCamera): void {
  'worklet';
  live.running.set(0);
  cancelAnimation(live.x);
  cancelAnimation(live.y);
  cancelAnimation(live.scale);
}

function rest(live: LiveCamera, onRest: OnRest): void {
  'worklet';
  if (live.running.get() !== 0 || live.fingers.get() > 0) return;
  const camera = cameraNow(live);
  const whole = onWholePixels(camera, live.facts.get().pixelRatio);
  // Only its place: another scale would move far tiles by more than a pixel.
  live.x.set(whole.x);
  live.y.set(whole.y);
  scheduleOnRN(onRest, { ...whole, scale: camera.scale });
}

function arrived(live: LiveCamera, axis: number, onRest: OnRest) {
  'worklet';
  return (isFinished?: boolean) => {
    'worklet';
    if (isFinished !== true) return;
    live.running.set(live.running.get() & ~axis);
    rest(live, onRest);
  };
}

/** Travels to a camera; every point of the land moves on a straight line. */
export function glide(live: LiveCamera, to: Camera, duration: number, onRest: OnRest): void {
  'worklet';
  stopCamera(live);
  if (duration <= 0) {
    setCamera(live, to);
    rest(live, onRest);
    return;
  }
  scheduleOnRN(onRest, null);
  live.running.set(ALL);
  const config = timing(duration, Easing.inOut(Easing.cubic));
  live.x.set(withTiming(to.x, config, arrived(live, X, onRest)));
  live.y.set(withTiming(to.y, config, arrived(live, Y, onRest)));
  live.scale.set(withTiming(to.scale, config, arrived(live, SCALE, onRest)));
}

const RETURN = 220;

/** The fingers left with this velocity (points a second): roll on, or come back inside the bounds. */
export function release(live: LiveCamera, velocity: Point, onRest: OnRest): void {
  'worklet';
  const { land, free, isReduced } = live.facts.get();
  const camera = cameraNow(live);
  const { smallest, largest } = scaleLimits(land, free);
  const isScaleFine = camera.scale >= smallest && camera.scale <= largest;
  const { left, right, top, bottom } = restingBounds(land, free, camera.scale);
  const isInside = camera.x >= left && camera.x <= right && camera.y >= top && camera.y <= bottom;
  if (!isScaleFine || !isInside || isReduced) {
    glide(live, clampCamera(camera, land, free), isReduced ? 0 : RETURN, onRest);
    return;
  }
  if (Math.hypot(velocity.x, velocity.y) < 60) {
    rest(live, onRest);
    return;
  }
  live.running.set(X | Y);
  const roll = (speed: number, low: number, high: number): WithDecayConfig => ({
    velocity: speed,
    deceleration: 0.9965,
    clamp: [low, high],
    rubberBandEffect: true,
    rubberBandFactor: 0.7,
    ...UNASKED,
  });
  live.x.set(withDecay(roll(velocity.x, left, right), arrived(live, X, onRest)));
  live.y.set(withDecay(roll(velocity.y, top, bottom), arrived(live, Y, onRest)));
}
