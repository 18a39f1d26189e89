// The part of Detox that drivers build on has no types of its own.
declare module 'detox/src/devices/runtime/drivers/DeviceDriverBase' {
  type Deps = { client: unknown; eventEmitter: { off(): void } };

  export default class DeviceDriverBase {
    constructor(deps: Deps);
    getExternalId(): string | undefined;
    getDeviceName(): string | undefined;
    getPlatform(): string;
    getBundleIdFromBinary(appPath: string): string;
    installApp(binaryPath: string, testBinaryPath?: string): Promise<void>;
    uninstallApp(bundleId?: string): Promise<void>;
    resetAppState(...bundleIds: string[]): Promise<void>;
    launchApp(bundleId: string, launchArgs: object, languageAndLocale?: object, arch?: string): Promise<number>;
    waitUntilReady(): Promise<void>;
    waitForActive(): Promise<void>;
    terminate(bundleId?: string): Promise<void>;
    reloadReactNative(): Promise<void>;
    deliverPayload(payload: object): Promise<void>;
    pressBack(): Promise<void>;
    setOrientation(orientation: 'portrait' | 'landscape'): Promise<void>;
    tap(point?: { x: number; y: number }): Promise<void>;
    longPress(point?: { x: number; y: number }, duration?: number): Promise<void>;
    takeScreenshot(name: string): Promise<string>;
    enableSynchronization(): Promise<void>;
    disableSynchronization(): Promise<void>;
    cleanup(bundleId?: string): Promise<void>;
  }
}
