import { isPlainObject, oneOf, parseJson } from '@/core/guards';
import { LANGUAGES } from '@/core/languages';

import { ALL_AIDS, readAids, type Aids } from './aids';
import { readText, writeText } from './device';

const SWITCH = [true, false] as const;

/** All that can be chosen, and among what. Only what does something now is here. */
const CHOICES = {
  language: ['system', ...LANGUAGES],
  theme: ['system', 'light', 'dark'],
  isHighContrast: SWITCH,
  motion: ['system', 'reduced', 'full'],
  speed: ['slow', 'normal', 'fast', 'instant'],
  sound: SWITCH,
  haptics: ['off', 'light', 'strong'],
  isLeftHanded: SWITCH,
  /** Whether the screen stays on during a match. */
  keepAwake: SWITCH,
  /** How a placed tile becomes a move: only by the button, or by a second tap on it as well. */
  confirm: ['button', 'tap'],
  /** Whether open games too show a screen while the phone changes hands. */
  handOver: SWITCH,
  /** How long the computer may think about a move before it is hurried. */
  thinking: ['short', 'normal', 'long'],
} as const;

type Choice = keyof typeof CHOICES;
type Chosen = { readonly [Key in Choice]: (typeof CHOICES)[Key][number] };

/** What the person chose. */
export interface Settings extends Chosen {
  /** The aids of a new match, unless it is given others. */
  readonly aids: Aids;
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

const SETTINGS_VERSION = 1;
export const SETTINGS_KEY = 'terreno/settings';
/** Where text goes that we could not fully read. It is never deleted by us. */
export const ASIDE_KEY = 'terreno/settings/aside';

type ReadTrouble = 'damaged' | 'newer';

/** Reads what can be read: one bad value costs only itself. */
export function parseSettings(text: string): { settings: Settings; trouble: ReadTrouble | null } {
  const data = parseJson(text);
  if (!isPlainObject(data) || typeof data.version !== 'number')
    return { settings: DEFAULT_SETTINGS, trouble: 'damaged' };
  let isWhole = true;
  const chosen: Record<string, unknown> = {};
  for (const [key, allowed] of Object.entries(CHOICES)) {
    const value = oneOf<unknown>(allowed, data[key]);
    // A key that is missing was added after this text was written; a value we do not know is damage.
    if (value === undefined && data[key] !== undefined) isWhole = false;
    chosen[key] = value ?? DEFAULT_SETTINGS[key as Choice];
  }
  const aids = readAids(data.aids, () => (isWhole = false));
  // Every choice was read from among its own values.
  const settings: Settings = { ...(chosen as unknown as Chosen), aids };
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
