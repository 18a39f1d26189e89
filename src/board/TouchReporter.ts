/** Tells the screen what taps, presses and drags mean. Its methods stay the same for the life of a board: gestures keep them. */
import type { Point } from './art/geometry/point';
import type { GestureEvents } from './camera/boardGesture';
import { LONG_PRESS } from './camera/touch';
import type { Camera } from './geometry';
import { hitTest, isOnGhost } from './hitTest';
import type { BoardEvents, BoardScene, Cell } from './types';

/** Two taps closer than this in time and place are a double tap. */
const DOUBLE_TIME = 300;
const DOUBLE_PLACE = 28;

interface ReporterTools {
  camera(): Camera;
  showAll(): void;
  onRest(camera: Camera | null): void;
  /** True when something was still being shown: then the tap has ended it and means nothing else. */
  skip(): boolean;
}

export class TouchReporter implements GestureEvents {
  private scene: BoardScene | null = null;
  private events: BoardEvents = {};
  private tools: ReporterTools | null = null;
  private lastTap: { readonly at: Point; readonly time: number } | null = null;
  private press: ReturnType<typeof setTimeout> | null = null;
  private isPressSpent = false;

  update(scene: BoardScene, events: BoardEvents, tools: ReporterTools): void {
    this.scene = scene;
    this.events = events;
    this.tools = tools;
  }

  readonly onRest = (camera: Camera | null): void => this.tools?.onRest(camera);

  readonly onTap = (at: Point, time: number): void => {
    const { scene, events, tools } = this;
    if (scene === null || tools === null || this.isPressSpent) return;
    // As the finger saw it: skipping moves the camera.
    const camera = tools.camera();
    if (events.onInterrupt?.() === true || tools.skip()) return;
    const hit = hitTest(scene, camera, at);
    switch (hit.type) {
      case 'piece':
        return events.onTapPiece?.(hit.choice);
      case 'ghost':
        return events.onTapGhost?.();
      case 'farGhost':
        return events.onTapFarGhost?.();
      case 'cell':
        if (hit.isLegal || !this.isDouble(at, time)) return events.onTapCell?.(hit.cell);
        return tools.showAll();
      case 'land':
        if (!this.isDouble(at, time)) return events.onTapLand?.(hit.ref);
        events.onTapLand?.(null);
        return tools.showAll();
      case 'table':
        if (!this.isDouble(at, time)) return events.onTapLand?.(null);
        return tools.showAll();
    }
  };

  readonly onPress = (at: Point): void => {
    this.isPressSpent = false;
    this.clearPress();
    this.press = setTimeout(() => this.pressLong(at), LONG_PRESS);
  };

  readonly onPressEnd = (): void => this.clearPress();
  readonly onHover = (cell: Cell | null): void => this.events.onHover?.(cell);
  readonly onDragCancel = (): void => this.events.onDragCancelled?.();

  readonly onDrop = (cell: Cell | null, under: Cell | null): void => {
    if (cell !== null) return this.events.onDropTile?.(cell);
    this.events.onDragCancelled?.();
    if (under !== null) this.events.onDropAstray?.(under);
  };

  private pressLong(at: Point): void {
    const { scene, tools } = this;
    if (scene === null || tools === null) return;
    if (!isOnGhost(scene, tools.camera(), at)) return;
    this.isPressSpent = true;
    this.events.onLongPressGhost?.();
  }

  private clearPress(): void {
    if (this.press !== null) clearTimeout(this.press);
    this.press = null;
  }

  private isDouble(at: Point, time: number): boolean {
    const last = this.lastTap;
    const isDouble =
      last !== null && time - last.time < DOUBLE_TIME && Math.hypot(at.x - last.at.x, at.y - last.at.y) < DOUBLE_PLACE;
    this.lastTap = isDouble ? null : { at, time };
    return isDouble;
  }
}
