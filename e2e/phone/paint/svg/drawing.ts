/** Drawings of react-native-svg, from the props that its native views get. */
import type { Canvas, CanvasKit, Paint, Path, PathBuilder, Shader } from 'canvaskit-wasm';

import type { Frame, View } from '../../fabric/view';
import { colourOf } from '../../text/colour';
import type { Fonts } from '../../text';
import { length, numberOr, objects, ownList, type Props, refuse } from '../props';
import { type Look, lookOf, PLAIN } from './look';

/** Neither is drawn where it stands. */
const DEFINITIONS = new Set(['RNSVGDefs', 'RNSVGLinearGradient', 'RNSVGRadialGradient']);
const SHAPES = new Set(['RNSVGPath', 'RNSVGCircle', 'RNSVGEllipse', 'RNSVGRect', 'RNSVGLine']);
const NOT_PAINTED = ['mask', 'clipPath', 'markerStart', 'markerMid', 'markerEnd', 'filter'];

interface Size {
  readonly width: number;
  readonly height: number;
}

export class SvgDrawing {
  private readonly gradients = new Map<string, View>();
  private readonly space: Size;

  constructor(
    private readonly canvasKit: CanvasKit,
    private readonly fonts: Fonts,
    private readonly svg: View,
  ) {
    this.collectGradients(svg);
    const { vbWidth, vbHeight } = svg.props;
    this.space = { width: numberOr(vbWidth, svg.frame.width), height: numberOr(vbHeight, svg.frame.height) };
  }

  paint(canvas: Canvas): void {
    const { frame, props, children } = this.svg;
    canvas.save();
    canvas.clipRect(this.canvasKit.XYWHRect(0, 0, frame.width, frame.height), this.canvasKit.ClipOp.Intersect, true);
    canvas.concat(viewBoxMatrix(props, frame));
    for (const child of children) this.node(canvas, child, { ...PLAIN, color: props.color ?? null });
    canvas.restore();
  }

  private collectGradients(view: View): void {
    const { viewName } = view.node;
    const isGradient = viewName === 'RNSVGLinearGradient' || viewName === 'RNSVGRadialGradient';
    if (isGradient && typeof view.props.name === 'string') this.gradients.set(view.props.name, view);
    for (const child of view.children) this.collectGradients(child);
  }

  private node(canvas: Canvas, view: View, around: Look): void {
    const { props, node } = view;
    const { viewName } = node;
    if (DEFINITIONS.has(viewName) || props.display === 'none') return;
    refuse(props, viewName, NOT_PAINTED);
    const look = lookOf(props, around);
    const opacity = numberOr(props.opacity, 1);
    canvas.save();
    if (Array.isArray(props.matrix)) canvas.concat(affine(props.matrix as number[]));
    if (viewName === 'RNSVGGroup') {
      this.faded(canvas, opacity, null, () => view.children.forEach((child) => this.node(canvas, child, look)));
    } else if (viewName === 'RNSVGText') this.faded(canvas, opacity, null, () => this.text(canvas, view, look));
    else if (SHAPES.has(viewName)) this.shape(canvas, view, look, opacity);
    else throw new Error(`not on this phone: ${viewName} in a drawing`);
    canvas.restore();
  }

  /** Fill and stroke are drawn as one and fade together, on a layer no larger than it must be. */
  private faded(canvas: Canvas, opacity: number, bounds: Float32Array | null, draw: () => void): void {
    if (opacity >= 1) return draw();
    const paint = new this.canvasKit.Paint();
    paint.setAlphaf(opacity);
    canvas.saveLayer(paint, bounds);
    draw();
    canvas.restore();
    paint.delete();
  }

  private shape(canvas: Canvas, view: View, look: Look, opacity: number): void {
    const path = this.pathOf(view, look);
    if (path === null) return;
    const [left = 0, top = 0, right = 0, bottom = 0] = path.getBounds();
    const reach = length(look.strokeWidth, this.space.width, 1) * look.strokeMiterlimit;
    const bounds = this.canvasKit.LTRBRect(left - reach, top - reach, right + reach, bottom + reach);
    this.faded(canvas, opacity, bounds, () => {
      this.fillAndStroke(path, look, (paint) => canvas.drawPath(path, paint));
    });
    path.delete();
  }

  private fillAndStroke(path: Path | null, look: Look, draw: (paint: Paint) => void): void {
    const bounds = path === null ? Float32Array.of(0, 0, 0, 0) : path.getBounds();
    this.withBrush(look.fill, look.fillOpacity, look, bounds, draw);
    const width = length(look.strokeWidth, this.space.width, 1);
    if (width <= 0) return;
    this.withBrush(look.stroke, look.strokeOpacity, look, bounds, (paint) => {
      this.strokeWith(paint, look, width);
      draw(paint);
    });
  }

  private withBrush(
    brush: unknown,
    opacity: number,
    look: Look,
    bounds: Float32Array,
    draw: (paint: Paint) => void,
  ): void {
    const [given] = objects(brush);
    if (given === undefined) return;
    const paint = new this.canvasKit.Paint();
    paint.setAntiAlias(true);
    const shader = given.type === 1 ? this.shader(String(given.brushRef), bounds) : null;
    if (given.type === 1) {
      paint.setShader(shader);
      paint.setAlphaf(opacity);
    } else if (given.type === 0 || given.type === 2) {
      const [red = 0, green = 0, blue = 0, alpha = 1] = colourOf(given.type === 2 ? look.color : given.payload) ?? [];
      paint.setColor(Float32Array.of(red, green, blue, alpha * opacity));
    } else throw new Error(`not on this phone: a brush of type ${String(given.type)}`);
    draw(paint);
    shader?.delete();
    paint.delete();
  }

  private strokeWith(paint: Paint, look: Look, width: number): void {
    const { PaintStyle, StrokeCap, StrokeJoin, PathEffect } = this.canvasKit;
    paint.setStyle(PaintStyle.Stroke);
    paint.setStrokeWidth(width);
    paint.setStrokeCap([StrokeCap.Butt, StrokeCap.Round, StrokeCap.Square][look.strokeLinecap] ?? StrokeCap.Butt);
    paint.setStrokeJoin(
      [StrokeJoin.Miter, StrokeJoin.Round, StrokeJoin.Bevel][look.strokeLinejoin] ?? StrokeJoin.Miter,
    );
    paint.setStrokeMiter(look.strokeMiterlimit);
    const dashes = ownList(look.strokeDasharray).map((dash) => length(dash, this.space.width));
    if (dashes.length === 0) return;
    const effect = PathEffect.MakeDash(dashes, look.strokeDashoffset);
    paint.setPathEffect(effect);
    effect.delete();
  }

  private pathOf({ node, props }: View, { fillRule }: Look): Path | null {
    const { canvasKit } = this;
    const { width, height } = this.space;
    const x = (name: string) => length(props[name], width);
    const y = (name: string) => length(props[name], height);
    const round = (name: string) => length(props[name], Math.hypot(width, height) / Math.SQRT2);
    const builder = new canvasKit.PathBuilder();
    if (node.viewName === 'RNSVGPath') {
      const path = typeof props.d === 'string' ? canvasKit.Path.MakeFromSVGString(props.d) : null;
      if (path !== null) builder.addPath(path);
      path?.delete();
    } else if (node.viewName === 'RNSVGCircle') builder.addCircle(x('cx'), y('cy'), round('r'));
    else if (node.viewName === 'RNSVGEllipse') {
      builder.addOval(canvasKit.LTRBRect(x('cx') - x('rx'), y('cy') - y('ry'), x('cx') + x('rx'), y('cy') + y('ry')));
    } else if (node.viewName === 'RNSVGRect')
      addRect(canvasKit, builder, props, [x('x'), y('y'), x('width'), y('height')]);
    else builder.moveTo(x('x1'), y('y1')).lineTo(x('x2'), y('y2'));
    builder.setFillType(fillRule === 0 ? canvasKit.FillType.EvenOdd : canvasKit.FillType.Winding);
    const path = builder.detachAndDelete();
    if (!path.isEmpty()) return path;
    path.delete();
    return null;
  }

  private shader(name: string, [left = 0, top = 0, right = 0, bottom = 0]: Float32Array): Shader {
    const gradient = this.gradients.get(name);
    if (gradient === undefined) throw new Error(`a drawing has no gradient ${name}`);
    const { props, node } = gradient;
    const isOfBox = props.gradientUnits !== 1;
    const box = isOfBox
      ? { x: left, y: top, width: right - left, height: bottom - top }
      : { x: 0, y: 0, ...this.space };
    // In the units of the box a bare number is a share of it.
    const across = (value: unknown) =>
      box.x +
      (isOfBox && typeof value !== 'string'
        ? numberOr(value, 0) * box.width
        : length(share(value, isOfBox), box.width));
    const down = (value: unknown) =>
      box.y +
      (isOfBox && typeof value !== 'string'
        ? numberOr(value, 0) * box.height
        : length(share(value, isOfBox), box.height));
    const stops = ownList<number>(props.gradient);
    const positions = stops.filter((_, index) => index % 2 === 0);
    const colours = stops
      .filter((_, index) => index % 2 === 1)
      .map((colour) => colourOf(colour) ?? this.canvasKit.BLACK);
    const matrix = Array.isArray(props.gradientTransform) ? affine(props.gradientTransform as number[]) : undefined;
    const { Shader, TileMode } = this.canvasKit;
    if (node.viewName === 'RNSVGLinearGradient') {
      const from = [across(props.x1), down(props.y1)];
      const to = [across(props.x2), down(props.y2)];
      return Shader.MakeLinearGradient(from, to, colours, positions, TileMode.Clamp, matrix);
    }
    const radius = isOfBox
      ? length(typeof props.rx === 'number' ? `${props.rx * 100}%` : props.rx, Math.max(box.width, box.height))
      : length(props.rx ?? props.r, this.space.width);
    return Shader.MakeRadialGradient(
      [across(props.cx), down(props.cy)],
      radius,
      colours,
      positions,
      TileMode.Clamp,
      matrix,
    );
  }

  private text(canvas: Canvas, view: View, look: Look): void {
    const pen = {
      x: length(firstOf(view.props.x), this.space.width),
      y: length(firstOf(view.props.y), this.space.height),
    };
    for (const span of view.children) {
      if (span.node.viewName !== 'RNSVGTSpan')
        throw new Error(`not on this phone: ${span.node.viewName} in the text of a drawing`);
      const own = lookOf(span.props, look);
      const content = String(span.props.content ?? '');
      const font = new this.canvasKit.Font(
        this.fonts.typefaceFor(own.font.fontFamily),
        length(own.font.fontSize, 12, 12),
      );
      const width = font.getGlyphWidths(font.getGlyphIDs(content)).reduce((sum, glyph) => sum + glyph, 0);
      const x = length(firstOf(span.props.x), this.space.width, pen.x) + length(firstOf(span.props.dx), width);
      const y = length(firstOf(span.props.y), this.space.height, pen.y) + length(firstOf(span.props.dy), width);
      const anchored = x - { start: 0, middle: width / 2, end: width }[anchorOf(own.font)];
      this.fillAndStroke(null, own, (paint) => canvas.drawText(content, anchored, y, paint, font));
      pen.x = anchored + width;
      font.delete();
    }
  }
}

function anchorOf({ textAnchor }: Props): 'start' | 'middle' | 'end' {
  return textAnchor === 'middle' || textAnchor === 'end' ? textAnchor : 'start';
}

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : list;
}

function share(value: unknown, isOfBox: boolean): unknown {
  const isBareNumber = isOfBox && typeof value === 'string' && !value.trim().endsWith('%');
  return isBareNumber ? `${Number.parseFloat(value) * 100}%` : value;
}

function addRect(
  canvasKit: CanvasKit,
  builder: PathBuilder,
  props: Props,
  box: readonly [number, number, number, number],
): void {
  const [, , width, height] = box;
  const given = { rx: props.rx ?? props.ry, ry: props.ry ?? props.rx };
  const rx = Math.min(length(given.rx, width), width / 2);
  const ry = Math.min(length(given.ry, height), height / 2);
  builder.addRRect(canvasKit.RRectXY(canvasKit.XYWHRect(...box), rx, ry));
}

/** `[a, b, c, d, e, f]` of SVG as the rows of a matrix. */
function affine([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): number[] {
  return [a, c, e, b, d, f, 0, 0, 1];
}

/** How the view box lies in the view: `meetOrSlice` is 0 to show all of it, 1 to fill the view, and `none` stretches. */
function viewBoxMatrix(props: Props, { width, height }: Frame): number[] {
  const { minX, minY, vbWidth, vbHeight } = props;
  if (typeof vbWidth !== 'number' || typeof vbHeight !== 'number' || vbWidth === 0 || vbHeight === 0) {
    return [1, 0, 0, 0, 1, 0, 0, 0, 1];
  }
  const across = width / vbWidth;
  const down = height / vbHeight;
  const align = String(props.align ?? 'xMidYMid');
  const scale = props.meetOrSlice === 1 ? Math.max(across, down) : Math.min(across, down);
  const [scaleX, scaleY] = align === 'none' ? [across, down] : [scale, scale];
  const place = (word: string, room: number) =>
    align.includes(`${word}Mid`) ? room / 2 : align.includes(`${word}Max`) ? room : 0;
  const x = place('x', width - vbWidth * scaleX) - numberOr(minX, 0) * scaleX;
  const y = place('Y', height - vbHeight * scaleY) - numberOr(minY, 0) * scaleY;
  return [scaleX, 0, x, 0, scaleY, y, 0, 0, 1];
}
