/** Small things painted once each and then only copied. */
import { Brush, type PaintBox } from '../art/brush';
import type { Point } from '../art/geometry/point';
import { FILTER_LINEAR, MIPMAP_LINEAR, type SkCanvas, type SkImage, type SkPaint } from '../art/skia';

export interface Sprite {
  readonly image: SkImage;
  /** Side of the square that it covers, in board units. */
  readonly side: number;
}

export class Sprites {
  private readonly known = new Map<string, Sprite>();
  /** One for all drawings: there are dozens a frame. */
  private paint: SkPaint | null = null;

  constructor(private readonly box: PaintBox) {}

  /** A square picture of `side` board units; `paint` draws about its middle, which is the origin. */
  make(key: string, side: number, pixels: number, paint: (brush: Brush) => void): Sprite {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const surface = this.box.skia.Surface.Make(pixels, pixels);
    if (!surface) throw new Error(`no surface of ${pixels} pixels`);
    const canvas = surface.getCanvas();
    canvas.scale(pixels / side, pixels / side);
    canvas.translate(side / 2, side / 2);
    const brush = new Brush(this.box, canvas);
    paint(brush);
    brush.dispose();
    surface.flush();
    const sprite = { image: surface.makeImageSnapshot(), side };
    surface.dispose();
    this.known.set(key, sprite);
    return sprite;
  }

  draw(
    canvas: SkCanvas,
    sprite: Sprite,
    at: Point,
    look: { readonly side?: number; readonly alpha?: number } = {},
  ): void {
    const { skia } = this.box;
    const { image } = sprite;
    const side = look.side ?? sprite.side;
    const source = skia.XYWHRect(0, 0, image.width(), image.height());
    const place = skia.XYWHRect(at.x - side / 2, at.y - side / 2, side, side);
    this.paint ??= skia.Paint();
    this.paint.setAlphaf(look.alpha ?? 1);
    canvas.drawImageRectOptions(image, source, place, FILTER_LINEAR, MIPMAP_LINEAR, this.paint);
  }

  clear(): void {
    for (const { image } of this.known.values()) image.dispose();
    this.known.clear();
    this.paint?.dispose();
    this.paint = null;
  }
}
