import { useEffect, useRef, type RefObject } from 'react';

import type { BoardHandle, Cell } from '@/board/types';
import { useLayout, type Layout } from '@/ui/frame/layout';

import type { Play } from '../usePlay';

/** A cell is looked at with its neighbours, so large that pieces can be told apart. */
export const CLOSE = { largest: 150 } as const;

/**
 * The tile in mind is as wide as half of a phone, of its short side where it lies: its segments are touched one by one,
 * with the neighbours in sight. On a tablet it is as large as on the widest phone and no larger, because fingers are the
 * same there, and half of a tablet would take away the land around it.
 */
const HALF = 0.5;
const LARGEST = 300;
const NEIGHBOURS = 0.33;

export function closeUp({ width, height }: Pick<Layout, 'width' | 'height'>): { largest: number; around: number } {
  return { largest: Math.min(LARGEST, Math.ceil(Math.min(width, height) * HALF)), around: NEIGHBOURS };
}

/** Shows the tile in mind so that a finger can choose on it. */
export function showGhost(board: BoardHandle | null, { x, y }: Cell, layout: Pick<Layout, 'width' | 'height'>): void {
  void board?.show([{ x, y }], closeUp(layout));
}

/**
 * The view follows what is decided: a tile that lies is looked at with its neighbours, and a new decision begins with what
 * the hand last looked at, or with the whole land. It moves only then, or when the panels do: otherwise the view is the
 * hand's.
 */
export function useFraming(
  board: RefObject<BoardHandle | null>,
  play: Play,
  /** Where the panels are and what floats between them. */
  around: readonly object[],
  /** Whether the board is there: what is asked for before is asked again. */
  isReady: boolean,
): void {
  const { mode, pending, isDragging, isTurned, table } = play;
  const { width, height } = useLayout();
  const placed = mode === 'deciding' && pending.stage === 'placed' && !isDragging ? pending : null;
  const x = placed?.x ?? null;
  const y = placed?.y ?? null;
  const isHolding = mode === 'deciding' && pending.stage !== 'placed';
  const { ply } = table;
  const place = JSON.stringify(around);
  useEffect(() => {
    if (x !== null && y !== null) showGhost(board.current, { x, y }, { width, height });
  }, [board, x, y, place, width, height, isReady]);
  /** The decision that the land was last shown for. */
  const shownFor = useRef<number | null>(null);
  useEffect(() => {
    const isNew = shownFor.current !== ply;
    shownFor.current = isHolding ? ply : null;
    // A panel that finds its size later takes no view away from the hand that chose it.
    if (isHolding) void board.current?.show('home', { yields: !isNew });
  }, [board, isHolding, ply, place, isReady]);
  const wasTurned = useRef(isTurned);
  useEffect(() => {
    if (wasTurned.current !== isTurned) void board.current?.show('all');
    wasTurned.current = isTurned;
  }, [board, isTurned]);
}
