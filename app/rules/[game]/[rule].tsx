import { useLocalSearchParams } from 'expo-router';
import { Suspense } from 'react';

import { lazySkia } from '@/board/lazySkia';
import { readAddress } from '@/book';
import { NotFoundScreen } from '@/features/notFound/NotFoundScreen';

// The book is long, and few begin with it.
const BookScreen = lazySkia(() => import('@/features/book/BookScreen'));

export default function Rule() {
  const { game, rule } = useLocalSearchParams<{ game: string; rule: string }>();
  const address = readAddress(game, rule);
  if (address === null) return <NotFoundScreen />;
  return (
    <Suspense fallback={null}>
      <BookScreen key={`${game}/${rule}`} {...address} />
    </Suspense>
  );
}
