/** A tile that one finger drags over the board. */
import { PointerType } from 'react-native-gesture-handler';
import { withTiming, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { timing } from '@/ui/look/timing';

import type { Point } from '../art/geometry/point';
import { cellToPoint, pointToBoard, pointToCell, snapCell } from '../geometry';
import type { Cell } from '../types';
import { cameraNow, type LiveCamera } from './liveCamera';

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

/** Nothing for a mouse, which hides nothing. */
export function liftOf(pointerType: number): number {
  'worklet';
  return pointerType === MOUSE ? 0 : LIFT;
}

export interface DragValues {
  readonly live: LiveCamera;
  readonly drag: SharedValue<Drag>;
  /** How far the tile has gone from the finger to where it would lie, 0 to 1. */
  readonly pull: SharedValue<number>;
}

export function dragTo(
  { live, drag, pull }: DragValues,
  from: 'tray' | 'board',
  at: Point,
  onHover: (cell: Cell | null) => void,
): void {
  'worklet';
  const before = drag.get();
  const { legal, isReduced } = live.facts.get();
  const cell = snapCell(legal, pointToBoard(cameraNow(live), at), REACH);
  drag.set({ from, at, cell });
  if (before.from === 'none') pull.set(0);
  if (before.cell?.x === cell?.x && before.cell?.y === cell?.y) return;
  scheduleOnRN(onHover, cell);
  if (cell !== null && before.cell !== null) pull.set(HOP);
  pull.set(isReduced ? Number(cell !== null) : withTiming(cell === null ? 0 : 1, timing(SNAP)));
}

/** Ends a drag. Returns the legal cell under the tile; without one the tile goes back where it came from. */
export function endDrag({ live, drag, pull }: DragValues): Cell | null {
  'worklet';
  const { cell } = drag.get();
  drag.set({ ...drag.get(), from: 'none', cell: null });
  pull.set(live.facts.get().isReduced || cell !== null ? 1 : withTiming(1, timing(2 * SNAP)));
  return cell;
}

/** The cell under the middle of the tile; null where a panel lies over the land. */
export function cellUnder({ live, drag }: DragValues): Cell | null {
  'worklet';
  const { at } = drag.get();
  const { free } = live.facts.get();
  const isSeen = at.x >= free.x && at.x <= free.x + free.width && at.y >= free.y && at.y <= free.y + free.height;
  return isSeen ? pointToCell(cameraNow(live), at) : null;
}

/** Ends a drag without placing anything, whatever the tile was over. */
export function callOff(values: DragValues, onCancel: () => void): void {
  'worklet';
  values.drag.set({ ...values.drag.get(), cell: null });
  endDrag(values);
  scheduleOnRN(onCancel);
}

/** Where the middle of the tile is seen now: between the finger and the cell, or the place it came from. */
export function dragPoint({ live, drag, pull }: DragValues, home: Point): Point {
  'worklet';
  const { at, cell } = drag.get();
  const to = cell === null ? home : cellToPoint(cameraNow(live), { x: cell.x + 0.5, y: cell.y + 0.5 });
  const share = pull.get();
  return { x: at.x + (to.x - at.x) * share, y: at.y + (to.y - at.y) * share };
}
