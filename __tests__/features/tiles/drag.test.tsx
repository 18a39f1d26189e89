import { act, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { PointerType, type ManualGesture } from 'react-native-gesture-handler';

import type { BoardProps } from '@/board/Board';
import type { Area } from '@/board/types';
import { clashWords } from '@/features/tiles/words/cellWords';
import { clashesAt, legalCells } from '@/games/tiles/insight';
import { gameOf } from '@/games';
import { wordsIn } from '@/i18n';
import type { Match } from '@/match/types';
import { ALL_AIDS } from '@/storage/aids';

import { Fingers } from '../../support/fingers';
import { activate, openTable, positionOf, press, settle } from './openTable';
import { startOf } from './positions';

jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
const mockPicture = { turns: 0 };
jest.mock('@/features/tiles/tray/TilePicture', () => ({
  TilePicture: ({ turns, isHeld = false }: { turns: number; isHeld?: boolean }) => {
    if (isHeld) mockPicture.turns = turns;
    return null;
  },
  TilesAhead: () => null,
}));
const ALL = { x: -9000, y: -9000, width: 18_000, height: 18_000 };
const mockSeen: { board: BoardProps | null; gesture: ManualGesture | null; free: Area } = {
  board: null,
  gesture: null,
  free: ALL,
};
jest.mock('react-native-gesture-handler', () => ({
  ...jest.requireActual<object>('react-native-gesture-handler'),
  GestureDetector: ({ gesture, children }: { gesture: ManualGesture; children: ReactNode }) => {
    // The tray has a swipe too; the tile is the one that is dragged by hand.
    if (gesture.handlerName === 'ManualGestureHandler') mockSeen.gesture = gesture;
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
        link!.live.facts.set({ ...link!.live.facts.get(), legal: scene.legalCells, free: mockSeen.free });
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

const BESIDE = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const CELL = 60;
const LIFT = 56;
const pendingOf = (match: Match) => match.getState().pending;
const tell = async (act_: (board: BoardProps) => void) => {
  // non-null: the board was mounted.
  await act(async () => act_(mockSeen.board!));
  await settle();
};

afterEach(() => {
  mockSeen.free = ALL;
});

/** A first tile that does not fit on one side of the start tile, however it is turned; and that side. */
function misfit() {
  for (let seed = 1; seed < 99; seed++) {
    const legal = legalCells(startOf('classic', seed).position);
    const cell = BESIDE.find(({ x, y }) => !legal.some((other) => other.x === x && other.y === y));
    if (cell !== undefined) return { seed, cell };
  }
  throw new Error('everything fits');
}

describe('a cell that takes the tile in no way', () => {
  it('says which side does not fit when it is tapped, also at a table without aids', async () => {
    const { seed, cell } = misfit();
    const none = { ...ALL_AIDS, preview: false, fields: false, features: false, fits: false, legalCells: false };
    const match = await openTable('classic', { seed, aids: none });
    await tell((board) => board.onTapCell?.(cell));
    const clashes = clashesAt(positionOf(match), { ...cell, rotation: 0 });
    expect(clashes.length).toBeGreaterThan(0);
    for (const clash of clashes) {
      expect(screen.getByTestId('clash')).toHaveTextContent(new RegExp(clashWords(wordsIn('en'), clash, 0)));
    }
    expect(screen.queryByTestId('fits-text')).toBeNull();
    await tell((board) => board.onTapCell?.({ x: 30, y: 30 }));
    expect(screen.queryByTestId('asked')).toBeNull();
  });
});

describe.each([
  ['en', 'The road in the north would meet a city.', 'The forest in the west would meet a river.'],
  ['es', 'El camino del norte chocaría con una ciudad.', 'El bosque del oeste chocaría con un río.'],
  ['pt', 'A estrada do norte encontraria uma cidade.', 'A floresta do oeste encontraria um rio.'],
] as const)('a side that does not fit, in %s', (language, first, second) => {
  it('is told with what it would meet', () => {
    const words = wordsIn(language);
    expect(clashWords(words, { edge: 0, own: 'road', other: 'city' }, 0)).toBe(first);
    expect(clashWords(words, { edge: 3, own: 'forest', other: 'river' }, 0)).toBe(second);
  });
});

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
  ['a finger on a phone', false, PointerType.TOUCH, LIFT],
  ['a finger on the web', true, PointerType.TOUCH, LIFT],
  // A mouse hides nothing: the tile lies under it.
  ['a mouse on the web', true, PointerType.MOUSE, 0],
])('the tile from the tray, held by %s', (_, isWeb, pointer, lift) => {
  // non-null: the tray was mounted.
  const openFingers = () => new Fingers(() => mockSeen.gesture!, { isWeb, pointer });
  const over = ({ x, y }: { x: number; y: number }) => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL + lift });
  const start = { x: 3000, y: 3000 };
  const drag = async (fingers: Fingers, points: readonly { x: number; y: number }[]) => {
    for (const [index, point] of points.entries()) {
      await act(async () => (index === 0 ? fingers.down(1, point) : fingers.move(1, point)));
      await settle();
    }
  };

  it.each([0, 1, 2, 3])(
    'lands in the rotation that was shown under the finger, turned %i times before',
    async (turns) => {
      const match = await openTable('classic', { seed: 4 });
      const cells = legalCells(positionOf(match)).filter(({ rotations }) => rotations.length > 1);
      expect(cells.length).toBeGreaterThan(0);
      const [cell] = cells;
      for (let turn = 0; turn < turns; turn++) await press('turn');
      expect(mockPicture.turns).toBe(turns);
      const fingers = openFingers();
      await drag(fingers, [start, over(cell!)]);
      const shown = pendingOf(match);
      // What fits as it is held is not turned on its way.
      const rotation = cell!.rotations.find((one) => one === turns) ?? mockPicture.turns;
      expect(shown).toMatchObject({ stage: 'placed', x: cell!.x, y: cell!.y, rotation });
      expect(mockPicture.turns).toBe(rotation);
      await act(async () => fingers.up(1));
      await settle();
      expect(pendingOf(match)).toEqual(shown);
      await press('confirm');
      const laid = gameOf('classic').decode(match.getState().record.moves.at(-1)!);
      expect(laid).toMatchObject({ type: 'place', x: cell!.x, y: cell!.y, rotation });
    },
  );

  it('says which side does not fit, when it is let go beside the land where it fits in no way', async () => {
    const { seed, cell } = misfit();
    const match = await openTable('classic', { seed });
    const before = pendingOf(match);
    const fingers = openFingers();
    await drag(fingers, [start, over(cell)]);
    await act(async () => fingers.up(1));
    await settle();
    expect(pendingOf(match)).toEqual(before);
    expect(screen.getByRole('heading', { name: 'It does not fit here' })).toBeOnTheScreen();
    const [clash] = clashesAt(positionOf(match), { ...cell, rotation: 0 });
    const names = ['north', 'east', 'south', 'west'];
    expect(screen.getByTestId('clash')).toHaveTextContent(
      `The ${clash!.own} in the ${names[clash!.edge]} would meet a ${clash!.other}.`,
    );
    // On the open table nothing was meant.
    await press('asked-close');
    await drag(fingers, [start, over({ x: 20, y: 20 })]);
    await act(async () => fingers.up(1));
    await settle();
    expect(screen.queryByTestId('asked')).toBeNull();
  });

  it('asks nothing when it is let go where a panel lies over the land', async () => {
    const { seed, cell } = misfit();
    mockSeen.free = { x: 9000, y: 9000, width: 10, height: 10 };
    await openTable('classic', { seed });
    const fingers = openFingers();
    await drag(fingers, [start, over(cell)]);
    await act(async () => fingers.up(1));
    await settle();
    expect(screen.queryByTestId('asked')).toBeNull();
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
