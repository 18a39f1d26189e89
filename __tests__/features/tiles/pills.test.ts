import * as fc from 'fast-check';

import { pillsFor, type PillRoom } from '@/features/tiles/history/MovePills';

const ROOM: PillRoom = {
  size: { width: 412, height: 915 },
  insets: { top: 150, right: 12, bottom: 170, left: 12 },
  islands: [{ x: 340, y: 540, width: 72, height: 212 }],
};
const SIDE = 44;
/** Four cells wide, from the origin. */
const SCALE = (412 - 24) / 4;
const VIEW = { free: { x: 0, y: 0, width: 4, height: (915 - 320) / SCALE }, scale: SCALE };
const anyLaid = fc.record({
  player: fc.integer({ min: 0, max: 4 }),
  x: fc.integer({ min: -9, max: 9 }),
  y: fc.integer({ min: -9, max: 9 }),
});

describe('pills for moves that are off the screen', () => {
  it('points at no move that is seen', () => {
    expect(pillsFor([{ player: 0, x: 1, y: 1 }], VIEW, ROOM)).toEqual([]);
  });

  it('points at a move under the buttons', () => {
    expect(pillsFor([{ player: 0, x: 3, y: 4 }], VIEW, ROOM)).toHaveLength(1);
  });

  it('stands between the panels, on no button and on no other pill', () => {
    fc.assert(
      fc.property(fc.array(anyLaid, { maxLength: 5 }), (recent) => {
        const pills = pillsFor(recent, VIEW, ROOM);
        for (const [index, { left, top }] of pills.entries()) {
          expect(left).toBeGreaterThanOrEqual(12);
          expect(left + SIDE).toBeLessThanOrEqual(400.001);
          expect(top).toBeGreaterThanOrEqual(150);
          expect(top + SIDE).toBeLessThanOrEqual(745.001);
          expect(left + SIDE > 340 && top + SIDE > 540 && top < 752).toBe(false);
          for (const other of pills.slice(0, index)) {
            const isApart = Math.abs(other.left - left) >= SIDE || Math.abs(other.top - top) >= SIDE;
            expect(isApart).toBe(true);
          }
        }
      }),
    );
  });

  it('turns its arrow towards the move', () => {
    const [pill] = pillsFor([{ player: 0, x: -9, y: 2 }], VIEW, ROOM);
    expect(Math.abs(pill?.angle ?? 0)).toBeGreaterThan(160);
  });
});
