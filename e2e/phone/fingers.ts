import type { Fingers as AnyFingers, Point } from '../driver/testedApp';
import type { RunningApp } from './app';
import { FRAME } from './clock';

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Fingers on the glass of the phone: each of their touches goes to buttons, gestures and scroll views alike. */
export class Fingers implements AnyFingers {
  constructor(private readonly app: RunningApp) {}

  async tap(at: Point): Promise<void> {
    await this.hold(at, 50);
  }

  async multiTap(at: Point, times: number): Promise<void> {
    for (let tap = 0; tap < times; tap++) {
      await this.hold(at, 30);
      await this.app.run(30);
    }
  }

  async hold(at: Point, duration: number): Promise<void> {
    this.app.touchDown({ id: 0, ...at });
    await this.app.run(duration);
    this.app.touchUp({ id: 0, ...at });
    await this.app.run(FRAME);
  }

  async drag(lines: readonly (readonly [Point, Point])[], duration: number, before = 0, after = 0): Promise<void> {
    lines.forEach(([from], id) => this.app.touchDown({ id, ...from }));
    await this.app.run(before);
    const steps = Math.max(4, Math.round(duration / FRAME));
    for (let step = 1; step <= steps; step++) {
      this.app.touchMove(lines.map(([from, to], id) => ({ id, ...between(from, to, step / steps) })));
      await this.app.run(FRAME);
    }
    await this.app.run(after);
    lines.forEach(([, to], id) => this.app.touchUp({ id, ...to }));
    await this.app.run(FRAME);
  }

  /** Drags one finger along a line, then puts a second one down beside it, and lifts both. */
  async dragAndJoin([from, to]: readonly [Point, Point], second: Point, duration: number): Promise<void> {
    this.app.touchDown({ id: 0, ...from });
    const steps = Math.max(4, Math.round(duration / FRAME));
    for (let step = 1; step <= steps; step++) {
      this.app.touchMove([{ id: 0, ...between(from, to, step / steps) }]);
      await this.app.run(FRAME);
    }
    this.app.touchDown({ id: 1, ...second });
    await this.app.run(4 * FRAME);
    this.app.touchUp({ id: 1, ...second });
    this.app.touchUp({ id: 0, ...to });
    await this.app.run(FRAME);
  }

  /** A drag that the system takes away before the finger is lifted. */
  async interrupted([from, to]: readonly [Point, Point]): Promise<void> {
    this.app.touchDown({ id: 0, ...from });
    for (let step = 1; step <= 8; step++) {
      this.app.touchMove([{ id: 0, ...between(from, to, step / 8) }]);
      await this.app.run(FRAME);
    }
    this.app.touchCancel();
    await this.app.run(FRAME);
  }
}
