import { useDerivedValue } from 'react-native-reanimated';

import type { LiveCamera } from '../camera/liveCamera';

/** What is painted in board units, where the camera shows it. */
export function useCameraTransform(live: LiveCamera) {
  return useDerivedValue(() => [
    { translateX: live.x.get() },
    { translateY: live.y.get() },
    { scale: live.scale.get() },
  ]);
}
