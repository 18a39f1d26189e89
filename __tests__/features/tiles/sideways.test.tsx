import { act, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';

import type { BoardProps } from '@/board/Board';
import { boundsOf, FIT_MARGIN, grown, LARGEST_FIT } from '@/board/geometry';
import { tileWords } from '@/board/tileWords';
import { gainsByTurning, turnCell, turnRotation } from '@/board/turned';
import type { Cell } from '@/board/types';
import { stepTo, type Direction } from '@/features/tiles/scene/walk';
import { gameOf } from '@/games';
import { clashesAt, isFree, isNextToLand, legalCells } from '@/games/tiles/insight';
import type { TilePosition } from '@/games/tiles/position';
import { wordsIn } from '@/i18n';
import type { Match } from '@/match/types';

import { movesUntil, openTable, positionOf, press, settle } from './openTable';

jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
jest.mock('@/features/tiles/tray/TilePicture', () => ({ TilePicture: () => null, TilesAhead: () => null }));
const mockSeen: { board: BoardProps | null; key: ((key: string) => boolean) | null } = { board: null, key: null };
jest.mock('@/platform/keys', () => ({
  useKeys: (onKey: (key: string) => boolean) => {
    mockSeen.key = onKey;
  },
}));
// The board without its canvas, but behind its own loader, which turns it.
jest.mock('@/board/lazySkia', () => {
  const { useEffect } = jest.requireActual<typeof import('react')>('react');
  const { BoardA11y } = jest.requireActual<typeof import('@/board/BoardA11y')>('@/board/BoardA11y');
  return {
    ...jest.requireActual<object>('@/board/lazySkia'),
    lazySkia: () => (props: BoardProps) => {
      const { scene, link, insets, islands, ref, ...events } = props;
      useEffect(() => {
        mockSeen.board = props;
        link!.reporter.update(scene, events, {
          camera: () => ({ x: 0, y: 0, scale: 100 }),
          showAll: () => undefined,
          onRest: () => undefined,
          skip: () => false,
        });
      });
      return <BoardA11y scene={scene} events={events} live={link!.live} land={{ x: 0, y: 0, width: 1, height: 1 }} />;
    },
  };
});

const PHONE = { width: 360, height: 740 };
const FREE = { width: 336, height: 716 };
const NAMES = ['north', 'east', 'south', 'west'];
const upright = Dimensions.get('window');
beforeEach(() => Dimensions.set({ window: { ...upright, ...PHONE } }));
afterEach(() => act(() => Dimensions.set({ window: upright })));

const isWide = (position: TilePosition) =>
  gainsByTurning(grown(boundsOf(position.laidTiles()), FIT_MARGIN), FREE, LARGEST_FIT);
/** Free cells beside the land where the tile in hand fits in no way. */
const astray = (position: TilePosition): Cell[] => {
  const legal = legalCells(position);
  return position
    .laidTiles()
    .flatMap(({ x, y }) => [
      { x: x + 1, y },
      { x: x - 1, y },
      { x, y: y + 1 },
      { x, y: y - 1 },
    ])
    .filter((cell) => isFree(position, cell) && isNextToLand(position, cell))
    .filter((cell) => !legal.some(({ x, y }) => x === cell.x && y === cell.y));
};

/** A match on a wide land, looked at from its side. */
async function openSideways(isWished: (position: TilePosition) => boolean): Promise<Match> {
  for (let seed = 1; seed < 200; seed++) {
    const moves = movesUntil(
      'classic',
      2,
      seed,
      (position, plies) => plies > 4 && isWide(position) && isWished(position),
    );
    if (moves === null) continue;
    const match = await openTable('classic', { seed, moves });
    await press('sideways');
    return match;
  }
  throw new Error('no such land');
}

// non-null: the board was mounted.
const seen = () => mockSeen.board!.scene;
const tap = async ({ x, y }: Cell) => {
  // non-null: the play screen has a link.
  const { reporter } = mockSeen.board!.link!;
  await act(async () => {
    reporter.onPress({ x: x * 100, y: y * 100 });
    reporter.onPressEnd();
    reporter.onTap({ x: x * 100, y: y * 100 }, 0);
  });
  await settle();
};
const middleOf = ({ x, y }: Cell) => ({ x: x + 0.5, y: y + 0.5 });

describe('a land looked at from its side', () => {
  it('is played on by fingers: the tile lands where and as it was seen', async () => {
    const match = await openSideways((position) =>
      legalCells(position).some(({ rotations }) => rotations.length === 2),
    );
    const before = positionOf(match);
    expect(seen().tiles.map(({ x, y, rotation }) => ({ x, y, rotation }))).toEqual(
      before.laidTiles().map(({ x, y, rotation }) => ({ ...turnCell({ x, y }), rotation: turnRotation(rotation, 1) })),
    );
    // non-null: the land was looked for until there was one.
    const cell = legalCells(before).find(({ rotations }) => rotations.length === 2)!;
    await tap(middleOf(turnCell({ x: cell.x, y: cell.y })));
    await press('turn');
    // non-null: the tile lies.
    const { x, y, rotation } = seen().ghost!;
    expect({ x, y }).toEqual(turnCell({ x: cell.x, y: cell.y }));
    const { choice, at } = seen().choices.find(({ state }) => state === 'possible')!;
    await tap(at);
    expect(seen().choices.find(({ state }) => state === 'chosen')?.choice).toEqual(choice);
    await press('confirm');
    const move = gameOf('classic').decode(match.getState().record.moves.at(-1)!);
    const landed = cell.rotations.find((one) => turnRotation(one, 1) === rotation);
    expect(move).toEqual({ type: 'place', x: cell.x, y: cell.y, rotation: landed, piece: choice });
    expect(seen().tiles.find((tile) => tile.x === x && tile.y === y)?.rotation).toBe(rotation);
  });

  it('is walked by arrows as it is seen', async () => {
    await openSideways((position) => legalCells(position).length > 5);
    const cells = seen().legalCells.map(({ x, y }) => ({ x, y }));
    const walk = async (key: string) => {
      await act(async () => expect(mockSeen.key?.(key)).toBe(true));
      await settle();
    };
    await walk('ArrowUp');
    expect(seen().focusCell).toEqual(stepTo(cells, null, 'up'));
    const arrows: [string, Direction][] = [
      ['ArrowDown', 'down'],
      ['ArrowRight', 'right'],
      ['ArrowDown', 'down'],
      ['ArrowLeft', 'left'],
      ['ArrowUp', 'up'],
    ];
    for (const [key, direction] of arrows) {
      const from = seen().focusCell;
      await walk(key);
      expect(seen().focusCell).toEqual(stepTo(cells, from, direction));
    }
  });

  it('says why a tile does not fit where it was let go, with the sides that are seen', async () => {
    const match = await openSideways((position) => astray(position).length > 0);
    const position = positionOf(match);
    const [cell] = astray(position);
    await act(async () => mockSeen.board?.link?.reporter.onDrop(null, turnCell(cell!)));
    await settle();
    const clashes = clashesAt(position, { ...cell!, rotation: 0 });
    expect(clashes.length).toBeGreaterThan(0);
    for (const { edge, own } of clashes) {
      const text = new RegExp(`The ${own} in the ${NAMES[(edge + 1) % 4]} would meet`, 'i');
      expect(screen.getByTestId('clash')).toHaveTextContent(text);
    }
  });

  it('tells readers the sides and the places that are seen', async () => {
    await openSideways(() => true);
    const [start] = seen().tiles;
    for (const { x, y, label } of seen().legalCells) {
      expect(label).toContain(`column ${x - start!.x}, row ${y - start!.y}.`);
      const neighbours = [
        { x, y: y - 1 },
        { x: x + 1, y },
        { x, y: y + 1 },
        { x: x - 1, y },
      ];
      const named = NAMES.filter((_, side) =>
        seen().tiles.some((tile) => tile.x === neighbours[side]!.x && tile.y === neighbours[side]!.y),
      );
      expect(label.match(/north|east|south|west/g)).toEqual(named);
    }
    const [cell] = seen().legalCells;
    await tap(middleOf(cell!));
    const { tile, rotation, label } = seen().ghost!;
    expect(label).toContain(tileWords(wordsIn('en'), 'classic', tile, rotation));
    expect(label).toContain(`column ${cell!.x - start!.x}, row ${cell!.y - start!.y}, turned ${rotation * 90}°`);
  });
});
