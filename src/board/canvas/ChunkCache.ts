/**
 * The land as square images of several cells each, so that drawing it costs what is seen and not what was played. Every
 * chunk knows the version of what it shows, so a change paints only the chunks that it touches.
 */
import { Brush, type PaintBox } from '../art/brush';
import type { Point } from '../art/geometry/point';
import { FILTER_LINEAR, MIPMAP_NONE, type SkCanvas, type SkImage } from '../art/skia';
import type { Area, Cell } from '../types';

export interface Chunk {
  readonly x: number;
  readonly y: number;
  /** Cells a side. */
  readonly span: number;
  /** Pixels a cell. */
  readonly pixels: number;
}

/** Images of three to five hundred pixels: few enough to draw, small enough to paint between two frames. */
export function spanOf(pixels: number): number {
  if (pixels <= 48) return 8;
  if (pixels <= 96) return 4;
  return pixels <= 256 ? 2 : 1;
}

export const keyOf = ({ x, y, pixels }: Chunk): string => `${pixels}/${x},${y}`;

/** The chunks that cover an area, those nearest to a point first. */
export function chunksOver(area: Area, pixels: number, around: Point): Chunk[] {
  const span = spanOf(pixels);
  const chunks: Chunk[] = [];
  for (let y = Math.floor(area.y / span) * span; y < area.y + area.height; y += span)
    for (let x = Math.floor(area.x / span) * span; x < area.x + area.width; x += span)
      chunks.push({ x, y, span, pixels });
  const far = ({ x, y }: Chunk) => Math.hypot(x + span / 2 - around.x, y + span / 2 - around.y);
  return chunks.sort((one, other) => far(one) - far(other));
}

export const areaOfChunk = ({ x, y, span }: Chunk): Area => ({ x, y, width: span, height: span });

interface Baked {
  readonly chunk: Chunk;
  readonly version: string;
  /** Some of its tiles are not sharp yet. */
  readonly isRough: boolean;
  /** The land has grown since. It is drawn beneath all that is up to date, until it is painted again. */
  isOld: boolean;
  readonly image: SkImage;
}

/** What was painted, compared with the land as it is: the same, a part of it, or something else. */
export type Standing = 'current' | 'old' | 'wrong';

export class ChunkCache {
  private readonly baked = new Map<string, Baked>();
  private pixels = 0;

  constructor(
    private readonly box: PaintBox,
    /** Four bytes each. */
    private readonly maxPixels = 9_000_000,
  ) {}

  /** The chunk, if it is up to date. */
  find(chunk: Chunk): Pick<Baked, 'version' | 'isRough'> | null {
    const key = keyOf(chunk);
    const baked = this.baked.get(key);
    if (baked === undefined || baked.isOld) return null;
    // The map is kept in order of use: `shrink` drops from its beginning.
    this.baked.delete(key);
    this.baked.set(key, baked);
    return baked;
  }

  /** Whether a cell can be drawn sharply at some size. */
  shows({ x, y }: Cell): boolean {
    for (const { chunk, isRough, isOld } of this.baked.values())
      if (!isRough && !isOld && x >= chunk.x && y >= chunk.y && x < chunk.x + chunk.span && y < chunk.y + chunk.span)
        return true;
    return false;
  }

  /** Whether some image, however rough or old, has what its version names on this cell. */
  draws({ x, y }: Cell, name: string): boolean {
    for (const { chunk, version } of this.baked.values())
      if (x >= chunk.x && y >= chunk.y && x < chunk.x + chunk.span && y < chunk.y + chunk.span)
        if (` ${version} `.includes(` ${name} `)) return true;
    return false;
  }

  /** Whether there is an image of it that the land has outgrown. */
  hasOld(chunk: Chunk): boolean {
    return this.baked.get(keyOf(chunk))?.isOld === true;
  }

  /** Paints in board units. */
  bake(chunk: Chunk, version: string, isRough: boolean, paint: (brush: Brush, canvas: SkCanvas) => void): void {
    const side = chunk.span * chunk.pixels;
    // In main memory: in a browser every offscreen surface would be a WebGL context of its own, and there are sixteen.
    const surface = this.box.skia.Surface.Make(side, side);
    if (!surface) return;
    const canvas = surface.getCanvas();
    canvas.scale(chunk.pixels, chunk.pixels);
    canvas.translate(-chunk.x, -chunk.y);
    const brush = new Brush(this.box, canvas);
    paint(brush, canvas);
    brush.dispose();
    surface.flush();
    this.drop(keyOf(chunk));
    this.baked.set(keyOf(chunk), { chunk, version, isRough, isOld: false, image: surface.makeImageSnapshot() });
    this.pixels += side * side;
    surface.dispose();
    this.shrink();
  }

  /** The land has changed: drops what is wrong and marks what is old. */
  judge(standing: (chunk: Chunk, version: string) => Standing): void {
    for (const [key, baked] of [...this.baked]) {
      const verdict = standing(baked.chunk, baked.version);
      if (verdict === 'wrong') this.drop(key);
      else baked.isOld = verdict === 'old';
    }
  }

  clear(): void {
    for (const key of [...this.baked.keys()]) this.drop(key);
  }

  /** All chunks in board units, the sharpest for this size on top. */
  draw(canvas: SkCanvas, pixels: number): void {
    const { skia } = this.box;
    const paint = skia.Paint();
    // Without smoothed edges every pixel belongs to exactly one chunk: no seams at any zoom.
    paint.setAntiAlias(false);
    const distance = (chunk: Chunk) => Math.abs(Math.log(chunk.pixels / pixels));
    const all = [...this.baked.values()].sort(
      (one, other) => Number(other.isOld) - Number(one.isOld) || distance(other.chunk) - distance(one.chunk),
    );
    for (const { chunk, image } of all) {
      const side = chunk.span * chunk.pixels;
      canvas.drawImageRectOptions(
        image,
        skia.XYWHRect(0, 0, side, side),
        skia.XYWHRect(chunk.x, chunk.y, chunk.span, chunk.span),
        FILTER_LINEAR,
        MIPMAP_NONE,
        paint,
      );
    }
    paint.dispose();
  }

  private drop(key: string): void {
    const old = this.baked.get(key);
    if (old === undefined) return;
    this.baked.delete(key);
    this.pixels -= (old.chunk.span * old.chunk.pixels) ** 2;
    old.image.dispose();
  }

  private shrink(): void {
    for (const key of [...this.baked.keys()]) {
      if (this.pixels <= this.maxPixels || this.baked.size <= 1) return;
      this.drop(key);
    }
  }
}
