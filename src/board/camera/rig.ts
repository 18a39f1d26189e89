/** The camera as shared values, and the ways in which it moves. All of it runs on the UI thread. */
import {
  cancelAnimation,
  Easing,
  withDecay,
  withTiming,
  type SharedValue,
  type WithDecayConfig,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import type { Point } from '../art/geometry/point';
import { clampCamera, onWholePixels, restingBounds, scaleLimits, type Camera } from '../geometry';
import type { Area, Cell } from '../types';

/** What the gestures must know of the scene and the screen. */
export interface Ground {
  readonly land: Area;
  readonly free: Area;
  readonly legal: readonly Cell[];
  readonly ghost: Cell | null;
  /** Device pixels a point. */
  readonly pixelRatio: number;
  readonly isReduced: boolean;
}

export interface CameraRig {
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  readonly scale: SharedValue<number>;
  readonly ground: SharedValue<Ground>;
  /** Axes that are still moving by themselves, one bit each. */
  readonly running: SharedValue<number>;
  /** Fingers on the glass. */
  readonly fingers: SharedValue<number>;
  /** Whether a hand has moved the camera since it last showed all the land. */
  readonly isHandled: SharedValue<boolean>;
}

/** Told on the JavaScript thread when the camera starts to move and when it rests. */
export type OnRest = (camera: Camera | null) => void;

const [X, Y, SCALE] = [1, 2, 4];
const ALL = 7;

/** Whether the land rolls on after a throw; a glide was not asked for by the hand, and a finger need not stop it first. */
export function isRolling(rig: CameraRig): boolean {
  'worklet';
  const running = rig.running.get();
  return running !== 0 && (running & SCALE) === 0;
}

export function cameraNow(rig: CameraRig): Camera {
  'worklet';
  return { x: rig.x.get(), y: rig.y.get(), scale: rig.scale.get() };
}

export function setCamera(rig: CameraRig, camera: Camera): void {
  'worklet';
  rig.x.set(camera.x);
  rig.y.set(camera.y);
  rig.scale.set(camera.scale);
}

export function stopCamera(rig: CameraRig): void {
  'worklet';
  rig.running.set(0);
  cancelAnimation(rig.x);
  cancelAnimation(rig.y);
  cancelAnimation(rig.scale);
}

function rest(rig: CameraRig, onRest: OnRest): void {
  'worklet';
  if (rig.running.get() !== 0 || rig.fingers.get() > 0) return;
  const camera = cameraNow(rig);
  const whole = onWholePixels(camera, rig.ground.get().pixelRatio);
  // Only the place: another scale would move far tiles by more than a pixel.
  rig.x.set(whole.x);
  rig.y.set(whole.y);
  scheduleOnRN(onRest, { ...whole, scale: camera.scale });
}

function arrived(rig: CameraRig, axis: number, onRest: OnRest) {
  'worklet';
  return (isFinished?: boolean) => {
    'worklet';
    if (isFinished !== true) return;
    rig.running.set(rig.running.get() & ~axis);
    rest(rig, onRest);
  };
}

/** Travels to a camera; every point of the land moves on a straight line. */
export function glide(rig: CameraRig, to: Camera, duration: number, onRest: OnRest): void {
  'worklet';
  stopCamera(rig);
  if (duration <= 0) {
    setCamera(rig, to);
    rest(rig, onRest);
    return;
  }
  scheduleOnRN(onRest, null);
  rig.running.set(ALL);
  const config = { duration, easing: Easing.inOut(Easing.cubic) };
  rig.x.set(withTiming(to.x, config, arrived(rig, X, onRest)));
  rig.y.set(withTiming(to.y, config, arrived(rig, Y, onRest)));
  rig.scale.set(withTiming(to.scale, config, arrived(rig, SCALE, onRest)));
}

const RETURN = 220;

/** The fingers left with this velocity (points a second): roll on, or come back inside the bounds. */
export function release(rig: CameraRig, velocity: Point, onRest: OnRest): void {
  'worklet';
  const { land, free, isReduced } = rig.ground.get();
  const camera = cameraNow(rig);
  const { smallest, largest } = scaleLimits(land, free);
  const isScaleFine = camera.scale >= smallest && camera.scale <= largest;
  const { left, right, top, bottom } = restingBounds(land, free, camera.scale);
  const isInside = camera.x >= left && camera.x <= right && camera.y >= top && camera.y <= bottom;
  if (!isScaleFine || !isInside || isReduced) {
    glide(rig, clampCamera(camera, land, free), isReduced ? 0 : RETURN, onRest);
    return;
  }
  if (Math.hypot(velocity.x, velocity.y) < 60) {
    rest(rig, onRest);
    return;
  }
  rig.running.set(X | Y);
  const roll = (speed: number, low: number, high: number): WithDecayConfig => ({
    velocity: speed,
    deceleration: 0.9965,
    clamp: [low, high],
    rubberBandEffect: true,
    rubberBandFactor: 0.7,
  });
  rig.x.set(withDecay(roll(velocity.x, left, right), arrived(rig, X, onRest)));
  rig.y.set(withDecay(roll(velocity.y, top, bottom), arrived(rig, Y, onRest)));
}
