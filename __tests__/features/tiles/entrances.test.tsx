import { act, fireEvent, screen, within } from '@testing-library/react-native';

import type { BoardEvents } from '@/board/types';
import { bookOf } from '@/book';
import { ruleOf } from '@/features/contract/topic';
import { closeRules, useOpenedBook } from '@/features/shell/bookOpening';
import type { TilePosition } from '@/games/tiles/position';
import { isScored, type TileMove } from '@/games/tiles/types';
import type { Match } from '@/match/types';

import { activate, movesUntil, openTable, positionOf, press, settle } from './openTable';
import type { TileGame } from './positions';

/*
 * From every line that a rule speaks in at a table of tiles there is a way to it, and the match stays as it is.
 */

jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
jest.mock('@/features/tiles/tray/TilePicture', () => ({ TilePicture: () => null, TilesAhead: () => null }));
const mockBoard = { events: {} as BoardEvents };
jest.mock('@/board/BoardLoader', () => {
  const { BoardA11y } = jest.requireActual<typeof import('@/board/BoardA11y')>('@/board/BoardA11y');
  return {
    BoardLoader: ({ scene, link, insets, ref, ...events }: import('@/board/Board').BoardProps) => {
      mockBoard.events = events;
      return <BoardA11y scene={scene} events={events} live={link!.live} land={{ x: 0, y: 0, width: 1, height: 1 }} />;
    },
  };
});

beforeEach(() => closeRules());

const isGiving = (position: TilePosition, move: TileMove): boolean =>
  position
    .clone()
    .play(move)
    .some((event) => isScored(event) && event.points > 0);

/** Presses a way to a rule, and sees that it opens there and that nothing of the match has changed. */
async function leads(match: Match, way: Parameters<typeof fireEvent.press>[0], rule: string | null): Promise<void> {
  expect(rule).not.toBeNull();
  const { record, pending } = match.getState();
  await act(async () => {
    fireEvent.press(way);
  });
  const { opened } = useOpenedBook.getState();
  expect(bookOf(record.game).names).toContain(rule);
  expect(opened).toEqual({ game: record.game, rule, options: record.options });
  act(closeRules);
  await settle();
  expect(match.getState()).toMatchObject({ record, pending });
}

describe.each(['classic', 'hunters'] as const)('at a table of %s', (game) => {
  it('every line of what a move would bring leads to its rule', async () => {
    let wished: TileMove | undefined;
    const moves = movesUntil(game, 2, 21, (position) => {
      wished = position.legalMoves().find((move) => move.type === 'place' && isGiving(position, move));
      return wished !== undefined;
    });
    if (moves === null || wished?.type !== 'place') throw new Error('nothing brings points');
    const match = await openTable(game, { seed: 21, moves });
    await activate(`cell-${wished.x}-${wished.y}`);
    const turned = () => (match.getState().pending as { rotation?: number }).rotation;
    for (let turns = 0; turns < 4 && turned() !== wished.rotation; turns++) await press('turn');
    if (wished.piece !== null) await activate(`choice-${wished.piece.kind}-${wished.piece.segment}`);
    const ways = within(screen.getByTestId('preview')).getAllByTestId(/^rule-of-/);
    for (const way of ways) await leads(match, way, String(way.props.testID).slice('rule-of-'.length));
  });

  it('every line of the history leads to its rule', async () => {
    const match = await openTable(game, { seed: 3, moves: movesUntil(game, 2, 3, (_, plies) => plies === 12) ?? [] });
    await press('menu');
    await press('menu-history');
    const lines = screen.getAllByTestId(/^history-\d/);
    const ways = screen.getAllByTestId(/^rule-of-/);
    expect(ways.length).toBeGreaterThanOrEqual(lines.length);
    const [way] = ways;
    if (way === undefined) throw new Error('no way');
    await leads(match, way, String(way.props.testID).slice('rule-of-'.length));
  });

  it('a tile with something special leads to the rule of it, and a plain one only to that of what was touched', async () => {
    const book = bookOf(game);
    const isSpecial = (tile: string) => book.rule(book.ofCard(tile) ?? '').table !== 'tiles';
    const moves = movesUntil(game, 2, 5, (position) => {
      const laid = position.laidTiles();
      return laid.some(({ tile }) => isSpecial(tile)) && laid.some(({ tile }) => !isSpecial(tile));
    });
    const match = await openTable(game, { seed: 5, moves: moves ?? [] });
    const laid = positionOf(match).laidTiles();
    const { table } = match.getState();
    for (const wanted of [true, false]) {
      const tile = laid.find((one) => isSpecial(one.tile) === wanted);
      if (tile === undefined) throw new Error('no such tile');
      const ref = refOn(
        table,
        tile,
        (kind) => ruleOf(game, { points: kind, isFinal: false }) !== book.ofCard(tile.tile),
      );
      await act(async () => mockBoard.events.onTapLand?.(ref));
      await settle();
      expect(screen.getByTestId('asked')).toBeOnTheScreen();
      expect(within(screen.getByTestId('asked')).getAllByTestId(/^rule-of-/)).toHaveLength(1);
      if (wanted) await leads(match, screen.getByTestId('tile-rule'), book.ofCard(tile.tile));
      else expect(screen.queryByTestId('tile-rule')).toBeNull();
      await press('asked-close');
    }
  });
});

/** Something on a tile of which a rule other than the tile's own speaks. */
function refOn(
  table: ReturnType<Match['getState']>['table'],
  { x, y }: { readonly x: number; readonly y: number },
  isOther: (kind: string) => boolean,
) {
  const look = table as unknown as { featureAt(ref: object): { readonly kind: string } | null };
  for (const segment of ['road0', 'field0', 'city0', 'field1', 'm1', 'm2', 'f1', 'r1', 'l1', 'f2', 'r2']) {
    const info = look.featureAt({ x, y, segment });
    if (info !== null && isOther(info.kind)) return { x, y, segment };
  }
  throw new Error('nothing else on this tile');
}

it.each<[TileGame, string]>([
  ['hunters', 'bonus-tile'],
  ['classic', 'placing'],
])('in %s the book button opens at what is in hand', async (game, rule) => {
  const moves = movesUntil(game, 2, 4, (position) => position.isBonus || game === 'classic');
  const match = await openTable(game, { seed: 4, moves: moves ?? [] });
  expect(bookOf(game).moment(match.getState().table, match.getState().pending)).toBe(rule);
});
