/** Makes single pictures in slices, with the ground under them: posters, tiles in the tray, the gallery, the sheets. */
import { Brush, PaintBox } from './art/brush';
import { bakeGround, groundShader, meadowRecipe, steppeRecipe, tableRecipe, type GroundRecipe } from './art/ground';
import { CONTRAST, isPainted, PALETTES, type ArtTheme, type PaintedTheme } from './art/palette';
import type { SkCanvas, SkiaApi, SkImage, SkShader } from './art/skia';

export type GroundKind = 'meadow' | 'steppe' | 'table';
/** Work that can pause after every few milliseconds. */
export type Slices<Value> = Generator<void, Value>;

const RECIPES: Readonly<Record<GroundKind, (theme: PaintedTheme) => GroundRecipe>> = {
  meadow: (theme) => meadowRecipe(PALETTES[theme].meadow),
  steppe: (theme) => steppeRecipe(PALETTES[theme].steppe),
  table: (theme) => tableRecipe(PALETTES[theme].parchment),
};
/** Sharp enough for a tile of this many pixels; larger ones show the brush strokes a little softer. */
const GROUND_PIXELS = 192;

export class PictureMaker {
  readonly box: PaintBox;
  private readonly grounds = new Map<string, SkShader>();

  constructor(readonly skia: SkiaApi) {
    this.box = new PaintBox(skia);
  }

  /** A picture of this size. The surface is in main memory: in a browser every other one would be a new WebGL context. */
  *picture(width: number, height: number, paint: (brush: Brush, canvas: SkCanvas) => Slices<void>): Slices<SkImage> {
    const surface = this.skia.Surface.Make(Math.ceil(width), Math.ceil(height));
    if (!surface) throw new Error(`no surface of ${width} × ${height}`);
    const canvas = surface.getCanvas();
    const brush = new Brush(this.box, canvas);
    yield* paint(brush, canvas);
    brush.dispose();
    surface.flush();
    const image = surface.makeImageSnapshot();
    surface.dispose();
    // Whoever wants the image encodes it next, which takes a slice of its own.
    yield;
    return image;
  }

  /** Fills a rectangle (in tile units) with the ground of that part of the board. */
  *ground(
    canvas: SkCanvas,
    kind: GroundKind,
    theme: ArtTheme,
    area: { x: number; y: number; width: number; height: number },
  ): Slices<void> {
    const paint = this.skia.Paint();
    if (isPainted(theme)) paint.setShader(yield* this.shader(kind, theme));
    else paint.setColor(this.skia.Color(kind === 'table' ? CONTRAST[theme].paper : CONTRAST[theme].field));
    canvas.drawRect(this.skia.XYWHRect(area.x, area.y, area.width, area.height), paint);
    paint.dispose();
  }

  private *shader(kind: GroundKind, theme: PaintedTheme): Slices<SkShader> {
    const key = `${kind}/${theme}`;
    const known = this.grounds.get(key);
    if (known) return known;
    const shader = groundShader(this.skia, yield* bakeGround(this.skia, RECIPES[kind](theme), GROUND_PIXELS));
    this.grounds.set(key, shader);
    return shader;
  }
}
