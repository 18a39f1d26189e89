/** CanvasKit, Skia compiled for JavaScript, and the package's own implementation of its API over it. */
import { JsiSkApi } from '@shopify/react-native-skia/lib/commonjs/skia/web';
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/commonjs/web/LoadSkiaWeb';
import type { CanvasKit } from 'canvaskit-wasm';

import type { Backing } from './hostObject';

let loading: Promise<CanvasKit> | null = null;

/** Once a process. */
export function loadCanvasKit(): Promise<CanvasKit> {
  loading ??= LoadSkiaWeb().then(() => global.CanvasKit);
  return loading;
}

export type WebSkia = ReturnType<typeof JsiSkApi>;

export function webSkia(canvasKit: CanvasKit): WebSkia {
  return JsiSkApi(canvasKit);
}

/** An object of the package's web implementation: it wraps a thing of CanvasKit in `ref`. */
export function isBacking(value: object): value is Backing & { readonly ref?: unknown } {
  return 'CanvasKit' in value && value.constructor.name.startsWith('Jsi');
}

/** The C++ class of such an object: the same name but for one. */
export function classOf(backing: Backing): string {
  const { name } = backing.constructor as { readonly name: string };
  return name === 'JsiSkottieAnimation' ? 'JsiSkSkottie' : name;
}

/** What embind gives for a C++ object: counted by hand. */
export interface Handle {
  clone(): Handle;
  delete(): void;
  isDeleted(): boolean;
}

export function handleOf(backing: Backing): Handle | null {
  const { ref } = backing;
  return typeof ref === 'object' && ref !== null && 'clone' in ref && 'delete' in ref ? (ref as Handle) : null;
}

/** The same kind of object over another handle. */
export function backingLike<T extends Backing>(backing: T, canvasKit: CanvasKit, ref: unknown): T {
  const Like = backing.constructor as new (canvasKit: CanvasKit, ref: unknown) => T;
  return new Like(canvasKit, ref);
}
