import type { Cell, LaidPiece, PieceChoice, Rotation, SegmentRef } from '@/games/tiles';
import type { Colour } from '@/core/seat';

import type { Point } from './art/geometry/point';
import type { LandscapeName } from './art/landscape';
import type { PieceKind } from './art/pieces';

/*
 * What the board draws and what it reports. A scene is plain data that the rules have computed already; `scene.ts` has
 * the functions that make its parts. Whatever stands for a player here is the number of their colour and shape, which
 * is the choice of the seat and not its index.
 */

export type { Cell };

export interface SceneTile extends Cell {
  readonly tile: string;
  readonly rotation: Rotation;
  /** The number of the copy: no two copies of a design look stamped. */
  readonly variant: number;
}

export interface ScenePiece extends SegmentRef {
  readonly player: Colour;
  readonly stance: PieceKind;
  /** In board units. */
  readonly at: Point;
}

/** What the tile in hand would look like where it is meant to go. */
export interface Ghost extends SceneTile {
  readonly isBonus: boolean;
  /** Sides that do not fit, N E S W = 0 to 3. */
  readonly misfits: readonly number[];
  /** Whether it fits here turned otherwise too. */
  readonly canTurn: boolean;
  /** For readers, who turn it by activating it. */
  readonly label: string;
}

/** A piece that might go on the ghost. */
export interface PieceMark {
  readonly choice: PieceChoice;
  readonly player: Colour;
  readonly stance: PieceKind;
  /** In board units. */
  readonly at: Point;
  readonly state: 'possible' | 'chosen' | 'refused';
  /** What stands beside it (`+3`), or null. */
  readonly gain: string | null;
  readonly label: string;
}

export interface CellMark extends Cell {
  readonly label: string;
}

/** Where somebody played since the viewer's last turn. */
export interface LastMove extends Cell {
  readonly player: Colour;
}

/** A feature that glows. */
export interface LitFeature {
  readonly kind: LaidPiece['feature'];
  readonly members: readonly SegmentRef[];
}

/** One field or meadow of the overlay. */
export interface FieldMark {
  readonly members: readonly SegmentRef[];
  /** Nobody: dimmed. Several: tied, in stripes. */
  readonly owners: readonly Colour[];
  /** Cities, or animals. */
  readonly count: number;
  readonly worth: number;
  readonly icon: 'tower' | 'deer';
  readonly label: string;
  /** Where the label stands, in board units. */
  readonly at: Point;
}

/** A number pinned to the land: the order of scoring in solo. */
export interface NumberMark {
  readonly at: Point;
  readonly text: string;
  readonly label: string;
}

/** A feature or a piece that a reader can ask about. */
export interface FeatureMark {
  readonly ref: SegmentRef;
  readonly at: Point;
  readonly label: string;
}

export interface BoardScene {
  readonly landscape: LandscapeName;
  readonly tiles: readonly SceneTile[];
  readonly pieces: readonly ScenePiece[];
  /** The tile in somebody's hand, to be painted ahead; its cell and rotation mean nothing. */
  readonly hand: SceneTile | null;
  readonly ghost: Ghost | null;
  readonly choices: readonly PieceMark[];
  readonly legalCells: readonly CellMark[];
  /** Legal cells that take a tile but are not drawn: around a ghost, and in matches without that aid. */
  readonly areCellsHidden: boolean;
  readonly deadCells: readonly CellMark[];
  /** The legal cell under the keyboard or the dragged tile. */
  readonly focusCell: Cell | null;
  /** Cells that somebody points at: they are lit, and no other legal cell is drawn. Null where nobody points. */
  readonly pointed: readonly Cell[] | null;
  readonly lastMoves: readonly LastMove[];
  readonly lit: LitFeature | null;
  /** What the ghost would close; it glows too. */
  readonly closing: readonly LitFeature[];
  /** Null when the overlay is off. */
  readonly fields: readonly FieldMark[] | null;
  readonly numbers: readonly NumberMark[];
  /** Only for readers: nothing of it is drawn. */
  readonly features: readonly FeatureMark[];
}

export interface BoardEvents {
  /** Called before a tap is interpreted; true when it only ended what was being shown. */
  onInterrupt?(): boolean;
  /** A cell without a tile on it, legal or not. */
  onTapCell?(cell: Cell): void;
  onTapGhost?(): void;
  /** It was touched where it is smaller than a finger: it wants to be seen before anything on it counts. */
  onTapFarGhost?(): void;
  onLongPressGhost?(): void;
  /** The ghost, or the tile from the tray, is dragged over this legal cell now; null when it is over none. */
  onHover?(cell: Cell | null): void;
  /** A drag ended over this legal cell. */
  onDropTile?(cell: Cell): void;
  /** A drag was called off, or ended over no legal cell: whatever was dragged is where it was before. */
  onDragCancelled?(): void;
  /** It ended over this cell, with a tile on it or not, after it was called off: somebody may ask why not there. */
  onDropAstray?(cell: Cell): void;
  onTapPiece?(choice: PieceChoice): void;
  /** What lies under the finger; null for the table. */
  onTapLand?(ref: SegmentRef | null): void;
  onCameraSettled?(view: BoardView): void;
}

/** What the camera shows now, in board units. */
export interface BoardView {
  /** The free rectangle between the panels. */
  readonly free: Area;
  /** Points a cell. */
  readonly scale: number;
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What panels cover of the board, in points from each side. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Something that happened, shown for a moment. */
export type Effect =
  /** The tile drops into its place; it must be in the scene already. */
  | { readonly type: 'drop'; readonly at: Cell }
  /** A piece is set down; it must be in the scene already. */
  | { readonly type: 'claim'; readonly at: Point }
  /** A piece flies home along an arc, to a point of the window (its seat). */
  | {
      readonly type: 'return';
      readonly player: Colour;
      readonly stance: PieceKind;
      readonly from: Point;
      readonly to: Point;
    }
  /** Points rise from the land. */
  | { readonly type: 'points'; readonly at: Point; readonly text: string; readonly player: Colour | null }
  /** A finished feature shows itself once: light goes round a city's walls or along a road, a river runs. */
  | { readonly type: 'shine'; readonly feature: LitFeature; readonly from: Point };

/** As large as it fits, with some room around it: the way things are shown unless asked otherwise. */
export interface Framing {
  readonly way?: 'frame';
  /** For cells: the most points a cell, and how many cells around them are shown too. */
  readonly largest?: number;
  readonly around?: number;
  readonly isInstant?: boolean;
  /** Gives way to a view that the player has chosen since all the land was last shown. */
  readonly yields?: boolean;
}

/** The camera moves as little as needed. If the player has not chosen the size, it shows `least` to `most` points a cell. */
export interface Glimpse {
  readonly way: 'glimpse';
  readonly least?: number;
  readonly most?: number;
}

/** What can be asked to be seen. */
export type Sight = 'all' | 'home' | readonly Cell[];

export interface BoardHandle {
  /**
   * The one way to ask for a view: of all the land, of these cells, or `home`: the view that the hand has chosen, and all
   * the land where it has chosen none. `camera/views.ts` decides whether the player's own view stays instead. Resolves
   * when the camera is there, or stays.
   */
  show(what: Sight, how?: Framing | Glimpse): Promise<void>;
  /** Zooms about the middle of the free rectangle, as the player would. */
  zoomBy(factor: number): void;
  /** Resolves when this tile can be drawn where it will lie, so that what is dropped is never a blank. */
  prepare(tile: SceneTile): Promise<void>;
  /** Plays effects at once; resolves when all are over or skipped. */
  animate(...effects: readonly Effect[]): Promise<void>;
  /** Finishes every effect and glide now. */
  skip(): void;
  /** Where a point of the land is on the screen now, in points from the corner of the board. */
  toScreen(at: Point): Point;
}
