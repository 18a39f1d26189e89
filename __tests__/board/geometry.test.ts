import * as fc from 'fast-check';

import {
  boundsOf,
  cellToPoint,
  clampCamera,
  FIT_MARGIN,
  fitCamera,
  freeArea,
  grown,
  isSeen,
  LARGEST_FIT,
  onWholePixels,
  pointToBoard,
  pointToCell,
  restingBounds,
  revealCamera,
  scaleLimits,
  shownArea,
  snapCell,
  SLACK,
  softly,
  softScale,
  unsoften,
  zoomAbout,
  type Camera,
} from '@/board/geometry';
import type { Area, Cell } from '@/board/types';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyCamera: fc.Arbitrary<Camera> = fc.record({
  x: between(-3000, 3000),
  y: between(-3000, 3000),
  scale: between(14, 240),
});
const anyPoint = fc.record({ x: between(-200, 1400), y: between(-200, 1400) });
const anyCell: fc.Arbitrary<Cell> = fc.record({
  x: fc.integer({ min: -40, max: 40 }),
  y: fc.integer({ min: -40, max: 40 }),
});
const anyLand: fc.Arbitrary<Area> = fc.array(anyCell, { minLength: 1, maxLength: 30 }).map(boundsOf);
/** A phone or a tablet, either way up, with panels above and below or beside. */
const anyFree: fc.Arbitrary<Area> = fc
  .record({
    width: fc.integer({ min: 320, max: 1400 }),
    height: fc.integer({ min: 320, max: 1400 }),
    top: fc.integer({ min: 0, max: 120 }),
    bottom: fc.integer({ min: 0, max: 120 }),
    left: fc.integer({ min: 0, max: 80 }),
    right: fc.integer({ min: 0, max: 80 }),
  })
  .map(({ width, height, ...insets }) => freeArea({ width, height }, insets));

describe('the geometry of the board', () => {
  it('finds every cell again from any point inside it', () => {
    fc.assert(
      fc.property(anyCamera, anyCell, between(0.01, 0.99), between(0.01, 0.99), (camera, cell, dx, dy) => {
        const point = cellToPoint(camera, { x: cell.x + dx, y: cell.y + dy });
        expect(pointToCell(camera, point)).toEqual(cell);
      }),
    );
  });

  it('keeps under the fingers what was under them when it zooms', () => {
    fc.assert(
      fc.property(anyCamera, anyPoint, between(14, 240), (camera, focus, scale) => {
        const before = pointToBoard(camera, focus);
        const after = pointToBoard(zoomAbout(camera, focus, scale), focus);
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
      }),
    );
  });

  it('shows the whole land when it fits it, and as large as it can', () => {
    fc.assert(
      fc.property(anyLand, anyFree, (land, free) => {
        const area = grown(land, FIT_MARGIN);
        const camera = fitCamera(area, free, LARGEST_FIT);
        const seen = shownArea(camera, grown(free, 1e-6));
        expect(seen.x).toBeLessThanOrEqual(area.x);
        expect(seen.y).toBeLessThanOrEqual(area.y);
        expect(seen.x + seen.width).toBeGreaterThanOrEqual(area.x + area.width);
        expect(seen.y + seen.height).toBeGreaterThanOrEqual(area.y + area.height);
        const isTight =
          Math.abs(camera.scale * area.width - free.width) < 1e-6 ||
          Math.abs(camera.scale * area.height - free.height) < 1e-6;
        expect(isTight || camera.scale === LARGEST_FIT).toBe(true);
      }),
    );
  });

  it('never loses the land: at rest the middle of the free rectangle is on it or beside it', () => {
    fc.assert(
      fc.property(anyCamera, anyLand, anyFree, (wild, land, free) => {
        const camera = clampCamera(wild, land, free);
        const middle = pointToBoard(camera, { x: free.x + free.width / 2, y: free.y + free.height / 2 });
        expect(middle.x).toBeGreaterThanOrEqual(land.x - 1 - 1e-6);
        expect(middle.x).toBeLessThanOrEqual(land.x + land.width + 1 + 1e-6);
        expect(middle.y).toBeGreaterThanOrEqual(land.y - 1 - 1e-6);
        expect(middle.y).toBeLessThanOrEqual(land.y + land.height + 1 + 1e-6);
        const again = clampCamera(camera, land, free);
        expect(again.x).toBeCloseTo(camera.x, 6);
        expect(again.y).toBeCloseTo(camera.y, 6);
        expect(again.scale).toBeCloseTo(camera.scale, 9);
      }),
    );
  });

  it('lets every cell beside the land be brought to the middle of the free rectangle', () => {
    fc.assert(
      fc.property(anyLand, anyFree, between(20, 200), (land, free, scale) => {
        const corner = { x: land.x - 0.5, y: land.y + land.height + 0.5 };
        const { left, right, top, bottom } = restingBounds(land, free, scale);
        const x = free.x + free.width / 2 - corner.x * scale;
        const y = free.y + free.height / 2 - corner.y * scale;
        expect(x >= left && x <= right && y >= top && y <= bottom).toBe(true);
      }),
    );
  });

  it('allows the zoom of a fitted land', () => {
    fc.assert(
      fc.property(anyLand, anyFree, (land, free) => {
        const fitted = fitCamera(grown(land, FIT_MARGIN), free, LARGEST_FIT);
        const { smallest, largest } = scaleLimits(land, free);
        expect(smallest).toBeLessThanOrEqual(fitted.scale);
        expect(largest).toBeGreaterThanOrEqual(fitted.scale);
        const clamped = clampCamera(fitted, land, free);
        expect(clamped.x).toBeCloseTo(fitted.x, 6);
        expect(clamped.y).toBeCloseTo(fitted.y, 6);
      }),
    );
  });

  it('gives way beyond its bounds, ever less, and never jumps', () => {
    fc.assert(
      fc.property(between(-4000, 4000), between(-500, 0), between(0, 500), (value, low, high) => {
        const soft = softly(value, low, high, SLACK);
        if (value >= low && value <= high) expect(soft).toBe(value);
        if (value < low) expect(soft).toBeGreaterThanOrEqual(value - 1e-9);
        if (value > high) expect(soft).toBeLessThanOrEqual(value + 1e-9);
        expect(soft).toBeGreaterThan(low - 121);
        expect(soft).toBeLessThan(high + 121);
        expect(softly(value + 1, low, high, SLACK)).toBeGreaterThan(soft);
      }),
    );
  });

  it('finds the finger again from what it has pulled out of bounds', () => {
    fc.assert(
      fc.property(between(-900, 900), (value) => {
        expect(unsoften(softly(value, -100, 100, SLACK), -100, 100, SLACK)).toBeCloseTo(value, 6);
      }),
    );
  });

  it('lets a pinch overshoot its limits by less than a third', () => {
    const limits = { smallest: 20, largest: 200 };
    fc.assert(
      fc.property(between(1, 4000), (scale) => {
        const soft = softScale(scale, limits);
        expect(soft).toBeGreaterThan(limits.smallest / 1.3);
        expect(soft).toBeLessThan(limits.largest * 1.3);
      }),
    );
  });

  it('puts the corners of all tiles on whole pixels when it rests', () => {
    fc.assert(
      fc.property(anyCamera, fc.constantFrom(1, 2, 3), anyCell, (camera, ratio, cell) => {
        const point = cellToPoint(onWholePixels(camera, ratio), cell);
        expect(Math.abs(point.x * ratio - Math.round(point.x * ratio))).toBeLessThan(1e-6);
        expect(Math.abs(point.y * ratio - Math.round(point.y * ratio))).toBeLessThan(1e-6);
      }),
    );
  });

  it('reveals what was asked for, and does not move when it is seen already', () => {
    fc.assert(
      fc.property(anyCamera, anyCell, anyFree, (camera, cell, free) => {
        const area = grown({ ...cell, width: 1, height: 1 }, 0.2);
        const shown = revealCamera(camera, area, free);
        expect(isSeen(shown, grown(area, -1e-6), free)).toBe(true);
        expect(revealCamera(shown, grown(area, -1e-6), free)).toBe(shown);
      }),
    );
  });
});

describe('a tile held over the board', () => {
  const legal = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: -3, y: 4 },
  ];

  it('goes to the nearest legal cell', () => {
    fc.assert(
      fc.property(between(-5, 5), between(-5, 5), (x, y) => {
        const found = snapCell(legal, { x, y }, 0.8);
        const distances = legal.map((cell) => Math.hypot(cell.x + 0.5 - x, cell.y + 0.5 - y));
        const least = Math.min(...distances);
        if (least > 0.8) expect(found).toBeNull();
        else expect(distances[legal.findIndex((cell) => cell === found)]).toBeCloseTo(least, 9);
      }),
    );
  });

  it('goes nowhere when it is far from all of them', () => {
    expect(snapCell(legal, { x: 10, y: 10 }, 0.8)).toBeNull();
    expect(snapCell([], { x: 0.5, y: 0.5 }, 0.8)).toBeNull();
  });
});
