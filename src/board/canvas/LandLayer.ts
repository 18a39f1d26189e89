/** The land: painted chunk by chunk from images of its tiles, a few milliseconds at a time. */
import type { Brush } from '../art/brush';
import { TileCache } from '../art/cache';
import type { Point } from '../art/geometry/point';
import { GROUND_PERIOD } from '../art/ground';
import { type ArtTheme, CONTRAST, isPainted, PALETTES } from '../art/palette';
import { paintSketch } from '../art/paintSketch';
import type { SkCanvas, SkImage } from '../art/skia';
import type { TilePainter, TilePicture } from '../art/tilePainter';
import { boundsOf, grown } from '../geometry';
import { paintBorder, paintThickness } from '../paintLand';
import type { Slices } from '../PictureMaker';
import { tileSketch } from '../tileSketch';
import type { Area, Cell, SceneTile } from '../types';
import type { Workshop } from '../Workshop';
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
/** So many of the latest tiles are drawn by themselves while their chunk is not sharp. */
const LOOSE = 6;

const isIn = (area: Area, { x, y }: Cell): boolean =>
  x > area.x - 1 && y > area.y - 1 && x < area.x + area.width && y < area.y + area.height;

export class LandLayer {
  private readonly cache: TileCache;
  private readonly chunks: ChunkCache;
  private wish: LandWish | null = null;
  private queue: Chunk[] = [];
  /** The ground that is being baked. */
  private bed: Slices<unknown> | null = null;
  /** Whose ground is asked for first. */
  private urgent: Cell | null = null;

  constructor(
    private readonly workshop: Workshop,
    private readonly painter: TilePainter,
    private readonly now: () => number,
  ) {
    this.cache = new TileCache(workshop.tiles, painter, now);
    this.chunks = new ChunkCache(workshop.maker.box);
  }

  /** Whether some tile cannot be drawn sharply yet. */
  get isRough(): boolean {
    return this.queue.some((chunk) => this.tilesIn(chunk).some((tile) => !this.chunks.shows(tile)));
  }

  /** Whether all that was asked for lies there sharp. */
  get isDone(): boolean {
    return this.queue.length === 0;
  }

  want(wish: LandWish): void {
    if (this.wish?.theme !== wish.theme) this.changeTheme();
    this.wish = wish;
    this.chunks.judge((chunk, version) => standingOf(version, versionOf(chunk, wish.tiles)));
    const land = grown(boundsOf(wish.tiles), SHADOW);
    this.queue = chunksOver(overlap(land, wish.area), wish.pixels, middleOf(wish.area)).filter((chunk) => {
      if (!wish.tiles.some((tile) => isIn(grown(areaOfChunk(chunk), SHADOW), tile))) return false;
      const known = this.chunks.find(chunk);
      return known === null || known.isRough;
    });
    this.cache.forgetWishes();
    for (const tile of wish.ahead) this.cache.get(pictureOf(tile, wish.theme, wish.pixels));
    // The cache paints its newest wish first, so the chunks nearest to the middle are asked for last.
    for (const chunk of [...this.queue].reverse()) this.images(chunk);
  }

  /** The image of one tile, or null while it waits its turn. */
  tileImage(tile: SceneTile, theme: ArtTheme, pixels: number): SkImage | null {
    return this.cache.nearest(pictureOf(tile, theme, pixels));
  }

  /** Paints for a few milliseconds. Says whether there is more to do, and whether the land looks different now. */
  work(budget: number): { readonly isBusy: boolean; readonly hasNews: boolean } {
    const end = this.now() + budget;
    if (this.bakeRough()) return { isBusy: true, hasNews: true };
    let isPainting = this.bakeGround(end);
    if (!isPainting && this.now() < end) isPainting = this.cache.work(end - this.now());
    // May exceed the budget a little: a chunk is one copy of each of its tiles, and costs little.
    const hasNews = this.bakeReady(!isPainting);
    return { isBusy: this.queue.length > 0 || isPainting || this.nextBed() !== null, hasNews };
  }

  /**
   * Draws the land in board units. Tiles that no chunk has yet are drawn by themselves, and so are those laid lately until
   * theirs is painted again.
   */
  draw(canvas: SkCanvas, brush: Brush): void {
    this.chunks.draw(canvas, this.wish?.pixels ?? 96);
    const { wish } = this;
    if (wish === null) return;
    const latest = wish.tiles.length - LOOSE;
    const loose = wish.tiles.filter(
      (tile, index) =>
        isIn(wish.area, tile) && (index >= latest ? !this.chunks.shows(tile) : !this.chunks.draws(tile, nameOf(tile))),
    );
    if (loose.length === 0) return;
    paintThickness(brush, loose, wish.theme, wish.pixels);
    for (const tile of loose) this.drawTile(brush, tile, wish.theme, wish.pixels);
  }

  /** One tile with its ground, in board units. */
  drawTile(brush: Brush, tile: SceneTile, theme: ArtTheme, pixels: number): void {
    this.paintTile(brush, tile, theme, this.tileImage(tile, theme, pixels));
  }

  /** Whether a tile can be drawn sharply; if not, its turn is next. */
  hasTile(tile: SceneTile, theme: ArtTheme, pixels: number): boolean {
    const hasGround = this.hasGround(tile, theme);
    if (!hasGround) this.urgent = tile;
    return this.cache.get(pictureOf(tile, theme, pixels)) !== null && hasGround;
  }

  /** The pictures of tiles stay with the workshop. */
  dispose(): void {
    this.chunks.clear();
    this.cache.dispose();
    this.bed?.return(undefined);
    this.bed = null;
  }

  private changeTheme(): void {
    this.chunks.clear();
    this.bed?.return(undefined);
    this.bed = null;
    this.urgent = null;
  }

  private hasGround(cell: Cell, theme: ArtTheme): boolean {
    return this.workshop.maker.hasGround(this.painter.ground, theme, cell);
  }

  /** Bakes the ground that is missed most, until this time; true while it is not enough for what is painted next. */
  private bakeGround(end: number): boolean {
    while (this.now() < end) {
      this.bed ??= this.nextBed();
      if (this.bed === null) return false;
      if (this.bed.next().done) this.bed = null;
    }
    return this.bed !== null || this.nextBed() !== null;
  }

  /** What is asked for comes first, then the chunk that is painted next; when all of them are done, the rest. */
  private nextBed(): Slices<unknown> | null {
    const { wish, urgent } = this;
    if (wish === null || !isPainted(wish.theme)) return null;
    const { theme } = wish;
    const [first] = this.queue;
    const wanted = [...(urgent === null ? [] : [urgent]), ...(first === undefined ? EVERYWHERE : this.tilesIn(first))];
    const cell = wanted.find((one) => !this.hasGround(one, theme));
    return cell === undefined ? null : this.workshop.maker.groundPatch(this.painter.ground, theme, cell);
  }

  private tilesIn(chunk: Chunk): SceneTile[] {
    const area = areaOfChunk(chunk);
    return (this.wish?.tiles ?? []).filter((tile) => isIn(area, tile));
  }

  private images(chunk: Chunk): (SkImage | null)[] {
    const { wish } = this;
    if (wish === null) return [];
    return this.tilesIn(chunk).map((tile) => this.cache.get(pictureOf(tile, wish.theme, chunk.pixels)));
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
    const { wish } = this;
    const all = this.queue.filter(
      (chunk) =>
        (isCacheIdle || this.images(chunk).every((image) => image !== null)) &&
        this.tilesIn(chunk).every((tile) => wish !== null && this.hasGround(tile, wish.theme)),
    );
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

  /** What is not painted yet is sketched: a tile is never a blank. */
  private paintTile(brush: Brush, tile: SceneTile, theme: ArtTheme, image: SkImage | null): void {
    const { canvas } = brush;
    const { maker } = this.workshop;
    const cell = { x: tile.x, y: tile.y, width: 1, height: 1 };
    const sketch = image === null ? tileSketch(this.painter.landscape, tile, theme) : null;
    // Flat themes have no ground of their own: it belongs to the tile, painted or sketched.
    if (this.hasGround(tile, theme) && (sketch === null || isPainted(theme))) {
      const ground = maker.ground(canvas, this.painter.ground, theme, cell);
      while (!ground.next().done);
    } else {
      const flat = isPainted(theme) ? PALETTES[theme][this.painter.ground].mid : CONTRAST[theme].field;
      brush.rect(tile.x, tile.y, 1, 1, sketch?.ground ?? flat);
    }
    if (sketch !== null) brush.moved(tile.x, tile.y, () => paintSketch(brush, sketch));
    if (image !== null) maker.copy(canvas, image, cell);
    brush.moved(tile.x, tile.y, () => paintBorder(brush, theme));
  }
}

/** One cell of every kind of ground. */
const EVERYWHERE: readonly Cell[] = Array.from({ length: GROUND_PERIOD ** 2 }, (_, index) => ({
  x: index % GROUND_PERIOD,
  y: Math.floor(index / GROUND_PERIOD),
}));

const middleOf = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + height / 2 });

const pictureOf = ({ tile, rotation, variant }: SceneTile, theme: ArtTheme, pixels: number): TilePicture => ({
  design: tile,
  turns: rotation,
  variant,
  theme,
  pixels,
});

const nameOf = ({ tile, x, y, rotation, variant }: SceneTile): string => `${tile}${rotation}${variant}@${x},${y}`;

/** All that a chunk shows, and the tiles around it that throw a shadow into it. */
function versionOf(chunk: Chunk, tiles: readonly SceneTile[]): string {
  const area = grown(areaOfChunk(chunk), SHADOW);
  return tiles
    .filter((tile) => isIn(area, tile))
    .map(nameOf)
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
