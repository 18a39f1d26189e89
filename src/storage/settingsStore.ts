import { create } from 'zustand';

import { DEFAULT_SETTINGS, loadSettings, saveSettings, type LoadedSettings, type Settings } from './settings';

type SettingsTrouble = NonNullable<LoadedSettings['trouble']> | 'unwritable';

interface SettingsState {
  /** No screen may show, and nothing may be written, before the device has answered. */
  readonly isReady: boolean;
  readonly settings: Settings;
  /** What the person should be told; null when all is well or they have read it. */
  readonly trouble: SettingsTrouble | null;
  readonly toSetAside: string | null;
}

export const useSettings = create<SettingsState>(() => ({
  isReady: false,
  settings: DEFAULT_SETTINGS,
  trouble: null,
  toSetAside: null,
}));

export async function hydrateSettings(): Promise<void> {
  const loaded = await loadSettings();
  useSettings.setState({ isReady: true, ...loaded });
}

/** The screen changes at once; the device is told in the background, and only a refusal is worth a message. */
export async function changeSettings(change: Partial<Settings>): Promise<void> {
  const { settings, toSetAside } = useSettings.getState();
  const next = { ...settings, ...change };
  useSettings.setState({ settings: next });
  const isSaved = await saveSettings(next, toSetAside);
  useSettings.setState((state) =>
    isSaved
      ? { toSetAside: null, trouble: state.trouble === 'unwritable' ? null : state.trouble }
      : { trouble: 'unwritable' },
  );
}

export function dismissTrouble(): void {
  useSettings.setState({ trouble: null });
}
