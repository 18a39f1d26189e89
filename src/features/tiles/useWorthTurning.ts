import { useState } from 'react';

import { boundsOf, FIT_MARGIN, freeArea, grown, LARGEST_FIT } from '@/board/geometry';
import { gainsByTurning } from '@/board/turned';
import type { Cell, Insets } from '@/board/types';

interface Window {
  readonly width: number;
  readonly height: number;
}

/**
 * Whether the land would be seen larger from its side. The button that says so takes room from the panel below, and the
 * panel's height decides what the land has for itself: asked at every height, the answer could go to and fro for ever.
 * So it is given once for each land and window, as soon as the panels have their sizes.
 */
export function useWorthTurning(tiles: readonly Cell[], window: Window, insets: Insets, isMeasured: boolean): boolean {
  const land = grown(boundsOf(tiles), FIT_MARGIN);
  const about = [land.width, land.height, window.width, window.height, isMeasured].join(' ');
  const decide = () => ({ about, isWorth: gainsByTurning(land, freeArea(window, insets), LARGEST_FIT) });
  const [decided, setDecided] = useState(decide);
  if (decided.about === about) return decided.isWorth;
  const now = decide();
  setDecided(now);
  return now.isWorth;
}
