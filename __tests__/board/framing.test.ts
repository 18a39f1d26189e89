import * as fc from 'fast-check';

import {
  clearCamera,
  frameCamera,
  isClear,
  openAreas,
  rowsOf,
  seenOn,
  withNeighbours,
  type Room,
} from '@/board/framing';
import { boundsOf, fitCamera, grown, isSeen, type Camera } from '@/board/geometry';
import type { Area, Cell } from '@/board/types';

const anyCell: fc.Arbitrary<Cell> = fc.record({
  x: fc.integer({ min: -7, max: 7 }),
  y: fc.integer({ min: -7, max: 7 }),
});
const anyCells = fc.array(anyCell, { minLength: 1, maxLength: 60 });
const size = (min: number, max: number) => fc.integer({ min, max });
/** A screen with buttons in two of its corners. */
const anyRoom: fc.Arbitrary<Room> = fc
  .record({ width: size(300, 1300), height: size(300, 1300), ratio: fc.constantFrom(1, 2, 3) })
  .chain(({ width, height, ratio }) =>
    fc
      .record({
        lower: fc.record({ width: size(60, 220), height: size(60, 220) }),
        upper: fc.record({ width: size(60, 220), height: size(60, 90) }),
        isLeft: fc.boolean(),
      })
      .map(({ lower, upper, isLeft }) => ({
        free: { x: 12, y: 12, width: width - 24, height: height - 24 },
        islands: [
          { ...lower, x: isLeft ? 0 : width - lower.width, y: height - lower.height },
          { ...upper, x: 0, y: 0 },
        ],
        pixelRatio: ratio,
      })),
  );
const anyCamera: fc.Arbitrary<Camera> = fc.record({
  x: fc.double({ min: -900, max: 900, noNaN: true }),
  y: fc.double({ min: -900, max: 900, noNaN: true }),
  scale: fc.double({ min: 16, max: 120, noNaN: true }),
});

const landOf = (cells: readonly Cell[]) => {
  const shown = withNeighbours(cells);
  return { bounds: grown(boundsOf(shown), 0.1), parts: rowsOf(shown) };
};
const isCovered = (area: Area, { x, y }: Cell) =>
  x >= area.x && x + 1 <= area.x + area.width && y >= area.y && y + 1 <= area.y + area.height;

describe('framing the land', () => {
  it('puts together the cells of each row, all of them and no others', () => {
    fc.assert(
      fc.property(anyCells, (cells) => {
        const rows = rowsOf(cells);
        const distinct = new Set(cells.map(({ x, y }) => `${x},${y}`));
        expect(cells.every((cell) => rows.some((row) => isCovered(row, cell)))).toBe(true);
        expect(rows.reduce((sum, { width }) => sum + width, 0)).toBe(distinct.size);
      }),
    );
  });

  it('shows all of the land, clear of every button, on whole pixels', () => {
    fc.assert(
      fc.property(anyCells, anyRoom, (cells, room) => {
        const land = landOf(cells);
        const camera = frameCamera(land, room, 88);
        expect(isSeen(camera, grown(land.bounds, -1e-6), room.free)).toBe(true);
        for (const part of land.parts) {
          const { x, y, width, height } = grown(seenOn(camera, part), -1e-6);
          for (const island of room.islands) {
            const isApart =
              x + width <= island.x ||
              x >= island.x + island.width ||
              y + height <= island.y ||
              y >= island.y + island.height;
            expect(isApart).toBe(true);
          }
        }
        const pixels = camera.scale * room.pixelRatio;
        expect(pixels).toBeCloseTo(Math.round(pixels), 6);
      }),
    );
  });

  it('is never much smaller than in the best rectangle beside the buttons, and often larger', () => {
    let larger = 0;
    fc.assert(
      fc.property(anyCells, anyRoom, (cells, room) => {
        const land = landOf(cells);
        const { scale } = frameCamera(land, room, 88);
        const beside = openAreas(room.free, room.islands).map((area) => fitCamera(land.bounds, area, 88).scale);
        const best = Math.max(...beside);
        // A coarse search may miss by little what a rectangle finds.
        expect(scale).toBeGreaterThan(best * 0.95 - 1);
        if (scale > best + 1) larger++;
      }),
    );
    expect(larger).toBeGreaterThan(5);
  });

  it('gives a late land on a phone on its side most of the height', () => {
    // A land of 13 rows that is narrow above and below, on 915 × 412 with the buttons on the left.
    const cells = Array.from({ length: 13 }, (_, y) => {
      const half = Math.round(4.5 - Math.abs(y - 6) / 1.6);
      return Array.from({ length: 2 * half + 1 }, (_unused, i) => ({ x: i - half, y }));
    }).flat();
    const room: Room = {
      free: { x: 12, y: 12, width: 567, height: 388 },
      islands: [
        { x: 0, y: 0, width: 202, height: 72 },
        { x: 0, y: 340, width: 230, height: 72 },
      ],
      pixelRatio: 1,
    };
    const { scale } = frameCamera(landOf(cells), room, 88);
    // Between the two rows of buttons it would be 17 points a cell.
    expect(scale).toBeGreaterThanOrEqual(24);
    expect((13 * scale) / 388).toBeGreaterThan(0.8);
  });

  it('stays in the middle when there is room enough', () => {
    const room: Room = {
      free: { x: 12, y: 100, width: 388, height: 500 },
      islands: [{ x: 330, y: 420, width: 82, height: 200 }],
      pixelRatio: 2,
    };
    const camera = frameCamera(landOf([{ x: 0, y: 0 }]), room, 60);
    expect(camera.scale).toBe(60);
    const seen = seenOn(camera, { x: 0, y: 0, width: 1, height: 1 });
    expect(seen.x + seen.width / 2).toBeCloseTo(12 + 388 / 2, 0);
    expect(seen.y + seen.height / 2).toBeCloseTo(100 + 500 / 2, 0);
  });
});

describe('revealing a tile', () => {
  it('brings it out from under panels and buttons, and leaves the view alone when it is seen', () => {
    fc.assert(
      fc.property(anyCamera, anyCell, anyRoom, (camera, cell, room) => {
        const area = grown({ ...cell, width: 1, height: 1 }, 0.3);
        const shown = clearCamera(camera, area, room);
        const inside = grown(area, -1e-6);
        expect(isClear(shown, { bounds: inside, parts: [inside] }, room)).toBe(true);
        expect(clearCamera(shown, inside, room)).toBe(shown);
      }),
    );
  });
});
