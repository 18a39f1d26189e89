import { create } from 'zustand';

import type { GameId } from '@/core/game';

/** The rule book over whatever is on the screen. */
interface OpenedBook {
  readonly game: GameId;
  /** Where it opens; at its contents when left out. */
  readonly rule?: string | null;
  /** What was agreed on in the match that it was opened from. */
  readonly options?: object;
}

/** Null while it is closed. Screens open it through `openRules`, whatever lies above them. */
export const useOpenedBook = create<{ readonly opened: OpenedBook | null }>(() => ({ opened: null }));

/** The rules of a game over the screen, which stays as it is below. */
export function openRules(game: GameId, rule: string | null = null, options?: object): void {
  useOpenedBook.setState({ opened: { game, rule, options } });
}

export function closeRules(): void {
  useOpenedBook.setState({ opened: null });
}
