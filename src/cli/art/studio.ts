/** What every sheet paints with: Skia, one paint box, baked grounds, a font for captions. */
import { readFileSync } from 'node:fs';

import { Brush, type PaintBox } from '@/board/art/brush';
import type { ArtTheme } from '@/board/art/palette';
import type { SkCanvas, SkiaApi, SkImage } from '@/board/art/skia';
import { PictureMaker, type GroundKind, type Slices } from '@/board/PictureMaker';

import { loadSkia, paintImage } from './headless';

const PAPER: Readonly<Record<ArtTheme, string>> = {
  day: '#F2E9D6',
  dusk: '#221F26',
  contrastLight: '#FFFFFF',
  contrastDark: '#000000',
};
const CAPTION: Readonly<Record<ArtTheme, string>> = {
  day: '#43332A',
  dusk: '#E8DCC8',
  contrastLight: '#000000',
  contrastDark: '#FFFFFF',
};

export class Studio {
  readonly maker: PictureMaker;
  private readonly typeface;

  private constructor(readonly skia: SkiaApi) {
    this.maker = new PictureMaker(skia);
    const file = require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf');
    this.typeface = skia.Typeface.MakeFreeTypeFaceFromData(skia.Data.fromBytes(new Uint8Array(readFileSync(file))));
  }

  get box(): PaintBox {
    return this.maker.box;
  }

  static async open(): Promise<Studio> {
    return new Studio(await loadSkia());
  }

  image(width: number, height: number, theme: ArtTheme, paint: (brush: Brush, canvas: SkCanvas) => void): SkImage {
    return paintImage(this.skia, Math.round(width), Math.round(height), (canvas) => {
      canvas.clear(this.skia.Color(PAPER[theme]));
      const brush = new Brush(this.box, canvas);
      paint(brush, canvas);
      brush.dispose();
    });
  }

  caption(canvas: SkCanvas, text: string, x: number, y: number, size: number, theme: ArtTheme): void {
    if (!this.typeface) return;
    const paint = this.skia.Paint();
    paint.setColor(this.skia.Color(CAPTION[theme]));
    canvas.drawText(text, x, y, paint, this.skia.Font(this.typeface, size));
  }

  /** Fills a rectangle (in tile units) with the ground of that part of the board. */
  ground(
    canvas: SkCanvas,
    kind: GroundKind,
    theme: ArtTheme,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void {
    drain(this.maker.ground(canvas, kind, theme, { x, y, width, height }));
  }
}

/** Does sliced work without pause. */
export function drain<Value>(slices: Slices<Value>): Value {
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}
