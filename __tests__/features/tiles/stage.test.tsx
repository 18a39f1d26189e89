import { act, screen } from '@testing-library/react-native';

import type { BoardEvents, BoardHandle, Effect } from '@/board/types';
import type { TilePosition } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';

import { activate, movesUntil, openTable, positionOf, press, settle } from './openTable';

jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
jest.mock('@/features/tiles/tray/TilePicture', () => ({ TilePicture: () => null, TilesAhead: () => null }));
// Nothing has a place on a screen that is not drawn.
jest.mock('@/features/tiles/seats/useSeatSpots', () => ({
  useSeatSpots: () => ({ keep: () => undefined, spotOf: () => Promise.resolve({ x: 0, y: 0 }) }),
}));

/** A board whose effects last until they are skipped, or let go one by one. */
const mockBoard = {
  shown: [] as Effect['type'][],
  running: [] as (() => void)[],
  events: {} as BoardEvents,
  tiles: 0,
  /** The camera's ways that have not ended, where the test holds them back. */
  ways: null as (() => void)[] | null,
  end: () => mockBoard.running.splice(0).forEach((done) => done()),
};
jest.mock('@/board/BoardLoader', () => {
  const { useImperativeHandle } = jest.requireActual<typeof import('react')>('react');
  const { BoardA11y } = jest.requireActual<typeof import('@/board/BoardA11y')>('@/board/BoardA11y');
  return {
    BoardLoader: ({ scene, link, insets, ref, ...events }: import('@/board/Board').BoardProps) => {
      mockBoard.events = events;
      mockBoard.tiles = scene.tiles.length;
      useImperativeHandle(ref, (): BoardHandle => ({
        show: () => new Promise((resolve) => (mockBoard.ways === null ? resolve() : mockBoard.ways.push(resolve))),
        zoomBy: () => undefined,
        prepare: () => Promise.resolve(),
        animate: (...effects) =>
          new Promise((resolve) => {
            mockBoard.shown.push(...effects.map(({ type }) => type));
            mockBoard.running.push(resolve);
          }),
        skip: () => mockBoard.end(),
        toScreen: (at) => at,
      }));
      return <BoardA11y scene={scene} events={events} live={link!.live} land={{ x: 0, y: 0, width: 1, height: 1 }} />;
    },
  };
});

describe('a move of the computer', () => {
  it('lays its tile when the camera is there, and not before', async () => {
    mockBoard.running.splice(0);
    mockBoard.ways = [];
    const seats = [
      { name: 'Ana', colour: 0, ai: { level: 'random', style: 'balanced' } },
      { name: 'Rui', colour: 1 },
    ];
    const match = await openTable('classic', { seats, speed: 'normal' });
    for (let wait = 0; wait < 40 && match.getState().record.moves.length === 0; wait++) await settle();
    await settle();
    expect(match.getState()).toMatchObject({ isShowing: true, shown: 0 });
    expect(mockBoard.tiles).toBe(1);
    await act(async () => mockBoard.ways?.splice(0).forEach((arrive) => arrive()));
    await settle();
    expect(match.getState().shown).toBe(1);
    expect(mockBoard.tiles).toBe(2);
    mockBoard.ways = null;
    await act(async () => mockBoard.end());
    await settle();
  });
});

type Place = Extract<TileMove, { type: 'place' }>;

/** A move with a follower that closes something and scores: its showing has three steps at least. */
function longMove(position: TilePosition): Place | null {
  const moves = position.legalMoves().filter((move): move is Place => move.type === 'place' && move.piece !== null);
  return moves.find((move) => position.preview(move).some(({ type }) => type === 'scored')) ?? null;
}

/** Plays such a move by hand, up to where its tile is landing. */
async function playLongMove() {
  mockBoard.shown.splice(0);
  mockBoard.running.splice(0);
  const seed = 21;
  const moves = movesUntil('classic', 2, seed, (position) => longMove(position) !== null)!;
  const match = await openTable('classic', { seed, moves, speed: 'normal' });
  const { x, y, rotation, piece } = longMove(positionOf(match))!;
  const name = positionOf(match).player === 0 ? 'Rui' : 'Ana';
  await activate(`cell-${x}-${y}`);
  const lies = () => match.getState().pending as { rotation?: number };
  for (let turns = 0; turns < 4 && lies().rotation !== rotation; turns++) await press('turn');
  await activate(`choice-${piece!.kind}-${piece!.segment}`);
  await press('confirm');
  await settle();
  expect(mockBoard.shown).toEqual(['drop']);
  return name;
}

const nextTurn = (name: string) => screen.queryByRole('heading', { name: `${name}’s turn` });

describe('showing a move', () => {
  // The points on the score board count up for a moment longer.
  afterEach(() => act(() => new Promise((resolve) => setTimeout(resolve, 800))));

  it('goes step by step: the tile lands, the follower stands, the points rise', async () => {
    const next = await playLongMove();
    for (let steps = 0; steps < 10 && nextTurn(next) === null; steps++) {
      await act(async () => mockBoard.end());
      await settle();
    }
    expect(mockBoard.shown.slice(0, 2)).toEqual(['drop', 'claim']);
    expect(mockBoard.shown).toContain('points');
    expect(nextTurn(next)).toBeOnTheScreen();
  });

  it.each(['a tap on the board', 'the button'])('is ended as a whole by %s', async (way) => {
    const next = await playLongMove();
    expect(nextTurn(next)).toBeNull();
    if (way === 'the button') await press('skip');
    else await act(async () => expect(mockBoard.events.onInterrupt?.()).toBe(true));
    await settle();
    expect(mockBoard.shown).toEqual(['drop']);
    expect(nextTurn(next)).toBeOnTheScreen();
    expect(mockBoard.events.onInterrupt?.()).toBe(false);
  });
});
