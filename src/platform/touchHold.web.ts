import { useCallback, useRef } from 'react';

import type { TouchHold } from './hold';

/**
 * A browser decides at the first movement of a finger whether it scrolls, by what the element allowed when it was touched.
 * A listener can still refuse, if it was there from the start.
 */
export function useTouchHold(): TouchHold {
  const isHeld = useRef(false);
  const watch = useCallback((node: unknown) => {
    if (!(node instanceof HTMLElement)) return undefined;
    const refuse = (event: TouchEvent) => {
      if (isHeld.current && event.cancelable) event.preventDefault();
    };
    node.addEventListener('touchmove', refuse, { passive: false });
    return () => node.removeEventListener('touchmove', refuse);
  }, []);
  const hold = useCallback((held: boolean) => {
    isHeld.current = held;
  }, []);
  return [watch, hold];
}
