// Detox loads its drivers with plain `require`; ours is TypeScript, so tsx comes first.
require('tsx/cjs');

const { Expect } = require('../../driver/expect.ts');
const { drivers } = require('./drivers.ts');

module.exports = { ...drivers('android'), ExpectClass: Expect };
