import AsyncStorage from '@react-native-async-storage/async-storage';

import type { Backend } from './device';

/** The store of a phone: only this app has it, and it answers when a text is on disk. */
export const ownBackend: Backend = {
  // Looked up at every call: a test may put another function in its place.
  getItem: (key) => AsyncStorage.getItem(key),
  setItem: (key, text) => AsyncStorage.setItem(key, text),
  getAllKeys: () => AsyncStorage.getAllKeys(),
  multiGet: (keys) => AsyncStorage.multiGet(keys),
  multiRemove: (keys) => AsyncStorage.multiRemove([...keys]),
};
