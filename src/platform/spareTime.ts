/**
 * Calls back when whatever waits (touches, frames) has had its turn; returns how to call it off. A frame is the wrong
 * clock for long work: where frames are slow, work that gets a slice of each would never be done.
 */
export function inSpareTime(work: () => void): () => void {
  const timer = setTimeout(work, 0);
  return () => clearTimeout(timer);
}
