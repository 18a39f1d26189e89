/**
 * Turns scenes into pictures for the canvas. It lives beside React: a scene comes in when something happened, the view
 * when the camera has come to rest, and pictures go out when they have changed. While the camera moves it does nothing.
 */
import { classicPainter } from '../art/classic/painter';
import { Brush } from '../art/brush';
import { bucketFor } from '../art/cache';
import { huntersPainter } from '../art/hunters/painter';
import { paintDeadCell, paintLastMove, paintLegalCell } from '../art/overlays';
import type { ArtTheme } from '../art/palette';
import { paintPiece, pieceHeight, type PieceKind } from '../art/pieces';
import type { SkCanvas, SkiaApi, SkPicture } from '../art/skia';
import type { TilePainter } from '../art/tilePainter';
import { Easel } from '../easel';
import { boundsOf, grown } from '../geometry';
import type { Area, BoardScene, ScenePiece } from '../types';
import type { PlayerNumber } from '@/ui/tokens';
import { paintGhost } from './paintGhost';
import { LandPress } from './LandPress';
import { paintFields, paintLight } from './paintOverlay';
import { OverlaySheet } from './OverlaySheet';
import { Sprites, type Sprite } from './Sprites';

export const PICTURES = ['land', 'overlay', 'marks', 'legal', 'ghost', 'pieces'] as const;
export type PictureName = (typeof PICTURES)[number];

export interface StageView {
  /** What is on the screen, in cells, the part under the panels included. */
  readonly area: Area;
  /** Device pixels a cell. */
  readonly pixels: number;
}

/** Milliseconds of painting between two frames. */
const SLICE = 7;
/** Beyond the screen, in screens: a short drag finds sharp land there. */
const AHEAD = 0.5;
const CELL_SPRITE = 1.25;
const CELL_PIXELS = 160;
const PIECE_SIZES = [32, 64, 128, 224] as const;

export class Stage {
  readonly easel: Easel;
  private readonly sprites: Sprites;
  private readonly presses = new Map<TilePainter['game'], LandPress>();
  private readonly overlay: OverlaySheet;
  private scene: BoardScene | null = null;
  private theme: ArtTheme = 'day';
  private view: StageView | null = null;
  private frame: number | null = null;
  private isMoving = false;
  private isGhostSharp = true;

  constructor(
    skia: SkiaApi,
    private readonly show: (name: PictureName, picture: SkPicture) => void,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.easel = new Easel(skia);
    this.sprites = new Sprites(this.easel.box);
    this.overlay = new OverlaySheet(this.easel.box);
  }

  /** What is to be seen from now on. */
  setScene(scene: BoardScene, theme: ArtTheme): void {
    const before = this.scene;
    const isOther = before === null || this.theme !== theme;
    if (isOther) this.sprites.clear();
    this.scene = scene;
    this.theme = theme;
    const has = (...names: (keyof BoardScene)[]) => isOther || names.some((name) => before[name] !== scene[name]);
    if (this.view === null) return;
    if (has('tiles')) this.wantLand();
    if (has('lit', 'fields', 'tiles', 'ghost')) this.showOverlay();
    if (has('deadCells', 'lastMoves')) this.showMarks();
    if (has('legalCells', 'focusCell')) this.showLegal();
    if (has('ghost')) this.showGhost();
    if (has('pieces', 'fields')) this.showPieces();
    this.wake();
  }

  /** The camera has come to rest. */
  setView(view: StageView): void {
    const isOther = this.view === null || bucketFor(this.view.pixels) !== bucketFor(view.pixels);
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

  setMoving(isMoving: boolean): void {
    this.isMoving = isMoving;
    if (!isMoving) this.wake();
  }

  /** One piece, painted large enough for this zoom. */
  pieceSprite(stance: PieceKind, player: PlayerNumber, pixels: number): Sprite {
    const wanted = 1.8 * pieceHeight(pixels) * pixels;
    const size = PIECE_SIZES.find((known) => known >= wanted) ?? 224;
    const unit = size / (1.8 * pieceHeight(pixels));
    return this.sprites.make(
      `piece/${stance}/${player}/${this.theme}/${size}`,
      1.8 * pieceHeight(unit),
      size,
      (brush) => paintPiece(brush, { kind: stance, player, at: { x: 0, y: 0 } }, this.theme, unit),
    );
  }

  dispose(): void {
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
    for (const press of this.presses.values()) press.dispose();
    this.overlay.clear();
    this.sprites.clear();
  }

  private get pixels(): number {
    return this.view?.pixels ?? 96;
  }

  private press(game: TilePainter['game']): LandPress {
    let press = this.presses.get(game);
    if (press === undefined) {
      press = new LandPress(this.easel, game === 'hunters' ? huntersPainter : classicPainter, this.now);
      this.presses.set(game, press);
    }
    return press;
  }

  private wantLand(): void {
    const { scene, view, theme } = this;
    if (scene === null || view === null) return;
    const area = grown(view.area, AHEAD * Math.min(view.area.width, view.area.height));
    this.press(scene.game).want({ tiles: scene.tiles, theme, pixels: bucketFor(view.pixels), area });
    this.work();
  }

  private wake(): void {
    if (this.frame === null) this.frame = requestAnimationFrame(this.tick);
  }

  private readonly tick = (): void => {
    this.frame = null;
    const { scene } = this;
    if (scene === null) return;
    // A moving camera has the thread for itself, unless there is a hole in the land.
    if (this.isMoving && !this.press(scene.game).isRough) return;
    if (this.work()) this.wake();
  };

  private work(): boolean {
    const { scene } = this;
    if (scene === null) return false;
    const press = this.press(scene.game);
    const { isBusy, hasNews } = press.work(SLICE);
    if (hasNews) this.record('land', (canvas) => press.draw(canvas));
    if (!this.isGhostSharp) this.showGhost();
    return isBusy || !this.isGhostSharp;
  }

  private record(name: PictureName, paint: (canvas: SkCanvas, brush: Brush) => void): void {
    const { skia, box } = this.easel;
    const recorder = skia.PictureRecorder();
    const canvas = recorder.beginRecording(skia.XYWHRect(-200, -200, 400, 400));
    const brush = new Brush(box, canvas);
    paint(canvas, brush);
    const picture = recorder.finishRecordingAsPicture();
    brush.dispose();
    recorder.dispose();
    this.show(name, picture);
  }

  private showOverlay(): void {
    const { scene, theme, overlay } = this;
    if (scene === null) return;
    const tiles = scene.ghost === null ? scene.tiles : [...scene.tiles, scene.ghost];
    const { lit, fields } = scene;
    const pixels = Math.min(160, bucketFor(this.pixels));
    const area = grown(boundsOf(tiles), 0.5);
    overlay.clear();
    if (fields !== null) {
      overlay.paint(area, pixels, (brush) => paintFields(brush, scene.game, scene.tiles, fields, theme));
    }
    if (lit !== null) {
      const members = grown(boundsOf(lit.members), 0.5);
      overlay.paint(members, pixels, (brush) => paintLight(brush, scene.game, tiles, lit, theme));
    }
    this.record('overlay', (canvas) => overlay.draw(canvas));
  }

  private showMarks(): void {
    const { scene, theme, sprites } = this;
    if (scene === null) return;
    const corner = { x: -0.5, y: -0.5 };
    const middle = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x + 0.5, y: y + 0.5 });
    this.record('marks', (canvas) => {
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
    const { focusCell } = scene;
    this.record('legal', (canvas) => {
      for (const cell of scene.legalCells) {
        const isFocused = focusCell !== null && focusCell.x === cell.x && focusCell.y === cell.y;
        const paint = (brush: Brush) => paintLegalCell(brush, { x: -0.5, y: -0.5 }, theme, isFocused);
        const sprite = sprites.make(`legal/${isFocused}/${theme}`, CELL_SPRITE, CELL_PIXELS, paint);
        sprites.draw(canvas, sprite, { x: cell.x + 0.5, y: cell.y + 0.5 });
      }
    });
  }

  private showGhost(): void {
    const { scene, theme } = this;
    if (scene === null) return;
    const { ghost } = scene;
    this.isGhostSharp = true;
    this.record('ghost', (_, brush) => {
      if (ghost === null) return;
      const pixels = bucketFor(this.pixels);
      paintGhost(brush, ghost, theme, () => {
        this.isGhostSharp = this.press(scene.game).drawTile(brush, ghost, theme, pixels);
      });
    });
  }

  private showPieces(): void {
    const { scene } = this;
    if (scene === null) return;
    const byDepth = [...scene.pieces].sort((one, other) => one.at.y - other.at.y);
    this.record('pieces', (canvas) => byDepth.forEach((piece) => this.drawPiece(canvas, scene, piece)));
  }

  private drawPiece(canvas: SkCanvas, { fields }: BoardScene, { stance, player, at }: ScenePiece): void {
    // While fields are shown, only those who lie on them matter.
    if (fields !== null && stance !== 'lying') return;
    const sprite = this.pieceSprite(stance, player, this.pixels);
    this.sprites.draw(canvas, sprite, at, (1.8 * pieceHeight(this.pixels)) / sprite.side);
  }
}
