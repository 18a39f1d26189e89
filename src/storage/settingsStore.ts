import { create } from 'zustand';

import { device } from './device';
import {
  changed,
  DEFAULT_SETTINGS,
  loadSettings,
  saveSettings,
  SETTINGS_KEY,
  type LoadedSettings,
  type Settings,
  type SettingsChange,
} from './settings';

type SettingsTrouble = NonNullable<LoadedSettings['trouble']> | 'unwritable';

interface SettingsState {
  /** No screen may show, and nothing may be written, before the device has answered. */
  readonly isReady: boolean;
  readonly settings: Settings;
  /** What the person should be told; null when all is well or they have read it. */
  readonly trouble: SettingsTrouble | null;
  /** What was chosen here and is not on the device yet. */
  readonly unsaved: SettingsChange;
}

export const useSettings = create<SettingsState>(() => ({
  isReady: false,
  settings: DEFAULT_SETTINGS,
  trouble: null,
  unsaved: {},
}));

export async function hydrateSettings(): Promise<void> {
  const loaded = await loadSettings();
  useSettings.setState({ isReady: true, unsaved: {}, ...loaded });
}

// What is chosen in one window holds in all of them.
device.onForeignChange((keys) => {
  if (keys.includes(SETTINGS_KEY) && useSettings.getState().isReady) void takeUp();
});

async function takeUp(): Promise<void> {
  const { settings, trouble } = await loadSettings();
  if (trouble === null) useSettings.setState(({ unsaved }) => ({ settings: changed(settings, unsaved) }));
}

/** The screen changes at once; the device is told in the background, and only a refusal is worth a message. */
export async function changeSettings(change: Partial<Settings>): Promise<void> {
  const { settings } = useSettings.getState();
  useSettings.setState(({ unsaved }) => ({
    settings: { ...settings, ...change },
    unsaved: join(unsaved, differing(settings, change)),
  }));
  const { unsaved } = useSettings.getState();
  const saved = await saveSettings(unsaved);
  useSettings.setState((state) => {
    if (saved === null) return { trouble: 'unwritable' };
    const rest = without(state.unsaved, unsaved);
    return {
      settings: changed(saved, rest),
      unsaved: rest,
      trouble: state.trouble === 'unwritable' ? null : state.trouble,
    };
  });
}

export function dismissTrouble(): void {
  useSettings.setState({ trouble: null });
}

/** What a change makes otherwise: the screen gives all aids, of which the person has touched one. */
function differing(settings: Settings, { aids, ...chosen }: Partial<Settings>): SettingsChange {
  return aids === undefined ? chosen : { ...chosen, aids: pick(aids, (name) => aids[name] !== settings.aids[name]) };
}

function join(one: SettingsChange, other: SettingsChange): SettingsChange {
  return { ...one, ...other, aids: { ...one.aids, ...other.aids } };
}

/** What is left to be saved: what was chosen while the device was busy, or chosen otherwise since. */
function without({ aids, ...chosen }: SettingsChange, saved: SettingsChange): SettingsChange {
  return {
    ...pick(chosen, (name) => chosen[name] !== saved[name]),
    aids: pick(aids ?? {}, (name) => aids?.[name] !== saved.aids?.[name]),
  };
}

function pick<Whole extends object>(whole: Whole, isWanted: (name: keyof Whole) => boolean): Partial<Whole> {
  const names = Object.keys(whole) as (keyof Whole)[];
  return Object.fromEntries(names.filter(isWanted).map((name) => [name, whole[name]])) as Partial<Whole>;
}
