import { isPlainObject } from '@/core/options';

import { ALL_AIDS, readAids, type Aids } from './aids';
import { readText, writeText } from './device';

/** What the person chose. Only what does something now is here. */
export interface Settings {
  readonly language: 'system' | 'en' | 'es' | 'pt';
  readonly theme: 'system' | 'light' | 'dark';
  readonly isHighContrast: boolean;
  readonly motion: 'system' | 'reduced' | 'full';
  readonly speed: 'slow' | 'normal' | 'fast' | 'instant';
  readonly sound: boolean;
  readonly haptics: 'off' | 'light' | 'strong';
  readonly isLeftHanded: boolean;
  /** Whether the screen stays on during a match. */
  readonly keepAwake: boolean;
  /** The aids of a new match, unless it is given others. */
  readonly aids: Aids;
  /** How a placed tile becomes a move: only by the button, or by a second tap on it as well. */
  readonly confirm: 'button' | 'tap';
  /** Whether open games too show a screen while the phone changes hands. */
  readonly handOver: boolean;
  /** How long the computer may think about a move before it is hurried. */
  readonly thinking: 'short' | 'normal' | 'long';
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  isHighContrast: false,
  motion: 'system',
  speed: 'normal',
  sound: true,
  haptics: 'light',
  isLeftHanded: false,
  keepAwake: true,
  aids: ALL_AIDS,
  confirm: 'button',
  handOver: false,
  thinking: 'normal',
};

type Choice = Exclude<keyof Settings, 'aids'>;

const SWITCH = [true, false] as const;

const ALLOWED: { readonly [Key in Choice]: readonly Settings[Key][] } = {
  language: ['system', 'en', 'es', 'pt'],
  theme: ['system', 'light', 'dark'],
  isHighContrast: SWITCH,
  motion: ['system', 'reduced', 'full'],
  speed: ['slow', 'normal', 'fast', 'instant'],
  sound: SWITCH,
  haptics: ['off', 'light', 'strong'],
  isLeftHanded: SWITCH,
  keepAwake: SWITCH,
  confirm: ['button', 'tap'],
  handOver: SWITCH,
  thinking: ['short', 'normal', 'long'],
};

const SETTINGS_VERSION = 1;
export const SETTINGS_KEY = 'terreno/settings';
/** Where text goes that we could not fully read. It is never deleted by us. */
export const ASIDE_KEY = 'terreno/settings/aside';

type ReadTrouble = 'damaged' | 'newer';

/** Reads what can be read: one bad value costs only itself. */
export function parseSettings(text: string): { settings: Settings; trouble: ReadTrouble | null } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { settings: DEFAULT_SETTINGS, trouble: 'damaged' };
  }
  if (!isPlainObject(data) || typeof data.version !== 'number')
    return { settings: DEFAULT_SETTINGS, trouble: 'damaged' };
  const given = data;
  let isWhole = true;
  const read = <Key extends Choice>(key: Key): Settings[Key] => {
    const value = ALLOWED[key].find((allowed) => allowed === given[key]);
    // A key that is missing was added after this text was written; a value we do not know is damage.
    if (value === undefined && given[key] !== undefined) isWhole = false;
    return value ?? DEFAULT_SETTINGS[key];
  };
  const settings: Settings = {
    language: read('language'),
    theme: read('theme'),
    isHighContrast: read('isHighContrast'),
    motion: read('motion'),
    speed: read('speed'),
    sound: read('sound'),
    haptics: read('haptics'),
    isLeftHanded: read('isLeftHanded'),
    keepAwake: read('keepAwake'),
    aids: readAids(given.aids, () => (isWhole = false)),
    confirm: read('confirm'),
    handOver: read('handOver'),
    thinking: read('thinking'),
  };
  if (data.version > SETTINGS_VERSION) return { settings, trouble: 'newer' };
  return { settings, trouble: isWhole ? null : 'damaged' };
}

export function formatSettings(settings: Settings): string {
  return JSON.stringify({ version: SETTINGS_VERSION, ...settings });
}

export interface LoadedSettings {
  readonly settings: Settings;
  readonly trouble: ReadTrouble | 'unreadable' | null;
  /** Text that must be set aside before anything may be written over it; null when that is done or needless. */
  readonly toSetAside: string | null;
}

export async function loadSettings(): Promise<LoadedSettings> {
  const stored = await readText(SETTINGS_KEY);
  if (!stored.ok) return { settings: DEFAULT_SETTINGS, trouble: 'unreadable', toSetAside: null };
  if (stored.value === null) return { settings: DEFAULT_SETTINGS, trouble: null, toSetAside: null };
  const { settings, trouble } = parseSettings(stored.value);
  if (trouble === null) return { settings, trouble, toSetAside: null };
  const isAside = await setAside(stored.value);
  return { settings, trouble, toSetAside: isAside ? null : stored.value };
}

/** Keeps the text under the first free place, so that a second accident does not bury the first. */
async function setAside(text: string): Promise<boolean> {
  for (let place = 1; place <= 20; place++) {
    const key = `${ASIDE_KEY}/${place}`;
    const taken = await readText(key);
    if (!taken.ok) return false;
    if (taken.value === text) return true;
    if (taken.value === null) return (await writeText(key, text)).ok;
  }
  return false;
}

/** True when the settings are on the device; text still to be set aside is never written over. */
export async function saveSettings(settings: Settings, toSetAside: string | null): Promise<boolean> {
  if (toSetAside !== null && !(await setAside(toSetAside))) return false;
  return (await writeText(SETTINGS_KEY, formatSettings(settings))).ok;
}
