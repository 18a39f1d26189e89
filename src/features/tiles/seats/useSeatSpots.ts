import { useRef } from 'react';
import type { View } from 'react-native';

import type { Point } from '@/board/art/geometry/point';

/** Where each score line stands in the window, so that followers can fly home to it. */
export interface SeatSpots {
  readonly keep: (index: number, view: View | null) => void;
  readonly spotOf: (index: number) => Promise<Point>;
}

const BADGE = 20;

export function useSeatSpots(): SeatSpots {
  const views = useRef(new Map<number, View>());
  return {
    keep: (index, view) => {
      if (view === null) views.current.delete(index);
      else views.current.set(index, view);
    },
    spotOf: (index) =>
      new Promise((resolve) => {
        const view = views.current.get(index);
        if (view === undefined) resolve({ x: 0, y: 0 });
        else view.measureInWindow((x, y) => resolve({ x: x + BADGE, y: y + BADGE }));
      }),
  };
}
