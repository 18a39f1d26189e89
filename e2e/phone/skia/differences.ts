/** Where a phone does something else than the package's web implementation, and we follow the C++. */
import { JsiSkPicture } from '@shopify/react-native-skia/lib/commonjs/skia/web/JsiSkPicture';
import type { CanvasKit, SkPicture } from 'canvaskit-wasm';

import { eightBits, ownView } from './checks';
import { type Backing, type HostState, stateOf } from './hostObject';
import { asNumber, asObject, isObject, NotOnThisPhone } from './jsi';
import type { HostObjects } from './objects';

/** One call of a host function. */
export interface Deed {
  readonly objects: HostObjects;
  readonly host: object;
  readonly state: HostState;
  readonly args: readonly unknown[];
}

type Difference = (deed: Deed) => unknown;

export function differenceOf(where: string): Difference | undefined {
  return DIFFERENCES[where];
}

/** Calls the web implementation all the same. */
function web({ state, args }: Deed, name: string, values: readonly unknown[] = args): unknown {
  return (state.backing[name] as (...values: unknown[]) => unknown).apply(state.backing, [...values]);
}

const offscreen = new WeakSet<object>();
const canvasOf = new WeakMap<HostState, HostState>();

const DIFFERENCES: Readonly<Record<string, Difference>> = {
  // C++ casts both sides to whole numbers.
  'JsiSkSurfaceFactory.Make': (deed) => web(deed, 'Make', deed.args.map(wholeNumber)),
  // On a phone this one lives on the GPU; here both are plain memory, and we remember which was asked for.
  'JsiSkSurfaceFactory.MakeOffscreen': (deed) => {
    const surface = web(deed, 'Make', deed.args.slice(0, 2).map(wholeNumber)) as Backing;
    offscreen.add(surface);
    return surface;
  },
  'JsiSkSurface.makeImageSnapshot': (deed) => {
    if (isObject(deed.args[1])) throw new NotOnThisPhone('makeImageSnapshot into an image that exists');
    const bounds = isObject(deed.args[0]) ? [deed.args[0]] : [];
    const image = web(deed, 'makeImageSnapshot', bounds) as Backing;
    if (offscreen.has(deed.state.backing)) offscreen.add(image);
    return image;
  },
  'JsiSkImage.isTextureBacked': ({ state }) => offscreen.has(state.backing),
  'JsiSkImage.getNativeTextureUnstable': ({ state }) => {
    if (offscreen.has(state.backing)) throw new NotOnThisPhone('textures');
    return null;
  },
  'JsiSkSurface.getNativeTextureUnstable': () => {
    throw new NotOnThisPhone('textures');
  },

  // The canvas of a recorder is dead when its picture is finished; on a phone drawing on it may end the process.
  'JsiSkPictureRecorder.beginRecording': (deed) => {
    const canvas = deed.objects.handOut(web(deed, 'beginRecording'), deed);
    const state = stateOf(canvas);
    if (state !== undefined) canvasOf.set(deed.state, state);
    return canvas;
  },
  'JsiSkPictureRecorder.finishRecordingAsPicture': (deed) => {
    const canvas = canvasOf.get(deed.state);
    if (canvas !== undefined) canvas.endedBy = 'the picture of this canvas is finished';
    return web(deed, 'finishRecordingAsPicture');
  },

  'JsiSkDataFactory.fromURI': async (deed) => {
    const bytes = deed.objects.resolveAsset(String(deed.args[0]));
    return web(deed, 'fromBytes', [bytes]);
  },
  // The bytes of the whole buffer, whatever part of it the array shows.
  'JsiSkDataFactory.fromBytes': (deed) => {
    const { buffer } = asObject(deed.args[0]);
    if (!isObject(buffer)) asObject(buffer);
    return web(deed, 'fromBytes', [ownView(new Uint8Array(buffer as unknown as ArrayBuffer))]);
  },

  // Eight bits a channel, and numbers are taken as they are.
  'JsiSkApi.Color': (deed) => {
    const [colour] = deed.args;
    if (isObject(colour)) return Array.isArray(colour) ? Float32Array.from(colour, asNumber) : colour;
    if (typeof colour !== 'number' && typeof colour !== 'string') return undefined;
    return eightBits([...(web(deed, 'Color') as Float32Array)]);
  },
  'JsiSkApi.getDevice': () => {
    throw new Error('getDevice() is only available with the Graphite backend. Rebuild with SK_GRAPHITE enabled.');
  },

  // With nothing given a phone makes an empty picture, which a recorder fills.
  'JsiSkPictureFactory.MakePicture': (deed) => {
    const { objects, args } = deed;
    if (args[0] !== null && args[0] !== undefined) return web(deed, 'MakePicture');
    return new JsiSkPicture(objects.canvasKit, emptyPicture(objects.canvasKit));
  },
};

function emptyPicture(canvasKit: CanvasKit): SkPicture {
  const recorder = new canvasKit.PictureRecorder();
  recorder.beginRecording([0, 0, 0, 0]);
  const picture = recorder.finishRecordingAsPicture();
  recorder.delete();
  return picture;
}

function wholeNumber(value: unknown): unknown {
  return typeof value === 'number' ? Math.trunc(value) : value;
}
