import AsyncStorage from '@react-native-async-storage/async-storage';
import { userEvent } from '@testing-library/react-native';
import { screen } from 'expo-router/testing-library';
import { StyleSheet } from 'react-native';

import { ASIDE_KEY } from '@/storage/settings';
import { contrastLight, dark, light } from '@/ui/tokens';

import { openApp } from '../support/openApp';

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
  ])('remember %s', async (label, key, value) => {
    await openApp('/settings');
    await user.press(screen.getByRole('radio', { name: label }));
    expect(JSON.parse((await AsyncStorage.getItem('terreno/settings')) ?? '{}')).toMatchObject({ [key]: value });
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
