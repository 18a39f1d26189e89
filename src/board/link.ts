import { useState } from 'react';
import { useSharedValue, type SharedValue } from 'react-native-reanimated';

import type { Point } from './art/geometry/point';
import type { GestureValues } from './camera/boardGesture';
import { NO_DRAG, type Drag } from './camera/drag';
import type { BoardFacts } from './camera/liveCamera';
import { NO_TOUCH, type Touch } from './camera/touch';
import { TouchReporter } from './TouchReporter';

/** What the board and the tile in the tray share. It needs no renderer, so the screen can make it before Skia is there. */
export interface BoardLink extends GestureValues {
  /** The board's corner in the window. */
  readonly origin: SharedValue<Point>;
  readonly reporter: TouchReporter;
}

const NO_FACTS: BoardFacts = {
  land: { x: 0, y: 0, width: 1, height: 1 },
  free: { x: 0, y: 0, width: 1, height: 1 },
  legal: [],
  ghost: null,
  pixelRatio: 1,
  isReduced: false,
};

export function useBoardLink(): BoardLink {
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const scale = useSharedValue(60);
  const facts = useSharedValue(NO_FACTS);
  const running = useSharedValue(0);
  const fingers = useSharedValue(0);
  const isMovedByPlayer = useSharedValue(false);
  const touch = useSharedValue<Touch>(NO_TOUCH);
  const drag = useSharedValue<Drag>(NO_DRAG);
  const pull = useSharedValue(1);
  const origin = useSharedValue<Point>({ x: 0, y: 0 });
  const [reporter] = useState(() => new TouchReporter());
  const [live] = useState(() => ({ x, y, scale, facts, running, fingers, isMovedByPlayer }));
  const [link] = useState(() => ({ live, touch, drag, pull, origin, reporter }));
  return link;
}
