import { ReduceMotion, type WithTimingConfig } from 'react-native-reanimated';

/**
 * The app's own `useMotion` has already asked the device and the person how much may move, so no animation may ask once
 * more: where the device moves less it would be over at once, also one that only stays to be read.
 */
export const UNASKED = { reduceMotion: ReduceMotion.Never } as const;

/** How something gets there in so many milliseconds. */
export function timing(duration: number, easing?: WithTimingConfig['easing']): WithTimingConfig {
  'worklet';
  return easing === undefined ? { duration, ...UNASKED } : { duration, easing, ...UNASKED };
}
