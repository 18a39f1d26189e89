/** Notes what is painted for whoever measures a page, and how many milliseconds of work it took; a phone keeps no notes. */
export function markPainted(what: 'land painted' | 'tile painted', took?: number): void {
  void what;
  void took;
}
