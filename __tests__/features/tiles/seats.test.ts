import { rowHeight } from '@/features/tiles/seats/Seats';
import { layoutFor } from '@/ui/frame/layout';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

describe('the seats beside the board', () => {
  it.each([2, 3, 4, 5])('are all seen on a phone on its side, %s of them', (count) => {
    expect(rowHeight(layoutFor(915, 412, 1, NONE), count)).toBeGreaterThanOrEqual(44);
    expect(rowHeight(layoutFor(844, 390, 1, { ...NONE, bottom: 21 }), count)).not.toBeNull();
  });

  it('scroll where the screen is too low or the text too large for all', () => {
    expect(rowHeight(layoutFor(640, 320, 1, NONE), 5)).toBeNull();
    expect(rowHeight(layoutFor(915, 412, 2, NONE), 4)).toBeNull();
    expect(rowHeight(layoutFor(915, 412, 2, NONE), 1)).not.toBeNull();
  });
});
