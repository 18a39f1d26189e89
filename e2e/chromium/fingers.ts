import type { CDPSession } from 'playwright-core';

import type { Fingers as AnyFingers, Point } from '../driver/testedApp';

/** One frame of a 60 Hz screen: how often a phone reports a moving finger. */
const FRAME = 16;
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/**
 * Real touches, sent to the browser below the page, so that they take the way of a finger on glass. That includes
 * Chromium's kindness to fingers: a touch within ten pixels of a button is taken to mean the button.
 */
export class Fingers implements AnyFingers {
  constructor(private readonly session: CDPSession) {}

  async tap(at: Point): Promise<void> {
    await this.hold(at, 30);
  }

  /** Several taps in quick succession, whatever the page does meanwhile: nobody waits for it between them. */
  async multiTap(at: Point, times: number): Promise<void> {
    const sent: Promise<void>[] = [];
    for (let tap = 0; tap < times; tap++) {
      sent.push(this.send('touchStart', [at]), this.send('touchEnd', []));
      await rest(40);
    }
    await Promise.all(sent);
  }

  async hold(at: Point, duration: number): Promise<void> {
    await this.send('touchStart', [at]);
    await rest(duration);
    await this.send('touchEnd', []);
  }

  /** Moves any number of fingers along straight lines. `before` and `after` are rests with the fingers down. */
  async drag(lines: readonly (readonly [Point, Point])[], duration: number, before = 0, after = 0): Promise<void> {
    await this.send(
      'touchStart',
      lines.map(([from]) => from),
    );
    await rest(before);
    const steps = Math.max(4, Math.round(duration / FRAME));
    for (let step = 1; step <= steps; step++) {
      await this.send(
        'touchMove',
        lines.map(([from, to]) => between(from, to, step / steps)),
      );
      await rest(FRAME);
    }
    await rest(after);
    await this.send('touchEnd', []);
  }

  /** Drags one finger along a line, then puts a second one down beside it, and lifts both. */
  async dragAndJoin([from, to]: readonly [Point, Point], second: Point, duration: number): Promise<void> {
    await this.send('touchStart', [from]);
    const steps = Math.max(4, Math.round(duration / FRAME));
    for (let step = 1; step <= steps; step++) {
      await this.send('touchMove', [between(from, to, step / steps)]);
      await rest(FRAME);
    }
    await this.send('touchStart', [to, second]);
    await rest(4 * FRAME);
    await this.send('touchEnd', []);
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  }
}
