/** The one kind of machine that an emulator here can be: building for all four would take four times as long. */
const ABI = process.arch === 'arm64' ? 'arm64-v8a' : 'x86_64';

const ON_PHONE_HOST = { args: { $0: 'jest', config: 'e2e/phone/jest.config.js' } };

/** @type {import('detox').DetoxConfig} */
module.exports = {
  testRunner: {
    args: { $0: 'jest', config: 'e2e/jest.config.js' },
    jest: { setupTimeout: 240_000, teardownTimeout: 60_000 },
  },
  logger: { level: process.env.CI ? 'warn' : 'info' },
  apps: {
    // The "binary" of the web is the exported site; `npm test` builds it, or `npm run play` does.
    web: { type: 'web.site', binaryPath: 'dist', bundleId: 'app.terreno' },
    // What the phone host runs: the JavaScript of each platform, which `npm test` bundles.
    phoneIos: { type: 'phone.bundle', binaryPath: '.cache/phone/ios.js', bundleId: 'app.terreno' },
    phoneAndroid: { type: 'phone.bundle', binaryPath: '.cache/phone/android.js', bundleId: 'app.terreno' },
    ios: {
      type: 'ios.app',
      bundleId: 'app.terreno',
      binaryPath: 'ios/build/Build/Products/Release-iphonesimulator/Terreno.app',
      build: [
        'npx expo prebuild --platform ios',
        'xcodebuild -workspace ios/Terreno.xcworkspace -scheme Terreno -configuration Release -sdk iphonesimulator -derivedDataPath ios/build',
      ].join(' && '),
    },
    android: {
      type: 'android.apk',
      bundleId: 'app.terreno',
      binaryPath: 'android/app/build/outputs/apk/release/app-release.apk',
      testBinaryPath: 'android/app/build/outputs/apk/androidTest/release/app-release-androidTest.apk',
      build: [
        'npx expo prebuild --platform android',
        'node e2e/device/prepareAndroid.mjs',
        'cd android',
        `./gradlew assembleRelease assembleAndroidTest -DtestBuildType=release -PreactNativeArchitectures=${ABI}`,
      ].join(' && '),
    },
  },
  devices: {
    chromium: { type: './e2e/chromium/driver.js' },
    phoneIos: { type: './e2e/phone/driver/ios.js' },
    phoneAndroid: { type: './e2e/phone/driver/android.js' },
    simulator: { type: 'ios.simulator', device: { type: 'iPhone 17' } },
    emulator: { type: 'android.emulator', device: { avdName: 'terreno' } },
  },
  configurations: {
    'web.chromium': { device: 'chromium', app: 'web' },
    'phone.ios': { device: 'phoneIos', app: 'phoneIos', testRunner: ON_PHONE_HOST },
    'phone.android': { device: 'phoneAndroid', app: 'phoneAndroid', testRunner: ON_PHONE_HOST },
    'ios.sim.release': { device: 'simulator', app: 'ios' },
    'android.emu.release': { device: 'emulator', app: 'android' },
  },
};
