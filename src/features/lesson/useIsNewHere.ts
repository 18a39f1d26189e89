import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';

import type { GameId } from '@/core/game';
import { readLesson } from '@/storage/lessons';
import type { Matches } from '@/storage/matches';

/** Whether nobody has played this game on this device yet, nor begun its lesson, nor wanted none. */
export function useIsNewHere(game: GameId, matches: Pick<Matches, 'list'>): boolean {
  const [isNew, setNew] = useState(false);
  useFocusEffect(
    useCallback(() => {
      let isWanted = true;
      void Promise.all([readLesson(game), matches.list()]).then(([{ isAnswered }, shelf]) => {
        if (!isWanted || !shelf.ok) return;
        const hasPlayed =
          shelf.value.open.some(({ record }) => record.game === game) ||
          shelf.value.finished.some((line) => line.game === game);
        setNew(!isAnswered && !hasPlayed);
      });
      return () => {
        isWanted = false;
      };
    }, [game, matches]),
  );
  return isNew;
}
