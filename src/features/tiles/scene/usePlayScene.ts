import {
  closingFeatures,
  fieldMarks,
  ghostOf,
  landScene,
  litByGhost,
  litFeature,
  pieceMarks,
  spotOf,
} from '@/board/scene';
import { tileWords } from '@/board/tileWords';
import { turnRotation, type Quarter } from '@/board/turned';
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
import type { Shows } from '@/lessons';
import type { ScoreLine } from '@/match/scoreLines';
import type { Aids } from '@/match/types';
import type { Colour } from '@/core/seat';

import type { Laid } from '../history/recent';
import { cellWords, choiceWords, featureCard, fieldWords, seenPlace } from '../words/cellWords';
import { whereWords } from '../words/sides';
import type { Choices } from './choices';
import { inReadingOrder } from './walk';

/** What the screen wants to see on the land, apart from the land itself. */
interface SceneWishes {
  readonly lines: readonly ScoreLine[];
  readonly aids: Aids;
  /** What is in mind; null while it is nobody's turn to think. */
  readonly pending: TileIntent | null;
  /** The legal cell under the keyboard or a dragged tile. */
  readonly focus: Cell | null;
  /** Whether all legal cells are shown: the match has that aid, or somebody asked. */
  readonly showsPlaces: boolean;
  /** The pieces on offer; null while there are none, as when a tile is dragged. */
  readonly choices: Choices | null;
  readonly isDragging: boolean;
  readonly hasFields: boolean;
  /** What somebody asked about: any segment of the feature, or all that a player holds. */
  readonly asked: { readonly ref: SegmentRef } | { readonly owner: number } | null;
  readonly recent: readonly Laid[];
  /** What somebody who teaches points at; null where nobody does. */
  readonly shows: Shows | null;
  /** How the land is seen: words name sides and places as the eye finds them. */
  readonly quarter: Quarter;
}

/**
 * The land with all that is on offer, lit and marked on it. Every fact comes from the engine, every word from i18n. It is
 * a hook so that the compiler keeps each part that did not change: only what changed is painted again.
 */
export function usePlayScene(words: Words, table: TileTable, wishes: SceneWishes): BoardScene {
  const {
    lines,
    aids,
    pending,
    choices: offered,
    isDragging,
    hasFields,
    focus,
    showsPlaces,
    asked,
    recent,
    shows,
    quarter,
  } = wishes;
  const colours = lines.map(({ number }) => number);
  const land = landScene(table, colours);
  const placed = pending?.stage === 'placed' ? pending : null;
  const isPlacing = pending !== null && pending.stage !== 'ordering' && table.stage === 'placing';
  const ghost = ghostMark(words, table, placed, quarter);
  const choices = choiceMarks(words, table, lines, aids, placed, isDragging ? null : offered, quarter);
  const pointed = shows?.cells ?? null;
  const cells = isPlacing ? cellMarks(words, table, pointed, quarter) : NONE;
  // While fields are looked at, or somebody points, the land shows nothing else.
  const dead = isPlacing && aids.fits && !hasFields && shows === null ? deadMarks(words, table, quarter) : NONE;
  const lastMoves = (hasFields ? NONE : recent).map(({ player, x, y }) => ({ player: colours[player] ?? 0, x, y }));
  const lit = hasFields ? null : litPart(table, asked, aids.features ? placed : null, shows?.features);
  const closing = placed === null || isDragging || hasFields || !aids.preview ? NONE : closingPart(table, placed, lit);
  const fields = hasFields ? overlay(words, table, lines, colours) : null;
  const order = pending?.stage === 'ordering' ? pending.order : NONE;
  const numbers = numberMarks(words, table, land, order);
  const features = aids.features ? featureMarks(words, table, land, lines) : NONE;
  return {
    ...land,
    ghost,
    choices,
    legalCells: cells,
    areCellsHidden: placed !== null || hasFields || !showsPlaces,
    deadCells: dead,
    focusCell: isPlacing ? focus : null,
    pointed: isPlacing ? pointed : null,
    lastMoves,
    lit,
    closing,
    fields,
    numbers,
    features,
  };
}

const NONE: readonly never[] = [];

function cellMarks(words: Words, table: TileTable, pointed: readonly Cell[] | null, quarter: Quarter): CellMark[] {
  return inReadingOrder(table.legalCells()).map(({ x, y }) => {
    const cell = cellWords(words, table, { x, y }, quarter);
    // What is lit for the eye is said to the ear.
    const isPointed = pointed?.some((other) => other.x === x && other.y === y) === true;
    return { x, y, label: isPointed ? words.t('lessons.marked', { what: cell }) : cell };
  });
}

function deadMarks({ t }: Words, table: TileTable, quarter: Quarter): CellMark[] {
  return table.deadCells().map((cell) => ({
    x: cell.x,
    y: cell.y,
    label: t('board.a11y.dead', seenPlace(cell, quarter)),
  }));
}

function overlay(words: Words, table: TileTable, lines: readonly ScoreLine[], colours: readonly Colour[]) {
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

function ghostMark(words: Words, table: TileTable, placed: Placed | null, quarter: Quarter) {
  if (placed === null || table.hand === null) return null;
  return ghostOf(table, placed, ghostWords(words, table, placed, quarter));
}

function ghostWords(words: Words, table: TileTable, placed: Placed, quarter: Quarter): string {
  const rotation = turnRotation(placed.rotation, quarter);
  const at = { ...seenPlace(placed, quarter), degrees: rotation * 90 };
  if (table.misfitsAt(placed).length > 0) return words.t('board.a11y.ghostMisfit', at);
  const tile = tileWords(words, table.look.landscape, table.hand?.tile ?? '', rotation);
  return words.t('board.a11y.ghost', { ...at, tile });
}

function choiceMarks(
  words: Words,
  table: TileTable,
  lines: readonly ScoreLine[],
  aids: Aids,
  placed: Placed | null,
  choices: Choices | null,
  quarter: Quarter,
): readonly PieceMark[] {
  if (placed === null || choices === null) return NONE;
  const colours: readonly Colour[] = lines.map(({ number }) => number);
  const gain = ({ piece, objection }: PieceOption) =>
    aids.preview && objection === null ? table.gainWith(placed, piece) : 0;
  return pieceMarks(table, placed, placed.piece, choices.options, colours, {
    label: (option) =>
      choiceWords(words, option, {
        where: whereWords(words, table, turnRotation(placed.rotation, quarter), option, choices.options),
        gain: gain(option),
        isChosen: samePiece(option.piece, placed.piece),
      }),
    gain: (option) => {
      const points = gain(option);
      return points > 0 ? words.t('board.history.gain', { n: points }) : null;
    },
  });
}

/** What would be closed, but for what glows already because a piece would claim it. */
function closingPart(table: TileTable, placed: Placed, lit: LitFeature | null): readonly LitFeature[] {
  const isLit = ({ members }: LitFeature) =>
    lit !== null && lit.members.some((one) => members.some((other) => sameRef(one, other)));
  return closingFeatures(table, placed).filter((feature) => !isLit(feature));
}

function litPart(
  table: TileTable,
  asked: SceneWishes['asked'],
  placed: Placed | null,
  pointed: readonly SegmentRef[] = NONE,
): LitFeature | null {
  if (asked !== null) {
    return 'ref' in asked ? litFeature(table, asked.ref) : litTogether(table, table.featuresHeldBy(asked.owner));
  }
  return placed?.piece == null ? litTogether(table, pointed) : litByGhost(table, placed, placed.piece);
}

/** Several features as one light: all that a player holds, or all that is pointed at. */
function litTogether(table: TileTable, refs: readonly SegmentRef[]): LitFeature | null {
  const lit = refs.flatMap((ref) => litFeature(table, ref) ?? []);
  const [first] = lit;
  return first === undefined ? null : { kind: first.kind, members: lit.flatMap(({ members }) => members) };
}

/** The piece that stands on a feature, to pin its number beside; the segment itself when there is none. */
function claimantOf(table: TileTable, ref: SegmentRef): SegmentRef {
  const members = table.featureAt(ref)?.members ?? [];
  return table.laidPieces().find((piece) => members.some((member) => sameRef(member, piece))) ?? ref;
}
