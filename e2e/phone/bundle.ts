import { readFileSync } from 'node:fs';
import vm from 'node:vm';

import type { Platform } from './device';

/**
 * In a release build worklets skip the guard of development that tells when somebody changes an object which a worklet
 * has already copied. That change is exactly what nobody would notice, so the guard is switched on here; it is the one
 * place in which the bundle is not as it ships.
 */
const SLEEPING = /(function freezeObjectInDev\(value\) \{\s*)\{\s*return;\s*\}/;

/** The JavaScript of one platform, as Metro bundles it for release, compiled once for all starts. */
export class Bundle {
  readonly script: vm.Script;

  static read(platform: Platform, file: string): Bundle {
    return new Bundle(platform, readFileSync(file, 'utf8'));
  }

  constructor(
    readonly platform: Platform,
    code: string,
  ) {
    if (!SLEEPING.test(code))
      throw new Error('The bundle has no guard of worklets: has react-native-worklets changed?');
    this.script = new vm.Script(code.replace(SLEEPING, '$1'), { filename: `${platform}.bundle.js` });
  }
}
