/** How the app is started. Real phones take language and colours from their system; those of ours take them from us. */
export interface Launch {
  /** What a link led to, if one did. */
  readonly url: string | null;
  readonly path: string;
  readonly locale: string;
  readonly colorScheme: 'light' | 'dark';
  /** Null: as large as the device is. */
  readonly viewport: { readonly width: number; readonly height: number } | null;
  readonly reducedMotion: boolean;
  readonly textScale: number;
  /** Pixels a point; null: as the device has them. Most phones have two or more; one is a quarter of the work for a machine that draws in software. */
  readonly density: number | null;
  readonly isOffline: boolean;
  /** Nobody looks at the screen, so that a machine which draws in software need not. */
  readonly isUnseen: boolean;
  /** Whether what the page holds is counted from the start. */
  readonly isCounted: boolean;
}

type LaunchArgs = Readonly<Record<string, unknown>>;
interface LanguageAndLocale {
  readonly language?: string;
  readonly locale?: string;
}

/** `terreno://settings` and `/settings` open the same screen. */
export function pathOf(url: string): string {
  return `/${url.replace(/^[a-z]+:\/{2,3}/, '').replace(/^\/+/, '')}`;
}

function readViewport(value: unknown): Launch['viewport'] {
  if (value === undefined) return null;
  const match = /^(\d+)x(\d+)$/.exec(String(value));
  if (match === null) throw new Error(`launchArgs.viewport must look like 390x844, but is ${String(value)}`);
  return { width: Number(match[1]), height: Number(match[2]) };
}

function readScheme(value: unknown): Launch['colorScheme'] {
  if (value === undefined) return 'light';
  if (value !== 'light' && value !== 'dark')
    throw new Error(`launchArgs.colorScheme is light or dark, not ${String(value)}`);
  return value;
}

/** What Detox adds by itself, for its own server. */
const OF_DETOX = new Set(['detoxServer', 'detoxSessionId', 'detoxURLOverride', 'detoxDisableTouchIndicators']);
const OURS = new Set([
  'colorScheme',
  'viewport',
  'reducedMotion',
  'textScale',
  'offline',
  'density',
  'unseen',
  'counted',
]);

/** Reads `launchApp`'s arguments. A name we do not know is an error: it would otherwise change nothing. */
export function readLaunch(args: LaunchArgs, language?: LanguageAndLocale): Launch {
  for (const name of Object.keys(args)) {
    if (!OF_DETOX.has(name) && !OURS.has(name)) {
      throw new Error(`launchArgs.${name} is not supported by this driver`);
    }
  }
  const isTrue = (value: unknown) => value === true || value === 'true' || value === 'YES';
  const url = typeof args.detoxURLOverride === 'string' ? args.detoxURLOverride : null;
  return {
    url,
    path: url === null ? '/' : pathOf(url),
    locale: (language?.locale ?? language?.language ?? 'en-US').replace('_', '-'),
    colorScheme: readScheme(args.colorScheme),
    viewport: readViewport(args.viewport),
    reducedMotion: isTrue(args.reducedMotion),
    textScale: args.textScale === undefined ? 1 : Number(args.textScale),
    isOffline: isTrue(args.offline),
    isUnseen: isTrue(args.unseen),
    isCounted: isTrue(args.counted),
    density: args.density === undefined ? null : Number(args.density),
  };
}
