import { useWindowDimensions } from 'react-native';

/** On phones the system scales every text by itself; the app only has to lay out around it. */
export const TEXT_SCALES_ITSELF: boolean = true;

export function useTextScale(): number {
  return useWindowDimensions().fontScale;
}
