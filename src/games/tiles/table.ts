import { asIf } from '@/core/asIf';
import type { Outcome, Table } from '@/core/game';

import { foresee, gainWith, type Foresight } from './foresight';
import {
  claimedFeatures,
  claimWith,
  clashesAt,
  closedBy,
  deadCells,
  featureAt,
  featuresHeldBy,
  featuresOf,
  finalReasons,
  fitsAt,
  isFree,
  isNextToLand,
  legalCells,
  misfitsAt,
  piecesAt,
  reasonAt,
  terrainTowards,
  type Cell,
  type Claim,
  type Clash,
  type FeatureInfo,
  type Fit,
  type LegalCell,
  type PieceOption,
  type Placement,
  type Terrain,
} from './insight';
import { moveOf, placeAt, togglePiece, turn, type Placed, type TileIntent } from './intent';
import type { TileObjection } from './objections';
import { judgeInOrder, type Judged } from './order';
import { PHASE_COUNT, PHASE_OVER, PHASE_SCORE, type TilePosition } from './position';
import type { TileShape } from './set';
import type {
  EndReason,
  FeatureKind,
  LaidPiece,
  LaidTile,
  PieceChoice,
  Reason,
  SegmentRef,
  TileEvent,
  TileMove,
} from './types';

/** How the land of a game looks, for those who draw it. */
export interface Look {
  /** Whose painters, pieces and words it has. */
  readonly landscape: 'classic' | 'hunters';
  /** What is claimed for the end of the game and wants an overlay of its own; null where nothing is. */
  readonly ground: 'field' | 'meadow' | null;
}

/** What the decider is asked for. */
export type TileStage = 'placing' | 'ordering' | 'counting' | 'over';

/** The tile in hand. */
export interface HeldTile {
  readonly tile: string;
  readonly shape: TileShape;
  readonly isBonus: boolean;
}

/**
 * A land as people look at it and ask about it. Every answer comes from the engine that plays, and no question can change
 * anything: what has to be tried is tried on a copy.
 */
export class TileTable implements Table<TileMove> {
  constructor(
    private readonly position: TilePosition,
    readonly look: Look,
  ) {}

  /** Whether a table has a land. */
  static is(table: Table): table is TileTable {
    return table instanceof TileTable;
  }

  /** The same table, when it is one of tiles: a screen of tiles at another game's table is a bug. */
  static of(table: Table): TileTable {
    if (!TileTable.is(table)) throw new TypeError('not a table of tiles');
    return table;
  }

  get seats(): number {
    return this.position.seats;
  }

  get decider(): number {
    return this.position.decider;
  }

  /** The player (in solo: the colour) on turn. */
  get player(): number {
    return this.position.player;
  }

  /** Score lines: one a seat, in solo one a colour. */
  get players(): number {
    return this.position.players;
  }

  get isOver(): boolean {
    return this.position.isOver;
  }

  /** Why no more tiles are laid; null while they are. */
  get endReason(): EndReason | null {
    return this.position.endReason;
  }

  get ply(): number {
    return this.position.ply;
  }

  get stage(): TileStage {
    switch (this.position.phase) {
      case PHASE_SCORE:
        return 'ordering';
      case PHASE_COUNT:
        return 'counting';
      case PHASE_OVER:
        return 'over';
      default:
        return 'placing';
    }
  }

  /** The tile in hand; null when nobody holds one. */
  get hand(): HeldTile | null {
    const { hand, set, isBonus } = this.position;
    if (hand < 0) return null;
    const shape = set.shape(hand);
    return { tile: shape.id, shape, isBonus };
  }

  get tilesLeft(): number {
    return this.position.tilesLeft;
  }

  get bonusLeft(): number {
    return this.position.bonusLeft;
  }

  /** Whether there are other pieces than followers. */
  get hasHuts(): boolean {
    return this.position.pieceKinds > 1;
  }

  scores(): number[] {
    return this.position.scores();
  }

  outcome(): Outcome | null {
    return this.position.outcome();
  }

  laidTiles(): LaidTile[] {
    return this.position.laidTiles();
  }

  laidPieces(): LaidPiece[] {
    return this.position.laidPieces();
  }

  /** Pieces that a player has not laid. */
  supply(player: number, kind: PieceChoice['kind']): number {
    return this.position.supply(player, kind === 'hut' ? 1 : 0);
  }

  /** Tiles that nobody has seen, by design. */
  unseen(): Readonly<Record<string, number>> {
    return this.position.viewFor().unseen;
  }

  legalMoves(): TileMove[] {
    return asIf(this.position, [], (copy) => copy.legalMoves());
  }

  objectionTo(move: TileMove): TileObjection | null {
    return asIf(this.position, [], (copy) => copy.objectionTo(move));
  }

  /** What a move would cause. It must be legal. */
  preview(move: TileMove): readonly TileEvent[] {
    return asIf(this.position, [move], (_, events) => events);
  }

  // The land.

  featureAt(ref: SegmentRef): FeatureInfo | null {
    return featureAt(this.position, ref);
  }

  reasonAt(ref: SegmentRef): Reason | null {
    return reasonAt(this.position, ref);
  }

  /** Every feature of a kind. */
  features(kind: FeatureKind): FeatureInfo[] {
    return featuresOf(this.position, kind);
  }

  /** Every piece of ground that is claimed for the end of the game. */
  grounds(): FeatureInfo[] {
    return this.look.ground === null ? [] : this.features(this.look.ground);
  }

  /** Segments as the eye sees them: what the engine joins invisibly is shown by what it joins. */
  visible(kind: FeatureKind, members: readonly SegmentRef[]): readonly SegmentRef[] {
    return this.position.visibleMembers(kind, members);
  }

  /** Why points would be given if the game ended now. */
  finalReasons(): Reason[] {
    return finalReasons(this.position);
  }

  /** One segment of every feature that a player has pieces on, wherever the piece stands. */
  featuresHeldBy(player: number): SegmentRef[] {
    return featuresHeldBy(this.position, player);
  }

  /** One segment of every feature with a piece on it. */
  claimedFeatures(): SegmentRef[] {
    return claimedFeatures(this.position);
  }

  isFree(cell: Cell): boolean {
    return isFree(this.position, cell);
  }

  isNextToLand(cell: Cell): boolean {
    return isNextToLand(this.position, cell);
  }

  /** What the tile beside a cell shows towards it; null where there is none. */
  terrainTowards(cell: Cell, edge: number): Terrain | null {
    return terrainTowards(this.position, cell, edge);
  }

  fitsAt({ x, y }: Cell): Fit[] {
    return fitsAt(this.position, x, y);
  }

  deadCells(): Cell[] {
    return deadCells(this.position);
  }

  // The tile in hand.

  legalCells(): LegalCell[] {
    return legalCells(this.position);
  }

  /** Sides (N E S W = 0 to 3) where the tile in hand disagrees with the land. */
  misfitsAt(at: Placement): number[] {
    return misfitsAt(this.position, at);
  }

  /** The same, with what the sides show and what they would meet. */
  clashesAt(at: Placement): Clash[] {
    return clashesAt(this.position, at);
  }

  piecesAt({ x, y, rotation }: Placement): PieceOption[] {
    return piecesAt(this.position, x, y, rotation);
  }

  /** The feature that a piece on the tile in hand would claim, with the tile in its place; null where it claims none. */
  claimWith(at: Placement, piece: PieceChoice): Claim | null {
    return claimWith(this.position, at, piece);
  }

  /** The features that the tile in hand would close there, whoever holds them. */
  closedBy(at: Placement): Claim[] {
    return closedBy(this.position, at);
  }

  // What is in mind.

  placeAt(intent: TileIntent, cell: Cell): Placed | null {
    return placeAt(this.position, intent, cell);
  }

  turn(intent: TileIntent, all = false): TileIntent {
    return turn(this.position, intent, all);
  }

  togglePiece(intent: Placed, piece: PieceChoice): Placed {
    return togglePiece(this.position, intent, piece);
  }

  moveOf(intent: TileIntent): TileMove | null {
    return moveOf(this.position, intent);
  }

  foresee(intent: TileIntent): Foresight {
    return foresee(this.position, intent);
  }

  /** What the mover would gain with this piece, or without one. */
  gainWith(placed: Placed, piece: PieceChoice | null): number {
    return gainWith(this.position, placed, piece);
  }

  judgeInOrder(order: readonly SegmentRef[]): Judged[] {
    return judgeInOrder(this.position, order);
  }
}
