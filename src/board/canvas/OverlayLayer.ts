/** Glows and fields over the land, painted into images: blurs and clips cost too much to draw every frame. */
import { Brush, type PaintBox } from '../art/brush';
import { PAINTERS } from '../art/painters';
import type { ArtTheme } from '../art/palette';
import { FILTER_LINEAR, MIPMAP_NONE, type SkCanvas, type SkImage } from '../art/skia';
import { boundsOf, grown } from '../geometry';
import type { Slices } from '../PictureMaker';
import type { Area, BoardScene } from '../types';
import { paintFields, paintLight } from './paintOverlay';

interface Painted {
  readonly area: Area;
  readonly image: SkImage;
}

const MOST_PIXELS = 2_400_000;
/** Pixels a cell. Glows and patterns are soft: no need for the sharpest. */
const SHARPEST = 160;
/** What glows reaches so far beyond its cells. */
const MARGIN = 0.5;

export class OverlayLayer {
  private painted: Painted[] = [];
  private job: Slices<void> | null = null;

  constructor(
    private readonly box: PaintBox,
    private readonly now: () => number,
  ) {}

  get isBusy(): boolean {
    return this.job !== null;
  }

  /** Drops what was painted and begins anew. A glow is there at once; fields take longer than a frame. */
  want(scene: BoardScene, theme: ArtTheme, pixels: number): void {
    this.clear();
    this.job = this.paintScene(scene, theme, Math.min(SHARPEST, pixels));
    if (scene.fields === null) this.work(Infinity);
  }

  /** Paints until this time. Says whether there is more to do, and whether the overlay looks different now. */
  work(end: number): { readonly isBusy: boolean; readonly hasNews: boolean } {
    if (this.job === null) return { isBusy: false, hasNews: false };
    while (this.now() < end) {
      if (!this.job.next().done) continue;
      this.job = null;
      return { isBusy: false, hasNews: true };
    }
    return { isBusy: true, hasNews: false };
  }

  /** Draws in board units. */
  draw(canvas: SkCanvas): void {
    const { skia } = this.box;
    const paint = skia.Paint();
    for (const { area, image } of this.painted) {
      const source = skia.XYWHRect(0, 0, image.width(), image.height());
      const place = skia.XYWHRect(area.x, area.y, area.width, area.height);
      canvas.drawImageRectOptions(image, source, place, FILTER_LINEAR, MIPMAP_NONE, paint);
    }
    paint.dispose();
  }

  clear(): void {
    this.job?.return();
    this.job = null;
    for (const { image } of this.painted) image.dispose();
    this.painted = [];
  }

  private *paintScene(scene: BoardScene, theme: ArtTheme, pixels: number): Slices<void> {
    const { lit, closing, fields, ghost } = scene;
    const painter = PAINTERS[scene.landscape];
    const tiles = ghost === null ? scene.tiles : [...scene.tiles, ghost];
    if (fields !== null) {
      yield* this.paintArea(grown(boundsOf(tiles), MARGIN), pixels, (brush, unit) =>
        paintFields(brush, painter, scene.tiles, fields, { theme, pixels: unit }),
      );
    }
    for (const feature of lit === null ? closing : [lit, ...closing]) {
      yield* this.paintArea(grown(boundsOf(feature.members), MARGIN), pixels, function* (brush) {
        paintLight(brush, painter, tiles, feature, theme);
      });
    }
  }

  /** Paints an area in board units, at this many pixels a cell or fewer if it is large. */
  private *paintArea(area: Area, pixels: number, paint: (brush: Brush, pixels: number) => Slices<void>): Slices<void> {
    const unit = Math.min(pixels, Math.floor(Math.sqrt(MOST_PIXELS / (area.width * area.height))));
    const surface = this.box.skia.Surface.Make(Math.ceil(area.width * unit), Math.ceil(area.height * unit));
    if (!surface) return;
    const canvas = surface.getCanvas();
    canvas.scale(unit, unit);
    canvas.translate(-area.x, -area.y);
    const brush = new Brush(this.box, canvas);
    try {
      yield* paint(brush, unit);
      surface.flush();
      this.painted.push({ area, image: surface.makeImageSnapshot() });
    } finally {
      // Also when something else is wanted meanwhile.
      brush.dispose();
      surface.dispose();
    }
  }
}
