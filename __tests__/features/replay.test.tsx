import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, userEvent } from '@testing-library/react-native';
import { screen } from 'expo-router/testing-library';
import { Dimensions, StyleSheet } from 'react-native';

import type { BoardProps } from '@/board/Board';
import type { BoardHandle } from '@/board/types';
import { GAME_IDS, type Table } from '@/core/game';
import { NOBODY } from '@/core/told';
import { spacedOut } from '@/features/replay/Controls';
import { scoringMoves } from '@/features/replay/scoringMoves';
import { rowOf } from '@/features/rows';
import { gameOf, replay } from '@/games';
import { CardTable, type Place, type SettlersEvent } from '@/games/settlers';
import { TileTable } from '@/games/tiles/table';
import { wordsIn } from '@/i18n';
import { reviewRecord } from '@/match/review';
import { scoreLines } from '@/match/scoreLines';

import { chanceRecord, keepMatch } from '../support/keptMatches';
import { openApp } from '../support/openApp';

// Land and cards are painted by Skia, which has its own tests.
jest.mock('@/board/lazySkia', () => ({ lazySkia: () => () => null, lazyPainter: () => () => null }));
const mockShow = jest.fn(() => Promise.resolve());
const mockBoards: BoardProps[] = [];
jest.mock('@/board/BoardLoader', () => {
  const { useImperativeHandle } = jest.requireActual<typeof import('react')>('react');
  return {
    BoardLoader: (props: BoardProps) => {
      mockBoards.push(props);
      useImperativeHandle(props.ref, () => ({ show: mockShow }) as unknown as BoardHandle);
      return null;
    },
  };
});

const user = userEvent.setup();
beforeEach(() => AsyncStorage.clear());

/** What anybody sees of a table. */
function looksOf(table: Table): unknown {
  const open =
    table instanceof TileTable ? [table.laidTiles(), table.laidPieces(), table.hand?.tile] : CardTable.of(table).view;
  return [table.scores(), table.decider, table.ply, open];
}

function reviewed(record: ReturnType<typeof chanceRecord>) {
  const review = reviewRecord(record);
  if (!review.ok) throw new Error(review.error.detail);
  return review.value;
}

describe.each(GAME_IDS)('a review of %s', (game) => {
  it('stands wherever it is told to, back and forth, as if played afresh', () => {
    const record = chanceRecord(game, { seed: 5, seats: game === 'solo' ? 1 : 3 });
    const review = reviewed(record);
    const { tableFor } = gameOf(game);
    const total = record.moves.length;
    for (const at of [total, 0, 3, 2, Math.floor(total / 2), total - 1, 1]) {
      const fresh = replay({ ...record, moves: record.moves.slice(0, at) });
      if (!fresh.ok) throw new Error(fresh.error.detail);
      expect(looksOf(review.tableAt(at))).toEqual(looksOf(tableFor(fresh.value.position, NOBODY)));
    }
  });
});

describe('a replay', () => {
  const record = chanceRecord('classic', { seed: 3, seats: 3 });
  const total = record.moves.length;

  it('begins at the start and steps forward and back', async () => {
    await keepMatch('m', record);
    await openApp('/replay/m');
    expect(screen.getByText('The start')).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'One move on' }));
    expect(screen.getByText(new RegExp(`^Move 1 of ${total}`))).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'One move back' }));
    expect(screen.getByText('The start')).toBeOnTheScreen();
  });

  it.each([
    [false, { right: 0, left: undefined }],
    [true, { left: 0, right: undefined }],
  ])('on a phone on its side has its panel at the thumb (left-handed: %s)', async (isLeftHanded, place) => {
    const upright = Dimensions.get('window');
    Dimensions.set({ window: { ...upright, width: 915, height: 412 } });
    await keepMatch('m', record);
    await openApp('/replay/m', { stored: JSON.stringify({ version: 1, isLeftHanded }) });
    const { left, right } = StyleSheet.flatten(screen.getByTestId('replay-panel').props.style);
    expect({ left, right }).toEqual(place);
    act(() => Dimensions.set({ window: upright }));
  });

  it('opens near enough to be read, follows the moves, and is framed again once the phone is turned', async () => {
    const upright = Dimensions.get('window');
    mockShow.mockClear();
    await keepMatch('m', record);
    await openApp('/replay/m?move=40');
    act(() => {
      fireEvent(screen.getByTestId('replay-panel'), 'layout', { nativeEvent: { layout: { height: 240 } } });
    });
    const settle = () => act(() => mockBoards.at(-1)?.onCameraSettled?.({} as never));
    const laidBy = (move: number) => {
      const placed = reviewed(record).told[move - 1]?.events.find(({ type }) => type === 'placed');
      const { x, y } = placed as unknown as { x: number; y: number };
      return [{ x, y }];
    };
    settle();
    settle();
    expect(mockShow.mock.calls).toEqual([[laidBy(40), expect.objectContaining({ largest: 64, isInstant: true })]]);
    await user.press(screen.getByRole('button', { name: 'One move on' }));
    expect(mockShow).toHaveBeenLastCalledWith(laidBy(41), expect.objectContaining({ way: 'glimpse' }));
    act(() => Dimensions.set({ window: { ...upright, width: 915, height: 412 } }));
    settle();
    settle();
    expect(mockShow).toHaveBeenCalledTimes(3);
    expect(mockShow).toHaveBeenLastCalledWith(laidBy(41), expect.objectContaining({ largest: 64 }));
    act(() => Dimensions.set({ window: upright }));
  });

  it('jumps from scoring to scoring, until none follows', async () => {
    await keepMatch('m', record);
    await openApp('/replay/m');
    for (const { moves } of scoringMoves(reviewed(record))) {
      await user.press(screen.getByRole('button', { name: 'Next scoring' }));
      expect(screen.getByText(new RegExp(`^Move ${moves} of ${total}`))).toBeOnTheScreen();
    }
    expect(screen.getByRole('button', { name: 'No scoring follows' })).toBeDisabled();
  });

  it('is stepped by a reader on the slider, which says the move', async () => {
    await keepMatch('m', record);
    await openApp('/replay/m');
    const slider = screen.getByRole('slider', { name: 'Move' });
    fireEvent(slider, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
    expect(screen.getByRole('slider').props['aria-valuetext']).toMatch(/^Move 1\. \w+/);
  });

  it('plays by itself at the chosen speed and stops at the end', async () => {
    await keepMatch('m', record);
    await openApp(`/replay/m?move=${total - 1}`);
    await user.press(screen.getByRole('button', { name: 'Speed 1×' }));
    expect(screen.getByRole('button', { name: 'Speed 2×' })).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Play' }));
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(screen.getByText(new RegExp(`^Move ${total} of ${total}`))).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'From the start' })).toBeOnTheScreen();
  });

  it('shows how it stood at that move', async () => {
    await keepMatch('m', record);
    await openApp('/replay/m?move=20');
    const scores = reviewed(record).scores[20] ?? [];
    expect(screen.getByLabelText(new RegExp(`^Ana: ${scores[0]} points?$`))).toBeOnTheScreen();
  });

  it('of the card game shows what lay open before everybody', async () => {
    await keepMatch('m', chanceRecord('settlers', { seed: 2, seats: 3 }));
    await openApp('/replay/m?move=30');
    expect(screen.getByLabelText(/^Leonor: \d+ points?\. /)).toBeOnTheScreen();
    expect(screen.getByLabelText(/^In the market: .*\. \d+ cards? in the pile\.$/)).toBeOnTheScreen();
  });

  it('marks scorings so that none covers another, and always the one that is shown', () => {
    const scorings = [2, 3, 4, 30, 31].map((moves) => ({ moves, points: moves === 4 ? 9 : 1 }));
    const place = (moves: number) => moves * 3;
    expect(spacedOut(scorings, 0, place).map(({ moves }) => moves)).toEqual([4, 30]);
    expect(spacedOut(scorings, 31, place).map(({ moves }) => moves)).toEqual([4, 31]);
  });

  it('of the card game names no card that passed from hand to hand unseen', () => {
    const review = reviewed(chanceRecord('settlers', { seed: 2, seats: 3 }));
    const words = wordsIn('en');
    const lines = scoreLines(review.record, 3, words);
    const hidden = review.told.filter(({ events }) => {
      const moved = (events as readonly SettlersEvent[]).filter((event) => event.type === 'cardsMoved');
      return moved.length > 0 && moved.every(({ from, to }) => isHidden(from) && isHidden(to));
    });
    expect(hidden.length).toBeGreaterThan(5);
    for (const happening of hidden) {
      const { title, rest } = rowOf('settlers').words.moveWords(words, lines, happening);
      expect([title, ...rest].join(' ')).not.toMatch(/brick|lumber|\bore\b|wool|grain/i);
    }
  });
});

/** A hand, or the pile: nobody else sees what comes from there or goes there. */
const isHidden = (place: Place) => typeof place === 'number' || place === 'pile';
