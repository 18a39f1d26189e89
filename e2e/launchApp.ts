import { execFileSync } from 'node:child_process';

import { device } from 'detox';

/** What Android's switch for animations sets; React Native takes the second at nought for less motion. */
const ANIMATION_SCALES = ['window_animation_scale', 'transition_animation_scale', 'animator_duration_scale'];

const LOCALES = { en: 'en-US', es: 'es-MX', pt: 'pt-BR' } as const;

export interface Start {
  readonly language?: keyof typeof LOCALES;
  readonly scheme?: 'light' | 'dark';
  /** As after a fresh install. Otherwise the app is killed and started again with its data. */
  readonly isFresh?: boolean;
  readonly url?: string;
  /** In the browser: with the server stopped. A phone needs no network in the first place. */
  readonly isOffline?: boolean;
  /** In the browser: the size of the window, like 1024x1366. A device has the size it has. */
  readonly viewport?: string;
  /** In the browser: how large the letters are. A device has them as its owner set them. */
  readonly textScale?: number;
  /**
   * For somebody who asked the system for less motion; in the browser also on a plain screen. Long games are played so,
   * because a machine that draws without a graphics processor needs a long time for every frame.
   */
  readonly isStill?: boolean;
  /**
   * In the browser and on the phone host: somebody looks at the pictures. Without that they are asked for and not painted,
   * which takes half of the time of a machine without a graphics processor.
   */
  readonly isSeen?: boolean;
  /** In the browser: what the page holds is counted from its start. */
  readonly isCounted?: boolean;
}

/**
 * Starts the app in a language and a colour scheme. Each platform has its own way to set them: the browser driver
 * takes them as launch arguments, as the phone host does, simulators from `simctl`, emulators from `adb`.
 */
export async function launchApp(start: Start = {}): Promise<void> {
  const { language = 'en', scheme = 'light', isFresh = false, isStill = false, url } = start;
  const locale = LOCALES[language];
  const common = { newInstance: true, languageAndLocale: { language: locale, locale }, ...(url ? { url } : {}) };

  if (takesSettings()) {
    return device.launchApp({
      ...common,
      delete: isFresh,
      launchArgs: {
        colorScheme: scheme,
        ...(start.isOffline ? { offline: true } : {}),
        ...(start.isCounted ? { counted: true } : {}),
        ...(isStill ? { reducedMotion: true, density: 1 } : {}),
        ...(start.isSeen ? {} : { unseen: true }),
        ...(start.textScale === undefined ? {} : { textScale: start.textScale }),
        ...(start.viewport === undefined ? {} : { viewport: start.viewport }),
      },
    });
  }
  switch (device.getPlatform()) {
    case 'ios': {
      const simctl = (...args: string[]) => execFileSync('xcrun', ['simctl', ...args]);
      simctl('ui', device.id, 'appearance', scheme);
      // `simctl ui` has no word for motion. The app reads the setting when it starts, which it is about to.
      const setting = ['com.apple.Accessibility', 'ReduceMotionEnabled', '-bool', String(isStill)];
      simctl('spawn', device.id, 'defaults', 'write', ...setting);
      return device.launchApp({ ...common, delete: isFresh });
    }
    default: {
      const adb = (...args: string[]) => execFileSync('adb', ['-s', device.id, 'shell', ...args]);
      if (isFresh) {
        await device.uninstallApp();
        await device.installApp();
      }
      adb('cmd', 'uimode', 'night', scheme === 'dark' ? 'yes' : 'no');
      for (const scale of ANIMATION_SCALES) adb('settings', 'put', 'global', scale, isStill ? '0' : '1');
      adb('cmd', 'locale', 'set-app-locales', 'app.terreno', '--locales', locale);
      return device.launchApp(common);
    }
  }
}

/** Whether whatever plays the phone takes language, colours and size at the start. */
function takesSettings(): boolean {
  return (device as unknown as { deviceDriver?: { takesSettings?: boolean } }).deviceDriver?.takesSettings === true;
}
