// Detox loads its drivers with plain `require`; ours is TypeScript, so tsx comes first.
require('tsx/cjs');

const { AllocationDriver } = require('./allocation.ts');
const { Expect } = require('../driver/expect.ts');
const { RuntimeDriver } = require('./runtime.ts');

module.exports = {
  DeviceAllocationDriverClass: AllocationDriver,
  RuntimeDriverClass: RuntimeDriver,
  ExpectClass: Expect,
};
