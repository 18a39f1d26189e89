import AsyncStorage from '@react-native-async-storage/async-storage';
import { userEvent } from '@testing-library/react-native';
import { screen } from 'expo-router/testing-library';
import { StyleSheet } from 'react-native';

import { handOut } from '@/platform/share';
import { ASIDE_KEY } from '@/storage/settings';
import { contrastLight, dark, light } from '@/ui/look/tokens';

import { chanceRecord, keepMatch } from '../support/keptMatches';
import { openApp } from '../support/openApp';

jest.mock('@/platform/share', () => ({ canSend: false, handOut: jest.fn(() => Promise.resolve(true)) }));

const user = userEvent.setup();
beforeEach(() => AsyncStorage.clear());
afterEach(() => jest.restoreAllMocks());

const ground = () => StyleSheet.flatten(screen.getByTestId('settings').props.style).backgroundColor;

describe('settings', () => {
  it('change the language of the whole app at once, and after a restart', async () => {
    const { app } = await openApp('/settings');
    await user.press(screen.getByRole('radio', { name: 'Português' }));
    expect(screen.getByRole('heading', { name: 'Ajustes' })).toBeOnTheScreen();
    app.unmount();
    await openApp('/');
    expect(screen.getByText('Muralhas e Campos')).toBeOnTheScreen();
  });

  it('change the colours at once, and after a restart', async () => {
    const { app } = await openApp('/settings');
    expect(ground()).toBe(light.bg);
    await user.press(screen.getByRole('radio', { name: 'Dark' }));
    expect(ground()).toBe(dark.bg);
    app.unmount();
    await openApp('/settings');
    expect(ground()).toBe(dark.bg);
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  it('turn high contrast on and off', async () => {
    await openApp('/settings');
    const row = () => screen.getByRole('switch', { name: 'High contrast' });
    await user.press(row());
    expect(row()).toBeChecked();
    expect(ground()).toBe(contrastLight.bg);
    await user.press(row());
    expect(row()).not.toBeChecked();
    expect(ground()).toBe(light.bg);
  });

  it.each([
    ['Instant', 'speed', 'instant'],
    ['Reduced', 'motion', 'reduced'],
    ['Strong', 'haptics', 'strong'],
    ['Second tap too', 'confirm', 'tap'],
    ['Long', 'thinking', 'long'],
  ])('remember %s', async (label, key, value) => {
    await openApp('/settings');
    await user.press(screen.getByRole('radio', { name: label }));
    expect(JSON.parse((await AsyncStorage.getItem('terreno/settings')) ?? '{}')).toMatchObject({ [key]: value });
  });
});

describe('settings of the table', () => {
  it.each([
    ['Sound', 'sound', false],
    ['Hand-over screen', 'handOver', true],
    ['Left-handed layout', 'isLeftHanded', true],
    ['Screen stays on', 'keepAwake', false],
    ['Tips in your first matches', 'tips', false],
  ])('%s is a switch that is remembered', async (label, key, value) => {
    await openApp('/settings');
    await user.press(screen.getByRole('switch', { name: label }));
    expect(JSON.parse((await AsyncStorage.getItem('terreno/settings')) ?? '{}')).toMatchObject({ [key]: value });
  });

  it('choose the aids of new matches one by one', async () => {
    await openApp('/settings');
    await user.press(screen.getByRole('button', { name: 'Aids at the table, All' }));
    await user.press(screen.getByRole('switch', { name: 'What still fits' }));
    await user.press(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: 'Aids at the table, 4 of 5' })).toBeOnTheScreen();
  });
});

describe('erasing everything', () => {
  it('asks first, erases all that is ours and nothing else, and can be undone', async () => {
    await keepMatch('m', chanceRecord('classic', { moves: 5 }));
    await AsyncStorage.setItem('somebody/else', 'stays');
    await openApp('/settings', { stored: JSON.stringify({ version: 1, theme: 'dark' }) });
    await user.press(screen.getByRole('button', { name: 'Erase everything' }));
    await user.press(screen.getByTestId('erase-cancel'));
    expect(await AsyncStorage.getItem('terreno/match/m/a')).not.toBeNull();

    await user.press(screen.getByRole('button', { name: 'Erase everything' }));
    await user.press(screen.getByTestId('erase-sheet-close'));
    expect(await AsyncStorage.getAllKeys()).toEqual(['somebody/else']);
    expect(screen.getByText('Everything was erased.')).toBeOnTheScreen();
    expect(ground()).toBe(light.bg);

    await user.press(screen.getByRole('button', { name: 'Undo' }));
    expect(await AsyncStorage.getItem('terreno/match/m/a')).not.toBeNull();
    expect(ground()).toBe(dark.bg);
  });
});

describe('texts that were set aside', () => {
  it('can be handed out and deleted', async () => {
    await AsyncStorage.setItem('terreno/aside/x/1', '{torn');
    await openApp('/settings');
    expect(screen.getByText('1 damaged text set aside')).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Export them' }));
    expect(jest.mocked(handOut).mock.lastCall?.[0]).toMatchObject({ name: 'terreno-aside.json' });
    await user.press(screen.getByTestId('aside-remove'));
    await user.press(screen.getByRole('button', { name: 'Keep them' }));
    expect(await AsyncStorage.getItem('terreno/aside/x/1')).toBe('{torn');
    await user.press(screen.getByTestId('aside-remove'));
    await user.press(screen.getByTestId('aside-sheet-close'));
    expect(await AsyncStorage.getItem('terreno/aside/x/1')).toBeNull();
    expect(screen.queryByTestId('aside')).toBeNull();
  });
});

describe('the damaged text of a match', () => {
  it('that goes on is handed out only when the match is over: it holds every hand and what comes next', async () => {
    await keepMatch('m', chanceRecord('settlers', { moves: 5 }));
    await AsyncStorage.setItem('terreno/aside/m/1', '{torn');
    await AsyncStorage.setItem('terreno/aside/gone/1', '{lost');
    jest.mocked(handOut).mockClear();
    await openApp('/settings');
    expect(screen.getByTestId('aside-held')).toHaveTextContent(/when the match is over/);
    await user.press(screen.getByRole('button', { name: 'Export them' }));
    const content = JSON.stringify(jest.mocked(handOut).mock.lastCall);
    expect(content).toContain('{lost');
    expect(content).not.toContain('{torn');
  });

  it('that is over is handed out like any other', async () => {
    await keepMatch('m', chanceRecord('settlers', { moves: 5 }), { isCalledOff: true });
    await AsyncStorage.setItem('terreno/aside/m/1', '{torn');
    await openApp('/settings');
    expect(screen.queryByTestId('aside-held')).toBeNull();
    await user.press(screen.getByRole('button', { name: 'Export them' }));
    expect(JSON.stringify(jest.mocked(handOut).mock.lastCall)).toContain('{torn');
  });
});

describe('a damaged store', () => {
  it('is told to the person, who can dismiss the message', async () => {
    await openApp('/', { stored: '{oops' });
    expect(screen.getByRole('alert')).toHaveTextContent(/set aside, not deleted/);
    expect(await AsyncStorage.getItem(`${ASIDE_KEY}/1`)).toBe('{oops');
    await user.press(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that cannot be read still opens the app', async () => {
    jest.mocked(AsyncStorage.getItem).mockRejectedValueOnce(new Error('SecurityError'));
    await openApp('/');
    expect(screen.getByText('Walls & Fields')).toBeOnTheScreen();
    expect(screen.getByRole('alert')).toHaveTextContent(/did not let us read/);
  });
});
