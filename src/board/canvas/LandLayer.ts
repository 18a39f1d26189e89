/** The land: painted chunk by chunk from images of its tiles, a few milliseconds at a time. */
import type { Brush } from '../art/brush';
import { TileCache } from '../art/cache';
import { type ArtTheme, CONTRAST, isPainted, PALETTES } from '../art/palette';
import { FILTER_LINEAR, MIPMAP_LINEAR, type SkCanvas, type SkImage } from '../art/skia';
import type { TilePainter, TilePicture } from '../art/tilePainter';
import { boundsOf, grown } from '../geometry';
import { paintBorder, paintThickness } from '../paintLand';
import type { PictureMaker, Slices } from '../PictureMaker';
import type { Area, Cell, SceneTile } from '../types';
import { areaOfChunk, ChunkCache, chunksOver, keyOf, type Chunk, type Standing } from './ChunkCache';

export interface LandWish {
  readonly tiles: readonly SceneTile[];
  readonly theme: ArtTheme;
  /** Pixels a tile: one of the cache's sizes. */
  readonly pixels: number;
  /** The part to be sharp first, in cells. */
  readonly area: Area;
  /** Tiles that may be asked for next, painted when there is nothing else to do. */
  readonly ahead: readonly SceneTile[];
}

/** How far the thickness of a tile and its shadow reach over its border. */
const SHADOW = 0.25;
/** So many of the latest tiles are drawn by themselves while their chunk waits. */
const LOOSE = 6;

const isIn = (area: Area, { x, y }: Cell): boolean =>
  x > area.x - 1 && y > area.y - 1 && x < area.x + area.width && y < area.y + area.height;

export class LandLayer {
  private readonly cache: TileCache;
  private readonly chunks: ChunkCache;
  private wish: LandWish | null = null;
  private queue: Chunk[] = [];
  private ground: { readonly theme: ArtTheme; slices: Slices<void> | null } | null = null;

  constructor(
    private readonly maker: PictureMaker,
    private readonly painter: TilePainter,
    private readonly now: () => number,
  ) {
    this.cache = new TileCache(maker.box, painter, { now, maxPixels: 8_000_000 });
    this.chunks = new ChunkCache(maker.box);
  }

  /** Whether some tile cannot be drawn sharply yet. */
  get isRough(): boolean {
    return this.queue.some((chunk) => this.tilesIn(chunk).some((tile) => !this.chunks.shows(tile)));
  }

  want(wish: LandWish): void {
    this.wish = wish;
    if (this.ground?.theme !== wish.theme) this.changeTheme(wish.theme);
    this.chunks.judge((chunk, version) => standingOf(version, versionOf(chunk, wish.tiles)));
    const land = grown(boundsOf(wish.tiles), SHADOW);
    this.queue = chunksOver(overlap(land, wish.area), wish.pixels).filter((chunk) => {
      if (!wish.tiles.some((tile) => isIn(grown(areaOfChunk(chunk), SHADOW), tile))) return false;
      const known = this.chunks.find(chunk);
      return known === null || known.isRough;
    });
    this.cache.forgetWishes();
    for (const tile of wish.ahead) this.cache.get(pictureOf(this.painter, tile, wish.theme, wish.pixels));
    // The cache paints its newest wish first, so the chunks nearest to the middle are asked for last.
    for (const chunk of [...this.queue].reverse()) this.images(chunk);
  }

  /** The image of one tile, or null while it waits its turn. */
  tileImage(tile: SceneTile, theme: ArtTheme, pixels: number): SkImage | null {
    return this.cache.nearest(pictureOf(this.painter, tile, theme, pixels));
  }

  /** Paints for a few milliseconds. Says whether there is more to do, and whether the land looks different now. */
  work(budget: number): { readonly isBusy: boolean; readonly hasNews: boolean } {
    const end = this.now() + budget;
    if (this.bakeRough()) return { isBusy: true, hasNews: true };
    const { ground } = this;
    while (ground?.slices != null && this.now() < end) if (ground.slices.next().done) ground.slices = null;
    let isPainting = true;
    if (this.now() < end) isPainting = this.cache.work(end - this.now());
    // May exceed the budget a little: a chunk is one copy of each of its tiles, and costs little.
    const hasNews = ground?.slices == null && this.bakeReady(!isPainting);
    return { isBusy: this.queue.length > 0 || isPainting, hasNews };
  }

  /** Draws the land in board units. Tiles laid lately are drawn by themselves until their chunk is painted again. */
  draw(canvas: SkCanvas, brush: Brush): void {
    this.chunks.draw(canvas, this.wish?.pixels ?? 96);
    const { wish } = this;
    if (wish === null) return;
    const loose = wish.tiles
      .slice(-LOOSE)
      .filter((tile) => isIn(wish.area, tile) && !this.chunks.shows(tile))
      .flatMap((tile) => {
        const image = this.tileImage(tile, wish.theme, wish.pixels);
        return image === null ? [] : [{ tile, image }];
      });
    if (loose.length === 0) return;
    const tiles = loose.map(({ tile }) => tile);
    paintThickness(brush, tiles, wish.theme, wish.pixels);
    for (const { tile, image } of loose) this.paintTile(brush, tile, wish.theme, image);
  }

  /** One tile with its ground, in board units. */
  drawTile(brush: Brush, tile: SceneTile, theme: ArtTheme, pixels: number): void {
    this.paintTile(brush, tile, theme, this.tileImage(tile, theme, pixels));
  }

  /** Whether a tile can be drawn sharply; if not, its turn is next. */
  hasTile(tile: SceneTile, theme: ArtTheme, pixels: number): boolean {
    return this.cache.get(pictureOf(this.painter, tile, theme, pixels)) !== null && this.ground?.slices === null;
  }

  dispose(): void {
    this.chunks.clear();
    this.cache.dispose();
  }

  private changeTheme(theme: ArtTheme): void {
    this.chunks.clear();
    const { skia } = this.maker;
    const recorder = skia.PictureRecorder();
    const nowhere = recorder.beginRecording(skia.XYWHRect(0, 0, 1, 1));
    // Nothing is kept of this drawing; it bakes the ground, slice by slice.
    const area = { x: 0, y: 0, width: 1, height: 1 };
    this.ground = { theme, slices: this.maker.ground(nowhere, this.painter.ground, theme, area) };
  }

  private tilesIn(chunk: Chunk): SceneTile[] {
    const area = areaOfChunk(chunk);
    return (this.wish?.tiles ?? []).filter((tile) => isIn(area, tile));
  }

  private images(chunk: Chunk): (SkImage | null)[] {
    const { wish } = this;
    if (wish === null) return [];
    return this.tilesIn(chunk).map((tile) => this.cache.get(pictureOf(this.painter, tile, wish.theme, chunk.pixels)));
  }

  /** A chunk with a tile that was never shown is painted at once, with what there is. */
  private bakeRough(): boolean {
    const missing = this.queue.find(
      (chunk) => this.chunks.find(chunk) === null && this.tilesIn(chunk).some((tile) => !this.chunks.shows(tile)),
    );
    if (missing === undefined || this.images(missing).every((image) => image !== null)) return false;
    // An old image is better than a new one with blank tiles.
    if (this.chunks.hasOld(missing) && this.tilesIn(missing).some((tile) => !this.hasImage(tile, missing)))
      return false;
    this.bake(missing, true);
    return true;
  }

  private hasImage(tile: SceneTile, { pixels }: Chunk): boolean {
    return this.wish !== null && this.tileImage(tile, this.wish.theme, pixels) !== null;
  }

  private bakeReady(isCacheIdle: boolean): boolean {
    const all = this.queue.filter((chunk) => isCacheIdle || this.images(chunk).every((image) => image !== null));
    // Chunks with a tile that was just laid come first: it must be there when its ghost is gone.
    const ready = all.find((chunk) => this.tilesIn(chunk).some((tile) => !this.chunks.shows(tile))) ?? all[0];
    if (ready === undefined) return false;
    this.bake(ready, false);
    this.queue = this.queue.filter((chunk) => keyOf(chunk) !== keyOf(ready));
    return true;
  }

  private bake(chunk: Chunk, isRough: boolean): void {
    const { wish } = this;
    if (wish === null) return;
    const around = grown(areaOfChunk(chunk), SHADOW);
    const near = wish.tiles.filter((tile) => isIn(around, tile));
    this.chunks.bake(chunk, versionOf(chunk, wish.tiles), isRough, (brush) => {
      paintThickness(brush, near, wish.theme, chunk.pixels);
      for (const tile of this.tilesIn(chunk)) {
        this.paintTile(brush, tile, wish.theme, this.tileImage(tile, wish.theme, chunk.pixels));
      }
    });
  }

  private paintTile(brush: Brush, tile: SceneTile, theme: ArtTheme, image: SkImage | null): void {
    const { canvas } = brush;
    const { skia } = this.maker;
    if (this.ground?.slices === null) {
      const ground = this.maker.ground(canvas, this.painter.ground, theme, {
        x: tile.x,
        y: tile.y,
        width: 1,
        height: 1,
      });
      while (!ground.next().done);
    } else {
      const flat = isPainted(theme) ? PALETTES[theme][this.painter.ground].mid : CONTRAST[theme].field;
      brush.rect(tile.x, tile.y, 1, 1, flat);
    }
    if (image !== null) {
      const paint = skia.Paint();
      paint.setAntiAlias(false);
      const source = skia.XYWHRect(0, 0, image.width(), image.height());
      const place = skia.XYWHRect(tile.x, tile.y, 1, 1);
      canvas.drawImageRectOptions(image, source, place, FILTER_LINEAR, MIPMAP_LINEAR, paint);
      paint.dispose();
    }
    brush.moved(tile.x, tile.y, () => paintBorder(brush, theme));
  }
}

function pictureOf(painter: TilePainter, tile: SceneTile, theme: ArtTheme, pixels: number): TilePicture {
  const variant = tile.variant % painter.variants;
  return { design: tile.tile, turns: tile.rotation, variant, theme, pixels };
}

/** All that a chunk shows, and the tiles around it that throw a shadow into it. */
function versionOf(chunk: Chunk, tiles: readonly SceneTile[]): string {
  const area = grown(areaOfChunk(chunk), SHADOW);
  return tiles
    .filter((tile) => isIn(area, tile))
    .map(({ tile, x, y, rotation, variant }) => `${tile}${rotation}${variant}@${x},${y}`)
    .join(' ');
}

/** An image is old, but not wrong, while all of its tiles still lie there. */
export function standingOf(before: string, now: string): Standing {
  if (before === now) return 'current';
  const tiles = new Set(now.split(' '));
  return before.split(' ').every((tile) => tiles.has(tile)) ? 'old' : 'wrong';
}

function overlap(one: Area, other: Area): Area {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y),
  };
}
