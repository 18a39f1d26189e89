import { act, render } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import type { ManualGesture } from 'react-native-gesture-handler';

import { HeldTile } from '@/board/HeldTile';
import { useBoardLink, type BoardLink } from '@/board/link';
import { playLand } from '@/board/playedLand';
import { landScene } from '@/board/scene';

import { Fingers } from '../support/fingers';

jest.mock('react-native-worklets', () => ({
  ...jest.requireActual<object>('react-native-worklets/src/mock'),
  scheduleOnRN: (act: (...all: unknown[]) => void, ...all: unknown[]) => act(...all),
}));
const mockLast: { gesture: ManualGesture | null } = { gesture: null };
jest.mock('react-native-gesture-handler', () => ({
  ...jest.requireActual<object>('react-native-gesture-handler'),
  GestureDetector: ({ gesture, children }: { gesture: ManualGesture; children: ReactNode }) => {
    mockLast.gesture = gesture;
    return children;
  },
}));

const SIZE = 120;
const CELL = 40;
/** Where the tile lies in the tray, and the board, in the window. */
const TRAY = { x: 10, y: 700 };
const BOARD = { x: 0, y: 50 };
const LEGAL = { x: 4, y: 5 };
const LIFT = 56;
/** Points of the tile's own view. */
const MIDDLE = { x: SIZE / 2, y: SIZE / 2 };
/** Holds the tile over the middle of a cell. */
const over = (x: number, y: number) => ({
  x: (x + 0.5) * CELL + BOARD.x - TRAY.x,
  y: (y + 0.5) * CELL + LIFT + BOARD.y - TRAY.y,
});

function openTray(isWeb: boolean) {
  const told: string[] = [];
  const seen: { link: BoardLink | null } = { link: null };
  function Tray() {
    const link = useBoardLink();
    seen.link = link;
    return (
      <HeldTile link={link} size={SIZE} onTap={() => told.push('tap')}>
        {null}
      </HeldTile>
    );
  }
  render(<Tray />);
  // non-null: it was set while rendering.
  const link = seen.link!;
  link.origin.set(BOARD);
  link.live.scale.set(CELL);
  link.live.facts.set({ ...link.live.facts.get(), legal: [LEGAL] });
  link.reporter.update(
    landScene(playLand('classic', 3, 2, 6), [0, 1]),
    {
      onHover: (cell) => told.push(cell === null ? 'hover none' : 'hover'),
      onDropTile: ({ x, y }) => told.push(`drop ${x} ${y}`),
      onDragCancelled: () => told.push('cancelled'),
    },
    {
      camera: () => ({ x: 0, y: 0, scale: CELL }),
      showAll: () => undefined,
      onRest: () => undefined,
      skip: () => false,
    },
  );
  // non-null: the detector was mounted.
  const fingers = new Fingers(() => mockLast.gesture!, { isWeb, corner: TRAY });
  return { told, link, fingers };
}

describe.each([
  ['a phone', false],
  ['the web', true],
])('the tile in the tray, on %s', (_, isWeb) => {
  it('is tapped by a finger that stays', () => {
    const { told, fingers } = openTray(isWeb);
    fingers.down(1, MIDDLE);
    fingers.move(1, { x: MIDDLE.x + 5, y: MIDDLE.y });
    fingers.up(1);
    expect(told).toEqual(['tap']);
    expect(fingers.asked).toContain('end');
  });

  it('goes with the finger to the legal cell and is put there, and no tap turns it', () => {
    const { told, link, fingers } = openTray(isWeb);
    fingers.drag(1, [MIDDLE, over(LEGAL.x, LEGAL.y)]);
    expect(link.drag.get()).toMatchObject({ from: 'tray', cell: LEGAL });
    fingers.up(1);
    expect(told).toEqual(['hover', 'drop 4 5']);
    expect(link.drag.get().from).toBe('none');
  });

  it('goes back when it is let go over no legal cell, and no tap turns it', () => {
    const { told, fingers } = openTray(isWeb);
    fingers.drag(1, [MIDDLE, over(LEGAL.x, LEGAL.y), over(LEGAL.x + 3, LEGAL.y)]);
    fingers.up(1);
    expect(told).toEqual(['hover', 'hover none', 'cancelled']);
  });

  it.each(['a second finger', 'a finger on the board', 'the system'])('is put back by %s', (who) => {
    const { told, link, fingers } = openTray(isWeb);
    fingers.drag(1, [MIDDLE, over(LEGAL.x, LEGAL.y)]);
    if (who === 'a second finger') fingers.down(2, MIDDLE);
    else if (who === 'the system') fingers.cancel();
    else {
      // As the board's gesture does it.
      link.drag.set({ ...link.drag.get(), from: 'none', cell: null });
      link.reporter.onDragCancel();
    }
    expect(link.drag.get()).toMatchObject({ from: 'none', cell: null });
    if (who !== 'the system') {
      // What the first finger still does has no meaning any more.
      fingers.move(1, over(LEGAL.x + 1, LEGAL.y));
      fingers.move(1, over(LEGAL.x, LEGAL.y));
      if (who === 'a second finger') fingers.up(2);
      fingers.up(1);
    }
    expect(told).toEqual(['hover', 'cancelled']);
  });

  it('is not picked up by two fingers', async () => {
    const { told, fingers } = openTray(isWeb);
    fingers.down(1, MIDDLE);
    fingers.down(2, { x: MIDDLE.x + 20, y: MIDDLE.y });
    fingers.move(1, over(LEGAL.x, LEGAL.y));
    fingers.up(2);
    fingers.up(1);
    await act(async () => undefined);
    expect(told).toEqual([]);
  });
});
