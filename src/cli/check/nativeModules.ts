import { readFileSync } from 'node:fs';

import { runPackage } from '../process';
import { inRoot } from '../root';
import type { NativeModule } from './expoGo';

interface ExpoModules {
  modules: { packageName: string }[];
}
interface ReactNativeConfig {
  dependencies: Record<string, unknown>;
}

async function ask<T>(...args: string[]): Promise<T> {
  const answer = await runPackage('expo-modules-autolinking/bin/expo-modules-autolinking.js', args);
  const json = answer.output.slice(answer.output.indexOf('{'));
  if (answer.code !== 0) throw new Error(answer.output);
  return JSON.parse(json) as T;
}

/** Every module that a native build would link, asked from the very tool that builds ask. */
export async function linkedModules(): Promise<NativeModule[]> {
  const names = new Set<string>();
  for (const platform of ['ios', 'android']) {
    const expo = await ask<ExpoModules>('resolve', '--platform', platform, '--json');
    for (const { packageName } of expo.modules) names.add(packageName);
    const community = await ask<ReactNativeConfig>('react-native-config', '--platform', platform, '--json');
    for (const name of Object.keys(community.dependencies)) names.add(name);
  }
  return [...names].sort().map((name) => {
    // A package may lie deeper than the top of node_modules; then its parent fixes its version.
    const manifest = require.resolve(`${name}/package.json`, { paths: [inRoot(), inRoot('node_modules', 'expo')] });
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    return { name, version };
  });
}
