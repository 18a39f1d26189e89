/** Skia in Node: the same CanvasKit that the browser runs, painting in software into PNG bytes. */
import { JsiSkApi } from '@shopify/react-native-skia/lib/commonjs/skia/web';
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/commonjs/web/LoadSkiaWeb';

import type { SkCanvas, SkiaApi, SkImage } from '@/board/art/skia';

export async function loadSkia(): Promise<SkiaApi> {
  await LoadSkiaWeb();
  // The same interface declared twice in the package (once per build), and its enums make the copies differ.
  return JsiSkApi(global.CanvasKit) as unknown as SkiaApi;
}

export function paintImage(skia: SkiaApi, width: number, height: number, paint: (canvas: SkCanvas) => void): SkImage {
  const surface = skia.Surface.Make(width, height);
  if (!surface) throw new Error(`no surface of ${width} × ${height}`);
  paint(surface.getCanvas());
  surface.flush();
  const image = surface.makeImageSnapshot();
  surface.dispose();
  return image;
}
