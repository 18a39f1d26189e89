import { useEffect, useRef } from 'react';

import type { Told } from '@/core/told';

import { useMatchActions } from './react';

/** What a table has at hand while it shows a move. */
export interface Showing {
  /** From here on the table is as the move left it. */
  readonly advance: () => void;
  /** Whether somebody wants no more of it. */
  readonly isSkipped: () => boolean;
  /** Waits, unless or until somebody wants no more of it. */
  readonly pause: (milliseconds: number) => Promise<void>;
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
      let isSkipped = false;
      let endPause: () => void = () => undefined;
      skip.current = () => {
        isSkipped = true;
        endPause();
      };
      await newest.current(told, {
        advance,
        isSkipped: () => isSkipped,
        pause: (milliseconds) => {
          if (isSkipped || milliseconds <= 0) return Promise.resolve();
          return new Promise((resolve) => {
            const timer = setTimeout(resolve, milliseconds);
            endPause = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        },
      });
    });
    return () => match.present(null);
  }, [match]);
  return () => skip.current();
}
