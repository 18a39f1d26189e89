import AsyncStorage from '@react-native-async-storage/async-storage';

import { ANSWER_LIMIT } from '@/storage/device';
import { ASIDE_KEY, DEFAULT_SETTINGS, formatSettings, parseSettings, SETTINGS_KEY } from '@/storage/settings';
import { changeSettings, dismissTrouble, hydrateSettings, useSettings } from '@/storage/settingsStore';

// A plain store in memory, whose methods a test may break and mend again.
jest.mock('@react-native-async-storage/async-storage', () => {
  const texts = new Map<string, string>();
  return {
    __esModule: true,
    default: {
      getItem: async (key: string) => texts.get(key) ?? null,
      multiGet: async (keys: string[]) => keys.map((key) => [key, texts.get(key) ?? null]),
      setItem: async (key: string, text: string) => void texts.set(key, text),
      clear: async () => texts.clear(),
    },
  };
});

const fresh = useSettings.getInitialState();
const state = () => useSettings.getState();
/** What a restart of the app does: forget everything in memory, then ask the device. */
async function restart() {
  useSettings.setState(fresh, true);
  await hydrateSettings();
}

beforeEach(async () => {
  await AsyncStorage.clear();
  useSettings.setState(fresh, true);
});
afterEach(() => jest.restoreAllMocks());

describe('settings', () => {
  it('are the usual ones on the first start, and nothing is wrong', async () => {
    await restart();
    expect(state()).toMatchObject({ isReady: true, settings: DEFAULT_SETTINGS, trouble: null });
  });

  it('are still there after a restart', async () => {
    await restart();
    await changeSettings({ language: 'pt', isHighContrast: true });
    await changeSettings({ theme: 'dark' });
    await restart();
    expect(state().settings).toEqual({ ...DEFAULT_SETTINGS, language: 'pt', isHighContrast: true, theme: 'dark' });
  });

  it('are not ready, and nothing is written, before the device has answered', () => {
    const write = jest.spyOn(AsyncStorage, 'setItem');
    expect(state().isReady).toBe(false);
    expect(write).not.toHaveBeenCalled();
  });

  it('keep the last of several quick changes even when the first write is slow', async () => {
    await restart();
    const real = AsyncStorage.setItem.bind(AsyncStorage);
    jest.spyOn(AsyncStorage, 'setItem').mockImplementationOnce(async (key, value) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      await real(key, value);
    });
    await Promise.all([changeSettings({ speed: 'slow' }), changeSettings({ speed: 'fast' })]);
    await restart();
    expect(state().settings.speed).toBe('fast');
  });
});

describe('damaged settings', () => {
  it.each(['', '{oops', 'null', '[]', '42', '{"theme":"dark"}', '{"version":"1"}'])(
    'such as %j open the app with the usual ones, and the text is set aside',
    async (text) => {
      await AsyncStorage.setItem(SETTINGS_KEY, text);
      await restart();
      expect(state()).toMatchObject({ isReady: true, settings: DEFAULT_SETTINGS, trouble: 'damaged' });
      expect(await AsyncStorage.getItem(`${ASIDE_KEY}/1`)).toBe(text);
    },
  );

  it('cost only the value that is bad', async () => {
    const text = JSON.stringify({ version: 1, language: 'es', theme: 'purple', speed: 7 });
    await AsyncStorage.setItem(SETTINGS_KEY, text);
    await restart();
    expect(state()).toMatchObject({ settings: { ...DEFAULT_SETTINGS, language: 'es' }, trouble: 'damaged' });
    expect(await AsyncStorage.getItem(`${ASIDE_KEY}/1`)).toBe(text);
  });

  it('never bury an earlier accident', async () => {
    for (const text of ['first', 'second', 'first']) {
      await AsyncStorage.setItem(SETTINGS_KEY, text);
      await restart();
    }
    expect(await AsyncStorage.getItem(`${ASIDE_KEY}/1`)).toBe('first');
    expect(await AsyncStorage.getItem(`${ASIDE_KEY}/2`)).toBe('second');
    expect(await AsyncStorage.getItem(`${ASIDE_KEY}/3`)).toBeNull();
  });

  it('are not written over while they could not be set aside', async () => {
    await AsyncStorage.setItem(SETTINGS_KEY, '{oops');
    const write = jest.spyOn(AsyncStorage, 'setItem').mockRejectedValue(new Error('full'));
    await restart();
    await changeSettings({ theme: 'dark' });
    expect(state()).toMatchObject({ settings: { theme: 'dark' }, trouble: 'unwritable' });
    expect(await AsyncStorage.getItem(SETTINGS_KEY)).toBe('{oops');
    write.mockRestore();
    await changeSettings({ theme: 'light' });
    expect(await AsyncStorage.getItem(`${ASIDE_KEY}/1`)).toBe('{oops');
    expect(parseSettings((await AsyncStorage.getItem(SETTINGS_KEY)) ?? '').settings.theme).toBe('light');
  });

  it('from a newer version are read as far as we understand them, and kept', async () => {
    const text = JSON.stringify({ version: 9, theme: 'dark', moon: 'full' });
    await AsyncStorage.setItem(SETTINGS_KEY, text);
    await restart();
    expect(state()).toMatchObject({ settings: { ...DEFAULT_SETTINGS, theme: 'dark' }, trouble: 'newer' });
    await changeSettings({ speed: 'fast' });
    expect(await AsyncStorage.getItem(`${ASIDE_KEY}/1`)).toBe(text);
  });
});

describe('a device that fails', () => {
  it('to read lets the app open with the usual settings, and says so', async () => {
    jest.spyOn(AsyncStorage, 'getItem').mockRejectedValue(new Error('SecurityError'));
    await restart();
    expect(state()).toMatchObject({ isReady: true, settings: DEFAULT_SETTINGS, trouble: 'unreadable' });
  });

  it('to answer at all lets the app open after a short wait', async () => {
    jest.useFakeTimers();
    jest.spyOn(AsyncStorage, 'getItem').mockReturnValue(new Promise(() => undefined));
    const opening = hydrateSettings();
    await jest.advanceTimersByTimeAsync(ANSWER_LIMIT - 1);
    expect(state().isReady).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await opening;
    jest.useRealTimers();
    expect(state()).toMatchObject({ isReady: true, trouble: 'unreadable' });
  });

  it('to write keeps the choice on screen and says that it will not last', async () => {
    await restart();
    jest.spyOn(AsyncStorage, 'setItem').mockRejectedValueOnce(new Error('QuotaExceededError'));
    await changeSettings({ theme: 'dark' });
    expect(state()).toMatchObject({ settings: { theme: 'dark' }, trouble: 'unwritable' });
    await changeSettings({ theme: 'light' });
    expect(state().trouble).toBeNull();
  });

  it('is mentioned until the person has read it', async () => {
    await AsyncStorage.setItem(SETTINGS_KEY, 'junk');
    await restart();
    dismissTrouble();
    expect(state().trouble).toBeNull();
  });
});

describe('the text of settings', () => {
  it('reads back as what was written', () => {
    const settings = { ...DEFAULT_SETTINGS, motion: 'reduced', speed: 'instant' } as const;
    expect(parseSettings(formatSettings(settings))).toEqual({ settings, trouble: null });
  });

  it('of a version without aids, sound and touch has the usual ones', () => {
    const text = JSON.stringify({ version: 1, theme: 'dark' });
    expect(parseSettings(text)).toEqual({ settings: { ...DEFAULT_SETTINGS, theme: 'dark' }, trouble: null });
  });

  it('have tips where nothing sensible says otherwise', () => {
    const read = (tips?: unknown) => parseSettings(JSON.stringify({ version: 1, tips }));
    expect(read()).toMatchObject({ settings: { tips: true }, trouble: null });
    expect(read(false)).toMatchObject({ settings: { tips: false }, trouble: null });
    expect(read('never')).toMatchObject({ settings: { tips: true }, trouble: 'damaged' });
  });

  it('with one aid that makes no sense loses only that one', () => {
    const text = JSON.stringify({ version: 1, aids: { preview: false, fits: 'often' }, haptics: 'strong' });
    const { settings, trouble } = parseSettings(text);
    expect(settings.aids).toEqual({ ...DEFAULT_SETTINGS.aids, preview: false });
    expect([settings.haptics, trouble]).toEqual(['strong', 'damaged']);
    expect(parseSettings(JSON.stringify({ version: 1, aids: 'all' }))).toMatchObject({
      settings: { aids: DEFAULT_SETTINGS.aids },
      trouble: 'damaged',
    });
  });
});
