/** What packages offer to worklets. */

/** Takes a function of the JS runtime and has it run there. */
const SCHEDULERS: Readonly<Record<string, readonly string[]>> = {
  'react-native-worklets': ['scheduleOnRN', 'runOnJS'],
  'react-native-reanimated': ['runOnJS'],
};

/** Worklets themselves, or objects of them. */
const CALLABLE: Readonly<Record<string, readonly string[]>> = {
  'react-native-worklets': ['scheduleOnUI', 'runOnUI', 'isUIRuntime', 'isWorkletFunction'],
  'react-native-reanimated': [
    'cancelAnimation',
    'clamp',
    'Easing',
    'interpolate',
    'interpolateColor',
    'makeMutable',
    'measure',
    'scrollTo',
    'setNativeProps',
    'withClamp',
    'withDecay',
    'withDelay',
    'withRepeat',
    'withSequence',
    'withSpring',
    'withTiming',
  ],
  // Host objects, and helpers that are marked as worklets in the package.
  '@shopify/react-native-skia': ['Skia', 'vec', 'rect', 'rrect', 'point', 'mix', 'interpolateColors', 'usePathValue'],
};

const has = (table: Readonly<Record<string, readonly string[]>>, from: string, name: string) =>
  Object.hasOwn(table, from) && (table[from] ?? []).includes(name);

export const isScheduler = (from: string, name: string): boolean => has(SCHEDULERS, from, name);
export const isCallable = (from: string, name: string): boolean => has(CALLABLE, from, name) || isScheduler(from, name);
