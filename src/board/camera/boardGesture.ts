import { Gesture, PointerType, type GestureTouchEvent, type ManualGesture } from 'react-native-gesture-handler';
import type { SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { touchTime } from '@/platform/touchTime';

import type { Point } from '../art/geometry/point';
import { pointToCell } from '../geometry';
import type { Cell } from '../types';
import { callOff, cellUnder, dragTo, endDrag, liftOf, type DragValues } from './drag';
import { cameraNow, isRolling, release, setCamera, stopCamera, type OnRest } from './liveCamera';
import { fingersDown, fingersMove, fingersUp, touchedCamera, velocityOf, type Finger, type Touch } from './touch';

export interface GestureEvents {
  readonly onRest: OnRest;
  /** `time` is when the finger left, which may be a while before this is called. */
  onTap(at: Point, time: number): void;
  /** A finger is down and may stay: a long press counts from now. */
  onPress(at: Point): void;
  onPressEnd(): void;
  onHover(cell: Cell | null): void;
  /** Over a legal cell, or over none: then `under` is what lay under the tile instead. */
  onDrop(cell: Cell | null, under: Cell | null): void;
  onDragCancel(): void;
}

export interface GestureValues extends DragValues {
  readonly touch: SharedValue<Touch>;
}

/** On the web Enter held down on something within the board comes as a touch; keys are handled elsewhere. */
const KEY = PointerType.KEY;

/** One gesture for the whole board, because what a second finger means depends on what the first one did. */
export function makeBoardGesture({ live, touch, drag, pull }: GestureValues, events: GestureEvents): ManualGesture {
  const { onRest, onTap, onPress, onPressEnd, onHover, onDrop, onDragCancel } = events;
  const values = { live, drag, pull };

  const context = () => {
    'worklet';
    const { land, free } = live.facts.get();
    return { camera: cameraNow(live), land, free, time: touchTime() };
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
      const wasRolling = isRolling(live);
      stopCamera(live);
      live.fingers.set(fingers.length);
      // A tile is being dragged, perhaps from the tray: this is the second finger, which calls the drag off.
      const isSecond = drag.get().from !== 'none';
      if (isSecond) callOff(values, onDragCancel);
      const { ghost } = live.facts.get();
      const cell = pointToCell(cameraNow(live), first);
      const isOnGhost = !isSecond && ghost !== null && ghost.x === cell.x && ghost.y === cell.y;
      const next = fingersDown(touch.get(), fingers, isOnGhost, context());
      // A finger that stops a rolling land does only that, and taps nothing.
      const isSpent = next.mode === 'press' && (wasRolling || isSecond);
      touch.set(isSpent ? { ...next, since: 0, isOnGhost: false } : next);
      manager.begin();
      if (next.mode === 'press' && !isSpent) scheduleOnRN(onPress, { x: first.x, y: first.y });
      else scheduleOnRN(onPressEnd);
    })
    .onTouchesMove((event, manager) => {
      'worklet';
      const before = touch.get();
      const next = fingersMove(before, down(event), context());
      touch.set(next);
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
        dragTo(values, 'board', { x: first.x, y: first.y - liftOf(event.pointerType) }, onHover);
        return;
      }
      const { land, free } = live.facts.get();
      const camera = touchedCamera(next, land, free);
      if (camera === null) return;
      live.isMovedByPlayer.set(true);
      setCamera(live, camera);
    })
    .onTouchesUp((event, manager) => {
      'worklet';
      if (event.pointerType === KEY) return;
      const fingers = left(event);
      const before = touch.get();
      const now = context();
      touch.set(fingersUp(before, fingers, now));
      live.fingers.set(fingers.length);
      scheduleOnRN(onPressEnd);
      if (fingers.length > 0) return;
      const [last] = before.fingers;
      // A long press is counted on the other thread: on a busy device a short touch can look long from here.
      if (before.mode === 'press' && last !== undefined && before.since > 0) {
        scheduleOnRN(onTap, { x: last.x, y: last.y }, now.time);
      }
      if (before.mode === 'drag') scheduleOnRN(onDrop, endDrag(values), cellUnder(values));
      release(live, before.mode === 'pan' ? velocityOf(before, now.time) : { x: 0, y: 0 }, onRest);
      manager.end();
    })
    .onTouchesCancelled((event, manager) => {
      'worklet';
      // On the web the end of a gesture also cancels the finger that has just left: there is nothing to call off.
      if (event.pointerType === KEY || touch.get().mode === 'none') return;
      const fingers = left(event);
      if (touch.get().mode === 'drag') callOff(values, onDragCancel);
      touch.set(fingersUp({ ...touch.get(), mode: 'spent' }, fingers, context()));
      live.fingers.set(fingers.length);
      scheduleOnRN(onPressEnd);
      if (fingers.length === 0) release(live, { x: 0, y: 0 }, onRest);
      manager.end();
    });
}
