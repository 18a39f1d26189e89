import type { ReactNode } from 'react';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';

import type { Point } from '../art/geometry/point';
import { cameraNow, type CameraRig } from '../camera/rig';
import { cellToPoint } from '../geometry';

const [WIDTH, HEIGHT] = [240, 80];

/** A view that stays on its point of the land, at its own size, while the camera moves: React has no part in it. */
export function PinnedView({
  rig,
  at,
  offset = { x: 0, y: 0 },
  children,
}: {
  rig: CameraRig;
  /** In board units. */
  at: Point;
  /** In points. */
  offset?: Point;
  children: ReactNode;
}) {
  const style = useAnimatedStyle(() => {
    const point = cellToPoint(cameraNow(rig), at);
    return { transform: [{ translateX: point.x + offset.x }, { translateY: point.y + offset.y }] };
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
