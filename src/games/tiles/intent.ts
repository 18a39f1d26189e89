import { legalCells, piecesAt, type Cell } from './insight';
import { PHASE_SCORE, type TilePosition } from './position';
import { ROTATIONS, type Rotation } from './set';
import type { PieceChoice, SegmentRef, TileMove } from './types';

/** What a player of a tile game has in mind. The tile in hand is the position's; only what they did with it is here. */
export type TileIntent =
  | { readonly stage: 'holding'; readonly rotation: Rotation }
  /** The cell takes the tile in some rotation; a rotation that does not fit is a look at why, and has no piece. */
  | {
      readonly stage: 'placed';
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
      readonly piece: PieceChoice | null;
    }
  /** Solo: the order in which the completed features are to be judged. */
  | { readonly stage: 'ordering'; readonly order: readonly SegmentRef[] };

export type Placed = Extract<TileIntent, { stage: 'placed' }>;

/** What is in mind when a decision begins. */
export function startIntent(position: TilePosition): TileIntent {
  if (position.phase !== PHASE_SCORE) return { stage: 'holding', rotation: 0 };
  return { stage: 'ordering', order: waitingFeatures(position) };
}

/** An intent from outside (a save), or the starting one when it cannot be meant for this position. */
export function readIntent(position: TilePosition, input: unknown): TileIntent {
  const start = startIntent(position);
  if (typeof input !== 'object' || input === null) return start;
  const { stage, x, y, rotation, piece, order } = input as Record<string, unknown>;
  if (stage !== start.stage && !(stage === 'placed' && start.stage === 'holding')) return start;
  if (start.stage === 'ordering') return { stage: 'ordering', order: checkOrder(start.order, order) };
  const turned = ROTATIONS.find((known) => known === rotation);
  if (turned === undefined) return start;
  if (stage === 'holding') return { stage, rotation: turned };
  const cell = legalCells(position).find((legal) => legal.x === x && legal.y === y);
  if (cell === undefined) return { stage: 'holding', rotation: turned };
  return withPiece(
    position,
    { stage: 'placed', x: cell.x, y: cell.y, rotation: turned, piece: null },
    readPiece(piece),
  );
}

/** One step back; null when there is nothing in mind that could be taken back. */
export function stepBack(position: TilePosition, intent: TileIntent): TileIntent | null {
  switch (intent.stage) {
    case 'holding':
      return null;
    case 'placed':
      // A piece that goes there by itself is no step of its own.
      if (intent.piece !== null && !samePiece(intent.piece, forcedPiece(position, intent)))
        return { ...intent, piece: null };
      return { stage: 'holding', rotation: intent.rotation };
    case 'ordering': {
      const start = startIntent(position);
      return start.stage === 'ordering' && sameOrder(start.order, intent.order) ? null : start;
    }
  }
}

/** Puts the tile on a cell, turned as little as the cell asks; null when the cell takes it in no rotation. */
export function placeAt(position: TilePosition, intent: TileIntent, cell: Cell): Placed | null {
  const rotations = legalCells(position).find(({ x, y }) => x === cell.x && y === cell.y)?.rotations ?? [];
  const wanted = intent.stage === 'ordering' ? 0 : intent.rotation;
  const rotation = ROTATIONS.map((step) => turnedBy(wanted, step)).find((turned) => rotations.includes(turned));
  if (rotation === undefined) return null;
  const piece = intent.stage === 'placed' ? intent.piece : null;
  return withPiece(position, { stage: 'placed', x: cell.x, y: cell.y, rotation, piece: null }, piece);
}

/** Turns the tile by a quarter; on a cell to the next rotation that fits, unless all of them are wanted. */
export function turn(position: TilePosition, intent: TileIntent, all = false): TileIntent {
  if (intent.stage === 'ordering') return intent;
  const next = { ...intent, rotation: turnedBy(intent.rotation, 1) };
  if (next.stage === 'holding') return next;
  if (all) return withPiece(position, { ...next, piece: null }, next.piece);
  return placeAt(position, next, next) ?? next;
}

/** Puts a piece on the tile, or takes it back when it stands there already. What may not go there changes nothing. */
export function togglePiece(position: TilePosition, intent: Placed, piece: PieceChoice | null): Placed {
  if (piece === null || samePiece(intent.piece, piece)) return { ...intent, piece: null };
  return mayStand(position, intent, piece) ? { ...intent, piece } : intent;
}

/** The move that an intent amounts to, or null when something is still missing. */
export function moveOf(position: TilePosition, intent: TileIntent): TileMove | null {
  const move = wishOf(intent);
  return move !== null && position.objectionTo(move) === null ? move : null;
}

/** The move as it is meant, whether or not it may be played. */
export function wishOf(intent: TileIntent): TileMove | null {
  switch (intent.stage) {
    case 'holding':
      return null;
    case 'placed': {
      const { x, y, rotation, piece } = intent;
      return { type: 'place', x, y, rotation, piece };
    }
    case 'ordering': {
      const [next] = intent.order;
      return next === undefined ? null : { type: 'score', ...next };
    }
  }
}

export function samePiece(one: PieceChoice | null, other: PieceChoice | null): boolean {
  return one === other || (one?.kind === other?.kind && one?.segment === other?.segment);
}

export function sameRef(one: SegmentRef, other: SegmentRef): boolean {
  return one.x === other.x && one.y === other.y && one.segment === other.segment;
}

function turnedBy(rotation: Rotation, quarters: number): Rotation {
  return ROTATIONS[(rotation + quarters) % ROTATIONS.length] ?? 0;
}

function waitingFeatures(position: TilePosition): SegmentRef[] {
  return position
    .legalMoves()
    .flatMap((move) => (move.type === 'score' ? [{ x: move.x, y: move.y, segment: move.segment }] : []));
}

function mayStand(position: TilePosition, { x, y, rotation }: Placed, piece: PieceChoice): boolean {
  return position.objectionTo({ type: 'place', x, y, rotation, piece }) === null;
}

/** The intent with the piece it had, or with the one that goes there by itself, or with none. */
function withPiece(position: TilePosition, placed: Placed, piece: PieceChoice | null): Placed {
  const kept = piece !== null && mayStand(position, placed, piece) ? piece : forcedPiece(position, placed);
  return { ...placed, piece: kept };
}

/** In solo a piece must go wherever one can: when there is one place for it, nobody needs to be asked. */
function forcedPiece(position: TilePosition, { x, y, rotation }: Placed): PieceChoice | null {
  const bare: TileMove = { type: 'place', x, y, rotation, piece: null };
  if (position.objectionTo(bare)?.code !== 'mustClaim') return null;
  const free = piecesAt(position, x, y, rotation).filter(({ objection }) => objection === null);
  return free.length === 1 ? (free[0]?.piece ?? null) : null;
}

function readPiece(input: unknown): PieceChoice | null {
  if (typeof input !== 'object' || input === null) return null;
  const { kind, segment } = input as Record<string, unknown>;
  if ((kind !== 'member' && kind !== 'hut') || typeof segment !== 'string') return null;
  return { kind, segment };
}

/** The same features in the order that was meant, if it names each of them once. */
function checkOrder(known: readonly SegmentRef[], input: unknown): readonly SegmentRef[] {
  if (!Array.isArray(input) || input.length !== known.length) return known;
  const order = (input as unknown[]).flatMap((item) => known.filter((ref) => isSameRef(ref, item)));
  return new Set(order).size === known.length ? order : known;
}

function isSameRef(ref: SegmentRef, item: unknown): boolean {
  return typeof item === 'object' && item !== null && sameRef(ref, item as SegmentRef);
}

function sameOrder(one: readonly SegmentRef[], other: readonly SegmentRef[]): boolean {
  return (
    one.length === other.length && one.every((ref, index) => other[index] !== undefined && sameRef(ref, other[index]))
  );
}
