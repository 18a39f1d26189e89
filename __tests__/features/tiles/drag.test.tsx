import { act } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import type { ManualGesture } from 'react-native-gesture-handler';

import type { BoardProps } from '@/board/Board';
import { legalCells } from '@/games/tiles/insight';
import type { Match } from '@/match/types';

import { Fingers } from '../../support/fingers';
import { activate, openTable, positionOf, settle } from './openTable';

jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
jest.mock('@/features/tiles/tray/TilePicture', () => ({ TilePicture: () => null, TilesAhead: () => null }));
const mockSeen: { board: BoardProps | null; gesture: ManualGesture | null } = { board: null, gesture: null };
jest.mock('react-native-gesture-handler', () => ({
  ...jest.requireActual<object>('react-native-gesture-handler'),
  GestureDetector: ({ gesture, children }: { gesture: ManualGesture; children: ReactNode }) => {
    mockSeen.gesture = gesture;
    return children;
  },
}));
// The board without its canvas: what fingers mean is told by its own desk.
jest.mock('@/board/BoardLoader', () => {
  const { useEffect } = jest.requireActual<typeof import('react')>('react');
  const { BoardA11y } = jest.requireActual<typeof import('@/board/BoardA11y')>('@/board/BoardA11y');
  return {
    BoardLoader: (props: BoardProps) => {
      const { scene, link, insets, islands, ref, ...events } = props;
      useEffect(() => {
        mockSeen.board = props;
        link!.live.facts.set({ ...link!.live.facts.get(), legal: scene.legalCells });
        link!.reporter.update(scene, events, {
          camera: () => ({ x: 0, y: 0, scale: 60 }),
          showAll: () => undefined,
          onRest: () => undefined,
          skip: () => false,
        });
      });
      return <BoardA11y scene={scene} events={events} live={link!.live} land={{ x: 0, y: 0, width: 1, height: 1 }} />;
    },
  };
});

const CELL = 60;
const LIFT = 56;
const pendingOf = (match: Match) => match.getState().pending;
const tell = async (act_: (board: BoardProps) => void) => {
  // non-null: the board was mounted.
  await act(async () => act_(mockSeen.board!));
  await settle();
};

describe('a ghost that is dragged', () => {
  it('lies where and as it lay before, once the drag was called off', async () => {
    const match = await openTable('classic');
    const [first, ...others] = legalCells(positionOf(match));
    await activate(`cell-${first!.x}-${first!.y}`);
    const before = pendingOf(match);
    expect(before).toMatchObject({ stage: 'placed', x: first!.x, y: first!.y });
    for (const cell of others.slice(0, 2)) await tell((board) => board.onHover?.(cell));
    expect(pendingOf(match)).not.toEqual(before);
    await tell((board) => board.onDragCancelled?.());
    expect(pendingOf(match)).toEqual(before);
    expect(mockSeen.board?.scene.ghost).toMatchObject({ x: first!.x, y: first!.y });
  });
});

describe.each([
  ['a phone', false],
  ['the web', true],
])('the tile from the tray, on %s', (_, isWeb) => {
  // non-null: the tray was mounted.
  const openFingers = () => new Fingers(() => mockSeen.gesture!, { isWeb });
  const over = ({ x, y }: { x: number; y: number }) => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL + LIFT });
  const start = { x: 3000, y: 3000 };
  const drag = async (fingers: Fingers, points: readonly { x: number; y: number }[]) => {
    for (const [index, point] of points.entries()) {
      await act(async () => (index === 0 ? fingers.down(1, point) : fingers.move(1, point)));
      await settle();
    }
  };

  it('lands in the rotation that was shown under the finger', async () => {
    const match = await openTable('classic', { seed: 4 });
    const cells = legalCells(positionOf(match)).filter(({ rotations }) => rotations.length > 1);
    expect(cells.length).toBeGreaterThan(0);
    const [cell] = cells;
    const fingers = openFingers();
    await drag(fingers, [start, over(cell!)]);
    const shown = pendingOf(match);
    expect(shown).toMatchObject({ stage: 'placed', x: cell!.x, y: cell!.y });
    await act(async () => fingers.up(1));
    await settle();
    expect(pendingOf(match)).toEqual(shown);
  });

  it('is as it was, when it is let go over no legal cell or a second finger comes', async () => {
    const match = await openTable('classic', { seed: 4 });
    const [cell] = legalCells(positionOf(match));
    const before = pendingOf(match);
    const fingers = openFingers();
    await drag(fingers, [start, over(cell!), { x: 5000, y: 5000 }]);
    await act(async () => fingers.up(1));
    await settle();
    expect(pendingOf(match)).toEqual(before);
    await drag(fingers, [start, over(cell!)]);
    expect(pendingOf(match)).not.toEqual(before);
    await act(async () => fingers.down(2, start));
    await act(async () => fingers.up(2));
    await act(async () => fingers.up(1));
    await settle();
    expect(pendingOf(match)).toEqual(before);
  });
});
