import { useState, type RefObject } from 'react';

import { turnRotation, type Quarter } from '@/board/turned';
import type { BoardHandle, Cell } from '@/board/types';
import { isPerson } from '@/core/seat';
import { useTakeBack } from '@/features/agreement/takeBack';
import { useGuide } from '@/features/contract/guide';
import { gameOf } from '@/games';
import {
  type PieceChoice,
  type PieceKind,
  type PieceOption,
  type Rotation,
  samePiece,
  scoreMoves,
  type SegmentRef,
  tileIntent,
  type TileIntent,
  type TileMove,
  TileTable,
} from '@/games/tiles';
import { useWords } from '@/i18n';
import { useMatch, useMatchActions } from '@/match/react';
import { scoreLines } from '@/match/scoreLines';
import { useSettings } from '@/storage/settingsStore';

import { choicesAt } from './scene/choices';
import { roundTheLand, stepSeen, type Direction } from './scene/walk';

/** What somebody asked about the land. */
export type Asked =
  | { readonly ref: SegmentRef }
  | { readonly owner: number }
  | { readonly cell: Cell }
  /** Why a piece may not go where somebody touched. */
  | { readonly refused: PieceOption };

export type Mode = 'deciding' | 'thinking' | 'showing' | 'over' | 'waiting';

/** The state of the play screen and all that can be done on it: touch, keyboard and readers use these same actions. */
export function usePlay(board: RefObject<BoardHandle | null>) {
  const match = useMatchActions();
  const words = useWords();
  const record = useMatch((state) => state.record);
  const aids = useMatch((state) => state.aids);
  const table = TileTable.of(useMatch((state) => state.table));
  const pending = tileIntent(useMatch((state) => state.pending));
  const viewer = useMatch((state) => state.viewer);
  const handOver = useMatch((state) => state.handOver);
  const thinking = useMatch((state) => state.thinking);
  const isShowing = useMatch((state) => state.isShowing);
  const isCalledOff = useMatch((state) => state.isCalledOff);
  const agreement = useMatch((state) => state.agreement);
  const confirmBy = useSettings((state) => state.settings.confirm);
  const { game } = record;
  const lines = scoreLines(record, table.players, words);

  const guide = useGuide();
  const [focus, setFocus] = useState<Cell | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [hasFields, setFields] = useState(false);
  /** The move before which somebody asked where the tile fits. */
  const [askedWhere, setAskedWhere] = useState<number | null>(null);
  const [isTurned, setTurned] = useState(false);
  const quarter: Quarter = isTurned ? 1 : 0;
  /** The kind of piece that somebody wants to choose from, where there are two. */
  const [kindWanted, setKindWanted] = useState<PieceKind | null>(null);
  /** The intent from before a drag: a drag that is called off leaves it as it was. */
  const [dragFrom, setDragFrom] = useState<TileIntent | null>(null);

  const isOver = table.isOver || isCalledOff;
  const isMine =
    !isOver && handOver === null && agreement === null && table.decider === viewer && isPerson(record.seats[viewer]);
  const mode: Mode = isShowing
    ? 'showing'
    : isOver
      ? 'over'
      : thinking !== null
        ? 'thinking'
        : isMine && guide?.tray == null
          ? 'deciding'
          : 'waiting';
  const canAct = mode === 'deciding';
  const canPlace = canAct && table.stage === 'placing' && pending.stage !== 'ordering';

  const choices = canPlace && pending.stage === 'placed' ? choicesAt(table, pending, kindWanted) : null;
  /** Whether all places for the tile are shown: on the land and for leafing, which would give them away too. */
  const showsPlaces = aids.legalCells || askedWhere === table.ply;
  /** All places that may be leafed through, and which of them the tile lies on (-1: none). */
  const places = canPlace && showsPlaces ? roundTheLand(table.legalCells(), table.laidTiles()) : [];
  const placeNow = pending.stage === 'placed' ? places.findIndex(({ x, y }) => x === pending.x && y === pending.y) : -1;

  const intend = (next: TileIntent | null) => {
    if (next !== null) match.intend(next);
  };
  /** Whether the tile in hand might have been meant for this cell. */
  const isMeant = (cell: Cell) => canPlace && table.isFree(cell) && table.isNextToLand(cell);
  /** Puts the tile there; cells that do not take it tell why, and what would. */
  const place = (cell: Cell) => {
    const placed = canPlace ? table.placeAt(pending, cell) : null;
    if (placed === null) {
      setFocus(null);
      setAsked(isMeant(cell) || (aids.fits && table.isFree(cell)) ? { cell } : null);
      return;
    }
    setAsked(null);
    setFocus({ x: cell.x, y: cell.y });
    intend(placed);
  };
  const play = async (move: TileMove): Promise<boolean> => {
    setAsked(null);
    setFocus(null);
    setAskedWhere(null);
    return match.play(move);
  };

  const actions = {
    tapCell: place,
    turn: () => {
      if (canPlace) intend(table.turn(pending));
    },
    turnFreely: () => {
      if (canPlace) intend(table.turn(pending, true));
    },
    tapGhost: () => {
      if (confirmBy === 'tap' && table.moveOf(pending) !== null) void actions.confirm();
      else actions.turn();
    },
    hover: (cell: Cell | null) => {
      if (!canPlace) return;
      const from = dragFrom ?? pending;
      if (dragFrom === null) setDragFrom(pending);
      setFocus(cell);
      intend(cell === null ? from : (table.placeAt(from, cell) ?? from));
    },
    drop: (cell: Cell) => {
      setDragFrom(null);
      place(cell);
    },
    /** A tile that was let go where it does not fit: a drag off the land is no question. */
    dropAstray: (cell: Cell) => {
      if (isMeant(cell)) setAsked({ cell });
    },
    cancelDrag: () => {
      intend(dragFrom);
      setDragFrom(null);
      setFocus(null);
    },
    tapPiece: (piece: PieceChoice) => {
      if (!canPlace || pending.stage !== 'placed') return;
      const refused = choices?.options.find((option) => option.objection !== null && samePiece(option.piece, piece));
      setAsked(refused === undefined ? null : { refused });
      if (refused !== undefined) return;
      // Where a touch on the tile plays it, the second touch on the piece does: the pieces divide the tile between them.
      if (confirmBy === 'tap' && samePiece(pending.piece, piece)) void actions.confirm();
      else intend(table.togglePiece(pending, piece));
    },
    /** Lays no piece on the tile. */
    dropPiece: () => {
      setAsked(null);
      if (canPlace && pending.stage === 'placed') intend({ ...pending, piece: null });
    },
    /** Offers pieces of the other kind. */
    chooseKind: (kind: PieceKind) => {
      setAsked(null);
      setKindWanted(kind);
      if (canPlace && pending.stage === 'placed') intend({ ...pending, piece: null });
    },
    /** Puts the tile on the next of its places, or the one before, round the land. */
    leaf: (by: 1 | -1) => {
      const from = placeNow < 0 && by < 0 ? 0 : placeNow;
      const next = places[(from + by + places.length) % Math.max(1, places.length)];
      if (next !== undefined) place(next);
    },
    /** The next piece that may go on the tile, after the last one none. */
    nextPiece: () => {
      if (!canPlace || pending.stage !== 'placed') return;
      const { piece } = pending;
      const free = table.piecesAt(pending).filter(({ objection }) => objection === null);
      const at = free.findIndex((option) => samePiece(option.piece, piece));
      intend({ ...pending, piece: free[at + 1]?.piece ?? null });
    },
    tapLand: (ref: SegmentRef | null) => setAsked(ref !== null && aids.features ? { ref } : null),
    tapSeat: (owner: number) =>
      setAsked((now) => (now !== null && 'owner' in now && now.owner === owner ? null : { owner })),
    dismiss: () => setAsked(null),
    toggleFields: () => {
      setAsked(null);
      setFields((isOn) => !isOn);
    },
    /** Looks at the land from its side, or again as it lies. */
    lookSideways: () => {
      setAsked(null);
      setTurned((isOn) => !isOn);
    },
    askWhere: () => {
      setAskedWhere(table.ply);
      void board.current?.show([...table.laidTiles(), ...table.legalCells()], { around: 0.2 });
    },
    walk: (direction: Direction) => {
      if (!canPlace) return;
      const from = focus ?? (pending.stage === 'placed' ? pending : null);
      const next = stepSeen(table.legalCells(), from, direction, quarter);
      if (next === null) return;
      setAsked(null);
      setFocus({ x: next.x, y: next.y });
      // A tile that lies already walks along.
      if (pending.stage === 'placed') intend(table.placeAt(pending, next));
      void board.current?.show([next], { way: 'glimpse' });
    },
    /** Does what the main button says. */
    confirm: async () => {
      if (!canAct) return;
      if (table.stage === 'ordering' && pending.stage === 'ordering') {
        for (const move of scoreMoves(pending.order)) if (!(await play(move))) break;
      } else {
        const move = table.moveOf(pending);
        if (move !== null) await play(move);
      }
    },
    count: (colour: number) => {
      if (canAct && table.stage === 'counting') void play({ type: 'count', colour });
    },
    order: (order: readonly SegmentRef[]) => {
      if (canAct && pending.stage === 'ordering') intend({ stage: 'ordering', order });
    },
    undo: () => {
      setFocus(null);
      setAsked(null);
      void match.undo();
    },
    /** One step back: what was asked about, else what was in mind. Nothing that was played. */
    escape: () => {
      if (asked !== null) setAsked(null);
      else if (match.getState().undo?.kind === 'pending') actions.undo();
      else setFocus(null);
    },
    /** A move that somebody proposes: it is only shown, as if the person had put it there. */
    propose: (move: TileMove) => {
      if (move.type === 'place' && canPlace) {
        const { x, y, rotation, piece } = move;
        intend({ stage: 'placed', x, y, rotation, piece });
      } else if (move.type === 'score' && pending.stage === 'ordering') {
        const { x, y, segment } = move;
        const first = pending.order.filter((ref) => ref.x === x && ref.y === y && ref.segment === segment);
        intend({ stage: 'ordering', order: [...first, ...pending.order.filter((ref) => !first.includes(ref))] });
      }
    },
  };

  // Asked here and not in the tray, which is another one on a turned phone: the question stays.
  const takeBack = useTakeBack(actions.undo);

  return {
    match,
    guide,
    words,
    record,
    game,
    isTeamwork: gameOf(game).isTeamwork,
    landscape: table.look.landscape,
    lines,
    aids,
    table,
    pending,
    viewer,
    handOver,
    thinking,
    agreement,
    isCalledOff,
    isMine,
    mode,
    canPlace,
    focus,
    choices,
    /** How many places may be leafed through, and which of them the tile lies on, from 1 (0: none yet). */
    places: { all: places.length, now: placeNow + 1 },
    asked,
    hasFields,
    showsPlaces,
    isTurned,
    /** How the land is seen: words name sides and places as the eye finds them. */
    quarter,
    /** How a tile with this rotation is seen. */
    seenAs: (rotation: Rotation): Rotation => turnRotation(rotation, quarter),
    /** What the land and the tray show: while a tile is dragged, what was there before. */
    shownPending: dragFrom ?? pending,
    isDragging: dragFrom !== null,
    isDraggingGhost: dragFrom?.stage === 'placed',
    actions,
    takeBack,
  };
}

export type Play = ReturnType<typeof usePlay>;
