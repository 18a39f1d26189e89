import { act, screen } from '@testing-library/react-native';

import type { ReactTestInstance } from 'react-test-renderer';

import type { BoardEvents, BoardHandle, Effect, Sight } from '@/board/types';
import { gameOf } from '@/games';
import { finalCount, gainsIn, type CountedKind } from '@/games/tiles/finalCount';
import type { TilePosition } from '@/games/tiles/position';
import { isScored, type TileMove } from '@/games/tiles/types';
import { wordsIn } from '@/i18n';
import type { Speed } from '@/ui/look/tokens';

import { movesUntil, openTable, PEOPLE, positionOf, press, settle } from './openTable';
import type { TileGame } from './positions';

jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
jest.mock('@/features/tiles/tray/TilePicture', () => ({ TilePicture: () => null, TilesAhead: () => null }));
jest.mock('@/features/tiles/seats/useSeatSpots', () => ({
  useSeatSpots: () => ({ keep: () => undefined, spotOf: () => Promise.resolve({ x: 0, y: 0 }) }),
}));

/** A board that notes what it was asked to show. */
const mockBoard = {
  views: [] as Sight[],
  points: [] as string[],
  events: {} as BoardEvents,
  /** Ends the drop of a tile, which lasts until then. */
  land: null as (() => void) | null,
  isDropLong: false,
};
jest.mock('@/board/BoardLoader', () => {
  const { useImperativeHandle } = jest.requireActual<typeof import('react')>('react');
  return {
    BoardLoader: ({ scene, link, insets, ref, ...events }: import('@/board/Board').BoardProps) => {
      mockBoard.events = events;
      useImperativeHandle(ref, (): BoardHandle => ({
        show: (what) => {
          mockBoard.views.push(what);
          return Promise.resolve();
        },
        zoomBy: () => undefined,
        prepare: () => Promise.resolve(),
        animate: (...effects: readonly Effect[]) => {
          for (const effect of effects) if (effect.type === 'points') mockBoard.points.push(effect.text);
          if (!mockBoard.isDropLong || effects[0]?.type !== 'drop') return Promise.resolve();
          return new Promise((resolve) => (mockBoard.land = resolve));
        },
        skip: () => mockBoard.land?.(),
        toScreen: (at) => at,
      }));
      return null;
    },
  };
});

const words = wordsIn('en');
const NAMES = PEOPLE.map(({ name }) => name);

/** A match whose next move ends it with a count of several kinds, and that count. */
function lastMove(game: TileGame, isWished: (kinds: readonly CountedKind[]) => boolean) {
  for (let seed = 1; seed < 60; seed++) {
    let found: { move: TileMove; kinds: CountedKind[]; before: number[]; after: number[] } | null = null;
    const moves = movesUntil(game, 2, seed, (position) => {
      if (position.isOver || position.tilesLeft > 0) return false;
      found = endOf(game, position);
      return found !== null && isWished(found.kinds);
    });
    // The cast undoes what the compiler believes of a variable that a callback sets.
    if (moves !== null && found !== null) return { seed, moves, ...(found as NonNullable<ReturnType<typeof endOf>>) };
  }
  throw new Error('no such end');
}

function endOf(game: TileGame, position: TilePosition) {
  const [move] = position.legalMoves();
  if (move === undefined) return null;
  const copy = position.clone();
  const before = copy.scores();
  const events = copy.play(move);
  // A last tile that closes something is another matter.
  if (!copy.isOver || events.some((event) => isScored(event) && !event.isFinal)) return null;
  return { move, kinds: finalCount(events, gameOf(game).points.kinds, before), before, after: copy.scores() };
}

const pointsShown = () => [0, 1].map((line) => Number(screen.getByTestId(`points-${line}`).props.children));
const textOf = (node: ReactTestInstance | string): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');
const titleNow = () => textOf(screen.getByTestId('final-kind'));
const lineOf = ({ kind, items }: CountedKind, counted = items.length) => {
  const gains = gainsIn(items.slice(0, counted), 2).flatMap((n, player) => (n > 0 ? [`${NAMES[player]} +${n}`] : []));
  const name = words.t(`match.result.kind.${kind}`);
  return gains.length === 0 ? name : `${name}: ${gains.join(', ')}`;
};

/** The points run up to what they are for a moment. */
const runUp = () => act(() => new Promise((resolve) => setTimeout(resolve, 700)));

async function playLast(game: TileGame, speed: Speed) {
  mockBoard.views.splice(0);
  mockBoard.points.splice(0);
  const last = lastMove(game, (kinds) => kinds.length >= 2 && kinds.flatMap(({ items }) => items).length < 9);
  const match = await openTable(game, { seed: last.seed, moves: last.moves, speed });
  void match.play(last.move);
  await settle();
  return { ...last, match };
}

/** Waits for something on the screen. */
async function until(isSo: () => boolean, most = 400): Promise<void> {
  for (let looks = 0; looks < most && !isSo(); looks++) await settle();
  expect(isSo()).toBe(true);
}

const isCounting = () => screen.queryByTestId('final-count') !== null;
const isOver = () => screen.queryByTestId('see-result') !== null;

// The points on the score board count up for a moment longer.
afterEach(runUp);

describe.each(['classic', 'hunters'] as const)('the final count of %s', (game) => {
  it('goes kind by kind and item by item, in words, with the points climbing along, and the winner last', async () => {
    const { kinds, before, after, match } = await playLast(game, 'fast');
    await until(isCounting);
    const titles: string[] = [];
    const items: string[] = [];
    const scores: string[] = [];
    while (!isOver()) {
      if (isCounting()) {
        if (titles.at(-1) !== titleNow()) titles.push(titleNow());
        const item = textOf(screen.getByTestId('final-item'));
        if (item !== '' && items.at(-1) !== item) items.push(item);
        expect(screen.queryByText(/ plays$/)).toBeNull();
        expect(screen.queryByText(/ wins? with /)).toBeNull();
      }
      const now = pointsShown();
      if (scores.at(-1) !== now.join()) scores.push(now.join());
      await settle();
    }
    const wanted = kinds.flatMap((kind) => kind.items.map((_, index) => lineOf(kind, index + 1)));
    // Items that differ in nothing but their place leave the words as they are.
    expect(titles).toEqual(wanted.filter((title, index) => title !== wanted[index - 1]));
    expect(items.length).toBeGreaterThan(1);
    const gains = kinds.flatMap(({ items: own }) => own.map(({ gain }) => `+${gain}`));
    expect(mockBoard.points).toEqual(gains);
    // Never past what is counted, never back.
    const totals = scores.map((text) => text.split(',').map(Number));
    for (const [index, total] of totals.entries())
      total.forEach((points, line) => {
        expect(points).toBeGreaterThanOrEqual(totals[index - 1]?.[line] ?? before[line] ?? 0);
        expect(points).toBeLessThanOrEqual(after[line] ?? 0);
      });
    expect(totals.length).toBeGreaterThan(kinds.length);
    await runUp();
    expect(pointsShown()).toEqual(after);
    // The whole land, each kind by its cells, and the whole land again.
    expect(mockBoard.views.filter((view) => typeof view !== 'string').length).toBeGreaterThanOrEqual(kinds.length);
    expect(mockBoard.views.at(-1)).toBe('all');
    const { winners } = positionOf(match).outcome()!;
    expect(screen.getByRole('heading', { name: new RegExp(`^${NAMES[winners[0]!]}.* with `) })).toBeOnTheScreen();
  }, 120_000);

  it('loses one kind by a tap and the rest by another, and its totals stay to be read', async () => {
    const { kinds, after } = await playLast(game, 'slow');
    await until(isCounting);
    await until(() => titleNow() === lineOf(kinds[0]!, 1));
    expect(screen.getByTestId('skip')).toHaveAccessibleName('Skip this kind');
    await act(async () => expect(mockBoard.events.onInterrupt?.()).toBe(true));
    await settle();
    // The kind is counted to its end, and told.
    expect(titleNow()).toBe(lineOf(kinds[0]!));
    expect(isOver()).toBe(false);
    await until(() => titleNow().startsWith(words.t(`match.result.kind.${kinds[1]!.kind}`)));
    expect(screen.getByTestId('skip')).toHaveAccessibleName('Skip the rest');
    await press('skip');
    expect(isOver()).toBe(true);
    for (const kind of kinds) expect(screen.getByText(lineOf(kind))).toBeOnTheScreen();
    await runUp();
    await runUp();
    expect(pointsShown()).toEqual(after);
  }, 120_000);

  it('has nothing over the land that points at the last moves', async () => {
    await playLast(game, 'normal');
    await until(isCounting);
    // Looked at so closely, the tiles of the last moves lie somewhere else.
    const free = { x: 900, y: 900, width: 1, height: 1 };
    await act(async () => mockBoard.events.onCameraSettled?.({ free, scale: 360 }));
    expect(screen.queryByTestId(/^pill-/)).toBeNull();
    await press('skip');
    await press('skip');
    expect(isOver()).toBe(true);
    expect(screen.getAllByTestId(/^pill-/).length).toBeGreaterThan(0);
  }, 60_000);

  it('is not missed by who hurries the last tile along', async () => {
    mockBoard.isDropLong = true;
    await playLast(game, 'slow');
    mockBoard.isDropLong = false;
    expect(isCounting()).toBe(false);
    await act(async () => void mockBoard.events.onInterrupt?.());
    await until(isCounting);
    await press('skip');
    await press('skip');
    expect(isOver()).toBe(true);
  }, 60_000);

  it('takes no time at instant speed, and leaves what each kind brought to be read', async () => {
    const { kinds, after } = await playLast(game, 'instant');
    await settle();
    expect(isOver()).toBe(true);
    for (const kind of kinds) expect(screen.getByText(lineOf(kind))).toBeOnTheScreen();
    expect(pointsShown()).toEqual(after);
  });
});
