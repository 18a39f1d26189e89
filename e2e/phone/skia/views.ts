/** `SkiaViewApi`: how JavaScript gives a native view its picture. */
import type { CanvasKit, SkPicture } from 'canvaskit-wasm';

import { JsiSkImage } from '@shopify/react-native-skia/lib/commonjs/skia/web/JsiSkImage';

import { type Backing, stateOf } from './hostObject';
import { isObject, JsiError, NotOnThisPhone } from './jsi';

interface PictureView {
  picture: SkPicture | null;
  /** In points; null while no native view with this id is mounted. */
  size: { readonly width: number; readonly height: number } | null;
}

export class PictureViews {
  private readonly views = new Map<number, PictureView>();
  private readonly listeners = new Set<(nativeId: number) => void>();

  constructor(
    private readonly canvasKit: CanvasKit,
    private readonly pixelRatio: number,
  ) {}

  get backing(): Backing {
    return {
      setJsiProperty: (...args: unknown[]) => this.setProperty(args),
      requestRedraw: (...args: unknown[]) => {
        if (args.length !== 1) throw new JsiError(`requestRedraw: Expected 1 arguments, got ${args.length}.`);
        this.redraw(nativeIdOf(args, 'requestRedraw'));
      },
      size: (...args: unknown[]) => {
        if (args.length !== 1) throw new JsiError(`size: Expected 1 argument, got ${args.length}.`);
        return { ...(this.viewOf(nativeIdOf(args, 'size')).size ?? { width: 0, height: 0 }) };
      },
      makeImageSnapshot: (...args: unknown[]) => this.snapshot(args, 'makeImageSnapshot'),
      makeImageSnapshotAsync: async (...args: unknown[]) => this.snapshot(args, 'makeImageSnapshotAsync'),
    };
  }

  onRedraw(listener: (nativeId: number) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  pictureOf(nativeId: number): SkPicture | null {
    return this.views.get(nativeId)?.picture ?? null;
  }

  setSize(nativeId: number, size: { readonly width: number; readonly height: number }): void {
    this.viewOf(nativeId).size = { width: size.width, height: size.height };
  }

  /** The native view is gone, and its picture with it. */
  remove(nativeId: number): void {
    this.views.get(nativeId)?.picture?.delete();
    this.views.delete(nativeId);
  }

  private viewOf(nativeId: number): PictureView {
    const known = this.views.get(nativeId);
    if (known !== undefined) return known;
    const view: PictureView = { picture: null, size: null };
    this.views.set(nativeId, view);
    return view;
  }

  private setProperty(args: readonly unknown[]): void {
    if (args.length !== 3) throw new JsiError(`setJsiProperty: Expected 3 arguments, got ${args.length}.`);
    const nativeId = nativeIdOf(args, 'setJsiProperty');
    const [, name, value] = args;
    if (typeof name !== 'string') {
      throw new JsiError('setJsiProperty: Second argument must be the name of the property to set.');
    }
    // A phone's picture view reads no other property.
    if (name !== 'picture') return;
    const view = this.viewOf(nativeId);
    view.picture?.delete();
    view.picture = sharedPicture(value);
    this.redraw(nativeId);
  }

  private redraw(nativeId: number): void {
    for (const listener of this.listeners) listener(nativeId);
  }

  private snapshot(args: readonly unknown[], name: string): JsiSkImage {
    const view = this.viewOf(nativeIdOf(args, name));
    if (view.size === null) throw new JsiError('No Skia View currently available.');
    if (isObject(args[1])) throw new NotOnThisPhone(`${name} of a part of the view`);
    const surface = this.canvasKit.MakeSurface(
      Math.round(view.size.width * this.pixelRatio),
      Math.round(view.size.height * this.pixelRatio),
    );
    if (surface === null) throw new JsiError('Could not create image from current surface.');
    const canvas = surface.getCanvas();
    canvas.scale(this.pixelRatio, this.pixelRatio);
    if (view.picture !== null) canvas.drawPicture(view.picture);
    const image = surface.makeImageSnapshot();
    surface.dispose();
    return new JsiSkImage(this.canvasKit, image);
  }
}

function nativeIdOf([id]: readonly unknown[], name: string): number {
  if (typeof id !== 'number') throw new JsiError(`${name}: First argument must be a number`);
  return id;
}

/** The view's own share of the picture as it is now: a recorder may fill the same host object anew. */
function sharedPicture(value: unknown): SkPicture | null {
  const state = stateOf(value);
  if (state?.hostClass.name !== 'JsiSkPicture') return null;
  return (state.backing.ref as { clone(): SkPicture }).clone();
}
