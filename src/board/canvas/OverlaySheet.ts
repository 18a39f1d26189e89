/** What is laid over the land (glows, fields), painted into images: blurs and clips cost too much to draw every frame. */
import { Brush, type PaintBox } from '../art/brush';
import { FILTER_LINEAR, MIPMAP_NONE, type SkCanvas, type SkImage } from '../art/skia';
import type { Slices } from '../easel';
import type { Area } from '../types';

interface Painted {
  readonly area: Area;
  readonly image: SkImage;
}

const MOST_PIXELS = 2_400_000;

export class OverlaySheet {
  private painted: Painted[] = [];

  constructor(private readonly box: PaintBox) {}

  /** Paints an area in board units, at this many pixels a cell or fewer if it is large. */
  *paint(area: Area, pixels: number, paint: (brush: Brush, pixels: number) => Slices<void>): Slices<Painted | null> {
    const unit = Math.min(pixels, Math.floor(Math.sqrt(MOST_PIXELS / (area.width * area.height))));
    const surface = this.box.skia.Surface.Make(Math.ceil(area.width * unit), Math.ceil(area.height * unit));
    if (!surface) return null;
    const canvas = surface.getCanvas();
    canvas.scale(unit, unit);
    canvas.translate(-area.x, -area.y);
    const brush = new Brush(this.box, canvas);
    yield* paint(brush, unit);
    brush.dispose();
    surface.flush();
    const painted = { area, image: surface.makeImageSnapshot() };
    surface.dispose();
    this.painted.push(painted);
    return painted;
  }

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
    for (const { image } of this.painted) image.dispose();
    this.painted = [];
  }
}
