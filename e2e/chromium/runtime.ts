import path from 'node:path';

import DeviceDriverBase from 'detox/src/devices/runtime/drivers/DeviceDriverBase';

import { screenshotFile } from '../driver/element';
import { refuse, UnsupportedError } from '../driver/unsupported';
import { App } from './app';
import { pathOf, readLaunch } from './launch';

/** The device side of Detox: launching, killing and turning the browser that plays the phone. */
export class RuntimeDriver extends DeviceDriverBase {
  private installed: App | null = null;

  constructor(
    deps: ConstructorParameters<typeof DeviceDriverBase>[0],
    private readonly cookie: { id: string; name: string },
  ) {
    super(deps);
  }

  get app(): App {
    if (this.installed === null) throw new Error('The app is not installed.');
    return this.installed;
  }

  /** Called after each test, for what the page complained about since its last step. */
  failOnProblems(): void {
    this.installed?.failOnProblems();
  }

  override getExternalId(): string {
    return this.cookie.id;
  }

  override getDeviceName(): string {
    return this.cookie.name;
  }

  override getPlatform(): string {
    return 'web';
  }

  override getBundleIdFromBinary(): string {
    return 'app.terreno';
  }

  /** The "binary" is the folder of the exported site. */
  override async installApp(binaryPath: string): Promise<void> {
    this.installed ??= new App(path.resolve(binaryPath));
  }

  override async uninstallApp(): Promise<void> {
    await this.installed?.erase();
  }

  override async resetAppState(): Promise<void> {
    await this.app.erase();
  }

  override async launchApp(
    _bundleId: string,
    launchArgs: Record<string, unknown>,
    languageAndLocale?: { language?: string; locale?: string },
  ): Promise<number> {
    // Launching a running app only brings it to the front, as on a phone.
    if (this.app.isRunning) await this.app.page.bringToFront();
    else await this.app.launch(readLaunch(launchArgs, languageAndLocale));
    return process.pid;
  }

  override async waitUntilReady(): Promise<void> {
    await this.app.settle();
  }

  override async waitForActive(): Promise<void> {
    await this.app.settle();
  }

  override async terminate(): Promise<void> {
    await this.installed?.terminate();
  }

  override async reloadReactNative(): Promise<void> {
    await this.app.page.reload({ waitUntil: 'load' });
    await this.app.settle();
  }

  override async deliverPayload(payload: { url?: string; delayPayload?: boolean }): Promise<void> {
    if (payload.url === undefined) throw new UnsupportedError('device.sendUserNotification()');
    await this.app.visit(pathOf(payload.url));
    await this.app.settle();
  }

  override async pressBack(): Promise<void> {
    await this.app.page.goBack();
    await this.app.settle();
  }

  override async setOrientation(orientation: 'portrait' | 'landscape'): Promise<void> {
    const size = this.app.page.viewportSize() ?? { width: 390, height: 844 };
    const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
    await this.app.resize(
      orientation === 'landscape' ? { width: long, height: short } : { width: short, height: long },
    );
    await this.app.settle();
  }

  override async tap(point: { x: number; y: number } = { x: 100, y: 100 }): Promise<void> {
    await this.app.fingers.tap(point);
    await this.app.settle();
  }

  override async longPress(point: { x: number; y: number } = { x: 100, y: 100 }, duration = 1000): Promise<void> {
    await this.app.fingers.hold(point, duration);
    await this.app.settle();
  }

  override async takeScreenshot(name: string): Promise<string> {
    await this.app.settle();
    const file = screenshotFile(name);
    await this.app.page.screenshot({ path: file });
    return file;
  }

  override async enableSynchronization(): Promise<void> {
    this.app.isSynchronized = true;
  }

  override async disableSynchronization(): Promise<void> {
    this.app.isSynchronized = false;
  }

  override async cleanup(): Promise<void> {
    await this.installed?.dispose();
    this.installed = null;
    await super.cleanup();
  }
}

refuse(RuntimeDriver.prototype, 'device', [
  'captureViewHierarchy',
  'clearKeychain',
  'generateViewHierarchyXml',
  'getUiDevice',
  'matchFace',
  'matchFinger',
  'resetContentAndSettings',
  'resetStatusBar',
  'reverseTcpPort',
  'sendToHome',
  'setBiometricEnrollment',
  'setLocation',
  'setPermissions',
  'setStatusBar',
  'setURLBlacklist',
  'shake',
  'typeText',
  'unmatchFace',
  'unmatchFinger',
  'unreverseTcpPort',
  'waitForAppLaunch',
  'waitForBackground',
]);
