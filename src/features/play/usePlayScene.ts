import {
  fieldMarks,
  ghostOf,
  landScene,
  litByGhost,
  litFeature,
  misfitsAt,
  pieceMarks,
  spotOf,
  type TileGameId,
} from '@/board/scene';
import { tileWords } from '@/board/tileWords';
import type { BoardScene, Cell, CellMark, LitFeature, PieceMark } from '@/board/types';
import { deadCells, featureAt, legalCells, piecesAt, type PieceOption } from '@/games/tiles/insight';
import { PHASE_PLACE, type TilePosition } from '@/games/tiles/position';
import type { SegmentRef } from '@/games/tiles/types';
import type { Words } from '@/i18n';
import { samePiece, sameRef, type Placed, type TilePending } from '@/match/pending/tiles';
import type { Aids } from '@/match/types';
import type { PlayerNumber } from '@/ui/tokens';

import { cellWords, choiceWords, columnOf, featureCard, fieldWords, rowOf } from './cellWords';
import { gainWith } from './foresight';
import type { ScoreLine } from './lines';
import type { Laid } from './recent';
import { sidesOf, sideWords } from './sides';
import { inReadingOrder } from './walk';

/** What the screen wants to see on the land, apart from the land itself. */
export interface SceneWishes {
  readonly game: TileGameId;
  readonly lines: readonly ScoreLine[];
  readonly aids: Aids;
  /** What is in mind; null while it is nobody's turn to think. */
  readonly pending: TilePending | null;
  /** The legal cell under the keyboard or a dragged tile. */
  readonly focus: Cell | null;
  /** Shows all legal cells although the match has no such aid, because somebody asked. */
  readonly asksWhere: boolean;
  /** While a tile is dragged it offers no pieces yet. */
  readonly isDragging: boolean;
  readonly hasFields: boolean;
  /** What somebody asked about: any segment of the feature, or all that a player holds. */
  readonly asked: { readonly ref: SegmentRef } | { readonly owner: number } | null;
  readonly recent: readonly Laid[];
}

/**
 * The land with all that is on offer, lit and marked on it. Every fact comes from the engine, every word from i18n. It is
 * a hook so that the compiler keeps each part that did not change: only what changed is painted again.
 */
export function usePlayScene(words: Words, position: TilePosition, wishes: SceneWishes): BoardScene {
  const { game, lines, aids, pending, isDragging, hasFields, focus, asksWhere, asked, recent } = wishes;
  const colours = lines.map(({ number }) => number);
  const land = landScene(game, position, colours);
  const placed = pending?.stage === 'placed' ? pending : null;
  const isPlacing = pending !== null && pending.stage !== 'ordering' && position.phase === PHASE_PLACE;
  const ghost = ghostMark(words, position, game, placed);
  const choices = choiceMarks(words, position, game, lines, aids, isDragging ? null : placed);
  const cells = isPlacing ? cellMarks(words, position) : NONE;
  // While fields are looked at, the land shows nothing else.
  const dead = isPlacing && aids.fits && !hasFields ? deadMarks(words, position) : NONE;
  const lastMoves = (hasFields ? NONE : recent).map(({ player, x, y }) => ({ player: colours[player] ?? 0, x, y }));
  const lit = hasFields ? null : litPart(position, game, asked, aids.features ? placed : null);
  const fields = hasFields ? overlay(words, position, game, lines, colours) : null;
  const order = pending?.stage === 'ordering' ? pending.order : NONE;
  const numbers = numberMarks(words, position, land, order);
  const features = aids.features ? featureMarks(words, position, land, lines) : NONE;
  return {
    ...land,
    ghost,
    choices,
    legalCells: cells,
    areCellsHidden: placed !== null || hasFields || !(aids.legalCells || asksWhere),
    deadCells: dead,
    focusCell: isPlacing ? focus : null,
    lastMoves,
    lit,
    fields,
    numbers,
    features,
  };
}

const NONE: readonly never[] = [];

function cellMarks(words: Words, position: TilePosition): CellMark[] {
  return inReadingOrder(legalCells(position)).map(({ x, y }) => ({
    x,
    y,
    label: cellWords(words, position, { x, y }),
  }));
}

function deadMarks({ t }: Words, position: TilePosition): CellMark[] {
  return deadCells(position).map((cell) => ({
    x: cell.x,
    y: cell.y,
    label: t('board.a11y.dead', { column: columnOf(cell), row: rowOf(cell) }),
  }));
}

function overlay(
  words: Words,
  position: TilePosition,
  game: TileGameId,
  lines: readonly ScoreLine[],
  colours: readonly PlayerNumber[],
) {
  return fieldMarks(game, position, colours, { label: (info, count) => fieldWords(words, lines, info, count) });
}

function numberMarks(words: Words, position: TilePosition, land: BoardScene, order: readonly SegmentRef[]) {
  return order.map((ref, index) => ({
    at: spotOf(land, claimantOf(position, ref)),
    text: String(index + 1),
    label: words.t('board.order.mark', { place: index + 1 }),
  }));
}

function featureMarks(words: Words, position: TilePosition, land: BoardScene, lines: readonly ScoreLine[]) {
  return claimedFeatures(position).flatMap((ref) => {
    const card = featureCard(words, position, lines, ref);
    return card === null ? [] : [{ ref, at: spotOf(land, ref), label: card.label }];
  });
}

function ghostMark(words: Words, position: TilePosition, game: TileGameId, placed: Placed | null) {
  return placed === null ? null : ghostOf(position, placed, ghostWords(words, position, game, placed));
}

function ghostWords(words: Words, position: TilePosition, game: TileGameId, placed: Placed): string {
  const at = { column: columnOf(placed), row: rowOf(placed), degrees: placed.rotation * 90 };
  if (misfitsAt(position, placed).length > 0) return words.t('board.a11y.ghostMisfit', at);
  const design = position.set.shape(position.hand).id;
  const tile = tileWords(words, game === 'hunters' ? 'hunters' : 'classic', design, placed.rotation);
  return words.t('board.a11y.ghost', { ...at, tile });
}

function choiceMarks(
  words: Words,
  position: TilePosition,
  game: TileGameId,
  lines: readonly ScoreLine[],
  aids: Aids,
  placed: Placed | null,
): readonly PieceMark[] {
  if (placed === null || misfitsAt(position, placed).length > 0) return NONE;
  const colours: readonly PlayerNumber[] = lines.map(({ number }) => number);
  const options = piecesAt(position, placed.x, placed.y, placed.rotation);
  const gain = ({ piece, objection }: PieceOption) =>
    aids.preview && objection === null ? gainWith(position, placed, piece) : 0;
  return pieceMarks(game, position, placed, placed.piece, colours, {
    label: (option) =>
      choiceWords(words, option, {
        where: whereWords(words, position, placed, option, options),
        gain: gain(option),
        isChosen: samePiece(option.piece, placed.piece),
      }),
    gain: (option) => {
      // Only the chosen one wears its points: the land under the others stays visible.
      const points = samePiece(option.piece, placed.piece) ? gain(option) : 0;
      return points > 0 ? words.t('board.history.gain', { n: points }) : null;
    },
  });
}

/** On which sides of the tile a segment lies, where the tile has more than one of its kind; else null. */
function whereWords(
  words: Words,
  position: TilePosition,
  placed: Placed,
  { piece, feature }: PieceOption,
  options: readonly PieceOption[],
): string | null {
  const isAlone = options.filter((other) => other.feature === feature && other.piece.kind === piece.kind).length < 2;
  if (isAlone) return null;
  return sideWords(words, sidesOf(position.set.shape(position.hand), placed.rotation, piece.segment));
}

function litPart(
  position: TilePosition,
  game: TileGameId,
  asked: SceneWishes['asked'],
  placed: Placed | null,
): LitFeature | null {
  if (asked !== null) {
    return 'ref' in asked ? litFeature(game, position, asked.ref) : litOwner(position, game, asked.owner);
  }
  return placed?.piece == null ? null : litByGhost(game, position, placed, placed.piece);
}

/** All that a player holds, as one light. */
function litOwner(position: TilePosition, game: TileGameId, owner: number): LitFeature | null {
  const lit = featuresHeldBy(position, owner).flatMap((ref) => litFeature(game, position, ref) ?? []);
  const [first] = lit;
  return first === undefined ? null : { kind: first.kind, members: lit.flatMap(({ members }) => members) };
}

/** One segment of every feature that a player has pieces on, wherever the piece stands. */
export function featuresHeldBy(position: TilePosition, owner: number): SegmentRef[] {
  return distinctFeatures(
    position,
    position
      .laidPieces()
      .filter(({ player }) => player === owner)
      .map((piece) => claimedBy(position, piece)),
  );
}

/** One segment of every feature with a piece on it, in reading order. */
export function claimedFeatures(position: TilePosition): SegmentRef[] {
  return inReadingOrder(distinctFeatures(position, position.laidPieces()));
}

/** Where the claim of a piece lies: a hut claims its waters, everybody else the ground under their feet. */
function claimedBy(position: TilePosition, piece: SegmentRef & { kind: 'member' | 'hut' }): SegmentRef {
  const node = position.nodeAt(piece);
  return position.refOf(position.claimOf(node, piece.kind === 'hut' ? 1 : 0));
}

function distinctFeatures(position: TilePosition, refs: readonly SegmentRef[]): SegmentRef[] {
  const roots = new Set<number>();
  return refs.flatMap(({ x, y, segment }) => {
    const root = position.land.rootOf(position.nodeAt({ x, y, segment }));
    if (roots.has(root)) return [];
    roots.add(root);
    return [{ x, y, segment }];
  });
}

/** The piece that stands on a feature, to pin its number beside; the segment itself when there is none. */
function claimantOf(position: TilePosition, ref: SegmentRef): SegmentRef {
  const members = featureAt(position, ref)?.members ?? [];
  return position.laidPieces().find((piece) => members.some((member) => sameRef(member, piece))) ?? ref;
}
