import { Devices } from '../../driver/devices';
import type { Platform } from '../device';
import { RuntimeDriver } from './runtime';

/** Detox makes its drivers without arguments, so each platform has classes of its own. */
export function drivers(platform: Platform) {
  return {
    DeviceAllocationDriverClass: class extends Devices {
      constructor() {
        super(`phone-${platform}`, `Phone host, ${platform}`);
      }
    },
    RuntimeDriverClass: class extends RuntimeDriver {
      protected readonly platform = platform;
    },
  };
}
