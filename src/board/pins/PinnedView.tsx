import type { ReactNode } from 'react';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';

import type { Point } from '../art/geometry/point';
import { cameraNow, type CameraRig } from '../camera/rig';
import { cellToPoint, clamp } from '../geometry';

const [WIDTH, HEIGHT] = [240, 80];
/** Points a cell from which a pin has its full size, and the least part of it. */
const [FULL, LEAST] = [60, 0.66];

/** A view that stays on its point of the land, at its own size, while the camera moves: React has no part in it. */
export function PinnedView({
  rig,
  at,
  offset = { x: 0, y: 0 },
  shrinks = false,
  children,
}: {
  rig: CameraRig;
  /** In board units. */
  at: Point;
  /** In points. */
  offset?: Point;
  /** Whether it gives way when tiles get small, so that it hides less of them. */
  shrinks?: boolean;
  children: ReactNode;
}) {
  const style = useAnimatedStyle(() => {
    const camera = cameraNow(rig);
    const point = cellToPoint(camera, at);
    const scale = shrinks ? clamp(camera.scale / FULL, LEAST, 1) : 1;
    return {
      transform: [{ translateX: point.x + offset.x * scale }, { translateY: point.y + offset.y * scale }, { scale }],
    };
  });
  return (
    <Animated.View
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={[
        {
          position: 'absolute',
          left: -WIDTH / 2,
          top: -HEIGHT / 2,
          width: WIDTH,
          height: HEIGHT,
          alignItems: 'center',
          justifyContent: 'center',
          pointerEvents: 'none',
        },
        style,
      ]}
    >
      {children}
    </Animated.View>
  );
}
