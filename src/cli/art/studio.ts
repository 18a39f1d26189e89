/** What every sheet paints with: Skia, one paint box, baked grounds, a font for captions. */
import { readFileSync } from 'node:fs';

import { Brush, PaintBox } from '@/board/art/brush';
import {
  bakeGround,
  groundShader,
  type GroundRecipe,
  meadowRecipe,
  steppeRecipe,
  tableRecipe,
} from '@/board/art/ground';
import { type ArtTheme, CONTRAST, isPainted, type PaintedTheme, PALETTES } from '@/board/art/palette';
import type { SkCanvas, SkiaApi, SkImage, SkShader } from '@/board/art/skia';

import { loadSkia, paintImage } from './headless';

export type GroundKind = 'meadow' | 'steppe' | 'table';

const RECIPES: Readonly<Record<GroundKind, (theme: PaintedTheme) => GroundRecipe>> = {
  meadow: (theme) => meadowRecipe(PALETTES[theme].meadow),
  steppe: (theme) => steppeRecipe(PALETTES[theme].steppe),
  table: (theme) => tableRecipe(PALETTES[theme].parchment),
};

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
  readonly box: PaintBox;
  private readonly grounds = new Map<string, SkShader>();
  private readonly typeface;

  private constructor(readonly skia: SkiaApi) {
    this.box = new PaintBox(skia);
    const file = require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf');
    this.typeface = skia.Typeface.MakeFreeTypeFaceFromData(skia.Data.fromBytes(new Uint8Array(readFileSync(file))));
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

  /** Fills a rectangle (in tile units) with the land that lies there on the board. */
  ground(
    canvas: SkCanvas,
    kind: GroundKind,
    theme: ArtTheme,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void {
    const paint = this.skia.Paint();
    if (isPainted(theme)) paint.setShader(this.shader(kind, theme));
    else paint.setColor(this.skia.Color(kind === 'table' ? CONTRAST[theme].paper : CONTRAST[theme].field));
    canvas.drawRect(this.skia.XYWHRect(x, y, width, height), paint);
  }

  private shader(kind: GroundKind, theme: PaintedTheme): SkShader {
    const key = `${kind}/${theme}`;
    let shader = this.grounds.get(key);
    if (!shader) {
      const baking = bakeGround(this.skia, RECIPES[kind](theme), 192);
      let step = baking.next();
      while (!step.done) step = baking.next();
      shader = groundShader(this.skia, step.value);
      this.grounds.set(key, shader);
    }
    return shader;
  }
}
