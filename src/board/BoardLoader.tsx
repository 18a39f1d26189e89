import { Suspense } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/ui/look/theme';

import type { BoardProps } from './Board';
import { lazySkia } from './lazySkia';

const LazyBoard = lazySkia<BoardProps>(() => import('./Board'));

/** The board, with an empty table until the renderer is there. */
export function BoardLoader(props: BoardProps) {
  const { colors } = useTheme();
  return (
    <Suspense fallback={<View style={[StyleSheet.absoluteFill, { backgroundColor: colors.table }]} />}>
      <LazyBoard {...props} />
    </Suspense>
  );
}
