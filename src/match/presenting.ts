import { useEffect, useRef } from 'react';

import type { Told } from '@/core/told';

import { useMatchActions } from './react';

/** What a table has at hand while it shows a move. */
export interface Showing {
  /** From here on the table is as the move left it. */
  readonly advance: () => void;
  /** Whether somebody wants no more of it. */
  readonly isSkipped: () => boolean;
  /** Waits, unless or until somebody wants no more of it, or of its part. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** What follows has parts: the first skip ends no more than the part under way, the next one everything. */
  readonly beginParts: () => void;
  /** The next part begins. */
  readonly beginPart: () => void;
  /** Whether somebody wants no more of the part under way. */
  readonly isPartSkipped: () => boolean;
}

/** Shows every move of the match around as a table wants it shown. The answer ends what is being shown. */
export function usePresenter(show: (told: Told, showing: Showing) => Promise<void>): () => void {
  const match = useMatchActions();
  const newest = useRef(show);
  const skip = useRef<() => void>(() => undefined);
  useEffect(() => {
    newest.current = show;
  });
  useEffect(() => {
    match.present(async (told, advance) => {
      const { showing, end } = showingOf(advance);
      skip.current = end;
      await newest.current(told, showing);
    });
    return () => match.present(null);
  }, [match]);
  return () => skip.current();
}

/** One move that is being shown, and what ends it. */
export function showingOf(advance: () => void): { readonly showing: Showing; readonly end: () => void } {
  let isSkipped = false;
  /** Null until the move turns out to have parts. */
  let isPartSkipped: boolean | null = null;
  let hasSkippedPart = false;
  let endPause: () => void = () => undefined;
  const isPartOver = () => isSkipped || isPartSkipped === true;
  const showing: Showing = {
    advance,
    isSkipped: () => isSkipped,
    isPartSkipped: isPartOver,
    beginParts: () => {
      isPartSkipped = hasSkippedPart = false;
    },
    beginPart: () => {
      isPartSkipped = false;
    },
    pause: (milliseconds) => {
      if (isPartOver() || milliseconds <= 0) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
  const end = () => {
    if (isPartSkipped === null || hasSkippedPart) isSkipped = true;
    else hasSkippedPart = isPartSkipped = true;
    endPause();
  };
  return { showing, end };
}
