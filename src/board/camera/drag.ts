/** A tile on its way over the board, held by one finger. */
import { PointerType } from 'react-native-gesture-handler';
import { withTiming, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import type { Point } from '../art/geometry/point';
import { cellToPoint, pointToBoard, snapCell } from '../geometry';
import type { Cell } from '../types';
import { cameraNow, type CameraRig } from './rig';

export interface Drag {
  /** Where it was picked up: from the tray, or where it lay on the board. */
  readonly from: 'none' | 'tray' | 'board';
  /** The middle of the tile under the finger, in points from the corner of the board. */
  readonly at: Point;
  /** The legal cell that it would go to. */
  readonly cell: Cell | null;
}

export const NO_DRAG: Drag = { from: 'none', at: { x: 0, y: 0 }, cell: null };

/** A dragged tile is held this far above the finger, so that it is not hidden. */
const LIFT = 56;
/** From how far a legal cell attracts the tile, in cells. */
const REACH = 0.8;
const SNAP = 90;
/** From one cell to the next the tile does not go all the way back to the finger. */
const HOP = 0.35;
const MOUSE = PointerType.MOUSE;

/** A mouse hides nothing. */
export function liftOf(pointerType: number): number {
  'worklet';
  return pointerType === MOUSE ? 0 : LIFT;
}

interface Held {
  readonly rig: CameraRig;
  readonly drag: SharedValue<Drag>;
  readonly pull: SharedValue<number>;
}

export function dragTo(
  { rig, drag, pull }: Held,
  from: 'tray' | 'board',
  at: Point,
  onHover: (cell: Cell | null) => void,
): void {
  'worklet';
  const before = drag.get();
  const { legal, isReduced } = rig.ground.get();
  const cell = snapCell(legal, pointToBoard(cameraNow(rig), at), REACH);
  drag.set({ from, at, cell });
  if (before.from === 'none') pull.set(0);
  if (before.cell?.x === cell?.x && before.cell?.y === cell?.y) return;
  scheduleOnRN(onHover, cell);
  if (cell !== null && before.cell !== null) pull.set(HOP);
  pull.set(isReduced ? Number(cell !== null) : withTiming(cell === null ? 0 : 1, { duration: SNAP }));
}

/** Ends a drag and says where the tile was, if over a legal cell; what is not placed goes back where it came from. */
export function endDrag({ rig, drag, pull }: Held): Cell | null {
  'worklet';
  const { cell } = drag.get();
  drag.set({ ...drag.get(), from: 'none', cell: null });
  pull.set(rig.ground.get().isReduced || cell !== null ? 1 : withTiming(1, { duration: 2 * SNAP }));
  return cell;
}

/** Calls a drag off: nothing is placed, whatever it was over, and the tile goes back where it came from. */
export function callOff(held: Held, onCancel: () => void): void {
  'worklet';
  held.drag.set({ ...held.drag.get(), cell: null });
  endDrag(held);
  scheduleOnRN(onCancel);
}

/** Where the middle of the tile is seen now: between the finger and the cell, or the place it came from. */
export function dragPoint({ rig, drag, pull }: Held, home: Point): Point {
  'worklet';
  const { at, cell } = drag.get();
  const to = cell === null ? home : cellToPoint(cameraNow(rig), { x: cell.x + 0.5, y: cell.y + 0.5 });
  const share = pull.get();
  return { x: at.x + (to.x - at.x) * share, y: at.y + (to.y - at.y) * share };
}
