export type Platform = 'ios' | 'android';

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What the owner of a phone has set, and what the phone is. */
export interface DeviceSettings {
  readonly platform: Platform;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly insets: Insets;
  readonly fontScale: number;
  readonly locale: string;
  readonly colorScheme: 'light' | 'dark';
  readonly isMotionReduced: boolean;
  /** Nobody looks at the screen: what is drawn is checked, and not drawn. */
  readonly isUnseen: boolean;
}

/** The usual phone of each kind: as large as an iPhone 16 and as a Pixel 9 are. */
export const USUAL: Readonly<Record<Platform, DeviceSettings>> = {
  ios: {
    platform: 'ios',
    width: 393,
    height: 852,
    pixelRatio: 3,
    insets: { top: 59, right: 0, bottom: 34, left: 0 },
    fontScale: 1,
    locale: 'en-US',
    colorScheme: 'light',
    isMotionReduced: false,
    isUnseen: false,
  },
  android: {
    platform: 'android',
    width: 412,
    height: 915,
    pixelRatio: 2.625,
    insets: { top: 24, right: 0, bottom: 24, left: 0 },
    fontScale: 1,
    locale: 'en-US',
    colorScheme: 'light',
    isMotionReduced: false,
    isUnseen: false,
  },
};

/** A phone that has been laid on its side: its insets turn with it. */
export function turned(settings: DeviceSettings): DeviceSettings {
  const { width, height, insets } = settings;
  const isUpright = height > width;
  const side = Math.max(insets.top, insets.left);
  const turnedInsets = isUpright
    ? { top: 0, right: settings.platform === 'ios' ? side : 0, bottom: Math.min(21, insets.bottom), left: side }
    : USUAL[settings.platform].insets;
  return { ...settings, width: height, height: width, insets: turnedInsets };
}

/** What outlives the app: its store and its files. */
export class Disk {
  readonly store = new Map<string, string>();
  readonly files = new Map<string, Uint8Array>();

  erase(): void {
    this.store.clear();
    this.files.clear();
  }
}
