import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, renderRouter, screen } from 'expo-router/testing-library';
import type { ComponentType } from 'react';

import * as Layout from '../../app/_layout';
import NotFound from '../../app/+not-found';
import About from '../../app/about';
import Import from '../../app/import';
import Home from '../../app/index';
import Learn from '../../app/learn';
import SharedMatch from '../../app/m/[code]';
import New from '../../app/new';
import ReplayRoute from '../../app/replay/[id]';
import ResultRoute from '../../app/result/[id]';
import SettingsRoute from '../../app/settings';
import Stats from '../../app/stats';

import { SETTINGS_KEY } from '@/storage/settings';
import { useSettings } from '@/storage/settingsStore';

const fresh = useSettings.getInitialState();

export const ROUTES = {
  _layout: Layout,
  index: Home,
  new: New,
  settings: SettingsRoute,
  about: About,
  learn: Learn,
  stats: Stats,
  import: Import,
  'm/[code]': SharedMatch,
  // The tables themselves have tests of their own; here it is enough to arrive.
  'match/[id]': (() => null) as ComponentType,
  'result/[id]': ResultRoute,
  'replay/[id]': ReplayRoute,
  '+not-found': NotFound,
};

/** Starts the app as a device does: nothing in memory, what was stored on the device, one address. */
export async function openApp(
  url = '/',
  { stored, routes = ROUTES }: { stored?: string; routes?: typeof ROUTES } = {},
) {
  useSettings.setState(fresh, true);
  if (stored !== undefined) await AsyncStorage.setItem(SETTINGS_KEY, stored);
  const app = renderRouter(routes, { initialUrl: url });
  // Fonts and the store answer after the first frame; the router's test renderer has stopped the clock.
  await act(() => jest.advanceTimersByTimeAsync(50));
  return { app, screen };
}
