/** The box of a view: shadow, background, borders and outline, with corners of their own. */
import type { Canvas, CanvasKit, Color, Paint, RRect } from 'canvaskit-wasm';

import type { Frame } from '../fabric/view';
import { colourOf } from '../text/colour';
import { first, length, numberOr, objects, type Props } from './props';

export interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Radii of the corners, clockwise from top left. */
type Corners = readonly [number, number, number, number];

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

export class Box {
  readonly borders: Sides;
  private readonly corners: Corners;
  private readonly colours: readonly Color[];

  constructor(
    private readonly canvasKit: CanvasKit,
    private readonly props: Props,
    private readonly frame: Frame,
  ) {
    const [top, right, bottom, left] = SIDES.map((side) =>
      numberOr(first(props, `border${side}Width`, logical(`border`, side, 'Width'), 'borderWidth'), 0),
    ) as [number, number, number, number];
    this.borders = { top, right, bottom, left };
    this.corners = corners(props, frame);
    this.colours = SIDES.map(
      (side) =>
        colourOf(first(props, `border${side}Color`, logical(`border`, side, 'Color'), 'borderColor')) ??
        canvasKit.BLACK,
    );
  }

  paint(canvas: Canvas): void {
    for (const shadow of shadows(this.props)) if (!shadow.isInset) this.shadow(canvas, shadow);
    const background = colourOf(this.props.backgroundColor);
    if (background !== null && background[3] !== 0) {
      this.withPaint((paint) => {
        paint.setColor(background);
        canvas.drawRRect(this.outer(), paint);
      });
    }
    for (const shadow of shadows(this.props)) if (shadow.isInset) this.insetShadow(canvas, shadow);
    this.border(canvas);
    this.outline(canvas);
  }

  /** Keeps what follows inside of the borders. */
  clip(canvas: Canvas): void {
    canvas.clipRRect(this.inner(), this.canvasKit.ClipOp.Intersect, true);
  }

  private outer(): RRect {
    return this.rounded(0, 0, this.frame.width, this.frame.height, this.corners);
  }

  private inner(): RRect {
    const { top, right, bottom, left } = this.borders;
    const { width, height } = this.frame;
    const [a, b, c, d] = this.corners;
    const inside: Corners = [
      Math.max(0, a - Math.max(top, left)),
      Math.max(0, b - Math.max(top, right)),
      Math.max(0, c - Math.max(bottom, right)),
      Math.max(0, d - Math.max(bottom, left)),
    ];
    return this.rounded(left, top, Math.max(left, width - right), Math.max(top, height - bottom), inside);
  }

  /** A shape that lies this much further out, with corners to match. */
  private grown(by: number, x = 0, y = 0): RRect {
    const { width, height } = this.frame;
    const round = this.corners.map((radius) => (radius > 0 ? Math.max(0, radius + by) : 0)) as unknown as Corners;
    return this.rounded(x - by, y - by, width + by + x, height + by + y, round);
  }

  private rounded(left: number, top: number, right: number, bottom: number, [a, b, c, d]: Corners): RRect {
    return Float32Array.of(left, top, right, bottom, a, a, b, b, c, c, d, d);
  }

  private withPaint(draw: (paint: Paint) => void): void {
    const paint = new this.canvasKit.Paint();
    paint.setAntiAlias(true);
    draw(paint);
    paint.delete();
  }

  private border(canvas: Canvas): void {
    const widths = SIDES.map((_, index) => this.widthOf(index));
    if (widths.every((width) => width === 0)) return;
    const isUniform = this.colours.every((colour) =>
      colour.every((channel, index) => channel === this.colours[0]?.[index]),
    );
    if (this.props.borderStyle === 'dashed' || this.props.borderStyle === 'dotted') return this.dashedBorder(canvas);
    if (isUniform) return this.ring(canvas, this.colours[0] ?? this.canvasKit.BLACK);
    SIDES.forEach((_, index) => {
      if (this.widthOf(index) === 0) return;
      canvas.save();
      this.clipToSide(canvas, index);
      this.ring(canvas, this.colours[index] ?? this.canvasKit.BLACK);
      canvas.restore();
    });
  }

  private widthOf(side: number): number {
    const { top, right, bottom, left } = this.borders;
    return [top, right, bottom, left][side] ?? 0;
  }

  private ring(canvas: Canvas, colour: Color): void {
    this.withPaint((paint) => {
      paint.setColor(colour);
      canvas.drawDRRect(this.outer(), this.inner(), paint);
    });
  }

  /** The wedge between the corner of the box and the corner inside of the borders, on both ends of a side. */
  private clipToSide(canvas: Canvas, side: number): void {
    const { width, height } = this.frame;
    const { top, right, bottom, left } = this.borders;
    const out = [0, 0, width, 0, width, height, 0, height];
    const inside = [left, top, width - right, top, width - right, height - bottom, left, height - bottom];
    const at = (points: readonly number[], corner: number) => {
      const index = (corner % 4) * 2;
      return [points[index] ?? 0, points[index + 1] ?? 0];
    };
    const wedge = [...at(out, side), ...at(out, side + 1), ...at(inside, side + 1), ...at(inside, side)];
    const builder = new this.canvasKit.PathBuilder();
    builder.addPolygon(wedge, true);
    const path = builder.detachAndDelete();
    canvas.clipPath(path, this.canvasKit.ClipOp.Intersect, true);
    path.delete();
  }

  private dashedBorder(canvas: Canvas): void {
    const width = this.borders.top;
    const dash = this.props.borderStyle === 'dotted' ? [width, width] : [width * 3, width * 3];
    this.withPaint((paint) => {
      const effect = this.canvasKit.PathEffect.MakeDash(dash);
      paint.setStyle(this.canvasKit.PaintStyle.Stroke);
      paint.setStrokeWidth(width);
      paint.setColor(this.colours[0] ?? this.canvasKit.BLACK);
      paint.setPathEffect(effect);
      canvas.drawRRect(this.grown(-width / 2), paint);
      effect.delete();
    });
  }

  private outline(canvas: Canvas): void {
    const width = numberOr(this.props.outlineWidth, 0);
    if (width === 0) return;
    const offset = numberOr(this.props.outlineOffset, 0);
    this.withPaint((paint) => {
      paint.setColor(colourOf(this.props.outlineColor) ?? this.canvasKit.BLACK);
      canvas.drawDRRect(this.grown(offset + width), this.grown(offset), paint);
    });
  }

  private shadow(canvas: Canvas, shadow: Shadow): void {
    canvas.save();
    canvas.clipRRect(this.outer(), this.canvasKit.ClipOp.Difference, true);
    this.withBlur(shadow, (paint) => canvas.drawRRect(this.grown(shadow.spread, shadow.x, shadow.y), paint));
    canvas.restore();
  }

  private insetShadow(canvas: Canvas, shadow: Shadow): void {
    canvas.save();
    this.clip(canvas);
    const beyond = 2 * shadow.blur + Math.abs(shadow.x) + Math.abs(shadow.y) + Math.max(0, shadow.spread) + 1;
    this.withBlur(shadow, (paint) => {
      canvas.drawDRRect(this.grown(beyond), this.grown(-shadow.spread, shadow.x, shadow.y), paint);
    });
    canvas.restore();
  }

  private withBlur({ blur, colour }: Shadow, draw: (paint: Paint) => void): void {
    this.withPaint((paint) => {
      paint.setColor(colour);
      const filter =
        blur > 0 ? this.canvasKit.MaskFilter.MakeBlur(this.canvasKit.BlurStyle.Normal, blur / 2, true) : null;
      paint.setMaskFilter(filter);
      draw(paint);
      filter?.delete();
    });
  }
}

interface Shadow {
  readonly x: number;
  readonly y: number;
  /** Twice the deviation, as in CSS. */
  readonly blur: number;
  readonly spread: number;
  readonly colour: Color;
  readonly isInset: boolean;
}

function shadows(props: Props): Shadow[] {
  if (typeof props.boxShadow === 'string') throw new Error('not on this phone: a boxShadow that is still text');
  const boxed = objects(props.boxShadow).map((shadow) => ({
    x: numberOr(shadow.offsetX, 0),
    y: numberOr(shadow.offsetY, 0),
    blur: numberOr(shadow.blurRadius, 0),
    spread: numberOr(shadow.spreadDistance, 0),
    colour: colourOf(shadow.color) ?? Float32Array.of(0, 0, 0, 1),
    isInset: shadow.inset === true,
  }));
  return [...boxed, ...oldShadow(props), ...elevation(props)];
}

/** iOS's own four props. */
function oldShadow(props: Props): Shadow[] {
  const opacity = numberOr(props.shadowOpacity, 0);
  if (opacity === 0) return [];
  const { width = 0, height = 0 } = (props.shadowOffset ?? {}) as { width?: number; height?: number };
  const [red = 0, green = 0, blue = 0, alpha = 1] = colourOf(props.shadowColor) ?? [];
  const colour = Float32Array.of(red, green, blue, alpha * opacity);
  return [{ x: width, y: height, blur: 2 * numberOr(props.shadowRadius, 0), spread: 0, colour, isInset: false }];
}

/** Android's lamp, plainly: lower and softer the higher the view floats. */
function elevation(props: Props): Shadow[] {
  const height = numberOr(props.elevation, 0);
  if (height <= 0 || props.shadowOpacity !== undefined) return [];
  const colour = Float32Array.of(0, 0, 0, 0.25);
  return [{ x: 0, y: height / 2, blur: height * 2, spread: 0, colour, isInset: false }];
}

/** Left is start: the app's languages run from left to right. */
function logical(before: string, side: (typeof SIDES)[number], after: string): string {
  const names = { Left: 'Start', Right: 'End', Top: 'BlockStart', Bottom: 'BlockEnd' } as const;
  return `${before}${names[side]}${after}`;
}

function corners(props: Props, { width, height }: Frame): Corners {
  const least = Math.min(width, height);
  const radius = (...names: string[]) => Math.max(0, length(first(props, ...names, 'borderRadius'), least));
  const all: Corners = [
    radius('borderTopLeftRadius', 'borderTopStartRadius', 'borderStartStartRadius'),
    radius('borderTopRightRadius', 'borderTopEndRadius', 'borderStartEndRadius'),
    radius('borderBottomRightRadius', 'borderBottomEndRadius', 'borderEndEndRadius'),
    radius('borderBottomLeftRadius', 'borderBottomStartRadius', 'borderEndStartRadius'),
  ];
  const [a, b, c, d] = all;
  // Corners that do not fit beside each other all shrink alike.
  const crowded = Math.max((a + b) / width, (c + d) / width, (a + d) / height, (b + c) / height, 1);
  return crowded > 1 && Number.isFinite(crowded) ? (all.map((corner) => corner / crowded) as unknown as Corners) : all;
}
