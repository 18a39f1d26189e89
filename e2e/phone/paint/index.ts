/**
 * The screen of the phone as a picture: the tree of native views, laid out, painted by Skia.
 *
 * What a view of the platform shows is drawn from the props that it gets: boxes (`box.ts`), text (`../text`), images
 * (`image.ts`), drawings (`svg/`), the pictures of Skia's views, and plain stand-ins for the system's own controls. A
 * view or a prop that would be seen on a phone and that nobody here paints throws.
 */
import type { CanvasKit } from 'canvaskit-wasm';

import type { View } from '../fabric/view';
import type { SkiaHost } from '../skia';
import type { Fonts, Typesetter } from '../text';
import { Images } from './image';
import { Painter } from './painter';

export interface Screen {
  readonly canvasKit: CanvasKit;
  readonly skia: Pick<SkiaHost, 'pictureOf'>;
  readonly fonts: Fonts;
  readonly typesetter: Typesetter;
  readonly pixelRatio: number;
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** The bytes at an image's address; `data:` addresses are read without it. */
  readonly readFile: (uri: string) => Uint8Array;
}

/** PNG bytes, in the phone's own pixels. */
export function paintScreen(roots: readonly View[], screen: Screen): Uint8Array {
  const { canvasKit, pixelRatio, width, height } = screen;
  const surface = canvasKit.MakeSurface(Math.round(width * pixelRatio), Math.round(height * pixelRatio));
  if (surface === null) throw new Error(`no surface of ${width} × ${height}`);
  const images = new Images(canvasKit, screen.readFile);
  try {
    const canvas = surface.getCanvas();
    canvas.clear(canvasKit.WHITE);
    canvas.scale(pixelRatio, pixelRatio);
    new Painter(canvas, screen, images).paint(roots);
    const picture = surface.makeImageSnapshot();
    const png = picture.encodeToBytes();
    picture.delete();
    if (png === null) throw new Error('the screen could not be encoded');
    return png;
  } finally {
    images.end();
    surface.dispose();
  }
}
