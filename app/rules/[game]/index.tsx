import { useLocalSearchParams } from 'expo-router';
import { Suspense } from 'react';

import { lazySkia } from '@/board/lazySkia';
import { GAME_IDS } from '@/core/game';
import { NotFoundScreen } from '@/features/notFound/NotFoundScreen';

// The book is long, and few begin with it.
const BookScreen = lazySkia(() => import('@/features/book/BookScreen'));

export default function Rules() {
  const { game } = useLocalSearchParams<{ game: string }>();
  const known = GAME_IDS.find((id) => id === game);
  if (known === undefined) return <NotFoundScreen />;
  return (
    <Suspense fallback={null}>
      <BookScreen key={known} game={known} rule={null} />
    </Suspense>
  );
}
