import type { Realm } from '../realm';
import { fileSystem } from './fileSystem';
import { promised, type Host, type Module } from './native';

/** The classes of expo-modules-core, which its C++ puts onto the global object. */
const CLASSES = `(function () {
  class EventEmitter {
    addListener(name, listener) {
      (this.__listeners ??= new Map());
      if (!this.__listeners.has(name)) this.__listeners.set(name, new Set());
      this.__listeners.get(name).add(listener);
      return { remove: () => this.removeListener(name, listener) };
    }
    removeListener(name, listener) { this.__listeners?.get(name)?.delete(listener); }
    removeAllListeners(name) { this.__listeners?.delete(name); }
    emit(name, ...args) { for (const listener of [...(this.__listeners?.get(name) ?? [])]) listener(...args); }
    listenerCount(name) { return this.__listeners?.get(name)?.size ?? 0; }
    startObserving() {}
    stopObserving() {}
  }
  class SharedObject extends EventEmitter { release() {} }
  class SharedRef extends SharedObject { nativeRefType = 'unknown'; }
  class NativeModule extends EventEmitter {}
  return { EventEmitter, SharedObject, SharedRef, NativeModule };
})()`;

type Class = new (...args: unknown[]) => object;
export interface Classes {
  readonly SharedObject: Class;
  readonly NativeModule: Class;
}

/** An empty class of the app's realm: a type that is named and never made. */
const unused = (realm: Realm) => realm.evaluate('(class extends expo.SharedObject {})');

/** A player that only counts: nobody listens here. */
function audio(host: Host): Module {
  const { realm } = host;
  realm.global.__phoneNote = (what: string) => host.note(what);
  const AudioPlayer = realm.evaluate(`(class AudioPlayer extends expo.SharedObject {
    seekTo() { return Promise.resolve(); }
    play() { __phoneNote('sound'); }
    pause() {}
    remove() {}
    replace() {}
  })`);
  return {
    AudioPlayer,
    AudioRecorder: unused(realm),
    AudioPlaylist: unused(realm),
    AudioStream: unused(realm),
    setAudioModeAsync: () => promised(host),
    setIsAudioActiveAsync: () => promised(host),
  };
}

function localization(host: Host): Module {
  const locales = () => {
    const { locale } = host.settings();
    const [language = 'en', region = 'US'] = locale.split('-');
    return [
      {
        languageTag: locale,
        languageCode: language,
        languageRegionCode: region,
        regionCode: region,
        textDirection: 'ltr',
        digitGroupingSeparator: '.',
        decimalSeparator: ',',
        measurementSystem: 'metric',
        currencyCode: 'EUR',
        currencySymbol: '€',
        temperatureUnit: 'celsius',
      },
    ];
  };
  const calendars = [{ calendar: 'gregory', timeZone: 'UTC', uses24hourClock: true, firstWeekday: 1 }];
  return { getLocales: () => host.realm.plain(locales()), getCalendars: () => host.realm.plain(calendars) };
}

function constantsModule(host: Host, manifest: object): Module {
  const { platform, insets } = host.settings();
  return host.realm.plain({
    name: 'ExponentConstants',
    manifest: JSON.stringify(manifest),
    appOwnership: null,
    executionEnvironment: 'standalone',
    statusBarHeight: insets.top,
    systemFonts: [],
    deviceName: 'host',
    sessionId: 'host',
    isHeadless: false,
    debugMode: false,
    platform: { [platform]: {} },
    linkingUri: null,
  });
}

function modulesOf(host: Host, manifest: object): Record<string, Module> {
  const done = () => promised(host);
  const loaded = [...host.embedded];
  const noted = (what: string) => () => {
    host.note(what);
    return promised(host);
  };
  return {
    ExponentConstants: constantsModule(host, manifest),
    ExpoAsset: {
      downloadAsync: (url: string, hash: string | null, type: string) =>
        promised(host, hash === null ? url : `file:///cache/ExponentAsset-${hash}.${type}`),
    },
    ExpoAudio: audio(host),
    ExpoClipboard: {
      setStringAsync: (text: unknown) => {
        host.note('copied', text);
        return promised(host, true);
      },
      getStringAsync: () => promised(host, ''),
      hasStringAsync: () => promised(host, false),
    },
    ExpoFetchModule: { NativeRequest: unused(host.realm), NativeResponse: unused(host.realm) },
    ExpoFontLoader: {
      getLoadedFonts: () => host.realm.array(loaded),
      loadAsync: (family: string, uri: string) => {
        host.registerFont(family, uri);
        loaded.push(family);
        return promised(host, undefined);
      },
    },
    ExpoGlassEffect: { isLiquidGlassAvailable: false, isGlassEffectAPIAvailable: false },
    ExpoHaptics: {
      impactAsync: noted('haptic'),
      notificationAsync: noted('haptic'),
      selectionAsync: noted('haptic'),
      performHapticsAsync: noted('haptic'),
    },
    ExpoKeepAwake: { activate: noted('kept awake'), deactivate: noted('may sleep'), isActivated: false },
    ExpoLinking: { getLinkingURL: () => host.initialUrl },
    ExpoLocalization: localization(host),
    ExpoSharing: {
      shareAsync: (uri: unknown) => {
        host.note('shared a file', uri);
        return promised(host, host.realm.plain({}));
      },
    },
    ExpoSplashScreen: {
      preventAutoHideAsync: done,
      internalPreventAutoHideAsync: done,
      internalMaybeHideAsync: done,
      hide: () => host.note('splash gone'),
      hideAsync: noted('splash gone'),
      setOptions: () => undefined,
    },
    ExpoSystemUI: { setBackgroundColorAsync: done, getBackgroundColorAsync: done },
    // expo-router brings these for views that we do not use.
    ExpoRouterNativeLinkPreview: {},
    ExpoRouterToolbarModule: {},
    ExpoUI: {},
    FileSystem: fileSystem(host),
  };
}

/** Packages ask for these and do without; a release build has none of them. */
const ABSENT = [
  'ExpoCrypto',
  'ExpoDevMenu',
  'ExpoDomWebViewModule',
  'ExpoFontUtils',
  'ExpoGo',
  'ExpoHead',
  'ExpoLogBox',
  'ExpoRouter',
  'ExpoUpdates',
  'ExponentFileSystem',
  'NativeModulesProxy',
  'NativeUnimoduleProxy',
  'SymbolModule',
  // A module looks like a promise to whoever awaits it.
  'then',
];

/** `globalThis.expo`. */
export function installExpo(host: Host, manifest: object): void {
  const { realm } = host;
  const classes = realm.evaluate(CLASSES) as Classes;
  let serial = 0;
  realm.global.expo = Object.assign(realm.object(), classes, {
    expoModulesCoreVersion: realm.plain({ version: '57.0.0', major: 57, minor: 0, patch: 0 }),
    cacheDir: 'file:///cache/',
    documentsDir: 'file:///documents/',
    uuidv4: () => `00000000-0000-4000-8000-${String(++serial).padStart(12, '0')}`,
    getViewConfig: () => realm.plain({ validAttributes: {}, directEventTypes: {} }),
    installOnUIRuntime: () => undefined,
    reloadAppAsync: () => undefined,
  });
  const modules = new Map<string, object>();
  for (const [name, members] of Object.entries(modulesOf(host, manifest))) {
    modules.set(name, Object.assign(new classes.NativeModule(), members));
  }
  (realm.global.expo as Module).modules = new Proxy(realm.object(), {
    get: (_, name) => {
      if (typeof name === 'symbol' || ABSENT.includes(name)) return undefined;
      const found = modules.get(name);
      if (found === undefined) {
        throw new Error(`This phone does not know the Expo module ${name}: teach it, or list it as absent.`);
      }
      return found;
    },
  });
}
