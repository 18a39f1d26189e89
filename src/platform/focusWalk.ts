import type { Way } from './way';

/** Moves the keyboard's focus to the nearest control on a side. Phones leave that to their own keyboards and switches. */
export function walkFocus(_inside: string, _way: Way, _start: readonly string[]): boolean {
  return false;
}

/** Keeps the keyboard's focus when the control that had it is replaced. Phones do that by themselves. */
export function useKeptFocus(_inside: string, _instead: readonly string[]): void {
  // Nothing to keep.
}
