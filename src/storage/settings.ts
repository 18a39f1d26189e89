import { isPlainObject, oneOf, parseJson } from '@/core/guards';
import { LANGUAGES } from '@/core/languages';

import { ALL_AIDS, readAids, type Aids } from './aids';
import { placeAside } from './aside';
import { device, type Change } from './device';

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
  /** Whether the first matches after a lesson have tips. */
  tips: SWITCH,
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
  tips: true,
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

/** What somebody wants otherwise: each choice, and each aid, by itself. */
export type SettingsChange = Partial<Chosen> & { readonly aids?: Partial<Aids> };

export function changed(settings: Settings, { aids, ...chosen }: SettingsChange): Settings {
  return { ...settings, ...chosen, aids: { ...settings.aids, ...aids } };
}

export interface LoadedSettings {
  readonly settings: Settings;
  /** `unkept`: this browser keeps nothing, neither settings nor matches. */
  readonly trouble: ReadTrouble | 'unreadable' | 'unkept' | null;
}

const ASIDE_KEYS = Array.from({ length: 20 }, (_, index) => `${ASIDE_KEY}/${index + 1}`);

export async function loadSettings(): Promise<LoadedSettings> {
  const stored = await device.read(SETTINGS_KEY);
  if (!stored.ok) return { settings: DEFAULT_SETTINGS, trouble: 'unreadable' };
  if (!device.isLasting()) return { ...readSettings(stored.value), trouble: 'unkept' };
  const read = readSettings(stored.value);
  const { value } = stored;
  if (read.trouble !== null && value !== null) {
    // Refused, it is tried again before anything is written over it.
    await device.change(ASIDE_KEYS, (taken) => placeAside(ASIDE_KEYS, taken, value));
  }
  return read;
}

function readSettings(text: string | null): ReturnType<typeof parseSettings> {
  return text === null ? { settings: DEFAULT_SETTINGS, trouble: null } : parseSettings(text);
}

/**
 * Changes what is on the device, and only what was chosen: another window may have changed the rest. The answer is all
 * that now holds, or null when it was not written. Text that cannot be read whole is set aside before it is written over.
 */
export async function saveSettings(change: SettingsChange): Promise<Settings | null> {
  const saved = await device.change(
    [SETTINGS_KEY, ...ASIDE_KEYS],
    ([text = null, ...taken]): Change<Settings | null> => {
      const { settings, trouble } = readSettings(text);
      const next = changed(settings, change);
      const aside = trouble === null || text === null ? null : placeAside(ASIDE_KEYS, taken, text);
      if (aside?.answer === false) return { edits: [], answer: null };
      return { edits: [...(aside?.edits ?? []), [SETTINGS_KEY, formatSettings(next)]], answer: next };
    },
  );
  return saved.ok ? saved.value : null;
}
