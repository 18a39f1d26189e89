import type { Platform } from '../device';
import { asyncStorage } from './asyncStorage';
import { answer, constants, emitter, promised, type Host, type Module } from './native';

const VERSION = { major: 0, minor: 86, patch: 3, prerelease: null };

/** Modules that a phone of this kind does not have: the app must live without them. */
const ABSENT: Readonly<Record<Platform, readonly string[]>> = {
  ios: ['AccessibilityInfo', 'DialogManagerAndroid', 'IntentAndroid', 'PermissionsAndroid', 'ToastAndroid'],
  android: [
    'AccessibilityManager',
    'ActionSheetManager',
    'AlertManager',
    'LinkingManager',
    'PushNotificationManager',
    'SettingsManager',
  ],
};

/** Modules that a release build of either phone does not have. */
const NEVER = [
  'AsyncLocalStorage',
  'AsyncSQLiteDBStorage',
  'BugReporting',
  'DevLoadingView',
  'DevMenu',
  'DevSettings',
  'ExpoModulesCore',
  'EXDevLauncher',
  'ExpoFontUtils',
  'ExpoGo',
  'ExpoUpdates',
  'FrameRateLogger',
  'HeadlessJsTaskSupport',
  'JSCHeapCapture',
  'NativeIntersectionObserverCxx',
  'NativeMutationObserverCxx',
  'NativePerformanceCxx',
  'NativeUnimoduleProxy',
  'PlatformLocalStorage',
  'RNC_AsyncSQLiteDBStorage',
  'RNEdgeToEdge',
  'RNVectorIconsManager',
  'SegmentFetcher',
  'Timing',
];

/** The dimensions of window and screen as `Dimensions` reads them. */
export function dimensionsOf(host: Host): object {
  const { platform, width, height, pixelRatio: scale, fontScale } = host.settings();
  if (platform === 'ios') {
    const screen = { width, height, scale, fontScale };
    return { window: screen, screen };
  }
  const pixels = { width: width * scale, height: height * scale, scale, fontScale, densityDpi: 160 * scale };
  return { windowPhysicalPixels: pixels, screenPhysicalPixels: pixels };
}

function platformConstants(host: Host): Module {
  if (host.settings().platform === 'ios') {
    return constants(host, {
      forceTouchAvailable: false,
      interfaceIdiom: 'phone',
      isTesting: false,
      isDisableAnimations: false,
      osVersion: '26.0',
      systemName: 'iOS',
      reactNativeVersion: VERSION,
    });
  }
  return constants(host, {
    isTesting: false,
    reactNativeVersion: VERSION,
    Version: 36,
    Release: '16',
    Serial: 'unknown',
    Fingerprint: 'host',
    Model: 'host',
    ServerHost: '',
    uiMode: 'normal',
    Brand: 'host',
    Manufacturer: 'host',
  });
}

/** The accessibility modules of both phones: one asks for a state, one for a setting. */
function accessibility(host: Host): Module {
  const says = (value: () => boolean) => (done: unknown) => answer(host, done, value());
  const isMotionReduced = () => host.settings().isMotionReduced;
  const never = says(() => false);
  return {
    ...emitter,
    getCurrentBoldTextState: never,
    getCurrentGrayscaleState: never,
    getCurrentInvertColorsState: never,
    getCurrentReduceMotionState: says(isMotionReduced),
    getCurrentDarkerSystemColorsState: never,
    getCurrentPrefersCrossFadeTransitionsState: never,
    getCurrentReduceTransparencyState: never,
    getCurrentVoiceOverState: never,
    isReduceMotionEnabled: says(isMotionReduced),
    isTouchExplorationEnabled: never,
    isAccessibilityServiceEnabled: never,
    isInvertColorsEnabled: never,
    isHighTextContrastEnabled: never,
    isGrayscaleEnabled: never,
    setAccessibilityFocus: (tag: unknown) => host.note('focus', tag),
    announceForAccessibility: (words: unknown) => host.note('announced', words),
    announceForAccessibilityWithOptions: (words: unknown) => host.note('announced', words),
    setAccessibilityContentSizeMultipliers: () => undefined,
  };
}

function linking(host: Host): Module {
  return {
    ...emitter,
    getInitialURL: () => promised(host, host.initialUrl),
    canOpenURL: () => promised(host, true),
    openURL: (url: unknown) => {
      host.note('opened', url);
      return promised(host, true);
    },
    openSettings: () => promised(host, true),
  };
}

/** The modules of React Native itself and of AsyncStorage, as far as an offline game meets them. */
export function reactModules(host: Host): Record<string, Module> {
  const { platform } = host.settings();
  const scheme = () => host.settings().colorScheme;
  return {
    AccessibilityInfo: accessibility(host),
    AccessibilityManager: accessibility(host),
    ActionSheetManager: {
      showShareActionSheetWithOptions: (options: unknown, _fail: unknown, done: unknown) => {
        host.note('shared', options);
        answer(host, done, true, 'copy');
      },
    },
    AlertManager: { alertWithArgs: (args: unknown) => host.note('alert', args) },
    AppState: {
      ...emitter,
      ...constants(host, { initialAppState: 'active' }),
      getCurrentAppState: (done: unknown) => answer(host, done, host.realm.plain({ app_state: 'active' })),
    },
    Appearance: { ...emitter, getColorScheme: scheme, setColorScheme: () => undefined },
    BlobModule: {
      ...constants(host, { BLOB_URI_SCHEME: 'blob', BLOB_URI_HOST: null }),
      addNetworkingHandler: () => undefined,
    },
    Clipboard: {},
    DeviceEventManager: { invokeDefaultBackPressHandler: () => host.note('left the app') },
    DeviceInfo: { getConstants: () => host.realm.plain({ Dimensions: dimensionsOf(host), isEdgeToEdge: true }) },
    DialogManagerAndroid: { ...constants(host, {}), showAlert: (args: unknown) => host.note('alert', args) },
    ExceptionsManager: {
      reportException: (data: { message: string; stack?: unknown }) =>
        host.problems.add('rn', { message: data.message, stack: '' }, 'reported'),
      reportFatalException: (message: string) => host.problems.add('rn', { message }, 'fatal'),
      reportSoftException: (message: string) => host.problems.add('rn', { message }, 'soft'),
      updateExceptionMessage: () => undefined,
    },
    FileReaderModule: {},
    I18nManager: {
      ...constants(host, { isRTL: false, doLeftAndRightSwapInRTL: true, localeIdentifier: host.settings().locale }),
      allowRTL: () => undefined,
      forceRTL: () => undefined,
      swapLeftAndRightInRTL: () => undefined,
    },
    ImageLoader: {},
    IntentAndroid: linking(host),
    KeyboardObserver: emitter,
    LinkingManager: linking(host),
    ModalManager: emitter,
    NativeIdleCallbacksCxx: {
      requestIdleCallback: (run: (deadline: object) => void) => {
        const deadline = host.realm.object();
        Object.assign(deadline, { didTimeout: false, timeRemaining: () => 10 });
        return host.clock.after(4, () => run(deadline));
      },
      cancelIdleCallback: (id: number) => host.clock.cancel(id),
    },
    NativeMicrotasksCxx: { queueMicrotask: host.realm.global.queueMicrotask },
    Networking: emitter,
    PermissionsAndroid: {},
    PlatformConstants: platformConstants(host),
    RNCAsyncStorage: asyncStorage(host),
    RNCSafeAreaContext: {
      getConstants: () => {
        const { width, height, insets } = host.settings();
        return host.realm.plain({ initialWindowMetrics: { frame: { x: 0, y: 0, width, height }, insets } });
      },
    },
    RNSModule: {},
    RNSVGRenderableModule: {},
    RNSVGSvgViewModule: {},
    SettingsManager: constants(host, { settings: {} }),
    ShareModule: {
      share: (content: unknown) => {
        host.note('shared', content);
        return promised(host, host.realm.plain({ action: 'sharedAction' }));
      },
    },
    SoundManager: { playTouchSound: () => undefined },
    SourceCode: constants(host, {
      scriptURL: platform === 'ios' ? 'file:///app/main.jsbundle' : 'assets://index.android.bundle',
    }),
    StatusBarManager: {
      ...emitter,
      ...constants(host, { HEIGHT: host.settings().insets.top, DEFAULT_BACKGROUND_COLOR: 0 }),
      getHeight: (done: unknown) => answer(host, done, host.realm.plain({ height: host.settings().insets.top })),
      setNetworkActivityIndicatorVisible: () => undefined,
      setStyle: () => undefined,
      setHidden: () => undefined,
      setColor: () => undefined,
      setTranslucent: () => undefined,
    },
    UIManager: {
      getConstants: () => host.realm.plain({}),
      getConstantsForViewManager: () => null,
      getDefaultEventTypes: () => host.realm.array([]),
    },
    Vibration: { vibrate: () => host.note('vibrated'), cancel: () => undefined },
    WebSocketModule: emitter,
  };
}

/** Looks a module up. A name that nobody has heard of is a gap of this phone, not of the app: it must be taught. */
export function findModule(modules: Record<string, Module>, platform: Platform, name: string): Module | null {
  if (NEVER.includes(name) || ABSENT[platform].includes(name)) return null;
  const found = modules[name];
  if (found === undefined)
    throw new Error(`This phone does not know the native module ${name}: teach it, or list it as absent.`);
  return found;
}
