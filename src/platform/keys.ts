/** A key that was pressed, by its name in the browser. */
export type KeyListener = (key: string) => boolean;

/** Listens to the keyboard of the page. Devices have none that plays: readers use the same actions by their own ways. */
export function useKeys(_onKey: KeyListener, _isOn: boolean): void {
  // Nothing to listen to.
}
