/**
 * The painter's hand: fills and strokes in tile units on any Skia canvas.
 *
 * A `PaintBox` keeps what is costly to make (colours, blurs, dashes, stamps) for one Skia; a `Brush` is that box on one
 * canvas. Stamps are recorded pictures of things painted often (a house, a crown): replaying one costs a single call
 * into Skia instead of thirty, which is what counts on a phone.
 */
import type { Hex } from './colour';
import type { Point } from './geometry/point';
import {
  BLEND_SRC_OVER,
  BLUR_NORMAL,
  CAP_BUTT,
  CAP_ROUND,
  CLIP_INTERSECT,
  FILL,
  JOIN_ROUND,
  type SkCanvas,
  type SkColor,
  type SkiaApi,
  type SkMaskFilter,
  type SkPaint,
  type SkPath,
  type SkPathEffect,
  type SkPicture,
  STROKE,
  TILE_CLAMP,
} from './skia';

export type Pen = ReturnType<SkiaApi['PathBuilder']['Make']>;
/** A polygon, or whatever a pen can draw. */
export type Shape = readonly Point[] | SkPath | ((pen: Pen) => void);

export interface Look {
  readonly alpha?: number;
  /** Gaussian sigma in tile units. */
  readonly blur?: number;
  readonly blend?: typeof BLEND_SRC_OVER;
}

export interface Line extends Look {
  /** Drawn length, gap, drawn length, gap… in tile units. */
  readonly dash?: readonly number[];
  readonly dashStart?: number;
  readonly butt?: boolean;
  readonly closed?: boolean;
  /** A hand-drawn wobble: segment length and deviation in tile units. */
  readonly rough?: readonly [segment: number, deviation: number];
}

export class PaintBox {
  private readonly colours = new Map<string, SkColor>();
  private readonly blurs = new Map<number, SkMaskFilter>();
  private readonly effects = new Map<string, SkPathEffect>();
  private readonly stamps = new Map<string, SkPicture>();

  constructor(readonly skia: SkiaApi) {}

  colour(hex: Hex, alpha: number): SkColor {
    const key = `${hex}${alpha}`;
    let colour = this.colours.get(key);
    if (!colour) {
      const made = this.skia.Color(hex);
      colour = alpha === 1 ? made : Float32Array.of(made[0] ?? 0, made[1] ?? 0, made[2] ?? 0, alpha);
      // Tints by chance would fill the map for ever; starting again costs less than remembering which are old.
      if (this.colours.size > 600) this.colours.clear();
      this.colours.set(key, colour);
    }
    return colour;
  }

  blur(sigma: number): SkMaskFilter {
    let filter = this.blurs.get(sigma);
    if (!filter) this.blurs.set(sigma, (filter = this.skia.MaskFilter.MakeBlur(BLUR_NORMAL, sigma, true)));
    return filter;
  }

  dash(intervals: readonly number[], phase: number): SkPathEffect {
    return this.effect(`d${intervals.join()}/${phase}`, () => this.skia.PathEffect.MakeDash([...intervals], phase));
  }

  rough(segment: number, deviation: number): SkPathEffect {
    return this.effect(`r${segment}/${deviation}`, () => this.skia.PathEffect.MakeDiscrete(segment, deviation, 7));
  }

  private effect(key: string, make: () => SkPathEffect): SkPathEffect {
    let effect = this.effects.get(key);
    if (!effect) this.effects.set(key, (effect = make()));
    return effect;
  }

  /** A thing recorded once per key, painted about the origin in its own units. */
  stamp(key: string, paint: (brush: Brush) => void): SkPicture {
    let picture = this.stamps.get(key);
    if (!picture) {
      const recorder = this.skia.PictureRecorder();
      const canvas = recorder.beginRecording(this.skia.XYWHRect(-4, -4, 8, 8));
      const brush = new Brush(this, canvas);
      paint(brush);
      brush.dispose();
      picture = recorder.finishRecordingAsPicture();
      recorder.dispose();
      this.stamps.set(key, picture);
    }
    return picture;
  }

  get stampCount(): number {
    return this.stamps.size;
  }
}

/** What a paint was last set to: most marks look like the one before, and every setter is a call into Skia. */
class Settings {
  width: number | null = null;
  cap: typeof CAP_BUTT | null = null;
  effect: SkPathEffect | null = null;
  private colour: SkColor | null = null;
  private blur: SkMaskFilter | null = null;
  private blend = BLEND_SRC_OVER;

  look(box: PaintBox, paint: SkPaint, hex: Hex, look: Look): void {
    const colour = box.colour(hex, look.alpha ?? 1);
    if (this.colour !== colour) paint.setColor((this.colour = colour));
    const blur = look.blur ? box.blur(look.blur) : null;
    if (this.blur !== blur) paint.setMaskFilter((this.blur = blur));
    const blend = look.blend ?? BLEND_SRC_OVER;
    if (this.blend !== blend) paint.setBlendMode((this.blend = blend));
  }
}

export class Brush {
  private readonly fillPaint: SkPaint;
  private readonly linePaint: SkPaint;
  private readonly filled = new Settings();
  private readonly lined = new Settings();
  private readonly pen: Pen;

  constructor(
    readonly box: PaintBox,
    readonly canvas: SkCanvas,
  ) {
    this.fillPaint = box.skia.Paint();
    this.fillPaint.setStyle(FILL);
    this.fillPaint.setAntiAlias(true);
    this.linePaint = box.skia.Paint();
    this.linePaint.setStyle(STROKE);
    this.linePaint.setAntiAlias(true);
    this.linePaint.setStrokeJoin(JOIN_ROUND);
    this.pen = box.skia.PathBuilder.Make();
  }

  /** Frees what the browser's Skia does not collect by itself. */
  dispose(): void {
    this.fillPaint.dispose();
    this.linePaint.dispose();
    this.pen.dispose();
  }

  /** A path to use more than once; the caller disposes it. */
  path(shape: Shape, closed = true): SkPath {
    if (typeof shape === 'function') shape(this.pen);
    else if (isPoints(shape)) this.pen.addPoly([...shape], closed);
    else return shape;
    return this.pen.detach();
  }

  fill(shape: Shape, colour: Hex, look: Look = {}): void {
    this.draw(shape, this.filling(colour, look), true);
  }

  stroke(shape: Shape, colour: Hex, width: number, line: Line = {}): void {
    const paint = this.linePaint;
    const { lined } = this;
    lined.look(this.box, paint, colour, line);
    if (lined.width !== width) paint.setStrokeWidth((lined.width = width));
    const cap = line.butt ? CAP_BUTT : CAP_ROUND;
    if (lined.cap !== cap) paint.setStrokeCap((lined.cap = cap));
    const effect = line.dash
      ? this.box.dash(line.dash, line.dashStart ?? 0)
      : line.rough
        ? this.box.rough(line.rough[0], line.rough[1])
        : null;
    if (lined.effect !== effect) paint.setPathEffect((lined.effect = effect));
    this.draw(shape, paint, line.closed ?? false);
  }

  circle(x: number, y: number, radius: number, colour: Hex, look: Look = {}): void {
    this.canvas.drawCircle(x, y, radius, this.filling(colour, look));
  }

  oval(x: number, y: number, rx: number, ry: number, colour: Hex, look: Look = {}): void {
    this.canvas.drawOval(this.box.skia.XYWHRect(x - rx, y - ry, rx * 2, ry * 2), this.filling(colour, look));
  }

  rect(x: number, y: number, width: number, height: number, colour: Hex, look: Look = {}): void {
    this.canvas.drawRect(this.box.skia.XYWHRect(x, y, width, height), this.filling(colour, look));
  }

  /** Fills with a gradient from one point to another. */
  gradient(shape: Shape, from: Point, to: Point, colours: readonly Hex[], alpha = 1): void {
    const { skia } = this.box;
    const stops = colours.map((hex) => this.box.colour(hex, alpha));
    const shader = skia.Shader.MakeLinearGradient(from, to, stops, null, TILE_CLAMP);
    const paint = this.filling(colours[0] ?? '#000000', {});
    paint.setShader(shader);
    this.draw(shape, paint, true);
    paint.setShader(null);
    shader.dispose();
  }

  /** A stamp with its origin at (x, y), enlarged, leaning by `angle` degrees. */
  stamp(key: string, x: number, y: number, size: number, paint: (brush: Brush) => void, angle = 0): void {
    const picture = this.box.stamp(key, paint);
    this.canvas.save();
    this.canvas.translate(x, y);
    this.canvas.scale(size, size);
    if (angle !== 0) this.canvas.rotate(angle, 0, 0);
    this.canvas.drawPicture(picture);
    this.canvas.restore();
  }

  moved(x: number, y: number, paint: () => void): void {
    this.canvas.save();
    this.canvas.translate(x, y);
    paint();
    this.canvas.restore();
  }

  clipped(shape: Shape, paint: () => void, op = CLIP_INTERSECT): void {
    const path = this.path(shape);
    this.canvas.save();
    this.canvas.clipPath(path, op, true);
    paint();
    this.canvas.restore();
    if (path !== shape) path.dispose();
  }

  private filling(colour: Hex, look: Look): SkPaint {
    this.filled.look(this.box, this.fillPaint, colour, look);
    return this.fillPaint;
  }

  private draw(shape: Shape, paint: SkPaint, closed: boolean): void {
    const path = this.path(shape, closed);
    this.canvas.drawPath(path, paint);
    if (path !== shape) path.dispose();
  }
}

const isPoints = (shape: Shape): shape is readonly Point[] => Array.isArray(shape);
