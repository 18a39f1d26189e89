/**
 * What React made of a canvas, drawn with Skia. The browser's Skia frees nothing by itself, and the package's own way to
 * draw leaves its paints and paths behind at every frame: here everything that is made is freed. It knows what our boards
 * are made of and refuses the rest by name.
 */
import {
  CAP_BUTT,
  CAP_ROUND,
  FILTER_LINEAR,
  JOIN_MITER,
  JOIN_ROUND,
  MIPMAP_NONE,
  STROKE,
  TILE_CLAMP,
  TILE_REPEAT,
  type SkCanvas,
  type SkiaApi,
  type SkImage,
  type SkPaint,
  type SkPath,
  type SkPicture,
} from '../art/skia';
import type { Area } from '../types';

export interface DrawnNode {
  readonly type: string;
  readonly props: object;
  readonly children: readonly DrawnNode[];
}

/** A shared value of Reanimated, as much of it as is needed to draw. */
export interface Shared {
  readonly value: unknown;
  addListener(id: number, listener: () => void): void;
  removeListener(id: number): void;
}

export const isShared = (value: unknown): value is Shared =>
  typeof value === 'object' && value !== null && '_isReanimatedSharedValue' in value;

interface Context {
  readonly skia: SkiaApi;
  readonly canvas: SkCanvas;
  readonly opacity: number;
}

type Step = Readonly<Partial<Record<'translateX' | 'translateY' | 'scale', number>>>;

interface GroupProps {
  readonly transform?: readonly Step[];
  readonly opacity?: number;
}

interface PathProps {
  readonly path: SkPath;
  readonly color?: string;
  readonly opacity?: number;
  readonly style?: 'fill' | 'stroke';
  readonly strokeWidth?: number;
  readonly strokeCap?: keyof typeof CAPS;
  readonly strokeJoin?: keyof typeof JOINS;
  /** The shares of its length between which it is drawn. */
  readonly start?: number;
  readonly end?: number;
}

interface TextureProps {
  readonly image: SkImage;
  readonly tx?: keyof typeof TILES;
  readonly ty?: keyof typeof TILES;
  readonly rect: Area;
}

const CAPS = { butt: CAP_BUTT, round: CAP_ROUND } as const;
const JOINS = { miter: JOIN_MITER, round: JOIN_ROUND } as const;
const TILES = { clamp: TILE_CLAMP, repeat: TILE_REPEAT } as const;

const PAINTED: Readonly<Record<string, (context: Context, node: DrawnNode) => void>> = {
  skGroup: paintGroup,
  skFill: paintFill,
  skPicture: ({ canvas }, node) => canvas.drawPicture(now<{ picture: SkPicture }>(node).picture),
  skImage: paintImage,
  skPath: paintPath,
};

export function paintNodes(skia: SkiaApi, canvas: SkCanvas, nodes: readonly DrawnNode[]): void {
  paintAll({ skia, canvas, opacity: 1 }, nodes);
}

function paintAll(context: Context, nodes: readonly DrawnNode[]): void {
  for (const node of nodes) {
    const paint = PAINTED[node.type];
    if (paint === undefined) throw new Error(`The canvas of a browser cannot draw ${node.type}.`);
    paint(context, node);
  }
}

/** The props of a node with what its shared values hold now. */
function now<Props extends object>({ props }: DrawnNode): Props {
  const entries = Object.entries(props).map(([name, value]) => [name, isShared(value) ? value.value : value]);
  return Object.fromEntries(entries) as Props;
}

function paintGroup(context: Context, node: DrawnNode): void {
  const { canvas } = context;
  const { transform = [], opacity = 1 } = now<GroupProps>(node);
  canvas.save();
  for (const { translateX = 0, translateY = 0, scale = 1 } of transform) {
    canvas.translate(translateX, translateY);
    canvas.scale(scale, scale);
  }
  paintAll({ ...context, opacity: context.opacity * opacity }, node.children);
  canvas.restore();
}

function paintFill(context: Context, node: DrawnNode): void {
  const { color } = now<{ color?: string }>(node);
  withPaint(context, color, 1, (paint) => {
    const [texture] = node.children;
    if (texture === undefined) {
      context.canvas.drawPaint(paint);
      return;
    }
    if (texture.type !== 'skImageShader') throw new Error(`The canvas of a browser cannot fill with ${texture.type}.`);
    const { image, tx = 'clamp', ty = 'clamp', rect } = now<TextureProps>(texture);
    const matrix = context.skia.Matrix();
    matrix.translate(rect.x, rect.y);
    matrix.scale(rect.width / image.width(), rect.height / image.height());
    const shader = image.makeShaderOptions(TILES[tx], TILES[ty], FILTER_LINEAR, MIPMAP_NONE, matrix);
    paint.setShader(shader);
    context.canvas.drawPaint(paint);
    shader.dispose();
  });
}

function paintImage(context: Context, node: DrawnNode): void {
  const { image, x, y, width, height } = now<Area & { image: SkImage | null }>(node);
  if (image === null) return;
  const { skia, canvas } = context;
  const source = skia.XYWHRect(0, 0, image.width(), image.height());
  withPaint(context, undefined, 1, (paint) =>
    canvas.drawImageRectOptions(image, source, skia.XYWHRect(x, y, width, height), FILTER_LINEAR, MIPMAP_NONE, paint),
  );
}

function paintPath(context: Context, node: DrawnNode): void {
  const props = now<PathProps>(node);
  const { path, color, opacity = 1, start = 0, end = 1 } = props;
  if (end <= start) return;
  withPaint(context, color, opacity, (paint) => {
    if (props.style === 'stroke') paint.setStyle(STROKE);
    if (props.strokeWidth !== undefined) paint.setStrokeWidth(props.strokeWidth);
    if (props.strokeCap !== undefined) paint.setStrokeCap(CAPS[props.strokeCap]);
    if (props.strokeJoin !== undefined) paint.setStrokeJoin(JOINS[props.strokeJoin]);
    const part =
      start > 0 || end < 1 ? context.skia.Path.Trim(path, Math.max(0, start), Math.min(1, end), false) : null;
    const [effect] = node.children.map((child) => dash(context.skia, child));
    if (effect !== undefined) paint.setPathEffect(effect);
    context.canvas.drawPath(part ?? path, paint);
    effect?.dispose();
    part?.dispose();
  });
}

function dash(skia: SkiaApi, node: DrawnNode) {
  if (node.type !== 'skDashPathEffect') throw new Error(`The canvas of a browser cannot stroke with ${node.type}.`);
  const { intervals, phase = 0 } = now<{ intervals: number[]; phase?: number }>(node);
  return skia.PathEffect.MakeDash(intervals, phase);
}

function withPaint(
  { skia, opacity }: Context,
  colour: string | undefined,
  share: number,
  draw: (paint: SkPaint) => void,
): void {
  const paint = skia.Paint();
  if (colour !== undefined) paint.setColor(skia.Color(colour));
  paint.setAlphaf(paint.getAlphaf() * opacity * share);
  draw(paint);
  paint.dispose();
}
