import { availableParallelism } from 'node:os';

import { type Finished, runPackage } from './process';

/** Bundles the app as a release. By itself Metro leaves the second of two cores without work. */
export function exportApp(platforms: readonly string[], out: string, flags: readonly string[] = []): Promise<Finished> {
  const args = [...platforms.flatMap((platform) => ['--platform', platform]), '--output-dir', out, ...flags];
  return runPackage('expo/bin/cli', ['export', ...args, '--max-workers', String(availableParallelism())], {
    env: { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', NODE_ENV: 'production' },
  });
}
