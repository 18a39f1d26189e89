import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

const TAG = 'terreno match';

/** Keeps the screen on while mounted. Where that is not possible (many browsers), it goes dark as always. */
export function useKeepAwake(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    activateKeepAwakeAsync(TAG).catch(() => undefined);
    return () => {
      deactivateKeepAwake(TAG).catch(() => undefined);
    };
  }, [isOn]);
}
