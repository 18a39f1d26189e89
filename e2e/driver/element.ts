import { mkdirSync } from 'node:fs';
import path from 'node:path';

import type { Matcher } from './matcher';
import type { Description, Point, TestedApp } from './testedApp';
import { refuse } from './unsupported';

type Direction = 'left' | 'right' | 'up' | 'down';
type Speed = 'fast' | 'slow';

const VECTOR: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

const LONG_PRESS = 1000;
const DURATION: Record<Speed, number> = { fast: 200, slow: 900 };
const orCentre = (share: number) => (Number.isNaN(share) ? 0.5 : share);

export const ARTIFACTS = path.resolve('artifacts');

/** Where a screenshot of this name goes. */
export function screenshotFile(name: string): string {
  const file = path.join(ARTIFACTS, `${name.replace(/[^\w.-]+/g, '-')}.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}

export class Element {
  constructor(
    readonly app: TestedApp,
    readonly matcher: Matcher,
    readonly index: number | null = null,
  ) {}

  atIndex(index: number): Element {
    return new Element(this.app, this.matcher, index);
  }

  toString(): string {
    return this.index === null ? this.matcher.toString() : `${this.matcher.toString()} at index ${this.index}`;
  }

  // --- what a finger does

  async tap(point?: Point): Promise<void> {
    await this.act(async () => this.app.fingers.tap(await this.hittable(point)));
  }

  async tapAtPoint(point: Point): Promise<void> {
    await this.tap(point);
  }

  async multiTap(times: number): Promise<void> {
    await this.act(async () => this.app.fingers.multiTap(await this.hittable(), times));
  }

  async longPress(first?: Point | number, second?: number): Promise<void> {
    const point = typeof first === 'object' ? first : undefined;
    const duration = (typeof first === 'number' ? first : second) ?? LONG_PRESS;
    await this.act(async () => this.app.fingers.hold(await this.hittable(point), duration));
  }

  /** Detox's way to drag between two points; the target may be the same element. */
  async longPressAndDrag(
    duration: number,
    x: number,
    y: number,
    target: Element,
    targetX = NaN,
    targetY = NaN,
    speed: Speed = 'fast',
    holdDuration = 1000,
  ): Promise<void> {
    await this.act(async () => {
      const from = await this.hittable(await this.share(x, y));
      const end = (await target.steady()).frame;
      const to = { x: end.x + end.width * orCentre(targetX), y: end.y + end.height * orCentre(targetY) };
      await this.app.fingers.drag([[from, to]], DURATION[speed], duration, holdDuration);
    });
  }

  async swipe(direction: Direction, speed: Speed = 'fast', offset = NaN, startX = NaN, startY = NaN): Promise<void> {
    await this.act(async () => {
      const from = await this.hittable(await this.share(startX, startY));
      const size = this.app.size();
      const way = Number.isNaN(offset) ? 0.75 : offset;
      const { x, y } = VECTOR[direction];
      // A finger cannot leave the glass.
      const to = {
        x: Math.min(size.width - 1, Math.max(1, from.x + x * way * size.width)),
        y: Math.min(size.height - 1, Math.max(1, from.y + y * way * size.height)),
      };
      await this.app.fingers.drag([[from, to]], DURATION[speed]);
    });
  }

  /** Two fingers around the centre, moving apart (scale above 1) or together (below 1). */
  async pinch(scale: number, speed: Speed = 'fast', angle = 0): Promise<void> {
    if (!Number.isFinite(scale) || scale <= 0) throw new Error('pinch scale must be a finite number larger than zero');
    await this.act(async () => {
      const { frame } = await this.steady();
      const centre = await this.hittable();
      const widest = Math.min(frame.width, frame.height) * 0.45;
      const [start, end] = scale > 1 ? [widest / scale, widest] : [widest, widest * scale];
      const finger = (distance: number, side: 1 | -1): Point => ({
        x: centre.x + side * Math.cos(angle) * distance,
        y: centre.y + side * Math.sin(angle) * distance,
      });
      const lines = ([1, -1] as const).map((side) => [finger(start, side), finger(end, side)] as const);
      await this.app.fingers.drag(lines, DURATION[speed] * 2, 50, 50);
    });
  }

  async scroll(pixels: number, direction: Direction = 'down'): Promise<void> {
    await this.act(async () => {
      const { x, y } = VECTOR[direction];
      const moved = await this.scrollBy(x === 0 ? 'y' : 'x', (x + y) * pixels);
      if (Math.abs(moved) < 1) throw new Error(`${this.toString()} is at its end and cannot be scrolled ${direction}`);
    });
  }

  async scrollTo(edge: 'left' | 'right' | 'top' | 'bottom'): Promise<void> {
    await this.act(async () => {
      const isBack = edge === 'left' || edge === 'top';
      await this.scrollBy(edge === 'left' || edge === 'right' ? 'x' : 'y', isBack ? -1e6 : 1e6);
    });
  }

  // --- what a keyboard does

  async typeText(text: string): Promise<void> {
    await this.act(async () => {
      await this.focus();
      await this.app.keyboard.type(text);
    });
  }

  async replaceText(text: string): Promise<void> {
    await this.clearText();
    await this.act(() => this.app.keyboard.insert(text));
  }

  async clearText(): Promise<void> {
    await this.act(async () => {
      await this.focus();
      await this.app.keyboard.clear();
    });
  }

  async tapBackspaceKey(): Promise<void> {
    await this.act(async () => {
      await this.focus();
      await this.app.keyboard.backspace();
    });
  }

  async tapReturnKey(): Promise<void> {
    await this.act(async () => {
      await this.focus();
      await this.app.keyboard.enter();
    });
  }

  // --- what an eye sees

  async getAttributes(): Promise<object> {
    await this.app.staySettled();
    const all = await this.patiently((found) => found.length > 0, { isMeasured: true });
    if (all.length === 0) throw this.missing();
    const attributes = all.map(({ share = 0, toggle, ...rest }) => ({ ...rest, visible: share > 0 }));
    if (this.index !== null) return attributes[this.index] ?? Promise.reject(this.missing());
    return attributes.length === 1 ? attributes[0]! : { elements: attributes };
  }

  async takeScreenshot(name = 'element'): Promise<string> {
    const { frame } = await this.steady();
    const file = screenshotFile(name);
    await this.app.screenshot(file, frame);
    return file;
  }

  /** All matches as they are now. */
  async look(isMeasured = false): Promise<Description[]> {
    return this.app.query(this.matcher.clauses, isMeasured);
  }

  /** Looks again, for as long as Detox would wait for timers, until `isEnough`. */
  async patiently(
    isEnough: (found: Description[]) => boolean,
    { timeout = this.app.grace, isMeasured = false }: { timeout?: number; isMeasured?: boolean } = {},
  ): Promise<Description[]> {
    const deadline = this.app.now() + timeout;
    let found = await this.look(isMeasured);
    while (!isEnough(found) && this.app.now() < deadline) {
      await this.app.rest(50);
      found = await this.look(isMeasured);
    }
    return found;
  }

  /** The one match that is meant; null when there is none. Several matches need `atIndex`, as on a phone. */
  pick(found: readonly Description[]): Description | null {
    if (this.index !== null) return found[this.index] ?? null;
    if (found.length > 1) {
      throw new Error(`${found.length} elements match ${this.toString()}: choose one with atIndex()`);
    }
    return found[0] ?? null;
  }

  missing(): Error {
    return new Error(`No element matches ${this.toString()}`);
  }

  // --- helpers

  /** Every action waits until the app rests, acts, waits again, and fails if the page complained. */
  private async act(action: () => Promise<void>): Promise<void> {
    await this.app.settle();
    await action();
    if (this.app.isRunning) await this.app.settle();
    this.app.failOnProblems();
  }

  /** The element once it has stopped moving. */
  private async steady(): Promise<Description> {
    const deadline = this.app.now() + 3000;
    let last = '';
    for (;;) {
      const current = this.pick(await this.patiently((found) => found.length > 0));
      if (current === null) throw this.missing();
      const place = JSON.stringify(current.frame);
      if (place === last || this.app.now() > deadline) return current;
      last = place;
      await this.app.rest(50);
    }
  }

  private async share(x: number, y: number): Promise<Point | undefined> {
    if (Number.isNaN(x) && Number.isNaN(y)) return undefined;
    const { frame } = await this.steady();
    return { x: frame.width * orCentre(x), y: frame.height * orCentre(y) };
  }

  /** A point of the window, given from the element's corner; refuses what a finger could not touch. */
  private async hittable(point?: Point): Promise<Point> {
    // Motion by script is nothing that an app could be asked about: what still covers the element may be on its way out.
    const deadline = this.app.now() + this.app.grace;
    for (;;) {
      const { frame } = await this.steady();
      const at = {
        x: frame.x + (point?.x ?? frame.width / 2),
        y: frame.y + (point?.y ?? frame.height / 2),
      };
      if (await this.app.reaches(this.matcher.clauses, this.index ?? 0, at)) return at;
      if (this.app.now() > deadline)
        throw new Error(`${this.toString()} cannot be touched at ${at.x}, ${at.y}: it is covered or off screen`);
      await this.app.rest(50);
    }
  }

  private async focus(): Promise<void> {
    const { focused } = await this.steady();
    if (!focused) await this.app.fingers.tap(await this.hittable());
    await this.app.focus(this.matcher.clauses, this.index ?? 0);
  }

  private async scrollBy(axis: 'x' | 'y', amount: number): Promise<number> {
    await this.steady();
    const moved = await this.app.scroll(this.matcher.clauses, this.index ?? 0, axis, amount);
    if (moved === null) throw new Error(`${this.toString()} has nothing to scroll`);
    return moved;
  }
}

refuse(Element.prototype, 'element', [
  'adjustSliderToPosition',
  'performAccessibilityAction',
  'pinchWithAngle',
  'setColumnToValue',
  'setDatePickerDate',
]);
