import { useState } from 'react';
import { useSharedValue, type SharedValue } from 'react-native-reanimated';

import type { Point } from './art/geometry/point';
import { NO_DRAG, type Drag } from './camera/drag';
import { EMPTY_HAND, type Hand } from './camera/hand';
import type { CameraRig, Ground } from './camera/rig';
import { Desk } from './Desk';

/** What the board and the tile in the tray share. It needs no renderer, so the screen can make it before Skia is there. */
export interface BoardLink {
  readonly rig: CameraRig;
  readonly hand: SharedValue<Hand>;
  readonly drag: SharedValue<Drag>;
  /** How far a dragged tile has gone from the finger to where it would lie, 0 to 1. */
  readonly pull: SharedValue<number>;
  /** The board's corner in the window. */
  readonly origin: SharedValue<Point>;
  readonly desk: Desk;
}

const NO_GROUND: Ground = {
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
  const ground = useSharedValue(NO_GROUND);
  const running = useSharedValue(0);
  const fingers = useSharedValue(0);
  const isHandled = useSharedValue(false);
  const hand = useSharedValue<Hand>(EMPTY_HAND);
  const drag = useSharedValue<Drag>(NO_DRAG);
  const pull = useSharedValue(1);
  const origin = useSharedValue<Point>({ x: 0, y: 0 });
  const [desk] = useState(() => new Desk());
  const [rig] = useState(() => ({ x, y, scale, ground, running, fingers, isHandled }));
  const [link] = useState(() => ({ rig, hand, drag, pull, origin, desk }));
  return link;
}
