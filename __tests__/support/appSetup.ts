// The device store of tests is in memory: AsyncStorage's own mock, the one its authors keep in step.
jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);
// There is no loudspeaker in Node: the module of the real one cannot even be read there.
jest.mock('expo-audio', () => ({
  setAudioModeAsync: () => Promise.resolve(),
  createAudioPlayer: () => ({ seekTo: () => Promise.resolve(), play: () => undefined }),
}));
