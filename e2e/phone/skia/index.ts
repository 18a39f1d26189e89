/**
 * The native half of @shopify/react-native-skia, for a phone without a phone.
 *
 * What there is and what it takes is read from the package's C++ headers: a name that C++ does not export is undefined
 * here too, and an argument that C++ would refuse is refused in the words of JSI (`hostClass.ts`, `arguments.ts`,
 * `recorder/commands.ts`). What it does is done by CanvasKit, through the package's own web implementation of the same
 * API (`objects.ts`); the few places where that differs from a phone are in `differences.ts`. Nothing is pretended:
 * what cannot be done throws `not on this phone`.
 */
import type { CanvasKit, SkPicture } from 'canvaskit-wasm';

import type { Realm } from '../realm';
import { webSkia } from './canvasKit';
import type { Census } from './census';
import { type HostClass, readApiMembers, readHostClasses } from './hostClass';
import type { Backing } from './hostObject';
import { HostObjects } from './objects';
import { readCommandRules } from './recorder/commands';
import { readConvertors } from './recorder/convertors';
import { PropReader } from './recorder/reader';
import { PhoneRecorder } from './recorder/recorder';
import { PictureViews } from './views';

export { loadCanvasKit } from './canvasKit';
export type { Census } from './census';
export { isHostObject } from './hostObject';

/** What the headers say does not change while we run. */
const headers = {
  classes: readHostClasses(),
  api: readApiMembers(),
  commands: readCommandRules(),
  convertors: readConvertors(),
};

export class SkiaHost {
  /** Uses of disposed objects, props that a phone would leave out, numbers that are none. */
  readonly problems: string[] = [];
  private readonly objects: HostObjects;
  private readonly views: PictureViews;

  constructor(
    private readonly canvasKit: CanvasKit,
    private readonly realm: Realm,
    { pixelRatio, isUnseen }: { readonly pixelRatio: number; readonly isUnseen: boolean },
  ) {
    const report = (problem: string) => this.problems.push(problem);
    this.objects = new HostObjects(canvasKit, headers.classes, realm, report, isUnseen);
    this.views = new PictureViews(canvasKit, pixelRatio);
  }

  /** Puts `SkiaApi` and `SkiaViewApi` where native code installs them. */
  install(): void {
    const report = (problem: string) => this.problems.push(problem);
    const skia = webSkia(this.canvasKit);
    const reader = new PropReader(this.canvasKit, headers.convertors, this.objects.checks, report);
    const parts = { canvasKit: this.canvasKit, skia, rules: headers.commands, reader };
    const recorder = () => {
      const { backing } = new PhoneRecorder(parts);
      return this.objects.wrap(backing, { className: 'JsiRecorder', isOurs: true });
    };
    const factories = [...headers.api.factories].map(([name, className]) => {
      const backing = (skia as unknown as Record<string, Backing>)[name];
      return [name, backing === undefined ? undefined : this.objects.wrap(backing, { className })] as const;
    });
    this.realm.global.SkiaApi = this.root('JsiSkApi', {
      ...skia,
      ...Object.fromEntries(factories),
      Recorder: recorder,
    });
    this.realm.global.SkiaViewApi = this.objects.wrap(this.views.backing, {
      className: 'RNSkJsiViewApi',
      isOurs: true,
    });
  }

  private root(name: string, backing: Backing): object {
    const { functions, factories } = headers.api;
    const hostClass: HostClass = {
      name,
      functions,
      getters: new Set(factories.keys()),
      typename: null,
      plainNumbers: null,
    };
    return this.objects.present({
      hostClass,
      backing,
      isDisposed: false,
      bytes: 0,
      owner: null,
      endedBy: null,
      isOurs: false,
    });
  }

  /** Tells which runtime is calling while `act` runs: plain data and errors are made in it. */
  calledFrom<T>(realm: Realm, act: () => T): T {
    const before = this.objects.caller;
    this.objects.caller = realm;
    try {
      return act();
    } finally {
      this.objects.caller = before;
    }
  }

  /** What the view with this `nativeID` shows, in points. It stays the host's: do not delete it. */
  pictureOf(nativeId: number): SkPicture | null {
    return this.views.pictureOf(nativeId);
  }

  onRedraw(listener: (nativeId: number) => void): () => void {
    return this.views.onRedraw(listener);
  }

  /** The native view with this id is mounted, or has a new size. */
  setViewSize(nativeId: number, size: { readonly width: number; readonly height: number }): void {
    this.views.setSize(nativeId, size);
  }

  /** The native view with this id is unmounted. */
  removeView(nativeId: number): void {
    this.views.remove(nativeId);
  }

  census(): Census {
    return this.objects.counter.take();
  }

  forgetPeak(): void {
    this.objects.counter.forgetPeak();
  }

  /** How a file's address becomes its bytes, for `Skia.Data.fromURI`. */
  set resolveAsset(resolve: (uri: string) => Uint8Array) {
    this.objects.resolveAsset = resolve;
  }

  get resolveAsset(): (uri: string) => Uint8Array {
    return this.objects.resolveAsset;
  }
}
