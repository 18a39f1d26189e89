import { useIsFocused } from 'expo-router';
import { Suspense, useEffect, useState } from 'react';
import { create } from 'zustand';

import { lazySkia } from '@/board/lazySkia';
import { useOpenedBook } from '@/features/shell/bookOpening';

// The book needs every game's pictures: nobody who does not open it loads them.
const BookSheet = lazySkia(() => import('./BookSheet'));

/** The screen whose sheets the book lies over; null where the app itself shows it. */
const useScreenInFront = create<{ readonly screen: symbol | null }>(() => ({ screen: null }));

/** Shows the rule book when somebody opened it. */
export function BookHost() {
  const screen = useScreenInFront((state) => state.screen);
  return screen === null ? <OpenedBook /> : null;
}

/**
 * The same for a screen with a layer of sheets of its own: only one layer is over the app at a time, and the book must lie
 * over the sheet from which it was opened.
 */
export function BookHostOfScreen() {
  const isFocused = useIsFocused();
  const [own] = useState(() => Symbol('screen'));
  useEffect(() => {
    if (!isFocused) return;
    useScreenInFront.setState({ screen: own });
    return () => useScreenInFront.setState(({ screen }) => ({ screen: screen === own ? null : screen }));
  }, [isFocused, own]);
  const screen = useScreenInFront((state) => state.screen);
  return screen === own ? <OpenedBook /> : null;
}

function OpenedBook() {
  const opened = useOpenedBook((state) => state.opened);
  if (opened === null) return null;
  return (
    <Suspense fallback={null}>
      <BookSheet {...opened} />
    </Suspense>
  );
}
