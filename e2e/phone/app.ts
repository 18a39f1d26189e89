import { readFileSync } from 'node:fs';

import type { Bundle } from './bundle';
import { Clock, FRAME } from './clock';
import { turned, type DeviceSettings, type Disk } from './device';
import { frameInWindow, isModal, place, touchedAt, type Placed } from './fabric/geometry';
import { Layout, type Measurer, type Size } from './fabric/layout';
import { Overrides } from './fabric/overrides';
import { ShadowTree, type Screen } from './fabric/shadowTree';
import type { Frame, ShadowNode, View } from './fabric/view';
import type { EmbeddedFont } from './embeddedFonts';
import { Fields } from './fields';
import { installGlobals } from './globals';
import { Modals } from './modals';
import { installExpo } from './modules/expo';
import { nativeDom } from './modules/nativeDom';
import type { Host, Module } from './modules/native';
import { nativeAnimated } from './modules/nativeAnimated';
import { Reanimated } from './modules/reanimated';
import { dimensionsOf, findModule, reactModules } from './modules/turbo';
import { Problems } from './problems';
import { Realm } from './realm';
import { Gestures } from './touch/gestures';
import { SLOP, type Pointer } from './touch/pointer';
import { ResponderTouches } from './touch/responder';
import { Scrolls } from './touch/scrolls';
import { Runtimes } from './worklets/runtimes';

/** The painting half of the phone, as the process sees it. */
export interface Graphics extends Measurer {
  isHostObject(value: object): boolean;
  calledFrom<T>(realm: Realm, act: () => T): T;
  installSkia(realm: Realm): void;
  setViewSize(nativeId: number, size: Size): void;
  removeView(nativeId: number): void;
  registerFont(family: string, bytes: Uint8Array): void;
}

export interface AppOptions {
  readonly bundle: Bundle;
  readonly settings: DeviceSettings;
  readonly disk: Disk;
  readonly url: string | null;
  readonly manifest: object;
  readonly fonts: readonly EmbeddedFont[];
  readonly graphics: (realm: Realm) => Graphics;
  /** The bytes of a file that is shipped with the app. */
  readonly assetAt: (uri: string) => Uint8Array;
}

/** Something that a person would notice beside the screen. */
export interface Note {
  readonly what: string;
  readonly detail: unknown;
}

const ROOT = 1;

/** The running app: its two runtimes, the native modules it calls, and the screen it fills. */
export class RunningApp implements Screen, Host {
  readonly problems = new Problems();
  readonly clock = new Clock();
  readonly realm = new Realm('RN');
  readonly notes: Note[] = [];
  readonly runtimes: Runtimes;
  readonly tree: ShadowTree;
  readonly gestures: Gestures;
  readonly reanimated: Reanimated;
  readonly overrides = new Overrides((names) => this.onStyles(names));
  readonly scrolls: Scrolls;
  readonly fields: Fields;
  private readonly responder: ResponderTouches;
  private readonly modals: Modals;
  private readonly modules: Record<string, Module>;
  private readonly callables: Map<string, () => unknown>;
  private readonly pointers = new Map<number, Pointer>();
  private readonly screens = new Set<number>();
  private readonly skiaViews = new Map<number, number>();
  private touched: { readonly start: Pointer; readonly scroll: Placed[]; scrolling: Placed | null } | null = null;
  private placed: readonly Placed[] | null = null;
  private isAlive = true;

  static async start(options: AppOptions): Promise<RunningApp> {
    const graphics: { current: Graphics | null } = { current: null };
    const measurer: Measurer = { measure: (node, width) => graphics.current?.measure(node, width) ?? null };
    const layout = await Layout.load(options.settings, options.settings.pixelRatio, measurer);
    const app = new RunningApp(options, layout, graphics);
    app.boot();
    return app;
  }

  private constructor(
    private readonly options: AppOptions,
    private readonly layout: Layout,
    graphics: { current: Graphics | null },
  ) {
    this.current = options.settings;
    this.graphics = graphics.current = options.graphics(this.realm);
    for (const { family, bytes } of options.fonts) this.graphics.registerFont(family, bytes);
    this.callables = installGlobals(this).callables;
    this.runtimes = new Runtimes(this.realm, new Realm('UI'), this.clock, this.problems, this.graphics);
    this.tree = new ShadowTree(this.realm, this.runtimes, this.clock, this.problems, this);
    this.gestures = new Gestures(
      this.clock,
      {
        toWorklet: (tag, name, payload) => this.reanimated.emit(tag, name, payload),
        toJavaScript: (name, payload) => this.deviceEvent(name, payload),
      },
      () => this.responder.cancel(),
    );
    this.reanimated = new Reanimated(
      this.runtimes,
      () => this.tree,
      () => this.clock.now(),
      {
        override: (tag, styles) => this.overrides.apply(tag, styles),
        frameInWindow: (tag) => this.frameInWindow(tag),
        setGestureState: (tag, state) => this.gestures.setState(tag, state),
      },
    );
    this.scrolls = new Scrolls(
      this.tree,
      (tag) => this.layout.frameOf(tag),
      () => this.forgetPlaces(),
    );
    this.responder = new ResponderTouches(this.tree, this.clock);
    this.fields = new Fields(this.tree);
    this.modals = new Modals(this.tree, this.clock, this.problems, options.settings.platform);
    this.modules = { ...reactModules(this), ...this.ownModules() };
  }

  private readonly graphics: Graphics;
  private current: DeviceSettings;

  // --- what native modules ask of the process

  get disk(): Disk {
    return this.options.disk;
  }

  get initialUrl(): string | null {
    return this.options.url;
  }

  get embedded(): readonly string[] {
    return this.options.fonts.map(({ family }) => family);
  }

  settings(): DeviceSettings {
    return this.current;
  }

  note(what: string, detail: unknown = null): void {
    this.notes.push({ what, detail });
  }

  fileAt(uri: string): Uint8Array {
    return this.disk.files.get(uri) ?? this.options.assetAt(uri);
  }

  registerFont(family: string, uri: string): void {
    this.graphics.registerFont(family, this.fileAt(uri));
  }

  // --- running

  private boot(): void {
    const { platform } = this.current;
    const { global } = this.realm;
    global.nativeFabricUIManager = this.tree.binding();
    global.__turboModuleProxy = (name: string) => findModule(this.modules, platform, name);
    global.nativeModuleProxy = new Proxy(this.realm.object(), {
      get: (_, name) => (typeof name === 'string' ? findModule(this.modules, platform, name) : undefined),
    });
    installExpo(this, this.options.manifest);
    this.tick();
    this.guarded('bundle', () => {
      this.realm.run(this.options.bundle.script);
      const registry = (global.RN$AppRegistry ?? this.callables.get('AppRegistry')?.()) as {
        runApplication(name: string, parameters: object): void;
      };
      registry.runApplication('main', this.realm.plain({ rootTag: ROOT, initialProps: {}, fabric: true }));
    });
  }

  private tick(): void {
    this.clock.after(FRAME, () => {
      if (!this.isAlive) return;
      this.runtimes.frame();
      this.tick();
    });
  }

  /** Lets the phone run for a while. */
  async run(milliseconds: number): Promise<void> {
    const end = this.clock.now() + milliseconds;
    while (await this.clock.step(end));
  }

  /** Ends the process at once, as the system does: nothing that was waiting will happen. */
  kill(): void {
    this.isAlive = false;
    this.clock.clear();
    this.layout.free();
  }

  private guarded(where: string, run: () => void): void {
    try {
      run();
    } catch (error) {
      this.problems.add('rn', error, where);
    }
  }

  // --- the screen

  /** All views with their places, as they are painted. */
  places(): readonly Placed[] {
    return (this.placed ??= place(this.views()));
  }

  views(): View[] {
    return this.layout.views(this.overrides.of, this.scrolls.offsetOf);
  }

  onCommit(roots: readonly ShadowNode[]): void {
    this.lay(roots);
    this.overrides.forget((tag) => this.tree.mounted(tag) !== undefined);
    this.modals.onCommit(roots);
    this.greet(roots);
  }

  frameInWindow(tag: number): Frame | null {
    const placed = this.places().find(({ view }) => view.node.tag === tag);
    return placed === undefined ? null : frameInWindow(placed);
  }

  frameInParent(tag: number): Frame | null {
    return this.layout.frameOf(tag);
  }

  setProps(tag: number, props: Readonly<Record<string, unknown>>): void {
    this.overrides.apply(tag, props);
  }

  command(node: ShadowNode, name: string, args: readonly unknown[]): void {
    const isKnown = this.scrolls.command(node, name, args) || this.fields.command(node, name, args);
    if (!isKnown) throw this.realm.error(`This phone does not know the command ${name} of ${node.viewName}: teach it.`);
  }

  private lay(roots: readonly ShadowNode[]): void {
    const changed = this.layout.update(roots, this.overrides.of);
    this.forgetPlaces();
    this.scrolls.settle();
    for (const node of changed) {
      const nativeId = this.skiaViews.get(node.tag);
      const frame = this.layout.frameOf(node.tag);
      if (nativeId !== undefined && frame !== null) this.graphics.setViewSize(nativeId, frame);
      if (node.props.onLayout === true) this.clock.after(0, () => this.sayLayout(node));
    }
  }

  private sayLayout(node: ShadowNode): void {
    const layout = this.layout.frameOf(node.tag);
    if (layout !== null && this.tree.mounted(node.tag) !== undefined) this.tree.emit(node, 'topLayout', { layout });
  }

  private forgetPlaces(): void {
    this.placed = null;
  }

  private onStyles(names: readonly string[]): void {
    this.forgetPlaces();
    if (names.some((name) => LAYING.test(name))) this.lay(this.tree.allRoots());
  }

  /** Views that speak up when they appear: screens, the safe area, the canvas of Skia, pictures. */
  private greet(roots: readonly ShadowNode[]): void {
    const seen = new Set<number>();
    const walk = (node: ShadowNode) => {
      if (SPEAKING.test(node.viewName)) {
        seen.add(node.tag);
        if (!this.screens.has(node.tag)) this.welcome(node);
      }
      node.children.forEach(walk);
    };
    roots.forEach(walk);
    for (const tag of this.screens) {
      if (seen.has(tag)) continue;
      this.screens.delete(tag);
      const nativeId = this.skiaViews.get(tag);
      this.skiaViews.delete(tag);
      if (nativeId !== undefined) this.graphics.removeView(nativeId);
    }
  }

  private welcome(node: ShadowNode): void {
    this.screens.add(node.tag);
    const say = (type: string, payload: object = {}) => this.clock.after(1, () => this.tree.emit(node, type, payload));
    if (node.viewName === 'RNCSafeAreaProvider') say('topInsetsChange', this.insets());
    else if (node.viewName.startsWith('RNSScreen')) {
      say('topWillAppear');
      say('topAppear');
    } else if (node.viewName.startsWith('Skia')) {
      const nativeId = Number(node.props.nativeID);
      this.skiaViews.set(node.tag, nativeId);
      const frame = this.layout.frameOf(node.tag);
      if (frame !== null) this.graphics.setViewSize(nativeId, frame);
    } else if (node.viewName === 'Image') {
      say('topLoadStart');
      say('topLoad', { source: {} });
      say('topLoadEnd');
    }
  }

  private insets(): object {
    const { width, height, insets } = this.current;
    return { insets, frame: { x: 0, y: 0, width, height } };
  }

  // --- fingers

  touchDown(pointer: Pointer): void {
    const target = touchedAt(this.places(), pointer.x, pointer.y);
    if (target === null) return;
    this.pointers.set(pointer.id, pointer);
    this.touched ??= { start: pointer, scroll: scrollsAbove(target), scrolling: null };
    if (this.touched.scrolling !== null) return;
    this.responder.down(pointer, target);
    this.gestures.down(pointer, target);
  }

  touchMove(pointers: readonly Pointer[]): void {
    const own = pointers.filter(({ id }) => this.pointers.has(id));
    const before = own.map(({ id }) => this.pointers.get(id));
    for (const pointer of own) this.pointers.set(pointer.id, pointer);
    // Gesture Handler hears of a finger before the scroll view under it does.
    if (this.touched?.scrolling === null) this.gestures.move(own);
    own.forEach((pointer, index) => this.scroll(before[index] ?? pointer, pointer));
    if (this.touched?.scrolling === null) this.responder.move(own);
  }

  touchUp(pointer: Pointer): void {
    if (!this.pointers.has(pointer.id)) return;
    this.gestures.up(pointer);
    this.responder.up(pointer);
    this.pointers.delete(pointer.id);
    if (this.pointers.size > 0) return;
    const scrolling = this.touched?.scrolling;
    if (scrolling != null) {
      this.scrolls.say(scrolling.view.node, 'topScrollEndDrag');
      this.scrolls.say(scrolling.view.node, 'topMomentumScrollEnd');
    }
    this.touched = null;
    this.gestures.rest();
  }

  /** The system takes the fingers away: a call, a gesture of its own. */
  touchCancel(): void {
    this.gestures.cancel();
    this.responder.cancel();
    this.pointers.clear();
    this.touched = null;
    this.gestures.rest();
  }

  /** A native scroll view takes a finger over that has moved along its axis, unless a gesture already has it. */
  private scroll(before: Pointer, now: Pointer): void {
    const { touched } = this;
    if (touched === null || this.pointers.size > 1 || this.gestures.isActive) return;
    const [dx, dy] = [now.x - touched.start.x, now.y - touched.start.y];
    if (touched.scrolling === null) {
      const axis = Math.abs(dx) > Math.abs(dy) ? 'x' : 'y';
      if (Math.max(Math.abs(dx), Math.abs(dy)) <= SLOP) return;
      const scroll = touched.scroll.find(({ view }) => this.scrolls.canScroll(view, axis));
      if (scroll === undefined) return;
      touched.scrolling = scroll;
      this.responder.cancel();
      this.gestures.cancel();
      this.scrolls.say(scroll.view.node, 'topScrollBeginDrag');
    }
    const { node } = touched.scrolling.view;
    const offset = this.scrolls.offsetOf(node.tag);
    this.scrolls.scrollTo(node, { x: offset.x - (now.x - before.x), y: offset.y - (now.y - before.y) });
  }

  // --- the system

  /** What the system tells JavaScript through the one emitter for everybody. */
  deviceEvent(name: string, payload: unknown): void {
    const device = this.callables.get('RCTDeviceEventEmitter')?.() as
      { emit(name: string, payload?: unknown): void } | undefined;
    if (device === undefined) throw new Error('The app has not started its emitter yet.');
    this.guarded(name, () => device.emit(name, this.realm.plain(payload)));
  }

  /** Android's button, or the swipe of iOS where the screen allows it. */
  pressBack(): void {
    if (this.modals.requestClose()) return;
    if (this.current.platform === 'android') return this.deviceEvent('hardwareBackPress', null);
    const screens = this.places().filter(({ view }) => view.node.viewName === 'RNSScreen');
    const top = screens.at(-1);
    if (top === undefined || screens.length < 2) throw new Error('There is no screen to swipe back to.');
    if (top.view.props.gestureEnabled === false) return;
    this.tree.emit(top.view.node, 'topDismissed', { dismissCount: 1 });
  }

  toBackground(): void {
    if (this.current.platform === 'android') this.deviceEvent('appStateFocusChange', false);
    else this.deviceEvent('appStateDidChange', { app_state: 'inactive' });
    this.deviceEvent('appStateDidChange', { app_state: 'background' });
  }

  toForeground(): void {
    this.deviceEvent('appStateDidChange', { app_state: 'active' });
    if (this.current.platform === 'android') this.deviceEvent('appStateFocusChange', true);
  }

  turn(): void {
    this.current = turned(this.current);
    this.layout.resize(this.current);
    this.lay(this.tree.allRoots());
    this.deviceEvent('didUpdateDimensions', dimensionsOf(this));
    for (const { view } of this.places()) {
      if (view.node.viewName === 'RNCSafeAreaProvider') this.tree.emit(view.node, 'topInsetsChange', this.insets());
    }
  }

  setColorScheme(colorScheme: DeviceSettings['colorScheme']): void {
    this.current = { ...this.current, colorScheme };
    this.deviceEvent('appearanceChanged', { colorScheme });
  }

  openUrl(url: string): void {
    this.deviceEvent('url', { url });
  }

  /** What a reader does with a view: its default action, or one that it offers by name. */
  activate(node: ShadowNode, actionName = 'activate'): void {
    const actions = node.props.accessibilityActions as readonly { name: string }[] | undefined;
    if (actions?.some(({ name }) => name === actionName) === true) {
      this.tree.emit(node, 'topAccessibilityAction', { actionName });
    } else if (this.current.platform === 'ios') this.tree.emit(node, 'topAccessibilityTap');
    else this.tree.emit(node, 'topClick');
  }

  private ownModules(): Record<string, Module> {
    return {
      NativeAnimatedModule: nativeAnimated(this),
      NativeAnimatedTurboModule: nativeAnimated(this),
      NativeDOMCxx: nativeDom(this.tree, this, this.realm),
      NativeReactNativeFeatureFlagsCxx: {},
      ReanimatedModule: {
        installTurboModule: () => {
          this.realm.global.__reanimatedModuleProxy = this.reanimated.proxy();
          return true;
        },
      },
      RNGestureHandlerModule: this.gestures.module,
      RNSkiaModule: {
        install: () => {
          this.graphics.installSkia(this.realm);
          return true;
        },
      },
      WorkletsModule: {
        installTurboModule: () => {
          this.runtimes.install();
          return true;
        },
        start: () => {
          this.runtimes.start();
          return true;
        },
      },
    };
  }
}

/** Styles that move other views when a worklet sets them. */
const LAYING = /^(width|height|min|max|flex|left|right|top|bottom|inset|margin|padding|border\w*Width|display|gap)/;
const SPEAKING = /^(RNCSafeAreaProvider|RNSScreen|RNSModalScreen|Skia\w*View|Image)$/;

function scrollsAbove(target: Placed): Placed[] {
  const found: Placed[] = [];
  for (let at: Placed | null = target; at !== null && !isModal(at.view); at = at.parent) {
    if (at.view.node.viewName === 'ScrollView') found.push(at);
  }
  return found;
}

/** `app.json`, as the app reads it at run time. */
export function readManifest(file: string): object {
  const { expo } = JSON.parse(readFileSync(file, 'utf8')) as { expo: object };
  return { ...expo, sdkVersion: '57.0.0' };
}
