import type { TouchHold } from './hold';

const NOTHING: TouchHold = [() => undefined, () => undefined];

/** Here a gesture that has begun takes the finger from the scroll view by itself. */
export function useTouchHold(): TouchHold {
  return NOTHING;
}
