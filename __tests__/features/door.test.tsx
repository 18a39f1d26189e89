import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, userEvent } from '@testing-library/react-native';
import { router } from 'expo-router';
import { screen } from 'expo-router/testing-library';

import MatchRoute from '../../app/match/[id]';

import { unsealMatch } from '@/match/sealedMatch';

import { chanceRecord, keepMatch } from '../support/keptMatches';
import { openApp, ROUTES } from '../support/openApp';

jest.mock('@/board/BoardLoader', () => ({ BoardLoader: () => null }));
jest.mock('@/board/lazySkia', () => ({ lazySkia: () => () => null, lazyPainter: () => () => null }));

const user = userEvent.setup();
beforeEach(() => AsyncStorage.clear());

const RECORD = chanceRecord('classic', { seed: 4, moves: 5 });

/** A match at its own address, with everything that stands around it in the app. */
async function openTable() {
  await keepMatch('m', RECORD);
  const opened = await openApp('/match/m', { routes: { ...ROUTES, 'match/[id]': MatchRoute } });
  expect(screen.getByTestId('menu')).toBeOnTheScreen();
  return opened;
}

async function settle(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(100));
}

async function go(way: () => void): Promise<void> {
  act(way);
  await settle();
}

async function eraseEverything(): Promise<void> {
  await go(() => router.push('/settings'));
  await user.press(screen.getByRole('button', { name: 'Erase everything' }));
  await user.press(screen.getByTestId('erase-sheet-close'));
  await settle();
  expect(screen.getByText('Everything was erased.')).toBeOnTheScreen();
}

const ours = async () => (await AsyncStorage.getAllKeys()).filter((key) => key.startsWith('terreno/match/'));

describe('a match under which everything is erased from its own settings', () => {
  it('says so when one comes back to it, leads home and leaves nothing behind', async () => {
    const { app } = await openTable();
    await eraseEverything();
    await go(() => router.back());
    expect(screen.getByRole('heading', { name: 'This match was erased' })).toBeOnTheScreen();
    expect(screen.queryByTestId('menu')).toBeNull();
    expect(await ours()).toEqual([]);
    await user.press(screen.getByRole('button', { name: 'Back to the start' }));
    expect(app.getPathname()).toBe('/');
  });

  it('goes on where the erasing was undone', async () => {
    await openTable();
    await eraseEverything();
    await user.press(screen.getByTestId('erase-undo'));
    await settle();
    await go(() => router.back());
    expect(screen.getByTestId('menu')).toBeOnTheScreen();
    expect(screen.queryByTestId('match-erased')).toBeNull();
    expect(await ours()).toContain('terreno/match/m/a');
  });
});

describe('a match whose store the browser emptied', () => {
  it('is back on the device when one looks again, and tells what may be lost', async () => {
    await openTable();
    await go(() => router.push('/settings'));
    await AsyncStorage.clear();
    await go(() => router.back());
    expect(await ours()).toContain('terreno/match/m/a');
    expect(screen.getByText('This match was stored anew')).toBeOnTheScreen();
    expect(screen.getByText(/other matches, results and settings may be lost/)).toBeOnTheScreen();
  });
});

describe('a match that shall go on on another device', () => {
  it('is given by its menu as a sealed code, with words that say what it is', async () => {
    await openTable();
    await user.press(screen.getByTestId('menu'));
    await user.press(screen.getByTestId('menu-hand-away'));
    expect(
      screen.getByText(/under a seal: on the other device it goes on at the table\. It is no replay/),
    ).toBeOnTheScreen();
    expect(screen.queryByTestId('share-code')).toBeNull();
    await user.press(screen.getByTestId('make-code'));
    await settle();
    const code = String(screen.getByTestId('share-code').props.children);
    const opened = unsealMatch(code);
    expect(opened.ok && opened.value).toMatchObject({ id: 'm', record: RECORD, isHanded: true });
  });
});

describe('a link to a match that is open already', () => {
  it('gives the table to the screen in front, and back when that one goes', async () => {
    await openTable();
    const tables = () => screen.queryAllByTestId('menu', { includeHiddenElements: true });
    await go(() => router.push('/settings'));
    const [below] = tables();
    await go(() => router.push('/match/m'));
    expect(tables()).toHaveLength(1);
    expect(screen.getByTestId('menu')).not.toBe(below);
    await go(() => router.back());
    await go(() => router.back());
    expect(tables()).toHaveLength(1);
    await user.press(screen.getByTestId('menu'));
    expect(screen.getByTestId('play-menu')).toBeOnTheScreen();
  });
});
