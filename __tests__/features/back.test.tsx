import AsyncStorage from '@react-native-async-storage/async-storage';
import { act } from '@testing-library/react-native';
import { router } from 'expo-router';
import { screen } from 'expo-router/testing-library';
import { BackHandler } from 'react-native';

import { backSwipeOf, useBackButton } from '@/features/shell/back';

import { openApp, ROUTES } from '../support/openApp';

beforeEach(() => AsyncStorage.clear());

describe('the way back', () => {
  it.each(['/match/a', '/replay/a', '/result/a', '/import', '/m/abc', '/settings'])(
    'from %s, opened by a link, is home',
    async (url) => {
      const { app } = await openApp(url);
      expect(router.canGoBack()).toBe(true);
      await act(async () => {
        router.back();
        await jest.advanceTimersByTimeAsync(50);
      });
      expect(app.getPathname()).toBe('/');
      expect(screen.getByText('Walls & Fields')).toBeOnTheScreen();
    },
  );

  it('is no swipe where something is dragged across the screen', () => {
    for (const name of ['match/[id]', 'explore/[game]', 'replay/[id]']) {
      expect(backSwipeOf(name)).toEqual({ gestureEnabled: false, fullScreenGestureEnabled: false });
    }
    expect(backSwipeOf('settings')).toEqual({ gestureEnabled: true });
  });

  it('by the back button is the screen’s own while it is in front, and no longer', async () => {
    const listeners: Parameters<typeof BackHandler.addEventListener>[1][] = [];
    jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_, listener) => {
      listeners.push(listener);
      return { remove: () => void listeners.splice(listeners.indexOf(listener), 1) };
    });
    const goBack = jest.fn();
    const Match = () => {
      useBackButton(goBack);
      return null;
    };
    await openApp('/match/a', { routes: { ...ROUTES, 'match/[id]': Match } });
    const press = () => {
      let isTaken: boolean | null | undefined;
      act(() => {
        isTaken = listeners.at(-1)?.({} as never);
      });
      return isTaken;
    };
    expect(press()).toBe(true);
    expect(goBack).toHaveBeenCalledTimes(1);
    await act(async () => {
      router.push('/settings');
      await jest.advanceTimersByTimeAsync(50);
    });
    press();
    expect(goBack).toHaveBeenCalledTimes(1);
  });
});
