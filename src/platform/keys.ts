import type { KeyListener } from './keyListener';

/** Listens to the keyboard of the page. Devices have none that plays: readers use the same actions by their own ways. */
export function useKeys(_onKey: KeyListener, _isOn: boolean): void {
  // Nothing to listen to.
}
