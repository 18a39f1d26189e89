/**
 * Turns scenes into pictures for the canvas. It lives beside React: a scene comes in when something happened, the view
 * when the camera has come to rest, and pictures go out when they have changed. While the camera moves it does nothing.
 */
import { ROTATIONS } from '@/games/tiles/set';
import { inSpareTime } from '@/platform/spareTime';
import type { Theme } from '@/ui/theme';
import type { PlayerNumber } from '@/ui/tokens';

import { artThemeOf } from '../artTheme';
import { Brush } from '../art/brush';
import { bucketFor } from '../art/cache';
import { paintContours, TABLE_PERIOD } from '../art/contour';
import { PAINTERS } from '../art/painters';
import { paintDeadCell, paintLastMove, paintLegalCell } from '../art/overlays';
import type { Point } from '../art/geometry/point';
import type { ArtTheme } from '../art/palette';
import { PIECE_HEIGHT, paintPiece, pieceHeight, type PieceKind } from '../art/pieces';
import { CLIP_INTERSECT, type SkCanvas, type SkiaApi, type SkImage, type SkPath, type SkPicture } from '../art/skia';
import type { LandscapeName } from '../art/landscape';
import { Easel, type Slices } from '../easel';
import { joinLines, startingAt } from '../effects/course';
import { boundsOf, grown } from '../geometry';
import { paintThickness } from '../paintLand';
import { litShapes } from '../segments';
import type { Area, BoardScene, Cell, LitFeature, PieceMark, ScenePiece, SceneTile } from '../types';
import { paintChoice, paintHandle } from './paintDisc';
import { paintGhost } from './paintGhost';
import { LandPress } from './LandPress';
import { paintFields, paintLight } from './paintOverlay';
import { OverlaySheet } from './OverlaySheet';
import { Sprites, type Sprite } from './Sprites';

export const PICTURES = ['land', 'overlay', 'marks', 'ghost', 'pieces'] as const;
export type PictureName = (typeof PICTURES)[number];

export interface StageView {
  /** What is on the screen, in cells, the part under the panels included. */
  readonly area: Area;
  /** Points a cell, and device pixels a point. */
  readonly scale: number;
  readonly pixelRatio: number;
}

export interface StageScreen {
  show(name: PictureName, picture: SkPicture): void;
  /** The legal cells, once for every step of their breath. */
  showLegal(breaths: SkPicture[]): void;
}

/** Milliseconds of painting before others get a turn. */
const SLICE = 8;
/** Beyond the screen, in screens: a short drag finds sharp land there. */
const AHEAD = 0.5;
const CELL_SPRITE = 1.25;
const DISC = 64;
const TABLE_PIXELS = 1024;
/** Glows and patterns are soft: no need for the sharpest. */
const OVERLAY_PIXELS = 160;
const CELL_PIXELS = 160;
const PIECE_SIZES = [32, 48, 64, 96, 144, 256] as const;
/** Side of a piece's sprite: room for its shadow and for those who lie. */
export const PIECE_ROOM = 1.8;
/** Opacities of the legal cells while they breathe. */
export const BREATHS = [1, 0.99, 0.98, 0.97, 0.96, 0.95, 0.94] as const;

export class Stage {
  readonly easel: Easel;
  private readonly sprites: Sprites;
  private readonly presses = new Map<LandscapeName, LandPress>();
  private readonly overlay: OverlaySheet;
  private scene: BoardScene | null = null;
  private theme: ArtTheme = 'day';
  private view: StageView | null = null;
  private cancel: (() => void) | null = null;
  private isMoving = false;
  private isGhostSharp = true;
  private hidden: readonly Point[] = [];
  private overlayJob: Slices<void> | null = null;
  private awaited: { readonly tile: SceneTile; done(): void } | null = null;

  constructor(
    skia: SkiaApi,
    private readonly screen: StageScreen,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.easel = new Easel(skia);
    this.sprites = new Sprites(this.easel.box);
    this.overlay = new OverlaySheet(this.easel.box);
  }

  /** What is to be seen from now on. */
  setScene(scene: BoardScene, theme: ArtTheme): void {
    const before = this.scene;
    const isOther = before === null || before.landscape !== scene.landscape || this.theme !== theme;
    this.scene = scene;
    this.theme = theme;
    const has = (...names: (keyof BoardScene)[]) => isOther || names.some((name) => before[name] !== scene[name]);
    if (this.view === null) return;
    if (has('tiles', 'hand')) this.wantLand();
    if (has('tiles')) this.showLand();
    if (has('lit', 'fields', 'tiles', 'ghost')) this.showOverlay();
    if (has('deadCells', 'lastMoves')) this.showMarks();
    if (has('legalCells', 'focusCell', 'areCellsHidden')) this.showLegal();
    if (has('ghost', 'lit')) this.showGhost();
    if (has('pieces', 'fields')) this.showPieces();
    this.wake();
  }

  /** The camera has come to rest. */
  setView(view: StageView): void {
    const isOther = this.view === null || this.view.scale !== view.scale;
    const isNew = this.view === null;
    this.view = view;
    if (this.scene === null) return;
    this.wantLand();
    if (isOther) {
      this.showOverlay();
      this.showGhost();
      this.showPieces();
    }
    if (isNew) {
      this.showMarks();
      this.showLegal();
    }
    this.wake();
  }

  /** Whether something is still being painted. */
  get isBusy(): boolean {
    return this.cancel !== null;
  }

  setMoving(isMoving: boolean): void {
    this.isMoving = isMoving;
    if (!isMoving) this.wake();
  }

  /** A piece in the middle of a square nearly twice its height, sharp enough for this many device pixels of height. */
  pieceSprite(stance: PieceKind, player: PlayerNumber, height: number): Sprite {
    const size = PIECE_SIZES.find((known) => known >= PIECE_ROOM * height) ?? 256;
    // A tile on which a piece has its plain size and fills the sprite.
    const unit = size / PIECE_ROOM / PIECE_HEIGHT;
    const key = `piece/${stance}/${player}/${this.theme}/${size}`;
    return this.sprites.make(key, PIECE_ROOM * pieceHeight(unit), size, (brush) =>
      paintPiece(brush, { kind: stance, player, at: { x: 0, y: 0 } }, this.theme, unit),
    );
  }

  /** A disc of 64 × 64 points with a piece that might go on the ghost. */
  choiceImage(mark: PieceMark, theme: Theme): SkImage {
    const { stance, player, state } = mark;
    return this.disc(`choice/${stance}/${player}/${state}`, theme, (brush, art) =>
      paintChoice(brush, mark, theme, art),
    );
  }

  /** The table without its land: one period, to be repeated; null where it is plain. */
  tableImage({ colors, isHighContrast }: Theme): SkImage | null {
    if (isHighContrast) return null;
    const side = TABLE_PERIOD;
    return this.sprites.make(`table/${colors.table}`, side, TABLE_PIXELS, (brush) =>
      brush.moved(-side / 2, -side / 2, () => paintContours(brush, colors.table, colors.contour)),
    ).image;
  }

  /** The handle that turns the ghost, as large. */
  handleImage(theme: Theme): SkImage {
    return this.disc('handle', theme, (brush) => paintHandle(brush, theme));
  }

  private disc(key: string, theme: Theme, paint: (brush: Brush, art: ArtTheme) => void): SkImage {
    const art = artThemeOf(theme);
    const pixels = Math.round(DISC * (this.view?.pixelRatio ?? 2));
    return this.sprites.make(`${key}/${art}/${pixels}`, DISC, pixels, (brush) => paint(brush, art)).image;
  }

  /** One tile of the land by itself, in board units. */
  tilePicture(at: Cell): SkPicture {
    const { scene, theme } = this;
    const tile = scene?.tiles.find(({ x, y }) => x === at.x && y === at.y);
    return this.record((_, brush) => {
      if (scene === null || tile === undefined) return;
      paintThickness(brush, [tile], theme, this.pixels);
      this.press(scene.landscape).drawTile(brush, tile, theme, bucketFor(this.pixels));
    });
  }

  /** Until a tile can be drawn at once: what lands must not be a blank. */
  prepare(tile: SceneTile): Promise<void> {
    this.awaited?.done();
    this.awaited = null;
    if (this.scene === null || this.canDraw(tile)) return Promise.resolve();
    this.wake();
    return new Promise((resolve) => (this.awaited = { tile, done: resolve }));
  }

  pieceAt(at: Point): ScenePiece | null {
    return this.scene?.pieces.find((piece) => piece.at.x === at.x && piece.at.y === at.y) ?? null;
  }

  /** Pieces that an effect shows are not drawn where they stand. */
  hidePieces(at: readonly Point[]): void {
    this.hidden = at;
    this.showPieces();
  }

  /** A feature as paths in board units: its ground, and the line along which light or water runs from a point. */
  shapeOf(lit: LitFeature, from: Point): { ground: SkPath | null; course: SkPath | null; art: ArtTheme } {
    const { scene, theme: art } = this;
    if (scene === null) return { ground: null, course: null, art };
    const { areas, lines } = litShapes(scene.landscape, scene.tiles, lit);
    const course = joinLines(lines.length > 0 ? lines : areas.walls).map((line) => startingAt(line, from));
    const pathOf = (all: readonly (readonly Point[])[], isClosed: boolean): SkPath | null => {
      if (all.length === 0) return null;
      const pen = this.easel.skia.PathBuilder.Make();
      for (const points of all) pen.addPoly([...points], isClosed);
      const path = pen.detach();
      pen.dispose();
      return path;
    };
    // Woods have no wall to go round: they brighten as a whole.
    const hasCourse = lit.kind !== 'forest' && lit.kind !== 'meadow' && lit.kind !== 'field';
    return { ground: pathOf(areas.polygons, true), course: hasCourse ? pathOf(course, false) : null, art };
  }

  dispose(): void {
    this.cancel?.();
    this.cancel = null;
    this.awaited?.done();
    this.awaited = null;
    for (const press of this.presses.values()) press.dispose();
    this.overlay.clear();
    this.sprites.clear();
  }

  /** Device pixels a cell. */
  private get pixels(): number {
    return this.view === null ? 96 : this.view.scale * this.view.pixelRatio;
  }

  /** Pieces are sized for the eye, in points: a sharper screen must not make them smaller. */
  private get pieceHeight(): number {
    return pieceHeight(this.view?.scale ?? 60);
  }

  private press(landscape: LandscapeName): LandPress {
    let press = this.presses.get(landscape);
    if (press === undefined) {
      press = new LandPress(this.easel, PAINTERS[landscape], this.now);
      this.presses.set(landscape, press);
    }
    return press;
  }

  private wantLand(): void {
    const { scene, view, theme } = this;
    if (scene === null || view === null) return;
    const area = grown(view.area, AHEAD * Math.min(view.area.width, view.area.height));
    this.press(scene.landscape).want({
      tiles: scene.tiles,
      theme,
      pixels: bucketFor(this.pixels),
      area,
      ahead: ahead(scene.hand),
    });
    this.work();
  }

  private showLand(): void {
    const { scene } = this;
    if (scene !== null) this.show('land', (canvas, brush) => this.press(scene.landscape).draw(canvas, brush));
  }

  private wake(): void {
    this.cancel ??= inSpareTime(this.tick);
  }

  private readonly tick = (): void => {
    this.cancel = null;
    const { scene } = this;
    if (scene === null) return;
    // A moving camera has the thread for itself, unless there is a hole in the land.
    if (this.isMoving && !this.press(scene.landscape).isRough) return;
    if (this.work()) this.wake();
  };

  private work(): boolean {
    const { scene } = this;
    if (scene === null) return false;
    const press = this.press(scene.landscape);
    const isPainting = this.workOnOverlay(this.now() + SLICE);
    const { isBusy, hasNews } = isPainting ? { isBusy: true, hasNews: false } : press.work(SLICE);
    if (hasNews) this.showLand();
    if (!this.isGhostSharp && this.canShowGhost()) this.showGhost();
    if (this.awaited !== null && this.canDraw(this.awaited.tile)) {
      this.awaited.done();
      this.awaited = null;
    }
    return isBusy || !this.isGhostSharp || this.awaited !== null;
  }

  private record(paint: (canvas: SkCanvas, brush: Brush) => void): SkPicture {
    const { skia, box } = this.easel;
    const recorder = skia.PictureRecorder();
    const canvas = recorder.beginRecording(skia.XYWHRect(-200, -200, 400, 400));
    const brush = new Brush(box, canvas);
    paint(canvas, brush);
    const picture = recorder.finishRecordingAsPicture();
    brush.dispose();
    recorder.dispose();
    return picture;
  }

  private show(name: PictureName, paint: (canvas: SkCanvas, brush: Brush) => void): void {
    this.screen.show(name, this.record(paint));
  }

  /** The overlay of fields takes longer than a frame, so it is painted in slices; until then the old one is gone. */
  private showOverlay(): void {
    const { overlay } = this;
    overlay.clear();
    this.overlayJob = this.paintOverlay();
    // A glow is small, and wanted at once.
    if (this.scene?.fields === null) while (!this.overlayJob.next().done);
    this.show('overlay', (canvas) => overlay.draw(canvas));
  }

  private *paintOverlay(): Slices<void> {
    const { scene, theme, overlay } = this;
    if (scene === null) return;
    const { lit, fields } = scene;
    const painter = PAINTERS[scene.landscape];
    const tiles = scene.ghost === null ? scene.tiles : [...scene.tiles, scene.ghost];
    const pixels = Math.min(OVERLAY_PIXELS, bucketFor(this.pixels));
    if (fields !== null) {
      const area = grown(boundsOf(tiles), 0.5);
      yield* overlay.paint(area, pixels, (brush, unit) =>
        paintFields(brush, painter, scene.tiles, fields, { theme, pixels: unit }),
      );
    }
    if (lit !== null) {
      yield* overlay.paint(grown(boundsOf(lit.members), 0.5), pixels, function* (brush) {
        paintLight(brush, painter, tiles, lit, theme);
      });
    }
  }

  private workOnOverlay(end: number): boolean {
    if (this.overlayJob === null) return false;
    while (this.now() < end) {
      if (!this.overlayJob.next().done) continue;
      this.overlayJob = null;
      this.show('overlay', (canvas) => this.overlay.draw(canvas));
      return false;
    }
    return true;
  }

  private showMarks(): void {
    const { scene, theme, sprites } = this;
    if (scene === null) return;
    const corner = { x: -0.5, y: -0.5 };
    const middle = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x + 0.5, y: y + 0.5 });
    this.show('marks', (canvas) => {
      for (const cell of scene.deadCells) {
        const paint = (brush: Brush) => paintDeadCell(brush, corner, theme);
        sprites.draw(canvas, sprites.make(`dead/${theme}`, CELL_SPRITE, CELL_PIXELS, paint), middle(cell));
      }
      for (const { player, ...cell } of scene.lastMoves) {
        const paint = (brush: Brush) => paintLastMove(brush, corner, player, theme);
        sprites.draw(canvas, sprites.make(`last/${player}/${theme}`, CELL_SPRITE, CELL_PIXELS, paint), middle(cell));
      }
    });
  }

  private showLegal(): void {
    const { scene, theme, sprites } = this;
    if (scene === null) return;
    const { focusCell, areCellsHidden } = scene;
    const isFocus = (cell: Cell) => focusCell !== null && focusCell.x === cell.x && focusCell.y === cell.y;
    const draw = (canvas: SkCanvas, cell: Cell, isFocused: boolean, alpha: number) => {
      const paint = (brush: Brush) => paintLegalCell(brush, { x: -0.5, y: -0.5 }, theme, isFocused);
      const sprite = sprites.make(`legal/${isFocused}/${theme}`, CELL_SPRITE, CELL_PIXELS, paint);
      sprites.draw(canvas, sprite, { x: cell.x + 0.5, y: cell.y + 0.5 }, { alpha });
    };
    const breaths = BREATHS.map((alpha) =>
      this.record((canvas) => {
        for (const cell of scene.legalCells) {
          if (isFocus(cell)) draw(canvas, cell, true, 1);
          else if (!areCellsHidden) draw(canvas, cell, false, alpha);
        }
      }),
    );
    this.screen.showLegal(breaths);
  }

  private canShowGhost(): boolean {
    const { scene } = this;
    return scene === null || scene.ghost === null || this.canDraw(scene.ghost);
  }

  private canDraw(tile: SceneTile): boolean {
    const { scene, theme } = this;
    return scene !== null && this.press(scene.landscape).hasTile(tile, theme, bucketFor(this.pixels));
  }

  private showGhost(): void {
    const { scene, theme, overlay } = this;
    if (scene === null) return;
    const { ghost, lit } = scene;
    this.isGhostSharp = this.canShowGhost();
    this.show('ghost', (canvas, brush) => {
      if (ghost === null) return;
      paintGhost(brush, ghost, theme, () => {
        this.press(scene.landscape).drawTile(brush, ghost, theme, bucketFor(this.pixels));
        if (lit === null) return;
        // What glows on the land glows through the ghost.
        canvas.save();
        canvas.clipRect(this.easel.skia.XYWHRect(ghost.x, ghost.y, 1, 1), CLIP_INTERSECT, true);
        overlay.draw(canvas);
        canvas.restore();
      });
    });
  }

  private showPieces(): void {
    const { scene } = this;
    if (scene === null) return;
    const byDepth = [...scene.pieces].sort((one, other) => one.at.y - other.at.y);
    this.show('pieces', (canvas) => byDepth.forEach((piece) => this.drawPiece(canvas, scene, piece)));
  }

  private drawPiece(canvas: SkCanvas, { fields }: BoardScene, { stance, player, at }: ScenePiece): void {
    // While fields are shown, only those who lie on them matter.
    if (fields !== null && stance !== 'lying') return;
    if (this.hidden.some((spot) => spot.x === at.x && spot.y === at.y)) return;
    const height = this.pieceHeight;
    const sprite = this.pieceSprite(stance, player, height * this.pixels);
    this.sprites.draw(canvas, sprite, at, { side: PIECE_ROOM * height });
  }
}

/** A held tile in all its turns. */
function ahead(hand: SceneTile | null): SceneTile[] {
  return hand === null ? [] : ROTATIONS.map((rotation) => ({ ...hand, rotation }));
}
