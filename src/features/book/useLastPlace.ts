import { useEffect, useState } from 'react';

import { readAddress } from '@/book';
import type { GameId } from '@/core/game';
import { keepBookPlace, readBookPlace } from '@/storage/bookPlaces';

import type { Place } from './useTrail';

/** The rule that was read last before this book was opened, and how to keep where one goes from here. */
export function useLastPlace(game: GameId): { last: string | null; keep: (place: Place) => void } {
  // Asked before anything is kept: what is read from now on is where one is, and not where one was.
  const [reading] = useState(() => readBookPlace(game));
  const [last, setLast] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void reading.then((rule) => {
      if (isWanted) setLast(readAddress(game, rule)?.rule ?? null);
    });
    return () => {
      isWanted = false;
    };
  }, [game, reading]);
  return {
    last,
    keep: (place) => {
      if (place.rule !== null) void keepBookPlace(place.game, place.rule);
    },
  };
}
