import { ReduceMotion, type WithTimingConfig } from 'react-native-reanimated';

/**
 * How something gets there in so many milliseconds. The app's own `useMotion` has already asked the device and the
 * person how much may move, so the animation must not ask once more.
 */
export function timing(duration: number, easing?: WithTimingConfig['easing']): WithTimingConfig {
  return { duration, reduceMotion: ReduceMotion.Never, ...(easing === undefined ? null : { easing }) };
}
