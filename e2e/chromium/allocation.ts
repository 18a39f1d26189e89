import { Devices } from '../driver/devices';

export class AllocationDriver extends Devices {
  constructor() {
    super('chromium', 'Chromium');
  }
}
