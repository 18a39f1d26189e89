/** Makes single pictures in slices, with the ground under them: posters, tiles in the tray, the gallery, the sheets. */
import { Brush, PaintBox } from './art/brush';
import {
  bakeGround,
  bakeGroundCell,
  GROUND_PERIOD,
  groundShader,
  meadowRecipe,
  steppeRecipe,
  tableRecipe,
  type GroundRecipe,
} from './art/ground';
import { CONTRAST, isPainted, PALETTES, type ArtTheme, type PaintedTheme } from './art/palette';
import { FILTER_LINEAR, MIPMAP_LINEAR, type SkCanvas, type SkiaApi, type SkImage, type SkShader } from './art/skia';
import type { Area, Cell } from './types';

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
  private readonly patches = new Map<string, SkImage>();

  constructor(readonly skia: SkiaApi) {
    this.box = new PaintBox(skia);
  }

  /** A picture of this size. The surface is in main memory: in a browser every other one would be a new WebGL context. */
  *picture(width: number, height: number, paint: (brush: Brush, canvas: SkCanvas) => Slices<void>): Slices<SkImage> {
    const surface = this.skia.Surface.Make(Math.ceil(width), Math.ceil(height));
    if (!surface) throw new Error(`no surface of ${width} × ${height}`);
    const brush = new Brush(this.box, surface.getCanvas());
    let image: SkImage;
    try {
      yield* paint(brush, brush.canvas);
      surface.flush();
      image = surface.makeImageSnapshot();
    } finally {
      // Also when nobody wants the picture any more.
      brush.dispose();
      surface.dispose();
    }
    // Whoever wants the image encodes it next, which takes a slice of its own.
    yield;
    return image;
  }

  /** Whether the ground of a cell can be drawn without baking it first. */
  hasGround(kind: GroundKind, theme: ArtTheme, cell: Cell): boolean {
    return !isPainted(theme) || this.patches.has(patchKey(kind, theme, placeIn(cell)));
  }

  /** Fills a rectangle (in tile units) with the ground of that part of the board. */
  *ground(canvas: SkCanvas, kind: GroundKind, theme: ArtTheme, area: Area): Slices<void> {
    const isCell = area.width === 1 && area.height === 1 && Number.isInteger(area.x) && Number.isInteger(area.y);
    if (isPainted(theme) && isCell) {
      const patch = yield* this.groundPatch(kind, theme, area);
      this.copy(canvas, patch, area);
      return;
    }
    const paint = this.skia.Paint();
    if (isPainted(theme)) paint.setShader(yield* this.shader(kind, theme));
    else paint.setColor(this.skia.Color(kind === 'table' ? CONTRAST[theme].paper : CONTRAST[theme].field));
    canvas.drawRect(this.skia.XYWHRect(area.x, area.y, area.width, area.height), paint);
    paint.dispose();
  }

  /** The ground of a cell, baked when it is first asked for. Nobody else disposes it. */
  *groundPatch(kind: GroundKind, theme: PaintedTheme, cell: Cell): Slices<SkImage> {
    const place = placeIn(cell);
    const key = patchKey(kind, theme, place);
    const known = this.patches.get(key);
    if (known) return known;
    const baked = yield* bakeGroundCell(this.skia, RECIPES[kind](theme), GROUND_PIXELS, place);
    // Two may have wanted it at once: the first stays, because it may have been drawn already.
    const first = this.patches.get(key);
    if (first) baked.dispose();
    else this.patches.set(key, baked);
    return first ?? baked;
  }

  /** An image over a rectangle, without smoothed edges: every pixel belongs to exactly one tile. */
  copy(canvas: SkCanvas, image: SkImage, area: Area): void {
    const { skia } = this;
    const paint = skia.Paint();
    paint.setAntiAlias(false);
    const source = skia.XYWHRect(0, 0, image.width(), image.height());
    const place = skia.XYWHRect(area.x, area.y, area.width, area.height);
    canvas.drawImageRectOptions(image, source, place, FILTER_LINEAR, MIPMAP_LINEAR, paint);
    paint.dispose();
  }

  private *shader(kind: GroundKind, theme: PaintedTheme): Slices<SkShader> {
    const key = `${kind}/${theme}`;
    const known = this.grounds.get(key);
    if (known) return known;
    const image = yield* bakeGround(this.skia, RECIPES[kind](theme), GROUND_PIXELS);
    const shader = groundShader(this.skia, image);
    image.dispose();
    this.grounds.set(key, shader);
    return shader;
  }
}

type Place = Parameters<typeof bakeGroundCell>[3];

/** Where in the texture a cell lies. */
function placeIn({ x, y }: Cell): Place {
  const within = (value: number) => ((value % GROUND_PERIOD) + GROUND_PERIOD) % GROUND_PERIOD;
  return { column: within(x), row: within(y) };
}

const patchKey = (kind: GroundKind, theme: ArtTheme, { column, row }: Place): string =>
  `${kind}/${theme}/${column}/${row}`;
