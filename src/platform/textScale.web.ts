import { useSyncExternalStore } from 'react';

/** A browser's "font size" preference changes only the root size, and our sizes are pixels: we scale by hand. */
export const TEXT_SCALES_ITSELF: boolean = false;

const BROWSER_DEFAULT = 16;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

function measure(): number {
  const size = parseFloat(window.getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / BROWSER_DEFAULT : 1;
}

export function useTextScale(): number {
  return useSyncExternalStore(subscribe, measure, () => 1);
}
