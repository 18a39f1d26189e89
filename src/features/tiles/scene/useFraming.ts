import { useEffect, useRef, type RefObject } from 'react';

import type { BoardHandle } from '@/board/types';

import type { Play } from '../usePlay';

/** A cell is looked at with its neighbours, so large that pieces can be told apart. */
export const CLOSE = { largest: 150 } as const;

/**
 * The view follows what is decided: a tile that lies is looked at with its neighbours, and a new decision begins with the
 * whole land. It moves only then, or when the panels do: otherwise the view is the hand's.
 */
export function useFraming(
  board: RefObject<BoardHandle | null>,
  play: Play,
  /** Where the panels are and what floats between them. */
  around: readonly object[],
): void {
  const { mode, pending, isDragging, table } = play;
  const placed = mode === 'deciding' && pending.stage === 'placed' && !isDragging ? pending : null;
  const x = placed?.x ?? null;
  const y = placed?.y ?? null;
  const isHolding = mode === 'deciding' && pending.stage !== 'placed';
  const { ply } = table;
  const place = JSON.stringify(around);
  useEffect(() => {
    if (x !== null && y !== null) void board.current?.show([{ x, y }], CLOSE);
  }, [board, x, y, place]);
  /** The decision that the land was last shown for. */
  const shownFor = useRef<number | null>(null);
  useEffect(() => {
    const isNew = shownFor.current !== ply;
    shownFor.current = isHolding ? ply : null;
    // A panel that finds its size later takes no view away from the hand that chose it.
    if (isHolding) void board.current?.show('all', { yields: !isNew });
  }, [board, isHolding, ply, place]);
}
