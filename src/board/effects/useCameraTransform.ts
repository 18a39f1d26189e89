import { useDerivedValue } from 'react-native-reanimated';

import type { CameraRig } from '../camera/rig';

/** What is painted in board units, where the camera shows it. */
export function useCameraTransform(rig: CameraRig) {
  return useDerivedValue(() => [{ translateX: rig.x.get() }, { translateY: rig.y.get() }, { scale: rig.scale.get() }]);
}
