import { firstView, isCovered, viewOf, type Situation } from '@/board/camera/views';
import { isClear } from '@/board/framing';
import { cellToPoint } from '@/board/geometry';
import type { Camera } from '@/board/geometry';
import type { Cell } from '@/board/types';

const TILES: readonly Cell[] = Array.from({ length: 20 }, (_, index) => ({ x: index % 5, y: Math.floor(index / 5) }));
const FREE = { x: 0, y: 100, width: 400, height: 500 };
const FAR: Camera = { x: 0, y: 200, scale: 30 };
const CLOSE: Camera = { x: 50, y: 150, scale: 120 };
const CORNER = { x: 4, y: 3 };

const now = (given: Partial<Situation> = {}): Situation => ({
  camera: FAR,
  room: { free: FREE, islands: [], pixelRatio: 2 },
  tiles: TILES,
  isTouched: false,
  isMovedByPlayer: false,
  own: null,
  canGlide: true,
  ...given,
});
const isSeenWhole = (camera: Camera, { x, y }: Cell) => {
  const area = { x, y, width: 1, height: 1 };
  return isClear(camera, { bounds: area, parts: [area] }, now().room);
};

describe('all the land', () => {
  it('is shown to whoever asks, also over a hand that chose another view and under a finger', () => {
    const view = viewOf('all', {}, now({ camera: CLOSE, isMovedByPlayer: true, isTouched: true }));
    expect(view?.isAll).toBe(true);
    expect(TILES.every((cell) => isSeenWhole(view!.camera, cell))).toBe(true);
  });

  it('is not shown over a hand by whoever yields', () => {
    expect(viewOf('all', { yields: true }, now({ isMovedByPlayer: true }))).toBeNull();
    expect(viewOf('all', { yields: true }, now())?.isAll).toBe(true);
  });

  it('is what a first look shows, unless a hand was there before', () => {
    expect(firstView(now({ camera: CLOSE }))).toEqual(viewOf('all', {}, now())?.camera);
    expect(firstView(now({ camera: CLOSE, isMovedByPlayer: true }))).toEqual(CLOSE);
  });

  it('is covered once a panel has come over it', () => {
    // non-null: whoever does not yield is shown it.
    const { camera } = viewOf('all', {}, now())!;
    expect(isCovered(camera, now())).toBe(false);
    const room = { ...now().room, free: { ...FREE, height: 300 } };
    expect(isCovered(camera, now({ room }))).toBe(true);
  });
});

describe('home', () => {
  it('is all the land for a hand that has chosen nothing', () => {
    expect(viewOf('home', {}, now({ camera: CLOSE }))).toEqual(viewOf('all', {}, now()));
  });

  it('is what the hand last looked at, wherever a framed tile has led the camera meanwhile', () => {
    const view = viewOf('home', {}, now({ camera: FAR, own: CLOSE, isMovedByPlayer: true }));
    expect(view).toEqual({ camera: CLOSE, isAll: null });
  });
});

describe('cells that are framed', () => {
  it('are seen as large as they fit, within what was asked', () => {
    const view = viewOf([CORNER], { largest: 150 }, now());
    expect(view?.isAll).toBe(false);
    expect(view!.camera.scale).toBeGreaterThan(120);
    expect(view!.camera.scale).toBeLessThanOrEqual(150);
    const { x, y } = cellToPoint(view!.camera, { x: 4.5, y: 3.5 });
    expect(x).toBeCloseTo(200, 0);
    expect(y).toBeCloseTo(350, 0);
  });

  it('win over a hand that has left, unless they yield, but never over a finger', () => {
    expect(viewOf([CORNER], {}, now({ isMovedByPlayer: true }))).not.toBeNull();
    expect(viewOf([CORNER], { yields: true }, now({ isMovedByPlayer: true }))).toBeNull();
    expect(viewOf([CORNER], {}, now({ isTouched: true }))).toBeNull();
  });
});

describe('a glimpse', () => {
  const NEAR = { way: 'glimpse', least: 56, most: 88 } as const;

  it('moves nothing for what is in sight', () => {
    expect(viewOf([CORNER], { way: 'glimpse' }, now())).toBeNull();
  });

  it('moves no farther than needed, and zooms nothing', () => {
    const view = viewOf([CORNER], { way: 'glimpse' }, now({ camera: CLOSE }));
    expect(view).toMatchObject({ isAll: null, camera: { scale: CLOSE.scale } });
    expect(isSeenWhole(view!.camera, CORNER)).toBe(true);
    const back = cellToPoint(view!.camera, { x: 5.3, y: 0 });
    expect(back.x).toBeCloseTo(400, 0);
  });

  it('comes nearer when it was too far, and goes back when it was too close', () => {
    expect(viewOf([CORNER], NEAR, now())).toMatchObject({ isAll: false, camera: { scale: 56 } });
    expect(viewOf([CORNER], NEAR, now({ camera: CLOSE }))).toMatchObject({ isAll: false, camera: { scale: 88 } });
  });

  it('leaves the size to a hand that chose it, and to an eye that would see only cuts', () => {
    expect(viewOf([CORNER], NEAR, now({ isMovedByPlayer: true }))).toBeNull();
    expect(viewOf([CORNER], NEAR, now({ canGlide: false }))).toBeNull();
    const moved = viewOf([CORNER], NEAR, now({ camera: CLOSE, isMovedByPlayer: true }));
    expect(moved).toMatchObject({ isAll: null, camera: { scale: CLOSE.scale } });
  });

  it('starts from what the hand chose, not from the tile that was framed after it', () => {
    const framed = { x: -600, y: -300, scale: 200 };
    const view = viewOf([{ x: 0, y: 0 }], NEAR, now({ camera: framed, own: CLOSE, isMovedByPlayer: true }));
    expect(view).toMatchObject({ isAll: null, camera: CLOSE });
  });

  it('never moves the land under a finger', () => {
    expect(viewOf([CORNER], NEAR, now({ isTouched: true }))).toBeNull();
  });
});
