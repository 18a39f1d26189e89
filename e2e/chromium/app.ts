import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright-core';

import { serveSite, type Site } from '../../src/cli/web/server';
import type { Launch } from '../driver/launch';
import type { Clause } from '../driver/matcher';
import type { Description, Frame, Keyboard, Point, TestedApp } from '../driver/testedApp';
import { launchChromium } from './browser';
import { takeCensus, type PageCensus } from './census';
import { Fingers } from './fingers';

const INSPECTOR = readFileSync(path.join(__dirname, 'inspector.js'), 'utf8');
const COUNTER = readFileSync(path.join(__dirname, 'counter.js'), 'utf8');
const BLINDFOLD = readFileSync(path.join(__dirname, 'blindfold.js'), 'utf8');
const PHONE_DENSITY = 2;
const PHONE = { width: 390, height: 844 };
const STORED_WITHIN = 30_000;
const QUIET_WITHIN = 15_000;
/** A page that is busy for longer than this will never say anything again. */
const ANSWERED_WITHIN = 60_000;

/** For so long whoever rested is believed to rest still. */
const STILL_RESTING = 100;
const NEVER = -Infinity;

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What is waited for without end shows nobody where it hangs. */
async function within<T>(ms: number, answer: Promise<T>, complaint: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A window in which the app runs; closing it is killing the app. */
interface Window {
  readonly page: Page;
  readonly session: CDPSession;
  readonly fingers: Fingers;
  readonly launch: Launch;
  /** What it is loading. Nobody tells how a request ends whose page was closed, so these end with the window. */
  readonly loading: Set<Request>;
}

/**
 * The built app on its "device": a server, a browser and its storage. Storage belongs to the browser context,
 * which outlives the windows, so that a killed app finds its data again.
 */
export class App implements TestedApp {
  private site: Site | null = null;
  private port = 0;
  private browser: Browser | null = null;
  private context: BrowserContext | null = null;
  private window: Window | null = null;
  private restedAt = NEVER;
  private problems: string[] = [];
  /** Detox's synchronization: waiting until the app rests before looking at it. */
  isSynchronized = true;
  grace = 1500;
  /** Whether complaints of the page fail the test. Tests of faults make it complain, and say so. */
  isWatched = true;

  constructor(private readonly folder: string) {}

  get isRunning(): boolean {
    return this.window !== null;
  }

  /** Whoever asks for it may be about to do something to it. */
  get page(): Page {
    this.restedAt = NEVER;
    return this.running().page;
  }

  get fingers(): Fingers {
    this.restedAt = NEVER;
    return this.running().fingers;
  }

  get keyboard(): Keyboard {
    const { keyboard } = this.page;
    return {
      type: async (text) => {
        await keyboard.press('End');
        await keyboard.type(text);
      },
      insert: (text) => keyboard.insertText(text),
      clear: async () => {
        await keyboard.press('ControlOrMeta+a');
        await keyboard.press('Delete');
      },
      backspace: () => keyboard.press('Backspace'),
      enter: () => keyboard.press('Enter'),
    };
  }

  now(): number {
    return Date.now();
  }

  rest(milliseconds: number): Promise<void> {
    return rest(milliseconds);
  }

  query(matcher: readonly Clause[], isMeasured: boolean): Promise<Description[]> {
    return this.ask('query', matcher, isMeasured);
  }

  reaches(matcher: readonly Clause[], index: number, { x, y }: Point): Promise<boolean> {
    return this.ask('reaches', matcher, index, x, y);
  }

  focus(matcher: readonly Clause[], index: number): Promise<void> {
    return this.ask('focus', matcher, index);
  }

  scroll(matcher: readonly Clause[], index: number, axis: 'x' | 'y', amount: number): Promise<number | null> {
    return this.ask('scroll', matcher, index, axis, amount);
  }

  size(): { width: number; height: number } {
    const size = this.running().page.viewportSize();
    if (size === null) throw new Error('The page has no size.');
    return size;
  }

  async screenshot(file: string, clip?: Frame): Promise<void> {
    if (this.running().launch.isUnseen) throw new Error('a picture of a screen that nobody looks at');
    await this.page.screenshot({ path: file, ...(clip === undefined ? {} : { clip }) });
  }

  async launch(launch: Launch): Promise<void> {
    if (launch.isOffline) await this.goOffline();
    else await this.goOnline();
    const context = await this.openContext();
    await context.setOffline(launch.isOffline);
    await this.openWindow(context, launch);
    await this.page.goto(`http://127.0.0.1:${this.port}${launch.path}`, { waitUntil: 'load' });
  }

  /** Opens an address in the running app, as a tapped link would. */
  async visit(target: string): Promise<void> {
    await this.page.goto(`http://127.0.0.1:${this.port}${target}`, { waitUntil: 'load' });
  }

  async terminate(): Promise<void> {
    const window = this.window;
    this.window = null;
    await window?.page.close();
  }

  /** As uninstalling: the next launch finds no data. */
  async erase(): Promise<void> {
    await this.terminate();
    await this.context?.close();
    this.context = null;
  }

  async dispose(): Promise<void> {
    await this.erase();
    await this.browser?.close();
    this.browser = null;
    await this.site?.close();
    this.site = null;
  }

  async resize(viewport: { width: number; height: number }): Promise<void> {
    await this.page.setViewportSize(viewport);
  }

  /** Addresses that the running app is loading. */
  get loading(): string[] {
    return [...this.running().loading].map((request) => request.url());
  }

  /** Waits until the app rests: nothing is being loaded or stored, nothing moves. */
  async settle(): Promise<void> {
    if (!this.isSynchronized) return;
    const { loading } = this.running();
    const deadline = Date.now() + QUIET_WITHIN;
    do {
      await this.ask('settle');
      if (loading.size === 0) {
        this.restedAt = performance.now();
        return;
      }
      await rest(20);
    } while (Date.now() < deadline);
    // Waited for once; waiting for it at every step would make minutes of a test.
    process.stderr.write(`still loading after ${QUIET_WITHIN / 1000} s: ${this.loading.join(', ')}\n`);
    loading.clear();
  }

  async staySettled(): Promise<void> {
    if (performance.now() - this.restedAt > STILL_RESTING) await this.settle();
  }

  /** Asks the inspector in the page. */
  async ask<T>(question: string, ...args: unknown[]): Promise<T> {
    const answer = this.running().page.evaluate(
      ([name, values]) => {
        // The inspector is a script of ours in the page, which the compiler cannot see.
        const { __inspector } = window as unknown as { __inspector: Record<string, (...all: unknown[]) => unknown> };
        return __inspector[name]?.(...values);
      },
      [question, args] as const,
    );
    return (await within(ANSWERED_WITHIN, answer, `The page does not answer (${question}).`)) as T;
  }

  /** What the page holds; it must have been launched to be counted. */
  census(): Promise<PageCensus> {
    const { page, session } = this.running();
    return takeCensus(page, session);
  }

  /** What went wrong in the page since the last call: errors nobody caught, console errors, foreign requests. */
  takeProblems(): string[] {
    const problems = this.problems;
    this.problems = [];
    return problems;
  }

  failOnProblems(): void {
    const problems = this.takeProblems();
    if (this.isWatched && problems.length > 0) throw new Error(`The page reported errors:\n${problems.join('\n')}`);
  }

  private running(): Window {
    if (this.window === null) throw new Error('The app is not running: call device.launchApp() first.');
    return this.window;
  }

  private async openContext(): Promise<BrowserContext> {
    this.browser ??= await launchChromium();
    if (this.context === null) {
      // As a phone: touch, and a screen of double density.
      this.context = await this.browser.newContext({
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: PHONE_DENSITY,
      });
      await this.context.addInitScript({ content: INSPECTOR });
      // Of the context, not of a page: workers ask the network, too.
      this.context.on('request', (request) => {
        if (!this.isOwn(request.url())) this.problems.push(`The app asked the network for ${request.url()}`);
      });
    }
    return this.context;
  }

  private async openWindow(context: BrowserContext, launch: Launch): Promise<void> {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const loading = this.listen(page);
    const viewport = launch.viewport ?? PHONE;
    await page.setViewportSize(viewport);
    if (launch.isUnseen) await page.addInitScript({ content: BLINDFOLD });
    if (launch.isCounted) await page.addInitScript({ content: COUNTER });
    if (launch.density !== null && launch.density !== PHONE_DENSITY) {
      const metrics = { ...viewport, deviceScaleFactor: launch.density, mobile: true };
      await session.send('Emulation.setDeviceMetricsOverride', metrics);
    }
    await page.emulateMedia({
      colorScheme: launch.colorScheme,
      reducedMotion: launch.reducedMotion ? 'reduce' : 'no-preference',
    });
    // Per window, since a context could not change its language and keep its storage.
    const userAgent = await page.evaluate(() => navigator.userAgent);
    await session.send('Emulation.setLocaleOverride', { locale: launch.locale });
    await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: launch.locale });
    if (launch.textScale !== 1) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: Math.round(16 * launch.textScale) } });
    }
    this.window = { page, session, fingers: new Fingers(session), launch, loading };
  }

  /** Hears the page's complaints, and answers what it is loading from now on. */
  private listen(page: Page): Set<Request> {
    const loading = new Set<Request>();
    page.on('pageerror', (error) => this.problems.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.problems.push(`console.error: ${message.text()} (${message.location().url})`);
    });
    page.on('crash', () => this.problems.push('The page crashed.'));
    page.on('request', (request) => loading.add(request));
    page.on('websocket', (socket) => this.problems.push(`The app asked the network for ${socket.url()}`));
    page.on('requestfinished', (request) => loading.delete(request));
    page.on('requestfailed', (request) => loading.delete(request));
    return loading;
  }

  /** Of the very address that the app came from, or made in the page. */
  private isOwn(address: string): boolean {
    const { origin, protocol } = new URL(address);
    return protocol === 'data:' || protocol === 'blob:' || origin === `http://127.0.0.1:${this.port}`;
  }

  private async goOnline(): Promise<void> {
    // The same port again, because storage belongs to an address.
    this.site ??= await serveSite(this.folder, this.port);
    this.port = this.site.port;
  }

  /** Stops the server, once the running page says that it has stored what it needs. */
  private async goOffline(): Promise<void> {
    if (this.site === null) return;
    const context = await this.openContext();
    if (this.window === null) await this.checkStored(context);
    else await this.waitUntilStored(this.page);
    await this.site.close();
    this.site = null;
  }

  private async checkStored(context: BrowserContext): Promise<void> {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${this.port}/`, { waitUntil: 'load' });
    await this.waitUntilStored(page);
    await page.close();
  }

  private async waitUntilStored(page: Page): Promise<void> {
    const deadline = Date.now() + STORED_WITHIN;
    const isStored = () =>
      page.evaluate(() =>
        (window as unknown as { __inspector: { isStored(): Promise<boolean> } }).__inspector.isStored(),
      );
    while (!(await isStored())) {
      if (Date.now() > deadline) throw new Error('The page did not store itself for use without a network.');
      await rest(100);
    }
  }
}
