import { Gesture, type GestureTouchEvent, type ManualGesture } from 'react-native-gesture-handler';
import type { SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import type { Point } from '../art/geometry/point';
import { pointToBoard, pointToCell, snapCell } from '../geometry';
import type { Cell } from '../types';
import { fingersDown, fingersMove, fingersUp, heldCamera, LONG, throwOf, type Finger, type Hand } from './hand';
import { cameraNow, release, setCamera, stopCamera, type CameraRig, type OnRest } from './rig';

/** A tile on its way, from the tray or from where it lay. */
export interface Drag {
  readonly isActive: boolean;
  /** The middle of the tile, in points from the corner of the board. */
  readonly at: Point;
  /** The legal cell that it would go to. */
  readonly cell: Cell | null;
}

export const NO_DRAG: Drag = { isActive: false, at: { x: 0, y: 0 }, cell: null };

/** A dragged tile is held this far above the finger, so that it is not hidden; a mouse hides nothing. */
export const LIFT = 56;
/** From how far a legal cell attracts the tile, in cells. */
export const REACH = 0.8;

export interface GestureEvents {
  readonly onRest: OnRest;
  onTap(at: Point): void;
  /** A finger is down and may stay: whoever wants a long press counts from now. */
  onPress(at: Point): void;
  onPressEnd(): void;
  onDragStart(): void;
  onHover(cell: Cell | null): void;
  onDrop(cell: Cell | null): void;
  onDragCancel(): void;
}

/** True for the pointers that cover what they touch. */
export function liftOf(pointerType: number): number {
  'worklet';
  // 0 is a touch, 1 a stylus, 2 a mouse.
  return pointerType === 2 ? 0 : LIFT;
}

export function dragTo(rig: CameraRig, drag: SharedValue<Drag>, at: Point, onHover: GestureEvents['onHover']): void {
  'worklet';
  const camera = cameraNow(rig);
  const before = drag.get().cell;
  const { legal } = rig.ground.get();
  const cell = snapCell(legal, pointToBoard(camera, at), REACH);
  drag.set({ isActive: true, at, cell });
  if (before?.x !== cell?.x || before?.y !== cell?.y) scheduleOnRN(onHover, cell);
}

/** One gesture for the whole board, because what a second finger means depends on what the first one did. */
export function makeBoardGesture(
  rig: CameraRig,
  hand: SharedValue<Hand>,
  drag: SharedValue<Drag>,
  events: GestureEvents,
): ManualGesture {
  const { onRest, onTap, onPress, onPressEnd, onDragStart, onHover, onDrop, onDragCancel } = events;

  const glass = () => {
    'worklet';
    const { land, free } = rig.ground.get();
    return { camera: cameraNow(rig), land, free, time: Date.now() };
  };
  const down = (event: GestureTouchEvent): Finger[] => {
    'worklet';
    return event.allTouches.map(({ id, x, y }) => ({ id, x, y }));
  };
  const left = (event: GestureTouchEvent): Finger[] => {
    'worklet';
    return down(event).filter(({ id }) => !event.changedTouches.some((gone) => gone.id === id));
  };
  const cancelDrag = () => {
    'worklet';
    drag.set({ ...drag.get(), isActive: false, cell: null });
    scheduleOnRN(onDragCancel);
  };

  return Gesture.Manual()
    .onTouchesDown((event, manager) => {
      'worklet';
      const fingers = down(event);
      const [first] = fingers;
      if (first === undefined) return;
      const isRolling = rig.running.get() !== 0;
      stopCamera(rig);
      rig.fingers.set(fingers.length);
      // A tile is on its way from the tray: a finger on the board is the second one.
      const isSecond = drag.get().isActive;
      if (isSecond) cancelDrag();
      const { ghost } = rig.ground.get();
      const cell = pointToCell(cameraNow(rig), first);
      const isOnGhost = !isSecond && ghost !== null && ghost.x === cell.x && ghost.y === cell.y;
      const next = fingersDown(hand.get(), fingers, isOnGhost, glass());
      // A finger that stops a rolling land wanted that, and taps nothing.
      hand.set(next.mode === 'press' && (isRolling || isSecond) ? { ...next, since: 0, isOnGhost: false } : next);
      manager.begin();
      if (next.mode === 'press') scheduleOnRN(onPress, { x: first.x, y: first.y });
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
        if (next.mode === 'drag') scheduleOnRN(onDragStart);
        else scheduleOnRN(onRest, null);
      } else if (next.mode === 'pinch' && before.trail.length === 0) {
        manager.activate();
        scheduleOnRN(onRest, null);
      }
      const [first] = next.fingers;
      if (next.mode === 'drag' && first !== undefined) {
        dragTo(rig, drag, { x: first.x, y: first.y - liftOf(event.pointerType) }, onHover);
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
      const fingers = left(event);
      const before = hand.get();
      const now = glass();
      hand.set(fingersUp(before, fingers, now));
      rig.fingers.set(fingers.length);
      scheduleOnRN(onPressEnd);
      if (fingers.length > 0) return;
      const [last] = before.fingers;
      if (before.mode === 'press' && last !== undefined && now.time - before.since < LONG) {
        scheduleOnRN(onTap, { x: last.x, y: last.y });
      }
      if (before.mode === 'drag') {
        const { cell } = drag.get();
        drag.set({ ...drag.get(), isActive: false });
        scheduleOnRN(onDrop, cell);
      }
      const isThrow = before.mode === 'pan';
      release(rig, isThrow ? throwOf(before, now.time) : { x: 0, y: 0 }, onRest);
      manager.end();
    })
    .onTouchesCancelled((event, manager) => {
      'worklet';
      const fingers = left(event);
      if (hand.get().mode === 'drag') cancelDrag();
      hand.set(fingersUp({ ...hand.get(), mode: 'spent' }, fingers, glass()));
      rig.fingers.set(fingers.length);
      scheduleOnRN(onPressEnd);
      if (fingers.length === 0) release(rig, { x: 0, y: 0 }, onRest);
      manager.end();
    });
}
