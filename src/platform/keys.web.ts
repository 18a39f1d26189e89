import { useEffect, useRef } from 'react';

import type { KeyListener } from './keyListener';

/** Keys that a focused control answers itself. */
const OF_CONTROLS = ['Enter', ' '];
const CONTROLS =
  'a, button, input, textarea, select, [role="button"], [role="switch"], [role="radio"], [role="slider"]';

/**
 * Listens to the keyboard of the page. `onKey` answers whether the key meant something; then the page does nothing else
 * with it. Whoever types into a field or presses Enter on a control means that and nothing else.
 */
export function useKeys(onKey: KeyListener, isOn: boolean): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input, textarea, select, [role="slider"]')) return;
      const control = target?.closest(CONTROLS) ?? null;
      if (control !== null && OF_CONTROLS.includes(event.key)) return;
      if (!latest.current(event.key)) return;
      event.preventDefault();
      // The keyboard went on from the control that had it: Enter means the board again.
      if (control instanceof HTMLElement && event.key.startsWith('Arrow')) control.blur();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
