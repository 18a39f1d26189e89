import { readFileSync } from 'node:fs';
import path from 'node:path';

import { runPackage } from '../process';
import type { NativeModule } from './expoGo';

/** Both answers of Expo's linker, as far as we read them. */
type ExpoModules = Record<string, { version: string }>;
interface ReactNativeConfig {
  dependencies: Record<string, { root: string }>;
}

async function ask<T>(question: string, platform: string): Promise<T> {
  const bin = 'expo-modules-autolinking/bin/expo-modules-autolinking.js';
  const answer = await runPackage(bin, [question, '--platform', platform, '--json']);
  if (answer.code !== 0) throw new Error(answer.output);
  return JSON.parse(answer.output.slice(answer.output.indexOf('{'))) as T;
}

/** Every module that a native build would link, asked from the very tool that builds ask. */
export async function linkedModules(): Promise<NativeModule[]> {
  const versions = new Map<string, string>();
  for (const platform of ['ios', 'android']) {
    const expo = await ask<ExpoModules>('search', platform);
    for (const [name, { version }] of Object.entries(expo)) versions.set(name, version);
    const community = await ask<ReactNativeConfig>('react-native-config', platform);
    for (const [name, { root }] of Object.entries(community.dependencies)) {
      const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
      versions.set(name, manifest.version);
    }
  }
  return [...versions].sort().map(([name, version]) => ({ name, version }));
}
