import { fieldMarks, ghostOf, landScene, litByGhost, litFeature, pieceMarks, spotOf } from '@/board/scene';
import { tileWords } from '@/board/tileWords';
import type { BoardScene, Cell, CellMark, LitFeature, PieceMark } from '@/board/types';
import {
  type PieceOption,
  type Placed,
  samePiece,
  sameRef,
  type SegmentRef,
  type TileIntent,
  type TileTable,
} from '@/games/tiles';
import type { Words } from '@/i18n';
import type { ScoreLine } from '@/match/scoreLines';
import type { Aids } from '@/match/types';
import type { PlayerNumber } from '@/ui/look/tokens';

import type { Laid } from '../history/recent';
import { cellWords, choiceWords, columnOf, featureCard, fieldWords, rowOf } from '../words/cellWords';
import { sidesOf, sideWords } from '../words/sides';
import { inReadingOrder } from './walk';

/** What the screen wants to see on the land, apart from the land itself. */
interface SceneWishes {
  readonly lines: readonly ScoreLine[];
  readonly aids: Aids;
  /** What is in mind; null while it is nobody's turn to think. */
  readonly pending: TileIntent | null;
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
export function usePlayScene(words: Words, table: TileTable, wishes: SceneWishes): BoardScene {
  const { lines, aids, pending, isDragging, hasFields, focus, asksWhere, asked, recent } = wishes;
  const colours = lines.map(({ number }) => number);
  const land = landScene(table, colours);
  const placed = pending?.stage === 'placed' ? pending : null;
  const isPlacing = pending !== null && pending.stage !== 'ordering' && table.stage === 'placing';
  const ghost = ghostMark(words, table, placed);
  const choices = choiceMarks(words, table, lines, aids, isDragging ? null : placed);
  const cells = isPlacing ? cellMarks(words, table) : NONE;
  // While fields are looked at, the land shows nothing else.
  const dead = isPlacing && aids.fits && !hasFields ? deadMarks(words, table) : NONE;
  const lastMoves = (hasFields ? NONE : recent).map(({ player, x, y }) => ({ player: colours[player] ?? 0, x, y }));
  const lit = hasFields ? null : litPart(table, asked, aids.features ? placed : null);
  const fields = hasFields ? overlay(words, table, lines, colours) : null;
  const order = pending?.stage === 'ordering' ? pending.order : NONE;
  const numbers = numberMarks(words, table, land, order);
  const features = aids.features ? featureMarks(words, table, land, lines) : NONE;
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

function cellMarks(words: Words, table: TileTable): CellMark[] {
  return inReadingOrder(table.legalCells()).map(({ x, y }) => ({
    x,
    y,
    label: cellWords(words, table, { x, y }),
  }));
}

function deadMarks({ t }: Words, table: TileTable): CellMark[] {
  return table.deadCells().map((cell) => ({
    x: cell.x,
    y: cell.y,
    label: t('board.a11y.dead', { column: columnOf(cell), row: rowOf(cell) }),
  }));
}

function overlay(words: Words, table: TileTable, lines: readonly ScoreLine[], colours: readonly PlayerNumber[]) {
  return fieldMarks(table, colours, { label: (info, count) => fieldWords(words, lines, info, count) });
}

function numberMarks(words: Words, table: TileTable, land: BoardScene, order: readonly SegmentRef[]) {
  return order.map((ref, index) => ({
    at: spotOf(land, claimantOf(table, ref)),
    text: String(index + 1),
    label: words.t('board.order.mark', { place: index + 1 }),
  }));
}

function featureMarks(words: Words, table: TileTable, land: BoardScene, lines: readonly ScoreLine[]) {
  return inReadingOrder(table.claimedFeatures()).flatMap((ref) => {
    const card = featureCard(words, table, lines, ref);
    return card === null ? [] : [{ ref, at: spotOf(land, ref), label: card.label }];
  });
}

function ghostMark(words: Words, table: TileTable, placed: Placed | null) {
  return placed === null || table.hand === null ? null : ghostOf(table, placed, ghostWords(words, table, placed));
}

function ghostWords(words: Words, table: TileTable, placed: Placed): string {
  const at = { column: columnOf(placed), row: rowOf(placed), degrees: placed.rotation * 90 };
  if (table.misfitsAt(placed).length > 0) return words.t('board.a11y.ghostMisfit', at);
  const tile = tileWords(words, table.look.landscape, table.hand?.tile ?? '', placed.rotation);
  return words.t('board.a11y.ghost', { ...at, tile });
}

function choiceMarks(
  words: Words,
  table: TileTable,
  lines: readonly ScoreLine[],
  aids: Aids,
  placed: Placed | null,
): readonly PieceMark[] {
  if (placed === null || table.misfitsAt(placed).length > 0) return NONE;
  const colours: readonly PlayerNumber[] = lines.map(({ number }) => number);
  const options = table.piecesAt(placed);
  const gain = ({ piece, objection }: PieceOption) =>
    aids.preview && objection === null ? table.gainWith(placed, piece) : 0;
  return pieceMarks(table, placed, placed.piece, colours, {
    label: (option) =>
      choiceWords(words, option, {
        where: whereWords(words, table, placed, option, options),
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
  table: TileTable,
  placed: Placed,
  { piece, feature }: PieceOption,
  options: readonly PieceOption[],
): string | null {
  const isAlone = options.filter((other) => other.feature === feature && other.piece.kind === piece.kind).length < 2;
  if (isAlone) return null;
  return table.hand === null ? null : sideWords(words, sidesOf(table.hand.shape, placed.rotation, piece.segment));
}

function litPart(table: TileTable, asked: SceneWishes['asked'], placed: Placed | null): LitFeature | null {
  if (asked !== null) {
    return 'ref' in asked ? litFeature(table, asked.ref) : litOwner(table, asked.owner);
  }
  return placed?.piece == null ? null : litByGhost(table, placed, placed.piece);
}

/** All that a player holds, as one light. */
function litOwner(table: TileTable, owner: number): LitFeature | null {
  const lit = table.featuresHeldBy(owner).flatMap((ref) => litFeature(table, ref) ?? []);
  const [first] = lit;
  return first === undefined ? null : { kind: first.kind, members: lit.flatMap(({ members }) => members) };
}

/** The piece that stands on a feature, to pin its number beside; the segment itself when there is none. */
function claimantOf(table: TileTable, ref: SegmentRef): SegmentRef {
  const members = table.featureAt(ref)?.members ?? [];
  return table.laidPieces().find((piece) => members.some((member) => sameRef(member, piece))) ?? ref;
}
