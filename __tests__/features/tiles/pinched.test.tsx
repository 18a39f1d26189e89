import { act } from '@testing-library/react-native';

import type { BoardProps } from '@/board/Board';
import { LONG_PRESS } from '@/board/camera/touch';
import type { BoardHandle, Cell } from '@/board/types';
import type { Placed } from '@/games/tiles';
import { legalCells, piecesAt } from '@/games/tiles/insight';
import type { TilePosition } from '@/games/tiles/position';
import type { Match } from '@/match/types';
import { useSettings } from '@/storage/settingsStore';

import { movesUntil, openTable, positionOf, settle } from './openTable';

jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
jest.mock('@/features/tiles/tray/TilePicture', () => ({ TilePicture: () => null, TilesAhead: () => null }));
/** A board whose camera only zooms: whatever is shown is as large as a finger wants it. */
const mockSeen = { board: null as BoardProps | null, scale: 0, shown: [] as unknown[] };
jest.mock('@/board/BoardLoader', () => {
  const { useEffect, useImperativeHandle } = jest.requireActual<typeof import('react')>('react');
  return {
    BoardLoader: (props: BoardProps) => {
      const { scene, link, insets, islands, ref, ...events } = props;
      useImperativeHandle(ref, (): BoardHandle => ({
        show: (what) => {
          mockSeen.shown.push(what);
          mockSeen.scale = 180;
          return Promise.resolve();
        },
        zoomBy: () => undefined,
        prepare: () => Promise.resolve(),
        animate: () => Promise.resolve(),
        skip: () => undefined,
        toScreen: (at) => at,
      }));
      useEffect(() => {
        mockSeen.board = props;
        link!.reporter.update(scene, events, {
          camera: () => ({ x: 0, y: 0, scale: mockSeen.scale }),
          showAll: () => undefined,
          onRest: () => undefined,
          skip: () => false,
        });
      });
      return null;
    },
  };
});

// non-null: the board was mounted, by a screen that has a link.
const scene = () => mockSeen.board!.scene;
const press = async ({ x, y }: Cell, time = 50) => {
  const { reporter } = mockSeen.board!.link!;
  const point = { x: x * mockSeen.scale, y: y * mockSeen.scale };
  await act(async () => {
    reporter.onPress(point);
    await new Promise((resolve) => setTimeout(resolve, time));
    reporter.onPressEnd();
    reporter.onTap(point, Date.now());
  });
  await settle();
};
const pendingOf = (match: Match) => match.getState().pending as Placed;

/** A cell that takes the tile in hand in one way only, with pieces to choose from. */
const tightCell = (position: TilePosition) =>
  legalCells(position).find(
    ({ x, y, rotations }) =>
      rotations.length === 1 && piecesAt(position, x, y, rotations[0]!).some(({ objection }) => objection === null),
  );

/** A match in which a tile lies on such a cell. */
async function openPlaced(): Promise<{ match: Match; placed: Placed }> {
  const moves = movesUntil('classic', 2, 1, (position, plies) => plies > 4 && tightCell(position) !== undefined);
  // non-null: every game has such a moment.
  const match = await openTable('classic', { seed: 1, moves: moves! });
  const { x, y } = tightCell(positionOf(match))!;
  mockSeen.scale = 180;
  await press({ x: x + 0.5, y: y + 0.5 });
  expect(match.getState().pending).toMatchObject({ stage: 'placed', x, y, piece: null });
  return { match, placed: pendingOf(match) };
}

afterEach(() => useSettings.setState(useSettings.getInitialState(), true));

describe('a tile that lies on a land that was pinched small', () => {
  it.each(['button', 'tap'] as const)(
    'is framed by a touch, which counts only then, with confirming by %s',
    async (how) => {
      const { settings } = useSettings.getState();
      useSettings.setState({ settings: { ...settings, confirm: how } });
      const { match, placed } = await openPlaced();
      const { length } = match.getState().record.moves;
      const choice = scene().choices.find(({ state }) => state === 'possible');
      mockSeen.scale = 23;
      mockSeen.shown.splice(0);
      await press(choice!.at);
      expect(match.getState().pending).toEqual(placed);
      expect(match.getState().record.moves).toHaveLength(length);
      expect(mockSeen.shown).toEqual([[{ x: placed.x, y: placed.y }]]);
      await press(choice!.at);
      expect(pendingOf(match).piece).toEqual(choice!.choice);
      // The second touch on a piece plays it where touches play; but not where nobody can see what is touched.
      mockSeen.scale = 23;
      await press(choice!.at);
      expect(pendingOf(match).piece).toEqual(choice!.choice);
      expect(match.getState().record.moves).toHaveLength(length);
      if (how !== 'tap') return;
      await press(choice!.at);
      expect(match.getState().record.moves).toHaveLength(length + 1);
    },
  );
});

describe('a tile that fits in one way only', () => {
  it('shows by a long press what would not fit, although it has pieces on offer everywhere', async () => {
    const { match, placed } = await openPlaced();
    const choice = scene().choices.find(({ state }) => state === 'possible');
    expect(scene().ghost?.misfits).toEqual([]);
    await press(choice!.at, LONG_PRESS + 60);
    expect(pendingOf(match)).toEqual({ ...placed, rotation: (placed.rotation + 1) % 4 });
    expect(scene().ghost?.misfits.length).toBeGreaterThan(0);
  });
});
