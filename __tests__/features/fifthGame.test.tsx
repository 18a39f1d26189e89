import '../support/pebbles/plug';

import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent } from '@testing-library/react-native';
import { screen } from 'expo-router/testing-library';

import MatchRoute from '../../app/match/[id]';

import { readAddress } from '@/book';
import type { GameId } from '@/core/game';
import type { Seat } from '@/core/record';
import BookScreen from '@/features/book/BookScreen';
import { decodeRecord } from '@/match/shareCode';
import { startMatch } from '@/match/start';
import { matches } from '@/storage/matches';
import { ALL_AIDS } from '@/storage/aids';

import { openApp, ROUTES } from '../support/openApp';
import { PebblesPosition } from '../support/pebbles/position';

// Several starts of the whole app.
jest.setTimeout(60_000);

// The type names the games that are shipped.
const PEBBLES = 'pebbles' as GameId;
const SEED = 11;
const PEOPLE: readonly Seat[] = [
  { name: 'Ana', colour: 0 },
  { name: 'Rui', colour: 3 },
];
const AGAINST_AI: readonly Seat[] = [
  { name: 'Ana', colour: 0 },
  { name: 'Bot', ai: { level: 'expert', style: 'balanced' } },
];
// The page of the book is loaded when it is wanted, which this runner cannot do.
const PebblesBook = () => <BookScreen game={PEBBLES} rule={null} />;
const routes = { ...ROUTES, 'match/[id]': MatchRoute as never, 'rules/[game]/index': PebblesBook as never };

let running: { unmount(): void } | null = null;

beforeEach(async () => {
  running = null;
  await AsyncStorage.clear();
});

async function start(seats: readonly Seat[]): Promise<string> {
  const id = await startMatch({
    game: PEBBLES,
    options: {},
    seats,
    seed: SEED,
    aids: ALL_AIDS,
    origin: { kind: 'new' },
    hasHandOver: false,
  });
  if (!id.ok) throw new Error(id.error.detail);
  return id.value;
}

const settle = () => act(() => jest.advanceTimersByTimeAsync(60));

async function press(testID: string): Promise<void> {
  await act(async () => {
    fireEvent.press(screen.getByTestId(testID));
  });
  await settle();
}

/** Aims, then takes. */
async function take(side: 'left' | 'right'): Promise<void> {
  await press(side);
  await press(side);
}

const shown = (testID: string): string => String(screen.getByTestId(testID).props.children);

/** The app as it starts after it was killed: only what the device kept. */
async function relaunch(url: string): Promise<void> {
  running?.unmount();
  running = (await openApp(url, { routes })).app;
  await settle();
}

async function movesOnDisk(id: string): Promise<readonly string[]> {
  const loaded = await matches.load(id);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value.match.record.moves;
}

describe('a fifth game, added by a folder, a row and words', () => {
  it('is played, saved, killed, resumed, ended, reviewed, replayed, shared and opened again', async () => {
    const id = await start(PEOPLE);
    const truth = PebblesPosition.start(SEED, 2);
    await relaunch(`/match/${id}`);
    expect(shown('row')).toBe(truth.left().join(' '));
    expect(screen.getByText('Take the left one')).toBeOnTheScreen();

    await take('left');
    truth.play({ type: 'take', side: 'left' });
    await take('right');
    truth.play({ type: 'take', side: 'right' });
    expect(shown('row')).toBe(truth.left().join(' '));
    expect(shown('scores')).toBe(truth.scores().join(' : '));
    expect(await movesOnDisk(id)).toEqual(['left', 'right']);

    // Killed with something in mind: it is in mind again, and nothing was played.
    await press('right');
    await relaunch(`/match/${id}`);
    expect(shown('aim')).toBe('right');
    expect(shown('row')).toBe(truth.left().join(' '));

    await press('right');
    truth.play({ type: 'take', side: 'right' });
    while (!truth.isOver) {
      await take('left');
      truth.play({ type: 'take', side: 'left' });
    }
    expect(shown('row')).toBe('');
    expect(shown('scores')).toBe(truth.scores().join(' : '));

    // Its result has the row of points that its folder names.
    await press('see-result');
    expect(screen.getByText('Pebbles', { exact: true })).toBeOnTheScreen();
    for (const points of truth.scores()) expect(screen.getAllByText(String(points)).length).toBeGreaterThan(0);

    // Its replay stands at every move as the engine did.
    for (const at of [0, 3, 10]) {
      await relaunch(`/replay/${id}?move=${at}`);
      const then = PebblesPosition.start(SEED, 2);
      const moves = await movesOnDisk(id);
      for (const side of moves.slice(0, at)) then.play({ type: 'take', side: side as 'left' });
      expect(shown('row')).toBe(then.left().join(' '));
      expect(shown('scores')).toBe(then.scores().join(' : '));
    }

    // Its code opens on a device that has never seen it.
    await press('share');
    const code = shown('share-code');
    const decoded = decodeRecord(code);
    expect(decoded.ok && decoded.value.game).toBe('pebbles');
    await AsyncStorage.clear();
    await relaunch(`/m/${code}`);
    expect(screen.getByTestId('import-found')).toBeOnTheScreen();
    await press('open-import');
    await settle();
    expect(screen.getByText('Pebbles', { exact: true })).toBeOnTheScreen();
  });

  it('has an opponent before anybody has taught one to think about it', async () => {
    const id = await start(AGAINST_AI);
    await relaunch(`/match/${id}`);
    await take('left');
    await settle();
    expect((await movesOnDisk(id)).length).toBe(2);
    expect(shown('row').split(' ').length).toBe(8);
  });

  it('has a book, in which a figure is played by its own rules', async () => {
    await relaunch('/rules/pebbles');
    expect(screen.getByTestId('to-book-classic')).toBeOnTheScreen();
    await press('to-aim');
    await press('see-aim-take');
    expect(screen.getByText('Take the first or the last pebble of the row.')).toBeOnTheScreen();
    expect(screen.getByTestId('told-pebbles/take/0')).toHaveTextContent('Red: Take the left one');
    expect(shown('row')).toBe(PebblesPosition.start(5, 2).left().join(' '));
    expect(readAddress('pebbles', 'take')).toEqual({ game: 'pebbles', rule: 'take' });
    expect(readAddress('pebbles', 'no-such-rule')).toBeNull();
  });

  it('stands among the others at home and in the statistics', async () => {
    await start(PEOPLE);
    await relaunch('/');
    expect(screen.getAllByText('Pebbles').length).toBeGreaterThan(0);
    await relaunch('/stats');
    expect(screen.queryByText(/undefined|NaN/)).toBeNull();
  });
});
