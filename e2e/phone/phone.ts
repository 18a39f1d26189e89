import { writeFileSync } from 'node:fs';
import v8 from 'node:v8';
import vm from 'node:vm';

import type { Clause } from '../driver/matcher';
import type { Description, Frame, Keyboard, Point, TestedApp } from '../driver/testedApp';
import { readManifest, RunningApp } from './app';
import { assetAt, MANIFEST } from './assets';
import type { Bundle } from './bundle';
import { embeddedFonts } from './embeddedFonts';
import { Disk, USUAL, type DeviceSettings } from './device';
import { Inspector } from './driver/inspector';
import type { Placed } from './fabric/geometry';
import { isField } from './fields';
import { Fingers } from './fingers';
import { PhoneGraphics } from './graphics';
import { describeProblem, type Problem } from './problems';
import { loadCanvasKit } from './skia';

/**
 * How long nothing may happen before the phone is said to rest, and how long one waits for that. Only time in which
 * everybody waited counts: a machine that is busy painting has not come to rest, however long it takes.
 */
const QUIET = 100;
const LEAST_IDLE = QUIET / 2;
const PATIENCE = 4000;
/** An app that has had no spare moment for so long runs in a circle. */
const NEVER = 30_000;

interface Running {
  readonly app: RunningApp;
  readonly graphics: PhoneGraphics;
  readonly fingers: Fingers;
  readonly inspector: Inspector;
}

/** A phone in the hand: what is on its disk outlives the app, which can be started, killed and started again. */
export class Phone implements TestedApp {
  readonly disk = new Disk();
  readonly grace = 1500;
  /** Hashes of the worklets that have run since the phone was unpacked. */
  readonly ranWorklets = new Set<number>();
  isSynchronized = true;
  /** Whether nothing has been done to the app since it came to rest: its time goes on only when it is let run. */
  private isResting = false;
  private running: Running | null = null;
  private redraws = 0;

  constructor(readonly bundle: Bundle) {}

  get isRunning(): boolean {
    return this.running !== null;
  }

  /** The running app itself, for tests of the phone's own. */
  get app(): RunningApp {
    this.isResting = false;
    return this.started().app;
  }

  get graphics(): PhoneGraphics {
    return this.started().graphics;
  }

  get fingers(): Fingers {
    this.isResting = false;
    return this.started().fingers;
  }

  async launch(settings: Partial<DeviceSettings> = {}, url: string | null = null): Promise<void> {
    this.kill();
    const canvasKit = await loadCanvasKit();
    const all = { ...USUAL[this.bundle.platform], ...settings };
    const made: { graphics: PhoneGraphics | null } = { graphics: null };
    const app = await RunningApp.start({
      bundle: this.bundle,
      settings: all,
      disk: this.disk,
      url,
      manifest: readManifest(MANIFEST),
      fonts: embeddedFonts(MANIFEST, this.bundle.platform),
      graphics: (realm) => (made.graphics = new PhoneGraphics(canvasKit, realm, all, (uri) => app.fileAt(uri))),
      assetAt,
    });
    const graphics = made.graphics;
    if (graphics === null) throw new Error('The app started without graphics.');
    graphics.skia.onRedraw(() => this.redraws++);
    this.running = { app, graphics, fingers: new Fingers(app), inspector: new Inspector(app) };
  }

  /** As the system kills an app: nothing that was waiting will happen. */
  kill(): void {
    const { running } = this;
    this.running = null;
    this.isResting = false;
    if (running === null) return;
    for (const hash of running.app.runtimes.ranOnUi) this.ranWorklets.add(hash);
    running.app.kill();
  }

  erase(): void {
    this.kill();
    this.disk.erase();
  }

  /** What the app holds once nothing forgotten is left: the collector decides when it looks, so it is asked. */
  async census(): Promise<ReturnType<PhoneGraphics['skia']['census']> & { readonly views: number }> {
    v8.setFlagsFromString('--expose-gc');
    const collect = vm.runInNewContext('gc') as () => void;
    for (let times = 0; times < 3; times++) {
      collect();
      await this.rest(100);
    }
    return { ...this.graphics.skia.census(), views: this.app.tree.size };
  }

  /** What went wrong since the last call. */
  takeProblems(): Problem[] {
    const { running } = this;
    if (running === null) return [];
    for (const message of running.graphics.skia.problems.splice(0)) running.app.problems.add('skia', { message });
    return running.app.problems.take();
  }

  failOnProblems(): void {
    const problems = this.takeProblems();
    if (problems.length === 0) return;
    throw new Error(`The phone reported:\n${problems.map(describeProblem).join('\n')}`);
  }

  now(): number {
    return this.started().app.clock.now();
  }

  async rest(milliseconds: number): Promise<void> {
    await this.app.run(milliseconds);
  }

  async staySettled(): Promise<void> {
    if (!this.isResting) await this.settle();
  }

  async settle(): Promise<void> {
    if (!this.isSynchronized) return;
    const { app } = this;
    const end = app.clock.idle() + PATIENCE;
    const last = app.clock.now() + NEVER;
    const state = () => `${app.tree.commits} ${app.overrides.count} ${this.redraws}`;
    let isQuiet = false;
    while (!isQuiet && app.clock.idle() < end) {
      if (app.clock.now() > last)
        throw new Error('The phone never comes to rest: what it does makes it do the same again.');
      const before = state();
      const idle = app.clock.idle();
      await app.run(QUIET);
      isQuiet = state() === before && app.clock.idle() - idle >= LEAST_IDLE;
    }
    this.isResting = isQuiet;
  }

  async query(matcher: readonly Clause[]): Promise<Description[]> {
    const { inspector } = this.started();
    return inspector.find(matcher).map((placed) => inspector.describe(placed));
  }

  async reaches(matcher: readonly Clause[], index: number, { x, y }: Point): Promise<boolean> {
    return this.started().inspector.reaches(this.one(matcher, index), x, y);
  }

  async focus(matcher: readonly Clause[], index: number): Promise<void> {
    const { node } = this.one(matcher, index).view;
    if (!isField(node)) throw new Error('Only a field of text can have the keyboard.');
    this.app.fields.focus(node);
    await this.settle();
  }

  async scroll(matcher: readonly Clause[], index: number, axis: 'x' | 'y', amount: number): Promise<number | null> {
    const { scrolls } = this.app;
    const scroll = around(this.one(matcher, index), ({ view }) => scrolls.canScroll(view, axis));
    if (scroll === null) return null;
    const { node } = scroll.view;
    const { x, y } = scrolls.offsetOf(node.tag);
    const moved = scrolls.scrollTo(node, axis === 'x' ? { x: x + amount, y } : { x, y: y + amount });
    return moved[axis];
  }

  size(): { width: number; height: number } {
    return this.started().app.settings();
  }

  async screenshot(file: string, clip?: Frame): Promise<void> {
    if (clip !== undefined) throw new Error('This phone paints whole screens only.');
    writeFileSync(file, this.graphics.paint(this.app.views(), this.size()));
  }

  readonly keyboard: Keyboard = {
    type: async (text) => {
      for (const letter of text) this.edit((before) => before + letter);
    },
    insert: async (text) => this.edit((before) => before + text),
    clear: async () => this.edit(() => ''),
    backspace: async () => this.edit((before) => before.slice(0, -1)),
    enter: async () => {
      const { fields, tree } = this.app;
      const node = fields.focused === null ? undefined : tree.mounted(fields.focused);
      if (node !== undefined) fields.submit(node);
    },
  };

  private edit(change: (before: string) => string): void {
    const { fields, tree } = this.app;
    const node = fields.focused === null ? undefined : tree.mounted(fields.focused);
    if (node === undefined) throw new Error('No field has the keyboard.');
    fields.change(node, change(fields.textOf(node)));
  }

  private one(matcher: readonly Clause[], index: number): Placed {
    const found = this.started().inspector.find(matcher)[index];
    if (found === undefined) throw new Error('The element is gone.');
    return found;
  }

  private started(): Running {
    if (this.running === null) throw new Error('The app is not running: call device.launchApp() first.');
    return this.running;
  }
}

/** The nearest view around a place, or below it, that has a property. */
function around(placed: Placed, holds: (placed: Placed) => boolean): Placed | null {
  for (let at: Placed | null = placed; at !== null; at = at.parent) if (holds(at)) return at;
  return null;
}
