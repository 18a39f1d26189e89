import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';

import { dayOf } from '@/match/daily';
import { statisticsOf } from '@/match/statistics';
import { matches, type Lost, type Shelf } from '@/storage/matches';

interface HomeShelf {
  /** Null until the device has answered. */
  readonly shelf: Shelf | null;
  /** The device did not let us look. */
  readonly isUnlisted: boolean;
  readonly streak: number;
  /** Matches that could not be read, until the person has been told. */
  readonly lost: readonly Lost[];
  forgetLost(): void;
  refresh(): void;
}

/** What was seen last: coming back to home shows it at once, and then what has changed. */
let lastSeen: { shelf: Shelf | null; streak: number } = { shelf: null, streak: 0 };
/** Told once a start; the texts themselves stay aside. */
const told = new Set<string>();

/** The matches of this device, read again whenever home comes into sight. */
export function useShelf(today: Date): HomeShelf {
  const [seen, setSeen] = useState(lastSeen);
  const [isUnlisted, setUnlisted] = useState(false);
  const [, setTold] = useState(0);
  const day = dayOf(today);
  const look = useCallback(() => {
    let isCurrent = true;
    void (async () => {
      const shelf = await matches.list();
      if (!isCurrent) return;
      setUnlisted(!shelf.ok);
      if (!shelf.ok) return;
      lastSeen = { ...lastSeen, shelf: shelf.value };
      setSeen(lastSeen);
      // The streak needs every result there ever was, so it comes after the matches have been shown.
      const results = await matches.results();
      if (!isCurrent || !results.ok) return;
      lastSeen = { ...lastSeen, streak: statisticsOf(results.value, day).daily.streak };
      setSeen(lastSeen);
    })();
    return () => {
      isCurrent = false;
    };
  }, [day]);
  useFocusEffect(look);
  return {
    shelf: seen.shelf,
    isUnlisted,
    streak: seen.streak,
    lost: (seen.shelf?.lost ?? []).filter(({ id }) => !told.has(id)),
    forgetLost: () => {
      for (const { id } of seen.shelf?.lost ?? []) told.add(id);
      setTold((count) => count + 1);
    },
    refresh: look,
  };
}

/** After everything was erased there is nothing to show at once. */
export function forgetShelf(): void {
  lastSeen = { shelf: null, streak: 0 };
}
