import 'react-native-gesture-handler/jestSetup';

import { layerTurn } from '@/ui/overlay/LayerTurn';

// The device store of tests is in memory: AsyncStorage's own mock, the one its authors keep in step.
jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);
// There is no loudspeaker in Node: the module of the real one cannot even be read there.
jest.mock('expo-audio', () => ({
  setAudioModeAsync: () => Promise.resolve(),
  createAudioPlayer: () => ({ seekTo: () => Promise.resolve(), play: () => undefined }),
}));
// There is one thread in Node: what runs on the UI thread of a phone is played by the authors' own mocks.
jest.mock('react-native-worklets', () => jest.requireActual('react-native-worklets/src/mock'));
jest.mock('react-native-reanimated', () => jest.requireActual('./mockReanimated'));
// The stand-in for a native layer says, as iOS does, when it has come and when it has gone.
jest.mock('react-native/Libraries/Modal/Modal', () => jest.requireActual('./mockModal'));

// Whatever a test left on the screen is gone for the next one.
afterEach(() => layerTurn.reset());
