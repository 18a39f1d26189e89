import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

/**
 * Whether what is private must be covered because nobody we know of is looking: from the moment the app leaves the
 * foreground (the app switcher takes its picture then) until the person says that they are back.
 */
export function usePrivacy(isNeeded: boolean): {
  readonly isCovered: boolean;
  readonly cover: () => void;
  readonly uncover: () => void;
} {
  const [isCovered, setCovered] = useState(false);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const subscription = AppState.addEventListener('change', (state) => {
      if (state !== 'active') setCovered(true);
    });
    return () => subscription.remove();
  }, [isNeeded]);
  return { isCovered: isNeeded && isCovered, cover: () => setCovered(true), uncover: () => setCovered(false) };
}
