import { createContext, use, type ReactNode } from 'react';

import type { Shows } from '@/lessons';

/** Somebody who teaches at the table: what they say and point at, and what they put in the place of its own parts. */
export interface Guide {
  /** In place of the bar: where one is in the lesson, and the ways out. */
  readonly bar: ReactNode;
  readonly speech: ReactNode;
  /** In place of the tray when there is nothing to decide but to go on; null while the learner is to act. */
  readonly tray: ReactNode | null;
  /** What the main button of that tray does. */
  readonly goOn: (() => void) | null;
  readonly shows: Shows | null;
}

const GuideContext = createContext<Guide | null>(null);

export const GuideProvider = GuideContext;

/** Null at a table where nobody teaches. */
export function useGuide(): Guide | null {
  return use(GuideContext);
}
