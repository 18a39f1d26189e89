import type { CanvasKit, Image } from 'canvaskit-wasm';

import { Realm } from '../../e2e/phone/realm';
import { loadCanvasKit, SkiaHost } from '../../e2e/phone/skia';

export interface SkiaPhone {
  readonly canvasKit: CanvasKit;
  readonly realm: Realm;
  readonly skia: SkiaHost;
  /** Runs code on the phone, as the app's own would. */
  run<T>(code: string): T;
}

export async function skiaPhone(): Promise<SkiaPhone> {
  const canvasKit = await loadCanvasKit();
  const realm = new Realm('RN');
  const skia = new SkiaHost(canvasKit, realm, { pixelRatio: 2, isUnseen: false });
  skia.install();
  return { canvasKit, realm, skia, run: <T>(code: string) => realm.evaluate(code) as T };
}

/** Red, green, blue and alpha of one pixel. */
export function pixelOf(canvasKit: CanvasKit, image: Image, x: number, y: number): number[] {
  const { SRGB } = canvasKit.ColorSpace;
  const info = {
    width: 1,
    height: 1,
    colorType: canvasKit.ColorType.RGBA_8888,
    alphaType: canvasKit.AlphaType.Unpremul,
  };
  return [...(image.readPixels(x, y, { ...info, colorSpace: SRGB }) ?? [])];
}

export function pixelOfPng(canvasKit: CanvasKit, png: Uint8Array, x: number, y: number): number[] {
  const image = canvasKit.MakeImageFromEncoded(png);
  if (image === null) throw new Error('no PNG');
  const pixel = pixelOf(canvasKit, image, x, y);
  image.delete();
  return pixel;
}
