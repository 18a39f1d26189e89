const coverage = require('./__tests__/support/coverage.cjs');

const esbuild = { '\\.[cm]?[jt]sx?$': '<rootDir>/__tests__/support/esbuildTransform.cjs' };
const moduleNameMapper = { '^@/(.*)$': '<rootDir>/src/$1' };
const modulePathIgnorePatterns = ['<rootDir>/dist', '<rootDir>/dist-native', '<rootDir>/ios', '<rootDir>/android'];

/** Packages that ship untranspiled code, on top of those that jest-expo knows. */
const UNTRANSPILED =
  '(jest-)?react-native|@react-native|@react-native-community|expo|@expo|@expo-google-fonts|react-navigation|@react-navigation|@shopify/react-native-skia|standard-navigation|canvaskit-wasm|yoga-layout';

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      // Rules, search and tools: plain Node, no React Native, so thousands of games run in seconds.
      displayName: 'pure',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/{core,games,ai,book,lessons,cli,properties,replays}/**/*.test.ts'],
      transform: esbuild,
      moduleNameMapper,
      modulePathIgnorePatterns,
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      testEnvironment: '@shopify/react-native-skia/jestEnv.js',
      setupFilesAfterEnv: ['@shopify/react-native-skia/jestSetup.js', '<rootDir>/__tests__/support/appSetup.ts'],
      testMatch: ['<rootDir>/__tests__/{app,board,features,i18n,match,platform,storage,table,ui}/**/*.test.{ts,tsx}'],
      // Trays are laid out by the engine of phones, which comes as modules that Babel cannot make plain.
      transform: { '/node_modules/yoga-layout/.*\\.js$': '<rootDir>/__tests__/support/esbuildTransform.cjs' },
      transformIgnorePatterns: [
        `/node_modules/(?!(${UNTRANSPILED}))`,
        '/node_modules/react-native-reanimated/plugin/',
        '/node_modules/@react-native/babel-preset/',
      ],
      moduleNameMapper,
      modulePathIgnorePatterns,
    },
    {
      // The browser driver of our end-to-end tests, against small pages: needs Chromium and nothing else.
      displayName: 'driver',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
      transform: esbuild,
      moduleNameMapper,
      modulePathIgnorePatterns,
    },
    {
      // The phone of our end-to-end tests: plain Node, with CanvasKit for its eyes.
      displayName: 'phone',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/phone/**/*.test.ts'],
      transform: esbuild,
      // Yoga comes as modules that this Jest cannot load by itself.
      transformIgnorePatterns: ['/node_modules/(?!yoga-layout/)'],
      moduleNameMapper,
      modulePathIgnorePatterns,
    },
  ],
  collectCoverageFrom: process.argv.includes('--coverage') ? coverage.collectFrom() : [],
  coverageProvider: 'v8',
  coverageThreshold: coverage.thresholds,
};
