import { IllegalMove, outcomeOf, type Outcome, type Position } from '@/core/game';
import type { Rng } from '@/core/rng';

import type { CountName } from './counts';
import {
  CLAIMS,
  HEAD_FREE,
  kindOfPiece,
  Land,
  majority,
  MAX_CHOICES,
  MAX_PLACEMENTS,
  MAX_PLAYERS,
  MAX_SEGMENTS,
  PIECE,
  PIECE_COUNT,
  PLACED,
  playerOfPiece,
} from './land';
import { checkPieces, checkTable } from './limits';
import { FREE, objection, objectionToPiece, objectionToPlace, type Refusal, type TileObjection } from './objections';
import { ROTATIONS, type Rotation, type TileSet, type TileShape } from './set';
import {
  PIECE_KINDS,
  type EndReason,
  type FeatureKind,
  type LaidPiece,
  type LaidTile,
  type PieceChoice,
  type Reason,
  type SegmentRef,
  type TileEvent,
  type TileMove,
  type TileView,
} from './types';

/** Places in the head of the land's memory that belong to the position. */
export const PHASE = HEAD_FREE;
export const PLAYER = HEAD_FREE + 1;
export const HAND = HEAD_FREE + 2; // design + 1, or 0
export const IS_BONUS = HEAD_FREE + 3;
export const REVEALED = HEAD_FREE + 4;
export const TURN = HEAD_FREE + 5;
export const DRAWN = HEAD_FREE + 6; // per pile, four places
const SCORES = HEAD_FREE + 10; // one place a player
const SUPPLY = HEAD_FREE + 15; // per kind of piece, one place a player
export const EXTRA = HEAD_FREE + 25; // for the games
export const PENDING = HEAD_FREE + 27; // a count, then nodes
/** A tile completes its own segments at most, and the monasteries on it and around it. */
export const MAX_COMPLETED = MAX_SEGMENTS + 9;
const UNSEEN = PENDING + 1 + MAX_COMPLETED; // per design

export const PHASE_PLACE = 0;
export const PHASE_LAID = 1;
export const PHASE_SCORE = 2;
export const PHASE_COUNT = 3;
export const PHASE_OVER = 4;

/** No piece, among the codes of `pieceOptions`. Others are segment + 16 × kind. */
export const NO_PIECE = -1;

/** The order in which tiles come: one pile, or one a colour, or land and bonus. */
export type Piles = readonly Int16Array[];

/**
 * A tile game in progress. The three games share everything but what a feature is worth, which pieces go where and
 * what follows a placement; those are the abstract methods.
 *
 * A turn has two halves for those who search (`lay`, `finish`) and one move for everybody else (`play`); both are the
 * same code.
 */
export abstract class TilePosition<Shape extends TileShape = TileShape> implements Position<
  TileMove,
  TileEvent,
  TileView
> {
  readonly land: Land;
  /** How many kinds of pieces the game has: members, or members and huts. */
  readonly pieceKinds: number = 1;
  protected sink: TileEvent[] | null = null;
  private readonly buffer = new Int32Array(MAX_PLACEMENTS);
  private readonly choices = new Int32Array(MAX_CHOICES);

  protected constructor(
    readonly seats: number,
    /** Score lines: one a seat, in solo one a colour. */
    readonly players: number,
    readonly set: TileSet<Shape>,
    protected piles: Piles,
    source?: TilePosition<Shape>,
  ) {
    if (source === undefined) checkTable(players, piles, set.maxTiles);
    this.land = source === undefined ? new Land(set, UNSEEN + set.shapes.length) : source.land.clone();
  }

  /** Whether a game in progress is one of tiles. */
  static is(position: Position): position is TilePosition {
    return position instanceof TilePosition;
  }

  /** The same position, when it is one of tiles: another game's would be a bug. */
  static of(position: Position): TilePosition {
    if (!TilePosition.is(position)) throw new TypeError('not a game of tiles');
    return position;
  }

  // What the games decide.

  /** Why a piece may not go on a segment of the tile just laid; `FREE` when it may. */
  abstract refusal(node: number, segmentKind: number, pieceKind: number): Refusal;
  abstract featureOf(kind: number): FeatureKind;
  /** The node whose feature a piece on this segment claims. */
  abstract claimOf(node: number, pieceKind: number): number;
  /** Segments as the eye sees them: what the engine joins invisibly is shown by what it joins. */
  visibleMembers(_: FeatureKind, members: readonly SegmentRef[]): readonly SegmentRef[] {
    return members;
  }

  /** Points of a feature as it stands: complete if it is complete, else as at the end of the game. */
  abstract worth(root: number): number;
  /** Points of a feature if it were completed by so many more tiles, each adding as little as it can. */
  abstract worthCompleted(root: number, moreTiles: number): number;
  abstract clone(): TilePosition;
  /** Why a feature gives its points. */
  abstract reasonFor(root: number, isFinal: boolean): Reason;
  /** After the piece: judge what was completed. */
  protected abstract scoreCompleted(tile: number): void;
  /** After the scoring: whose turn is next, with which tile; or the end. */
  protected abstract endTurn(): void;
  /** The final scoring. */
  protected abstract endGame(): void;
  abstract get decider(): number;

  // Reading.

  get isOver(): boolean {
    return this.land.mem[PHASE] === PHASE_OVER;
  }

  /** Why no more tiles are laid; null while they are. */
  get endReason(): EndReason | null {
    return this.isOver ? 'tiles' : null;
  }

  get phase(): number {
    return this.land.mem[PHASE] as number;
  }

  get ply(): number {
    return this.land.depth - (this.phase === PHASE_LAID ? 1 : 0);
  }

  get isReversible(): boolean {
    return this.land.mem[REVEALED] === 0;
  }

  /** The player (in solo: the colour) on turn. */
  get player(): number {
    return this.land.mem[PLAYER] as number;
  }

  /** The design in hand, or −1. */
  get hand(): number {
    return (this.land.mem[HAND] as number) - 1;
  }

  get isBonus(): boolean {
    return this.land.mem[IS_BONUS] === 1;
  }

  get lastTile(): number {
    return (this.land.mem[PLACED] as number) - 1;
  }

  score(player: number): number {
    return this.land.mem[SCORES + player] as number;
  }

  scores(): number[] {
    return Array.from({ length: this.players }, (_, player) => this.score(player));
  }

  supply(player: number, pieceKind = 0): number {
    return this.land.mem[SUPPLY + MAX_PLAYERS * pieceKind + player] as number;
  }

  /** Copies of a design that nobody has seen yet. */
  unseen(design: number): number {
    return this.land.mem[UNSEEN + design] as number;
  }

  pileLeft(pile: number): number {
    return (this.piles[pile]?.length ?? 0) - (this.land.mem[DRAWN + pile] as number);
  }

  outcome(): Outcome | null {
    return this.isOver ? outcomeOf(this.scores()) : null;
  }

  // Moves.

  legalMoves(): TileMove[] {
    const moves: TileMove[] = [];
    if (this.phase !== PHASE_PLACE) return moves;
    const count = this.placements(this.buffer);
    for (let index = 0; index < count; index++) {
      const code = this.buffer[index] as number;
      const at = { x: this.land.xOf(code >> 2), y: this.land.yOf(code >> 2), rotation: rotationOf(code) };
      this.lay(code);
      if (this.mayStayEmpty()) moves.push({ type: 'place', ...at, piece: null });
      const choices = this.pieceOptions(this.choices);
      for (let choice = 0; choice < choices; choice++) {
        moves.push({ type: 'place', ...at, piece: this.choiceOf(this.choices[choice] as number) });
      }
      this.takeBack();
    }
    return moves;
  }

  objectionTo(move: TileMove): TileObjection | null {
    if (this.isOver) return objection('over');
    if (move?.type !== 'place' || this.phase !== PHASE_PLACE) return objection('wrongStage');
    const misfit = objectionToPlace(this, move.x, move.y, move.rotation);
    if (misfit !== null) return misfit;
    this.lay(this.codeOf(move.x, move.y, move.rotation));
    // A question leaves the position alone, whatever it is asked.
    try {
      return objectionToPiece(this, move.piece);
    } finally {
      this.takeBack();
    }
  }

  play(move: TileMove): TileEvent[] {
    const objection = this.objectionTo(move);
    if (objection !== null) throw new IllegalMove(objection);
    const events: TileEvent[] = [];
    this.sink = events;
    this.perform(move);
    this.sink = null;
    return events;
  }

  /** Carries out a move that is known to be legal. */
  protected perform(move: TileMove): void {
    if (move.type !== 'place') throw new IllegalMove(objection('wrongStage'));
    this.lay(this.codeOf(move.x, move.y, move.rotation));
    this.finish(move.piece === null ? NO_PIECE : this.pieceCode(move.piece));
  }

  undo(): void {
    this.land.rollback();
  }

  /** Ends the game where it stands and scores it. Nobody may do that at the table; `undo` takes it back. */
  endNow(): TileEvent[] {
    const events: TileEvent[] = [];
    this.land.mark();
    this.sink = events;
    this.endGame();
    this.sink = null;
    return events;
  }

  /** What a move would cause, without playing it. */
  preview(move: TileMove): TileEvent[] {
    const events = this.play(move);
    this.undo();
    return events;
  }

  // The two halves of a turn, for searches: nothing is allocated here.

  /** Legal placements of the tile in hand as `cell × 4 + rotation`. */
  placements(out: Int32Array, onlyDistinct = false): number {
    const hand = this.hand;
    return hand < 0 ? 0 : this.land.placements(hand, out, onlyDistinct);
  }

  lay(code: number): void {
    const land = this.land;
    land.mark();
    land.put(PHASE, PHASE_LAID);
    land.place(this.hand, code & 3, code >> 2, this.player);
  }

  takeBack(): void {
    this.land.rollback();
  }

  finish(piece: number): void {
    const land = this.land;
    const tile = this.lastTile;
    const player = this.player;
    land.put(HAND, 0);
    land.put(REVEALED, 0);
    if (this.sink !== null) this.tell({ type: 'placed', player, ...this.laidTile(tile), isBonus: this.isBonus });
    if (piece !== NO_PIECE) {
      const kind = piece >> 4;
      const node = land.nodeOf(tile, piece & 15);
      land.putPiece(node, this.claimOf(node, kind), player, kind);
      land.put(SUPPLY + MAX_PLAYERS * kind + player, this.supply(player, kind) - 1);
      if (this.sink !== null) {
        const choice = this.choiceOf(piece);
        const feature = this.featureOf(land.kindOfNode(node));
        this.tell({ type: 'claimed', player, ...this.refOf(node), piece: choice, feature });
      }
    }
    land.put(PHASE, PHASE_PLACE);
    this.scoreCompleted(tile);
    if (land.mem[PHASE] === PHASE_PLACE) this.endTurn();
  }

  // Codes.

  codeOf(x: number, y: number, rotation: number): number {
    return this.land.cellAt(x, y) * 4 + rotation;
  }

  /** The code of a piece that may go on the tile just laid. */
  private pieceCode(choice: PieceChoice): number {
    const segment = this.set.segmentNamed(this.land.designOf(this.lastTile), choice.segment);
    return segment + 16 * PIECE_KINDS.indexOf(choice.kind);
  }

  choiceOf(code: number): PieceChoice {
    const kind = PIECE_KINDS[code >> 4] ?? PIECE_KINDS[0];
    return { kind, segment: this.set.segment(this.land.designOf(this.lastTile), code & 15).name };
  }

  /** Writes the codes of the pieces that may go on the tile just laid and returns how many. */
  pieceOptions(out: Int32Array): number {
    const tile = this.lastTile;
    const design = this.land.designOf(tile);
    const segments = this.set.segmentCount[design] as number;
    let count = 0;
    for (let kind = 0; kind < this.pieceKinds; kind++) {
      if (this.supply(this.player, kind) === 0) continue;
      for (let segment = 0; segment < segments; segment++) {
        const node = this.land.nodeOf(tile, segment);
        if (this.refusal(node, this.set.kindAt(design, segment), kind) === FREE) out[count++] = segment + 16 * kind;
      }
    }
    return count;
  }

  /** Whether the tile just laid may stay without a piece. */
  mayStayEmpty(): boolean {
    return true;
  }

  // For the games.

  /** The start tile, and what every player begins with. */
  protected startWith(members: number, huts: number, points: (player: number) => number): void {
    checkPieces(this.players, members, huts);
    const land = this.land;
    land.mark();
    for (let player = 0; player < this.players; player++) {
      land.put(SUPPLY + player, members);
      land.put(SUPPLY + MAX_PLAYERS + player, huts);
      land.put(SCORES + player, points(player));
    }
    for (const pile of this.piles) {
      for (const design of pile) land.put(UNSEEN + design, this.unseen(design) + 1);
    }
    land.placeStart(this.set.start);
  }

  protected tell(event: TileEvent): void {
    this.sink?.push(event);
  }

  /** Draws for a player until a tile fits somewhere. False when the pile ran out. */
  protected draw(player: number, pile: number, isBonus: boolean): boolean {
    const land = this.land;
    const tiles = this.piles[pile] as Int16Array;
    for (let next = land.mem[DRAWN + pile] as number; next < tiles.length; next++) {
      const design = tiles[next] as number;
      land.put(DRAWN + pile, next + 1);
      land.put(UNSEEN + design, this.unseen(design) - 1);
      land.put(REVEALED, 1);
      const fits = land.canPlace(design);
      if (this.sink !== null) {
        const type = fits ? ('drew' as const) : ('discarded' as const);
        this.tell({ type, player, tile: this.set.shape(design).id, isBonus });
      }
      if (!fits) continue;
      land.put(HAND, design + 1);
      land.put(PLAYER, player);
      land.put(IS_BONUS, isBonus ? 1 : 0);
      return true;
    }
    return false;
  }

  protected addPoints(player: number, points: number): void {
    this.land.put(SCORES + player, this.score(player) + points);
  }

  /** Gives points to every player of the mask and says why. */
  protected award(root: number, mask: number, points: number, isFinal: boolean): void {
    for (let player = 0, rest = mask; rest !== 0; player++, rest >>= 1) if (rest & 1) this.addPoints(player, points);
    if (this.sink !== null) {
      const because = this.reasonFor(root, isFinal);
      this.tell({ type: 'scored', players: playersOf(mask), points, isPaid: true, isFinal, because });
    }
  }

  /** Tells of a completed feature that gives nothing. */
  protected passOver(root: number, mask: number, points: number): void {
    if (this.sink === null) return;
    const because = this.reasonFor(root, false);
    this.tell({ type: 'scored', players: playersOf(mask), points, isPaid: false, isFinal: false, because });
  }

  /** Sends all members on a feature home. Huts are not members and stay. */
  protected release(root: number): void {
    const land = this.land;
    const mem = land.mem;
    for (let index = (mem[PIECE_COUNT] as number) - 1; index >= 0; index--) {
      const node = land.pieceNode(index);
      const piece = mem[node + PIECE] as number;
      if (kindOfPiece(piece) !== 0 || land.rootOf(node) !== root) continue;
      const player = playerOfPiece(piece);
      land.dropPiece(index);
      land.put(SUPPLY + player, this.supply(player) + 1);
      if (this.sink !== null) {
        const { x, y, segment } = this.refOf(node);
        this.tell({ type: 'returned', player, x, y, piece: { kind: 'member', segment } });
      }
    }
    land.put(root + CLAIMS, 0);
  }

  protected closeGame(reason: EndReason): void {
    this.land.put(PHASE, PHASE_OVER);
    this.land.put(HAND, 0);
    this.tell({ type: 'ended', reason });
  }

  /** Writes the root of every feature that holds a piece of this kind, once, and returns how many. */
  claimedFeatures(pieceKind: number, out: Int32Array): number {
    const land = this.land;
    const pieces = land.mem[PIECE_COUNT] as number;
    let count = 0;
    for (let index = 0; index < pieces; index++) {
      const node = land.pieceNode(index);
      if (kindOfPiece(land.mem[node + PIECE] as number) !== pieceKind) continue;
      const root = land.rootOf(this.claimOf(node, pieceKind));
      let known = 0;
      while (known < count && out[known] !== root) known++;
      if (known === count) out[count++] = root;
    }
    return count;
  }

  /**
   * Puts the tiles that nobody has seen in another order: what a player who cannot peek may imagine. They are sorted
   * first, so that the outcome depends on the source of chance alone and never on the order they really have.
   */
  shuffleUnseen(rng: Rng): void {
    this.piles = this.piles.map((pile, index) => {
      const drawn = this.land.mem[DRAWN + index] as number;
      const copy = pile.slice();
      copy.subarray(drawn).sort();
      rng.shuffle(copy, drawn);
      return copy;
    });
  }

  /**
   * Makes a design the next one to come from a pile: what somebody may imagine who knows the tiles by their counts. False
   * when nothing of it is left there.
   */
  foresee(pile: number, design: number): boolean {
    const next = this.land.mem[DRAWN + pile] as number;
    const at = this.piles[pile]?.indexOf(design, next) ?? -1;
    if (at < 0) return false;
    this.piles = this.piles.map((tiles, index) => {
      if (index !== pile) return tiles;
      const copy = tiles.slice();
      copy[at] = copy[next] as number;
      copy[next] = design;
      return copy;
    });
    return true;
  }

  // Snapshots.

  viewFor(): TileView {
    const hand = this.hand;
    const unseen: Record<string, number> = {};
    this.set.shapes.forEach((shape, design) => {
      if (this.unseen(design) > 0) unseen[shape.id] = this.unseen(design);
    });
    return {
      seats: this.seats,
      decider: this.decider,
      player: this.player,
      isOver: this.isOver,
      hand: hand < 0 ? null : { tile: this.set.shape(hand).id, isBonus: this.isBonus },
      tiles: this.laidTiles(),
      pieces: this.laidPieces(),
      scores: this.scores(),
      supply: {
        members: Array.from({ length: this.players }, (_, player) => this.supply(player)),
        huts: Array.from({ length: this.players }, (_, player) => this.supply(player, 1)),
      },
      unseen,
      tilesLeft: this.tilesLeft,
      bonusLeft: this.bonusLeft,
    };
  }

  abstract get tilesLeft(): number;

  get bonusLeft(): number {
    return 0;
  }

  laidTiles(): LaidTile[] {
    return Array.from({ length: this.lastTile + 1 }, (_, tile) => {
      const owner = this.land.ownerOf(tile);
      return { ...this.laidTile(tile), player: owner < 0 ? null : owner };
    });
  }

  laidPieces(): LaidPiece[] {
    const count = this.land.mem[PIECE_COUNT] as number;
    return Array.from({ length: count }, (_, index) => {
      const node = this.land.pieceNode(index);
      const piece = this.land.mem[node + PIECE] as number;
      return {
        player: playerOfPiece(piece),
        kind: PIECE_KINDS[kindOfPiece(piece)] ?? PIECE_KINDS[0],
        feature: this.featureOf(this.land.kindOfNode(node)),
        ...this.refOf(node),
      };
    });
  }

  refOf(node: number): SegmentRef {
    const tile = this.land.tileOfNode(node);
    const cell = this.land.cellOf(tile);
    const segment = this.set.segment(this.land.designOf(tile), this.land.segmentOfNode(node)).name;
    return { x: this.land.xOf(cell), y: this.land.yOf(cell), segment };
  }

  /** The node of a segment on the land, or 0 when there is none. */
  nodeAt(ref: SegmentRef): number {
    if (!this.land.isInside(ref.x, ref.y)) return 0;
    const tile = this.land.tileAt(this.land.cellAt(ref.x, ref.y));
    if (tile < 0) return 0;
    const segment = this.set.segmentNamed(this.land.designOf(tile), ref.segment);
    return segment < 0 ? 0 : this.land.nodeOf(tile, segment);
  }

  protected reason(
    node: number,
    feature: Reason['feature'],
    isComplete: boolean,
    counts: Partial<Record<CountName, number>>,
  ): Reason {
    return { feature, isComplete, counts, ...this.refOf(node) };
  }

  /** Bit mask of those who would score a feature. */
  owners(root: number): number {
    return majority(this.land.mem[root + CLAIMS] as number);
  }

  private laidTile(tile: number): { tile: string; x: number; y: number; rotation: Rotation } {
    const cell = this.land.cellOf(tile);
    return {
      tile: this.set.shape(this.land.designOf(tile)).id,
      x: this.land.xOf(cell),
      y: this.land.yOf(cell),
      rotation: rotationOf(this.land.rotationOf(tile)),
    };
  }
}

export function playersOf(mask: number): number[] {
  const players: number[] = [];
  for (let player = 0, rest = mask; rest !== 0; player++, rest >>= 1) if (rest & 1) players.push(player);
  return players;
}

export function rotationOf(code: number): Rotation {
  return ROTATIONS[code & 3] ?? 0;
}
