import * as Haptics from 'expo-haptics';

import { feel } from '@/match/feel';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/storage/settingsStore';

const mockPlayed: unknown[] = [];
jest.mock('expo-haptics', () => ({
  ...jest.requireActual<object>('expo-haptics'),
  impactAsync: jest.fn(() => Promise.resolve()),
  notificationAsync: jest.fn(() => Promise.reject(new Error('no motor'))),
}));
jest.mock('expo-audio', () => ({
  setAudioModeAsync: () => Promise.reject(new Error('no session')),
  createAudioPlayer: (source: unknown) => ({
    seekTo: () => Promise.resolve(),
    play: () => mockPlayed.push(source),
  }),
}));

const choose = (change: object) => useSettings.setState({ settings: { ...DEFAULT_SETTINGS, ...change } });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  jest.clearAllMocks();
  mockPlayed.length = 0;
});

describe('what happens at the table', () => {
  it('is heard and felt as the person wants it', async () => {
    choose({ sound: true, haptics: 'strong' });
    feel('drop');
    await settled();
    expect(mockPlayed).toHaveLength(1);
    expect(Haptics.impactAsync).toHaveBeenCalledWith(Haptics.ImpactFeedbackStyle.Heavy);
  });

  it('is neither heard nor felt when both are off', async () => {
    choose({ sound: false, haptics: 'off' });
    feel('drop');
    feel('win');
    await settled();
    expect(mockPlayed).toEqual([]);
    expect(Haptics.impactAsync).not.toHaveBeenCalled();
    expect(Haptics.notificationAsync).not.toHaveBeenCalled();
  });

  it('goes on when the device can do neither', async () => {
    choose({ sound: true, haptics: 'light' });
    feel('win');
    await settled();
    expect(Haptics.notificationAsync).toHaveBeenCalled();
  });
});
