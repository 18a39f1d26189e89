/**
 * Turns scenes into pictures for the canvas. It lives beside React: a scene comes in when something happened, a view when
 * the camera rests, and pictures go out when they have changed. It paints in slices, and not while the camera moves.
 */
import { ROTATIONS } from '@/games/tiles';
import { markPainted } from '@/platform/paintMark';
import { inPaintTurn, TURN, type PaintRank } from '@/platform/paintTurn';

import type { Brush } from '../art/brush';
import type { Point } from '../art/geometry/point';
import type { LandscapeName } from '../art/landscape';
import { PAINTERS } from '../art/painters';
import type { ArtTheme } from '../art/palette';
import { pieceHeight } from '../art/pieces';
import { CLIP_INTERSECT, type SkCanvas, type SkiaApi, type SkPicture } from '../art/skia';
import { bucketFor } from '../art/tileImages';
import { featurePaths, type FeaturePaths } from '../effects/featurePaths';
import { grown } from '../geometry';
import { paintThickness } from '../paintLand';
import type { Area, BoardScene, Cell, LitFeature, ScenePiece, SceneTile } from '../types';
import { openWorkshop, type Workshop } from '../Workshop';
import { BoardSprites } from './BoardSprites';
import { drawLegalCells, drawMarks, drawPieces } from './drawScene';
import { LandLayer } from './LandLayer';
import { letGo } from './letGo';
import { OverlayLayer } from './OverlayLayer';
import { paintGhost } from './paintGhost';
import { recordPicture } from './recordPicture';

export type PictureName = 'land' | 'overlay' | 'marks' | 'ghost' | 'pieces';

/** What the resting camera shows. */
interface RestingView {
  /** What is on the screen, in cells, the part under the panels included. */
  readonly area: Area;
  /** Points a cell, and device pixels a point. */
  readonly scale: number;
  readonly pixelRatio: number;
}

/** Where pictures go. */
interface Output {
  show(name: PictureName, picture: SkPicture): void;
  /** The legal cells, once for every step of their breath. */
  showLegal(breaths: SkPicture[]): void;
}

/** Land is painted so far beyond the screen, in screens: a short pan finds it sharp. */
const AHEAD = 0.5;
/** Opacities of the legal cells while they breathe. */
export const BREATHS = [1, 0.99, 0.98, 0.97, 0.96, 0.95, 0.94] as const;

export class ScenePainter {
  readonly sprites: BoardSprites;
  private readonly lands = new Map<LandscapeName, LandLayer>();
  private readonly overlay: OverlayLayer;
  /** What the canvas was given last. */
  private readonly shown = new Map<PictureName | 'legal', readonly SkPicture[]>();
  private scene: BoardScene | null = null;
  private art: ArtTheme = 'day';
  private view: RestingView | null = null;
  private cancel: (() => void) | null = null;
  private isMoving = false;
  private isGhostSharp = true;
  private hidden: readonly Point[] = [];
  private awaited: { readonly tile: SceneTile; done(): void } | null = null;

  constructor(
    skia: SkiaApi,
    private readonly output: Output,
    private readonly now: () => number = () => performance.now(),
    private readonly workshop: Workshop = openWorkshop(skia),
  ) {
    const { box } = workshop.maker;
    this.sprites = new BoardSprites(box);
    this.overlay = new OverlayLayer(box, now);
  }

  get theme(): ArtTheme {
    return this.art;
  }

  /** Whether something is still being painted. */
  get isBusy(): boolean {
    return this.cancel !== null;
  }

  // What comes in.

  setScene(scene: BoardScene, theme: ArtTheme): void {
    const before = this.scene;
    const isOther = before === null || before.landscape !== scene.landscape || this.art !== theme;
    this.scene = scene;
    this.art = theme;
    const has = (...names: (keyof BoardScene)[]) => isOther || names.some((name) => before[name] !== scene[name]);
    if (this.view === null) return;
    if (has('tiles', 'hand')) this.wantLand();
    if (has('tiles')) this.showLand();
    if (has('lit', 'closing', 'fields', 'tiles', 'ghost')) this.wantOverlay();
    if (has('deadCells', 'lastMoves', 'tiles', 'fields')) this.showMarks();
    if (has('legalCells', 'focusCell', 'pointed', 'areCellsHidden')) this.showLegal();
    if (has('ghost', 'lit', 'closing')) this.showGhost();
    if (has('pieces', 'fields')) this.showPieces();
    this.wake();
  }

  /** The camera has come to rest. */
  setView(view: RestingView): void {
    const isOther = this.view === null || this.view.scale !== view.scale;
    this.view = view;
    if (this.scene === null) return;
    this.wantLand();
    if (isOther) {
      this.wantOverlay();
      this.showGhost();
      this.showPieces();
      this.showMarks();
      this.showLegal();
    }
    this.wake();
  }

  setMoving(isMoving: boolean): void {
    this.isMoving = isMoving;
    if (!isMoving) this.wake();
  }

  /** Resolves when this tile can be drawn sharply: what is dropped must not be a blank. */
  prepare(tile: SceneTile): Promise<void> {
    this.awaited?.done();
    this.awaited = null;
    if (this.scene === null || this.canDraw(tile)) return Promise.resolve();
    return new Promise((resolve) => {
      this.awaited = { tile, done: resolve };
      this.wake();
    });
  }

  /** Pieces that an effect shows are not drawn where they stand. */
  hidePieces(at: readonly Point[]): void {
    this.hidden = at;
    this.showPieces();
  }

  dispose(): void {
    this.cancel?.();
    this.cancel = null;
    this.awaited?.done();
    this.awaited = null;
    for (const land of this.lands.values()) land.dispose();
    this.overlay.clear();
    for (const name of [...this.shown.keys()]) this.replace(name, []);
    this.sprites.clear();
    this.workshop.tiles.rest();
  }

  // What effects ask for.

  /** One tile of the land by itself, in board units. */
  tilePicture(at: Cell): SkPicture {
    const { scene, art } = this;
    const tile = scene?.tiles.find(({ x, y }) => x === at.x && y === at.y);
    return recordPicture(this.workshop.maker.box, (_, brush) => {
      if (scene === null || tile === undefined) return;
      paintThickness(brush, [tile], art, this.pixels);
      this.land(scene).drawTile(brush, tile, art, this.bucket);
    });
  }

  pieceAt(at: Point): ScenePiece | null {
    return this.scene?.pieces.find((piece) => piece.at.x === at.x && piece.at.y === at.y) ?? null;
  }

  pathsOf(lit: LitFeature, from: Point): FeaturePaths {
    if (this.scene === null) return { area: null, line: null };
    return featurePaths(this.workshop.skia, this.scene, lit, from);
  }

  // Painting, a slice at a time.

  /** What is wanted may have changed its rank meanwhile. */
  private wake(): void {
    this.cancel?.();
    this.cancel = inPaintTurn(this.rank, this.tick);
  }

  private get rank(): PaintRank {
    const isSharp = this.scene === null || this.land(this.scene).isDone;
    return isSharp && this.isGhostSharp && this.awaited === null && !this.overlay.isBusy ? 'ahead' : 'sight';
  }

  private readonly tick = (): void => {
    this.cancel = null;
    const { scene } = this;
    if (scene === null) return;
    // A moving camera has the thread for itself, unless there is a hole in the land.
    if (this.isMoving && !this.land(scene).isRough) return;
    if (this.work()) this.wake();
  };

  private work(): boolean {
    const { scene } = this;
    if (scene === null) return false;
    const overlay = this.overlay.work(this.now() + TURN);
    if (overlay.hasNews) this.showOverlay();
    const land = overlay.isBusy ? overlay : this.land(scene).work(TURN);
    if (land.hasNews) {
      this.showLand();
      if (this.land(scene).isDone) markPainted('land painted');
    }
    if (!this.isGhostSharp && this.canDrawGhost()) this.showGhost();
    if (this.awaited !== null && this.canDraw(this.awaited.tile)) {
      this.awaited.done();
      this.awaited = null;
    }
    return land.isBusy || !this.isGhostSharp || this.awaited !== null;
  }

  private wantLand(): void {
    const { scene, view, art } = this;
    if (scene === null || view === null) return;
    const { tiles, hand } = scene;
    const area = grown(view.area, AHEAD * Math.min(view.area.width, view.area.height));
    // The tile in hand is painted in all its turns before somebody lays it.
    const ahead = hand === null ? [] : ROTATIONS.map((rotation) => ({ ...hand, rotation }));
    this.land(scene).want({ tiles, theme: art, pixels: this.bucket, area, ahead });
    this.work();
  }

  private wantOverlay(): void {
    if (this.scene === null) return;
    this.overlay.want(this.scene, this.art, this.bucket);
    this.showOverlay();
  }

  /** Points a cell. */
  private get scale(): number {
    return this.view?.scale ?? 60;
  }

  /** Device pixels a cell. */
  private get pixels(): number {
    return this.view === null ? 96 : this.view.scale * this.view.pixelRatio;
  }

  /** The size in which tiles are painted for that. */
  private get bucket(): number {
    return bucketFor(this.pixels);
  }

  private land({ landscape }: BoardScene): LandLayer {
    let land = this.lands.get(landscape);
    if (land === undefined) {
      land = new LandLayer(this.workshop, PAINTERS[landscape], this.now);
      this.lands.set(landscape, land);
    }
    return land;
  }

  private canDraw(tile: SceneTile): boolean {
    return this.scene !== null && this.land(this.scene).hasTile(tile, this.art, this.bucket);
  }

  private canDrawGhost(): boolean {
    const ghost = this.scene?.ghost ?? null;
    return ghost === null || this.canDraw(ghost);
  }

  // What goes out.

  private show(name: PictureName, draw: (canvas: SkCanvas, brush: Brush) => void): void {
    const picture = recordPicture(this.workshop.maker.box, draw);
    this.output.show(name, picture);
    this.replace(name, [picture]);
  }

  private replace(name: PictureName | 'legal', pictures: readonly SkPicture[]): void {
    this.shown.get(name)?.forEach(letGo);
    this.shown.set(name, pictures);
  }

  private showLand(): void {
    const { scene } = this;
    if (scene !== null) this.show('land', (canvas, brush) => this.land(scene).draw(canvas, brush));
  }

  private showOverlay(): void {
    this.show('overlay', (canvas) => this.overlay.draw(canvas));
  }

  private showMarks(): void {
    const { scene, art, sprites, scale } = this;
    if (scene !== null) this.show('marks', (canvas) => drawMarks(canvas, sprites, scene, { theme: art, scale }));
  }

  private showLegal(): void {
    const { scene, art: theme, sprites, scale } = this;
    if (scene === null) return;
    const breaths = BREATHS.map((alpha) =>
      recordPicture(this.workshop.maker.box, (canvas) =>
        drawLegalCells(canvas, sprites, scene, { theme, alpha, scale }),
      ),
    );
    this.output.showLegal(breaths);
    this.replace('legal', breaths);
  }

  private showGhost(): void {
    const { scene, art } = this;
    if (scene === null) return;
    const { ghost, lit, closing } = scene;
    this.isGhostSharp = this.canDrawGhost();
    this.show('ghost', (canvas, brush) => {
      if (ghost === null) return;
      paintGhost(brush, ghost, art, () => {
        this.land(scene).drawTile(brush, ghost, art, this.bucket);
        if (lit === null && closing.length === 0) return;
        // What glows on the land glows through the ghost.
        canvas.save();
        canvas.clipRect(this.workshop.skia.XYWHRect(ghost.x, ghost.y, 1, 1), CLIP_INTERSECT, true);
        this.overlay.draw(canvas);
        canvas.restore();
      });
    });
  }

  private showPieces(): void {
    const { scene, art: theme, sprites, scale, pixels, hidden } = this;
    if (scene === null) return;
    // Pieces are sized for the eye, in points: a sharper screen must not make them smaller.
    const height = pieceHeight(scale);
    this.show('pieces', (canvas) => drawPieces(canvas, sprites, scene, { theme, height, scale, pixels, hidden }));
  }
}
