import type { FocusEvent } from 'react-native';

/** A mouse click focuses too; the browser knows whether the person needs to see it. */
export function isFocusVisible(event: FocusEvent): boolean {
  const target: unknown = event.target;
  return target instanceof Element && target.matches(':focus-visible');
}
