import { Suspense, useImperativeHandle, useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/ui/look/theme';

import type { BoardProps } from './Board';
import { lazySkia } from './lazySkia';
import { turnEvents, turnHandle, turnSpot, useTurnedScene } from './turned';
import type { BoardHandle } from './types';

/** Fetches the code of the board, for whoever knows that it will be wanted. Skia must be there. */
export const loadBoard = () => import('./Board');

const LazyBoard = lazySkia<BoardProps>(loadBoard);

/** The board, with an empty table until the renderer is there; from its side, if that is wanted. */
export function BoardLoader({ isTurned = false, ...props }: BoardProps & { isTurned?: boolean }) {
  const { colors } = useTheme();
  return (
    <Suspense fallback={<View style={[StyleSheet.absoluteFill, { backgroundColor: colors.table }]} />}>
      <SidewaysBoard {...props} isTurned={isTurned} />
    </Suspense>
  );
}

/** One board for both ways to look: turning it must not load and paint everything anew. */
function SidewaysBoard({ isTurned, scene, ref, insets, islands, link, ...events }: BoardProps & { isTurned: boolean }) {
  const turned = useTurnedScene(scene);
  const board = useRef<BoardHandle>(null);
  useImperativeHandle(ref, () => {
    const own: BoardHandle = {
      show: async (...args) => board.current?.show(...args),
      zoomBy: (factor) => board.current?.zoomBy(factor),
      prepare: async (tile) => board.current?.prepare(tile),
      animate: async (...effects) => board.current?.animate(...effects),
      skip: () => board.current?.skip(),
      toScreen: (at) => board.current?.toScreen(at) ?? at,
    };
    return isTurned ? turnHandle(own, (at) => turnSpot(scene, turned.pieces, at)) : own;
  });
  return (
    <LazyBoard
      ref={board}
      scene={isTurned ? turned : scene}
      insets={insets}
      islands={islands}
      link={link}
      {...(isTurned ? turnEvents(events) : events)}
    />
  );
}
