import { useState } from 'react';

import type { GameId } from '@/core/game';

/** A rule, or the contents of a book. */
export interface Place {
  readonly game: GameId;
  readonly rule: string | null;
}

/** Where somebody has been in the book, to go back and forward. */
export function useTrail(start: Place) {
  const [trail, setTrail] = useState<{ readonly places: readonly Place[]; readonly at: number }>({
    places: [start],
    at: 0,
  });
  const { places, at } = trail;
  const step = (by: number) => () => setTrail({ places, at: Math.max(0, Math.min(places.length - 1, at + by)) });
  return {
    place: places[at] ?? start,
    canGoBack: at > 0,
    canGoForward: at < places.length - 1,
    back: step(-1),
    forward: step(1),
    go: (place: Place) => setTrail({ places: [...places.slice(0, at + 1), place], at: at + 1 }),
  };
}
