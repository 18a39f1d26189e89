import { useState, type ReactNode } from 'react';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedReaction, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { useMotion } from '@/ui/look/motion';
import { timing } from '@/ui/look/timing';
import { MOTION } from '@/ui/look/tokens';

import type { Point } from './art/geometry/point';
import { callOff, cellUnder, dragPoint, dragTo, endDrag, liftOf } from './camera/drag';
import { SLOP } from './camera/touch';
import type { BoardLink } from './link';

/** The tile lies askew in the tray, as if to be picked up; in degrees. */
const TILT = -2;
const LIFTED = 1.04;

/**
 * The tile in the tray. A finger drags it over the board: it takes the size of the tiles there, stays above the finger, and
 * snaps to a legal cell nearby. A second finger anywhere puts it back.
 */
export function HeldTile({
  link,
  size,
  onTap,
  testID,
  children,
}: {
  link: BoardLink;
  /** Side of the tile in the tray, in points. */
  size: number;
  onTap?: () => void;
  testID?: string;
  children: ReactNode;
}) {
  const motion = useMotion();
  const { live, drag, pull, origin, reporter } = link;
  const lift = useSharedValue(0);
  /** The middle of the tile in the tray, from the corner of the board. */
  const home = useSharedValue<Point>({ x: 0, y: 0 });
  /** Where a finger went down; null once it drags, so that a drag that was called off neither begins again nor is a tap. */
  const start = useSharedValue<Point | null>(null);
  const liftTime = motion.move(MOTION.lift);
  const tap = () => onTap?.();

  const [values] = useState(() => ({ live, drag, pull }));
  const { onHover, onDrop, onDragCancel } = reporter;
  const gesture = Gesture.Manual()
    .onTouchesDown((event, manager) => {
      'worklet';
      const [finger] = event.allTouches;
      if (finger === undefined) return;
      if (event.numberOfTouches > 1) {
        if (drag.get().from === 'tray') callOff(values, onDragCancel);
        start.set(null);
        return;
      }
      const corner = origin.get();
      home.set({
        x: finger.absoluteX - finger.x + size / 2 - corner.x,
        y: finger.absoluteY - finger.y + size / 2 - corner.y,
      });
      start.set({ x: finger.absoluteX, y: finger.absoluteY });
      manager.begin();
    })
    .onTouchesMove((event, manager) => {
      'worklet';
      const [finger] = event.allTouches;
      if (finger === undefined) return;
      if (drag.get().from !== 'tray') {
        const from = start.get();
        if (from === null || Math.hypot(finger.absoluteX - from.x, finger.absoluteY - from.y) < SLOP) return;
        start.set(null);
        manager.activate();
      }
      const corner = origin.get();
      const at = { x: finger.absoluteX - corner.x, y: finger.absoluteY - corner.y - liftOf(event.pointerType) };
      dragTo(values, 'tray', at, onHover);
    })
    .onTouchesUp((event, manager) => {
      'worklet';
      if (event.numberOfTouches > 0) return;
      if (drag.get().from === 'tray') scheduleOnRN(onDrop, endDrag(values), cellUnder(values));
      else if (start.get() !== null) scheduleOnRN(tap);
      start.set(null);
      // Last: on the web it also cancels the finger that has just left, which would call the drop off.
      manager.end();
    })
    .onTouchesCancelled((_event, manager) => {
      'worklet';
      start.set(null);
      manager.end();
      if (drag.get().from === 'tray') callOff(values, onDragCancel);
    });

  useAnimatedReaction(
    () => drag.get().from === 'tray',
    (isUp, wasUp) => {
      if (isUp === wasUp) return;
      lift.set(withTiming(Number(isUp), timing(liftTime)));
    },
  );

  const style = useAnimatedStyle(() => {
    const share = lift.get();
    const isAway = drag.get().from === 'tray' || share > 0;
    const at = isAway ? dragPoint(values, home.get()) : home.get();
    const full = (live.scale.get() * LIFTED) / size;
    return {
      zIndex: isAway ? 10 : 0,
      transform: [
        { translateX: at.x - home.get().x },
        { translateY: at.y - home.get().y },
        { scale: 1 + (full - 1) * share },
        { rotate: `${TILT * (1 - share)}deg` },
      ],
    };
  });

  return (
    <GestureDetector gesture={gesture}>
      <Animated.View testID={testID} collapsable={false} style={[{ width: size, height: size }, style]}>
        {children}
      </Animated.View>
    </GestureDetector>
  );
}
