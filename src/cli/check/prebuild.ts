import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { run, runPackage } from '../process';
import { inRoot } from '../root';
import { objectionsToProjects } from './nativeProjects';
import { failure, pass, type StepResult } from './step';

const NEEDED = ['app.json', 'app.config.ts', 'package.json', 'assets'];
const MADE = [
  'ios/Podfile',
  'ios/Terreno.xcodeproj/project.pbxproj',
  'android/app/build.gradle',
  'android/app/src/androidTest/java/app/terreno/DetoxTest.java',
];

/** Makes both native projects in a copy of the app, so that no ios/ and android/ appear in ours. */
export async function prebuild(): Promise<StepResult> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'terreno-prebuild-'));
  try {
    for (const name of NEEDED) cpSync(inRoot(name), path.join(copy, name), { recursive: true });
    symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'), 'junction');
    const made = await runPackage('expo/bin/cli', ['prebuild', '--no-install', '--platform', 'all'], {
      cwd: copy,
      // As for people: a build to develop or to test on may use the network.
      env: { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', EAS_BUILD_PROFILE: 'production' },
    });
    const objections = objectionsToProjects((file) => {
      const place = path.join(copy, file);
      return existsSync(place) ? readFileSync(place, 'utf8') : null;
    });
    // Also fits the Android project for Detox, which shows when a new template needs another fitting.
    const fitted = await run(process.execPath, [inRoot('e2e', 'device', 'prepareAndroid.mjs'), copy]);
    const missing = MADE.filter((file) => !existsSync(path.join(copy, file)));
    if (made.code !== 0 || fitted.code !== 0 || missing.length > 0) {
      return failure(`${made.output}\n${fitted.output}\nmissing: ${missing.join(', ') || 'none'}`);
    }
    return objections.length === 0 ? pass('ios and android projects') : failure(objections.join('\n'));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
