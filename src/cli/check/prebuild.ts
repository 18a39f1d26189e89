import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { run, runPackage } from '../process';
import { inRoot } from '../root';
import { failure, pass, type StepResult } from './step';

const NEEDED = ['app.json', 'package.json', 'assets'];
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
      env: { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' },
    });
    // Also fits the Android project for Detox, which shows when a new template needs another fitting.
    const fitted = await run(process.execPath, [inRoot('e2e', 'device', 'prepareAndroid.mjs'), copy]);
    const missing = MADE.filter((file) => !existsSync(path.join(copy, file)));
    if (made.code !== 0 || fitted.code !== 0 || missing.length > 0) {
      return failure(`${made.output}\n${fitted.output}\nmissing: ${missing.join(', ') || 'none'}`);
    }
    return pass('ios and android projects');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
