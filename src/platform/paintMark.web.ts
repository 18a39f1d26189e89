/** So many marks are kept: a page that stays open for days must not fill up with notes. */
const MOST = 400;
let count = 0;

/** Notes in the page's own timeline what is painted, and how many milliseconds of work it took. */
export function markPainted(what: 'land painted' | 'tile painted', took?: number): void {
  count += 1;
  if (count <= MOST) performance.mark(what, { detail: took });
}
