/**
 * What the phone host plays: whole games by fingers, and what only a phone does. The rest of the suite looks at pages
 * and pixels of a browser.
 *
 * @type {import('jest').Config}
 */
module.exports = {
  ...require('../jest.config.js'),
  rootDir: '../..',
  // Both platforms play side by side, and one phone keeps a core busy: more of them only wait for each other.
  maxWorkers: 1,
  testMatch: ['<rootDir>/e2e/{play,playOthers,table,settings,book,lesson}.e2e.ts', '<rootDir>/e2e/phone/*.e2e.ts'],
};
