import { Gesture, PointerType, type GestureTouchEvent, type ManualGesture } from 'react-native-gesture-handler';
import type { SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { touchTime } from '@/platform/touchTime';

import type { Point } from '../art/geometry/point';
import { pointToCell } from '../geometry';
import type { Cell } from '../types';
import { callOff, dragTo, endDrag, liftOf, type Drag } from './drag';
import { fingersDown, fingersMove, fingersUp, heldCamera, throwOf, type Finger, type Hand } from './hand';
import { cameraNow, isRolling, release, setCamera, stopCamera, type CameraRig, type OnRest } from './rig';

export interface GestureEvents {
  readonly onRest: OnRest;
  /** `time` is when the finger left, whenever it is told. */
  onTap(at: Point, time: number): void;
  /** A finger is down and may stay: whoever wants a long press counts from now. */
  onPress(at: Point): void;
  onPressEnd(): void;
  onHover(cell: Cell | null): void;
  onDrop(cell: Cell | null): void;
  onDragCancel(): void;
}

export interface Grasp {
  readonly rig: CameraRig;
  readonly hand: SharedValue<Hand>;
  readonly drag: SharedValue<Drag>;
  readonly pull: SharedValue<number>;
}

/** On the web a held Enter on something within the board counts as a touch. Keys have ways of their own. */
const KEY = PointerType.KEY;

/** One gesture for the whole board, because what a second finger means depends on what the first one did. */
export function makeBoardGesture({ rig, hand, drag, pull }: Grasp, events: GestureEvents): ManualGesture {
  const { onRest, onTap, onPress, onPressEnd, onHover, onDrop, onDragCancel } = events;
  const held = { rig, drag, pull };

  const glass = () => {
    'worklet';
    const { land, free } = rig.ground.get();
    return { camera: cameraNow(rig), land, free, time: touchTime() };
  };
  const down = (event: GestureTouchEvent): Finger[] => {
    'worklet';
    return event.allTouches.map(({ id, x, y }) => ({ id, x, y }));
  };
  const left = (event: GestureTouchEvent): Finger[] => {
    'worklet';
    return down(event).filter(({ id }) => !event.changedTouches.some((gone) => gone.id === id));
  };

  return Gesture.Manual()
    .onTouchesDown((event, manager) => {
      'worklet';
      const fingers = down(event);
      const [first] = fingers;
      if (first === undefined || event.pointerType === KEY) return;
      const wasRolling = isRolling(rig);
      stopCamera(rig);
      rig.fingers.set(fingers.length);
      // A tile is on its way, perhaps from the tray: this finger is the second one and calls it off.
      const isSecond = drag.get().from !== 'none';
      if (isSecond) callOff(held, onDragCancel);
      const { ghost } = rig.ground.get();
      const cell = pointToCell(cameraNow(rig), first);
      const isOnGhost = !isSecond && ghost !== null && ghost.x === cell.x && ghost.y === cell.y;
      const next = fingersDown(hand.get(), fingers, isOnGhost, glass());
      // A finger that stops a rolling land wanted that, and taps nothing.
      const isSpent = next.mode === 'press' && (wasRolling || isSecond);
      hand.set(isSpent ? { ...next, since: 0, isOnGhost: false } : next);
      manager.begin();
      if (next.mode === 'press' && !isSpent) scheduleOnRN(onPress, { x: first.x, y: first.y });
      else scheduleOnRN(onPressEnd);
    })
    .onTouchesMove((event, manager) => {
      'worklet';
      const before = hand.get();
      const next = fingersMove(before, down(event), glass());
      hand.set(next);
      if (before.mode === 'press' && next.mode !== 'press') {
        manager.activate();
        scheduleOnRN(onPressEnd);
        if (next.mode === 'pan') scheduleOnRN(onRest, null);
      } else if (next.mode === 'pinch' && before.trail.length === 0) {
        manager.activate();
        scheduleOnRN(onRest, null);
      }
      const [first] = next.fingers;
      if (next.mode === 'drag' && first !== undefined) {
        dragTo(held, 'board', { x: first.x, y: first.y - liftOf(event.pointerType) }, onHover);
        return;
      }
      const { land, free } = rig.ground.get();
      const camera = heldCamera(next, land, free);
      if (camera === null) return;
      rig.isHandled.set(true);
      setCamera(rig, camera);
    })
    .onTouchesUp((event, manager) => {
      'worklet';
      if (event.pointerType === KEY) return;
      const fingers = left(event);
      const before = hand.get();
      const now = glass();
      hand.set(fingersUp(before, fingers, now));
      rig.fingers.set(fingers.length);
      scheduleOnRN(onPressEnd);
      if (fingers.length > 0) return;
      const [last] = before.fingers;
      // How long it lasted is counted by whoever gives a long press a meaning: on a busy device a short touch can seem long.
      if (before.mode === 'press' && last !== undefined && before.since > 0) {
        scheduleOnRN(onTap, { x: last.x, y: last.y }, now.time);
      }
      if (before.mode === 'drag') scheduleOnRN(onDrop, endDrag(held));
      release(rig, before.mode === 'pan' ? throwOf(before, now.time) : { x: 0, y: 0 }, onRest);
      manager.end();
    })
    .onTouchesCancelled((event, manager) => {
      'worklet';
      // On the web the end of a gesture cancels the finger that has just left: it holds nothing any more.
      if (event.pointerType === KEY || hand.get().mode === 'none') return;
      const fingers = left(event);
      if (hand.get().mode === 'drag') callOff(held, onDragCancel);
      hand.set(fingersUp({ ...hand.get(), mode: 'spent' }, fingers, glass()));
      rig.fingers.set(fingers.length);
      scheduleOnRN(onPressEnd);
      if (fingers.length === 0) release(rig, { x: 0, y: 0 }, onRest);
      manager.end();
    });
}
