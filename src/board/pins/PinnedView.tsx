import type { ReactNode } from 'react';
import Animated, { useAnimatedStyle, type DerivedValue } from 'react-native-reanimated';

import type { Point } from '../art/geometry/point';
import { cameraNow, type LiveCamera } from '../camera/liveCamera';
import { cellToPoint } from '../geometry';
import { pinScale, type Spot } from './spread';

const [WIDTH, HEIGHT] = [240, 80];

/** A view that stays on its point of the land, at its own size, while the camera moves, without rendering again. */
export function PinnedView({
  live,
  at,
  offset = { x: 0, y: 0 },
  shrinks = false,
  spots,
  index = 0,
  children,
}: {
  live: LiveCamera;
  /** In board units. */
  at: Point;
  /** In points. */
  offset?: Point;
  /** Whether it shrinks with the tiles, so that it hides less of them. */
  shrinks?: boolean;
  /** For labels that make room for each other: where all of them are, and the index of this one. */
  spots?: DerivedValue<Spot[]>;
  index?: number;
  children: ReactNode;
}) {
  const style = useAnimatedStyle(() => {
    const camera = cameraNow(live);
    const point = cellToPoint(camera, at);
    const scale = shrinks ? pinScale(camera.scale) : 1;
    const spot = spots?.get()[index] ?? { x: offset.x * scale, y: offset.y * scale, isShown: true };
    return {
      opacity: spot.isShown ? 1 : 0,
      transform: [{ translateX: point.x + spot.x }, { translateY: point.y + spot.y }, { scale }],
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
