import * as fc from 'fast-check';

import {
  NO_TOUCH,
  fingersDown,
  fingersMove,
  fingersUp,
  touchedCamera,
  SLOP,
  velocityOf,
  type Finger,
  type TouchContext,
  type Touch,
} from '@/board/camera/touch';
import { clampCamera, pointToBoard, type Camera } from '@/board/geometry';

const LAND = { x: -4, y: -3, width: 9, height: 8 };
const FREE = { x: 0, y: 120, width: 412, height: 600 };
const START: Camera = clampCamera({ x: 200, y: 400, scale: 60 }, LAND, FREE);

const finger = (x: number, y: number, id = 0): Finger => ({ id, x, y });

/** Fingers on the board, and the camera that follows them. */
class Player {
  touch: Touch = NO_TOUCH;
  camera: Camera = START;
  time = 0;

  get context(): TouchContext {
    return { camera: this.camera, land: LAND, free: FREE, time: this.time };
  }

  down(fingers: readonly Finger[], isOnGhost = false): this {
    this.touch = fingersDown(this.touch, fingers, isOnGhost, this.context);
    return this;
  }

  move(fingers: readonly Finger[], time = 16): this {
    this.time += time;
    this.touch = fingersMove(this.touch, fingers, this.context);
    this.camera = touchedCamera(this.touch, LAND, FREE) ?? this.camera;
    return this;
  }

  up(left: readonly Finger[] = []): this {
    this.touch = fingersUp(this.touch, left, this.context);
    return this;
  }
}

describe('one finger', () => {
  it('is a press until it has moved far enough', () => {
    const player = new Player().down([finger(100, 300)]).move([finger(100 + SLOP - 1, 300)]);
    expect(player.touch.mode).toBe('press');
    expect(player.camera).toEqual(START);
  });

  it('takes the land along, point for point, inside the bounds', () => {
    const player = new Player().down([finger(100, 300)]).move([finger(110, 300)]);
    const held = pointToBoard(player.camera, { x: 110, y: 300 });
    player.move([finger(150, 280)]).move([finger(160, 290)]);
    const now = pointToBoard(player.camera, { x: 160, y: 290 });
    expect(now.x).toBeCloseTo(held.x, 6);
    expect(now.y).toBeCloseTo(held.y, 6);
  });

  it('drags the ghost when it went down on it, and the land stays', () => {
    const player = new Player().down([finger(100, 300)], true).move([finger(130, 300)]);
    expect(player.touch.mode).toBe('drag');
    expect(player.camera).toEqual(START);
  });

  it('throws with the speed it leaves with, and not after a rest', () => {
    const player = new Player().down([finger(100, 300)]).move([finger(110, 300)]);
    for (let step = 1; step <= 8; step++) player.move([finger(110 + 8 * step, 300)]);
    expect(velocityOf(player.touch, player.time + 10).x).toBeCloseTo(500, 0);
    expect(velocityOf(player.touch, player.time + 10).y).toBeCloseTo(0, 6);
    expect(velocityOf(player.touch, player.time + 200)).toEqual({ x: 0, y: 0 });
  });

  it('pulls the land beyond its bounds only a little, however far it goes', () => {
    const player = new Player()
      .down([finger(0, 300)])
      .move([finger(20, 300)])
      .move([finger(9000, 300)]);
    const inside = clampCamera(player.camera, LAND, FREE);
    expect(player.camera.x - inside.x).toBeGreaterThan(50);
    expect(player.camera.x - inside.x).toBeLessThan(121);
  });
});

describe('two fingers', () => {
  it('keep under them what they took hold of, wherever they go', () => {
    const spot = fc.record({ x: fc.integer({ min: 150, max: 260 }), y: fc.integer({ min: 360, max: 460 }) });
    fc.assert(
      fc.property(
        spot,
        fc.integer({ min: 40, max: 90 }),
        spot,
        fc.integer({ min: 40, max: 90 }),
        (a, wide, b, wider) => {
          const [from, to] = [
            [finger(a.x - wide, a.y), finger(a.x + wide, a.y, 1)],
            [finger(b.x - wider, b.y), finger(b.x + wider, b.y, 1)],
          ];
          const player = new Player().down(from.slice(0, 1)).down(from);
          const held = pointToBoard(player.camera, a);
          player.move(to);
          const now = pointToBoard(player.camera, b);
          expect(player.camera.scale / START.scale).toBeCloseTo(wider / wide, 6);
          // Unless the bounds hold the land back.
          const inside = clampCamera(player.camera, LAND, FREE);
          fc.pre(Math.abs(inside.x - player.camera.x) < 1e-9 && Math.abs(inside.y - player.camera.y) < 1e-9);
          expect(now.x).toBeCloseTo(held.x, 6);
          expect(now.y).toBeCloseTo(held.y, 6);
        },
      ),
    );
  });

  it('do not make the land jump when one of them leaves or comes', () => {
    const player = new Player().down([finger(100, 300)]).move([finger(130, 310)]);
    const before = player.camera;
    player.down([finger(130, 310), finger(300, 500, 1)]).move([finger(130, 310), finger(300, 500, 1)]);
    expect(player.camera.x).toBeCloseTo(before.x, 6);
    expect(player.camera.scale).toBeCloseTo(before.scale, 6);
    player.move([finger(120, 300), finger(320, 520, 1)]);
    const pinched = player.camera;
    player.up([finger(320, 520, 1)]).move([finger(320, 520, 1)]);
    expect(player.touch.mode).toBe('pan');
    expect(player.camera.x).toBeCloseTo(pinched.x, 6);
    expect(player.camera.y).toBeCloseTo(pinched.y, 6);
  });

  it('call off a drag for good: nothing that follows is a drag or a tap', () => {
    const player = new Player().down([finger(100, 300)], true).move([finger(140, 300)]);
    expect(player.touch.mode).toBe('drag');
    player.down([finger(140, 300), finger(300, 500, 1)]);
    expect(player.touch.mode).toBe('pinch');
    player.up([finger(140, 300)]).move([finger(150, 300)]);
    expect(player.touch.mode).toBe('pan');
    player.up();
    expect(player.touch.mode).toBe('none');
  });
});
