import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, userEvent } from '@testing-library/react-native';
import { screen } from 'expo-router/testing-library';

import { useSettings } from '@/storage/settingsStore';

import { openApp, ROUTES } from '../support/openApp';

jest.mock('@/platform/version', () => ({ APP_VERSION: '3.2.1' }));

const user = userEvent.setup();
beforeEach(() => AsyncStorage.clear());

describe('a game before the match', () => {
  it('is chosen from the four when the address names none, or one that does not exist', async () => {
    const { app } = await openApp('/new?game=chess');
    expect(screen.getByText('There is no game called “chess” here. These are the four.')).toBeOnTheScreen();
    await user.press(screen.getByTestId('game-settlers'));
    expect(app.getPathnameWithParams()).toBe('/new?game=settlers');
  });
});

describe('an unknown address', () => {
  it('shows a friendly way home', async () => {
    const { app } = await openApp('/no/such/place');
    expect(screen.getByTestId('not-found')).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: 'No path leads here' })).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Back to the start' }));
    expect(app.getPathname()).toBe('/');
    expect(screen.getByText('Walls & Fields')).toBeOnTheScreen();
  });
});

describe('about', () => {
  it('says that nothing leaves the device, that we are nobody’s affiliate, and which licences apply', async () => {
    await openApp('/about');
    expect(screen.getByText(/Nothing leaves your device/)).toBeOnTheScreen();
    expect(screen.getByText(/not affiliated/)).toBeOnTheScreen();
    expect(screen.getByText(/SIL Open Font License/)).toBeOnTheScreen();
    expect(screen.getByText('Version 3.2.1')).toBeOnTheScreen();
  });
});

describe('learn', () => {
  it('explains each game and leads to it', async () => {
    const { app } = await openApp('/learn');
    expect(screen.getByText(/Your result is the lowest of the three colours/)).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Open Villages & Knights' }));
    expect(app.getPathnameWithParams()).toBe('/new?game=settlers');
  });
});

describe('a crash', () => {
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new Error('the table fell over');
    return <ROUTES.about />;
  }
  const routes = { ...ROUTES, about: Fragile };

  beforeEach(() => {
    isBroken = true;
    // React reports what the boundary has caught; the screen is what this test is about.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('shows a friendly screen, keeps what was saved, and leads home', async () => {
    const stored = JSON.stringify({ version: 1, theme: 'dark' });
    const { app } = await openApp('/about', { stored, routes });
    expect(screen.getByRole('heading', { name: 'Something slipped off the table' })).toBeOnTheScreen();
    expect(await AsyncStorage.getItem('terreno/settings')).toBe(stored);
    await user.press(screen.getByRole('button', { name: 'Back to the start' }));
    expect(app.getPathname()).toBe('/');
    expect(screen.getByText('Walls & Fields')).toBeOnTheScreen();
  });

  it('can be tried again', async () => {
    await openApp('/about', { routes });
    isBroken = false;
    await user.press(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'About' })).toBeOnTheScreen();
  });

  it('shows its details to whoever wants to report it', async () => {
    await openApp('/about', { routes });
    expect(screen.queryByText('Error: the table fell over')).toBeNull();
    await user.press(screen.getByRole('button', { name: 'Show details' }));
    expect(screen.getByText('Error: the table fell over')).toBeOnTheScreen();
  });
});

describe('a browser that keeps nothing', () => {
  it.each(['/', '/new?game=classic', '/import', '/settings'])('says so at %s', async (path) => {
    await openApp(path);
    act(() => useSettings.setState({ trouble: 'unkept' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/does not let us keep anything/);
  });
});
