/** Parts of Expo itself, which its table of partners does not list. */
const EXPO_ITSELF = new Set(['expo', '@expo/log-box', 'expo-modules-core', 'expo-modules-jsi']);

/** In Expo's table of versions, but not inside the Expo Go app: these need a build of one's own. */
const NOT_IN_EXPO_GO = new Set([
  '@sentry/react-native',
  'expo-app-metrics',
  'expo-brownfield',
  'expo-dev-client',
  'expo-insights',
  'expo-maps',
  'expo-observe',
  'expo-widgets',
  'react-native-bootsplash',
]);

/** Whether a version meets a range of Expo's table: exact, `~1.2.3` or `^1.2.3`. */
export function meets(version: string, range: string): boolean {
  const have = version.split('.').map(Number);
  const want = range.replace(/^[~^]/, '').split('.').map(Number);
  const fixed = range.startsWith('^') ? 1 : range.startsWith('~') ? 2 : 3;
  for (let i = 0; i < 3; i++) {
    const difference = (have[i] ?? 0) - (want[i] ?? 0);
    if (difference !== 0) return i >= fixed && difference > 0;
  }
  return true;
}

export interface NativeModule {
  readonly name: string;
  readonly version: string;
}

/** What keeps the app from running in Expo Go: one sentence for each native module that it lacks. */
export function objectionsOfExpoGo(modules: readonly NativeModule[], table: Record<string, string>): string[] {
  const objections: string[] = [];
  for (const { name, version } of modules) {
    if (EXPO_ITSELF.has(name)) continue;
    const range = table[name];
    if (range === undefined || NOT_IN_EXPO_GO.has(name)) {
      objections.push(`${name} has native code that is not part of Expo Go`);
    } else if (!meets(version, range)) {
      objections.push(`${name} is ${version}, but Expo Go carries ${range}`);
    }
  }
  return objections;
}
