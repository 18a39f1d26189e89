import { useRef, useState, type RefObject } from 'react';

import { painterGame, type TileGameId } from '@/board/scene';
import type { BoardHandle, Cell } from '@/board/types';
import { useTakeBack } from '@/features/match/takeBack';
import { legalCells, piecesAt } from '@/games/tiles/insight';
import { PHASE_COUNT, PHASE_PLACE, PHASE_SCORE, type TilePosition } from '@/games/tiles/position';
import type { PieceChoice, SegmentRef, TileMove } from '@/games/tiles/types';
import { useWords } from '@/i18n';
import { moveOf, placeAt, samePiece, togglePiece, turn, type TilePending } from '@/match/pending/tiles';
import { useMatch, useMatchActions } from '@/match/react';
import { useSettings } from '@/storage/settingsStore';

import { scoreLines } from './lines';
import { scoreMoves } from './order';
import { stepTo, type Direction } from './walk';

/** What somebody asked about the land. */
export type Asked = { readonly ref: SegmentRef } | { readonly owner: number } | { readonly cell: Cell };

export type Mode = 'deciding' | 'thinking' | 'showing' | 'over' | 'waiting';

/** The state of the play screen and all that can be done on it: touch, keyboard and readers use these same actions. */
export function usePlay(board: RefObject<BoardHandle | null>) {
  const match = useMatchActions();
  const words = useWords();
  const record = useMatch((state) => state.record);
  const aids = useMatch((state) => state.aids);
  const position = useMatch((state) => state.position) as TilePosition;
  const pending = useMatch((state) => state.pending) as TilePending;
  const viewer = useMatch((state) => state.viewer);
  const handOver = useMatch((state) => state.handOver);
  const thinking = useMatch((state) => state.thinking);
  const isShowing = useMatch((state) => state.isShowing);
  const isCalledOff = useMatch((state) => state.isCalledOff);
  const agreement = useMatch((state) => state.agreement);
  const confirmBy = useSettings((state) => state.settings.confirm);
  const game = record.game as TileGameId;
  const lines = scoreLines(record, position.players, words);

  const [focus, setFocus] = useState<Cell | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [hasFields, setFields] = useState(false);
  const [asksWhere, setAsksWhere] = useState(false);
  /** The intent from before a drag: a drag that is called off leaves it as it was. */
  const [dragFrom, setDragFrom] = useState<TilePending | null>(null);
  const isConfirming = useRef(false);

  const isOver = position.isOver || isCalledOff;
  const isMine =
    !isOver &&
    handOver === null &&
    agreement === null &&
    position.decider === viewer &&
    record.seats[viewer]?.ai === undefined;
  const mode: Mode = isShowing
    ? 'showing'
    : isOver
      ? 'over'
      : thinking !== null
        ? 'thinking'
        : isMine
          ? 'deciding'
          : 'waiting';
  const canAct = mode === 'deciding';
  const canPlace = canAct && position.phase === PHASE_PLACE && pending.stage !== 'ordering';

  const intend = (next: TilePending | null) => {
    if (next !== null) match.intend(next);
  };
  /** Puts the tile there; cells that do not take it tell what would. */
  const place = (cell: Cell) => {
    const placed = canPlace ? placeAt(position, pending, cell) : null;
    if (placed === null) {
      setFocus(null);
      setAsked(aids.fits && isFree(position, cell) ? { cell } : null);
      return;
    }
    setAsked(null);
    setAsksWhere(false);
    setFocus({ x: cell.x, y: cell.y });
    intend(placed);
  };
  const play = async (move: TileMove): Promise<boolean> => {
    setAsked(null);
    setFocus(null);
    setAsksWhere(false);
    return match.play(move);
  };

  const actions = {
    tapCell: place,
    turn: () => {
      if (canPlace) intend(turn(position, pending));
    },
    turnFreely: () => {
      if (canPlace) intend(turn(position, pending, true));
    },
    tapGhost: () => {
      if (confirmBy === 'tap' && moveOf(position, pending) !== null) void actions.confirm();
      else actions.turn();
    },
    hover: (cell: Cell | null) => {
      if (!canPlace) return;
      const from = dragFrom ?? pending;
      if (dragFrom === null) setDragFrom(pending);
      setFocus(cell);
      intend(cell === null ? from : (placeAt(position, from, cell) ?? from));
    },
    drop: (cell: Cell) => {
      setDragFrom(null);
      place(cell);
    },
    cancelDrag: () => {
      intend(dragFrom);
      setDragFrom(null);
      setFocus(null);
    },
    tapPiece: (piece: PieceChoice) => {
      if (canPlace && pending.stage === 'placed') intend(togglePiece(position, pending, piece));
    },
    /** The next piece that may go on the tile, after the last one none. */
    nextPiece: () => {
      if (!canPlace || pending.stage !== 'placed') return;
      const { x, y, rotation, piece } = pending;
      const free = piecesAt(position, x, y, rotation).filter(({ objection }) => objection === null);
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
    askWhere: () => {
      setAsksWhere(true);
      void board.current?.show([...position.laidTiles(), ...legalCells(position)], { around: 0.2 });
    },
    walk: (direction: Direction) => {
      if (!canPlace) return;
      const next = stepTo(legalCells(position), focus ?? (pending.stage === 'placed' ? pending : null), direction);
      if (next === null) return;
      setAsked(null);
      setFocus({ x: next.x, y: next.y });
      // A tile that lies already walks along.
      if (pending.stage === 'placed') intend(placeAt(position, pending, next));
      void board.current?.show([next], { way: 'glimpse' });
    },
    /** Does what the main button says. */
    confirm: async () => {
      if (!canAct || isConfirming.current) return;
      isConfirming.current = true;
      if (position.phase === PHASE_SCORE && pending.stage === 'ordering') {
        for (const move of scoreMoves(pending.order)) if (!(await play(move))) break;
      } else {
        const move = moveOf(position, pending);
        if (move !== null) await play(move);
      }
      isConfirming.current = false;
    },
    count: (colour: number) => {
      if (canAct && position.phase === PHASE_COUNT) void play({ type: 'count', colour });
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
      else if (match.getState().undoKind === 'pending') actions.undo();
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
    words,
    record,
    game,
    painter: painterGame(game),
    lines,
    aids,
    position,
    pending,
    viewer,
    handOver,
    thinking,
    agreement,
    isCalledOff,
    isMine,
    mode,
    focus,
    asked,
    hasFields,
    asksWhere,
    /** What the land and the tray show: while a tile is dragged, what was there before. */
    shownPending: dragFrom ?? pending,
    isDragging: dragFrom !== null,
    isDraggingGhost: dragFrom?.stage === 'placed',
    actions,
    takeBack,
  };
}

export type Play = ReturnType<typeof usePlay>;

function isFree(position: TilePosition, { x, y }: Cell): boolean {
  const { land } = position;
  return land.isInside(x, y) && land.tileAt(land.cellAt(x, y)) < 0;
}
