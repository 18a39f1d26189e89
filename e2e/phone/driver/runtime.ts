import path from 'node:path';

import DeviceDriverBase from 'detox/src/devices/runtime/drivers/DeviceDriverBase';

import { screenshotFile } from '../../driver/element';
import { readLaunch } from '../../driver/launch';
import { refuse, UnsupportedError } from '../../driver/unsupported';
import { Bundle } from '../bundle';
import type { Platform } from '../device';
import { Phone } from '../phone';
import { reportRun } from './report';

/** The device side of Detox: switching on, killing and turning the phone. */
export abstract class RuntimeDriver extends DeviceDriverBase {
  private phone: Phone | null = null;
  readonly takesSettings = true;

  constructor(
    deps: ConstructorParameters<typeof DeviceDriverBase>[0],
    private readonly cookie: { id: string; name: string },
  ) {
    super(deps);
  }

  protected abstract readonly platform: Platform;

  get app(): Phone {
    if (this.phone === null) throw new Error('The app is not installed.');
    return this.phone;
  }

  /** Called after each test, for what went wrong since its last step. */
  failOnProblems(): void {
    this.phone?.failOnProblems();
  }

  override getExternalId(): string {
    return this.cookie.id;
  }

  override getDeviceName(): string {
    return this.cookie.name;
  }

  override getPlatform(): string {
    return this.platform;
  }

  override getBundleIdFromBinary(): string {
    return 'app.terreno';
  }

  /** The "binary" is the platform's bundle of JavaScript. */
  override async installApp(binaryPath: string): Promise<void> {
    this.phone ??= new Phone(Bundle.read(this.platform, path.resolve(binaryPath)));
  }

  override async uninstallApp(): Promise<void> {
    this.phone?.erase();
  }

  override async resetAppState(): Promise<void> {
    this.app.erase();
  }

  override async launchApp(
    _bundleId: string,
    launchArgs: Record<string, unknown>,
    languageAndLocale?: { language?: string; locale?: string },
  ): Promise<number> {
    if (this.app.isRunning) {
      this.app.app.toForeground();
      return process.pid;
    }
    const launch = readLaunch(launchArgs, languageAndLocale);
    if (launch.isOffline) throw new UnsupportedError('launchArgs.offline');
    const { url, locale, colorScheme, reducedMotion, textScale, viewport, density, isUnseen } = launch;
    const settings = { locale, colorScheme, isMotionReduced: reducedMotion, fontScale: textScale, isUnseen };
    const screen = { ...(viewport ?? {}), ...(density === null ? {} : { pixelRatio: density }) };
    await this.app.launch({ ...settings, ...screen }, url);
    return process.pid;
  }

  override async waitUntilReady(): Promise<void> {
    await this.app.settle();
  }

  override async waitForActive(): Promise<void> {
    await this.app.settle();
  }

  override async waitForBackground(): Promise<void> {
    await this.app.settle();
  }

  override async terminate(): Promise<void> {
    this.phone?.kill();
  }

  override async deliverPayload(payload: { url?: string }): Promise<void> {
    if (payload.url === undefined) throw new UnsupportedError('device.sendUserNotification()');
    this.app.app.openUrl(payload.url);
    await this.app.settle();
  }

  override async pressBack(): Promise<void> {
    this.app.app.pressBack();
    await this.app.settle();
  }

  override async sendToHome(): Promise<void> {
    this.app.app.toBackground();
    await this.app.settle();
  }

  override async setOrientation(orientation: 'portrait' | 'landscape'): Promise<void> {
    const { width, height } = this.app.size();
    if (orientation === (width > height ? 'landscape' : 'portrait')) return;
    this.app.app.turn();
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
    await this.app.screenshot(file);
    return file;
  }

  override async enableSynchronization(): Promise<void> {
    this.app.isSynchronized = true;
  }

  override async disableSynchronization(): Promise<void> {
    this.app.isSynchronized = false;
  }

  override async cleanup(): Promise<void> {
    this.phone?.kill();
    if (this.phone !== null) reportRun(this.phone);
    this.phone = null;
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
  'reloadReactNative',
  'resetContentAndSettings',
  'resetStatusBar',
  'reverseTcpPort',
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
]);
