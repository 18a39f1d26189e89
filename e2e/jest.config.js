/** @type {import('jest').Config} */
module.exports = {
  rootDir: '..',
  testMatch: ['<rootDir>/e2e/*.e2e.ts'],
  transform: { '\\.ts$': '<rootDir>/__tests__/support/esbuildTransform.cjs' },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  testTimeout: 120_000,
  // Every file has its own browser; one alone leaves a third of two cores idle.
  maxWorkers: 2,
  testSequencer: '<rootDir>/e2e/longestFirst.js',
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  reporters: ['detox/runners/jest/reporter'],
  testEnvironment: 'detox/runners/jest/testEnvironment',
  setupFilesAfterEnv: ['<rootDir>/e2e/setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/ios', '<rootDir>/android'],
  verbose: true,
};
