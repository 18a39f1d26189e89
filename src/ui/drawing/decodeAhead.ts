/** Phones show a picture of their own files with the frame that asks for it. */
export function decodeAhead(_address: string): void {
  // Nothing to do: see the twin for browsers.
}
