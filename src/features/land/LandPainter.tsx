import { Skia } from '@shopify/react-native-skia';
import { useEffect, useSyncExternalStore } from 'react';

import { PAINTERS } from '@/board/art/painters';
import type { ArtTheme } from '@/board/art/palette';
import type { TilePainter } from '@/board/art/tilePainter';
import { areaOf, paintLand } from '@/board/paintLand';
import type { Area } from '@/board/types';
import { openWorkshop } from '@/board/Workshop';
import type { LaidPiece, LaidTile } from '@/games/tiles';
import { pictureQueue as queue } from '@/ui/drawing/PictureQueue';

export interface PaintedLand {
  /** Names this state of this land: painted once, found again. */
  readonly id: string;
  readonly landscape: TilePainter['landscape'];
  readonly tiles: readonly LaidTile[];
  /** Players are colours here. */
  readonly pieces: readonly LaidPiece[];
}

/** Paints a land in slices and hands the address of the picture over. It draws nothing itself. */
export default function LandPainter({
  land,
  theme,
  pixels = pixelsFor(land),
  window,
  onPainted,
}: {
  land: PaintedLand;
  theme: ArtTheme;
  /** Pixels a tile; for a whole land as many as fit its longer side, when left out. */
  pixels?: number;
  /** The part to paint; all of it when left out. */
  window?: Area;
  onPainted: (address: string) => void;
}) {
  const part = window === undefined ? 'all' : [window.x, window.y, window.width, window.height].join();
  // All that is seen: pictures outlive the app, and the name of a land does not say how it was built.
  const key = `land/${JSON.stringify(land)}/${theme}/${pixels}/${part}`;
  const address = useSyncExternalStore(
    queue.subscribe,
    () => queue.find(key),
    () => null,
  );
  useEffect(() => {
    if (address !== null) {
      onPainted(address);
      return undefined;
    }
    const { maker } = openWorkshop(Skia);
    queue.wish(key, () => paintLand(maker, PAINTERS[land.landscape], land, { theme, pixels, window }));
    return () => queue.forget(key);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says what is to be painted
  }, [key, address]);
  return null;
}

/** The longer side of a whole land, within what a phone's memory likes. */
const LONGEST = 2400;
const LARGEST_TILE = 160;

function pixelsFor({ tiles }: PaintedLand): number {
  const { width, height } = areaOf(tiles);
  return Math.max(24, Math.min(LARGEST_TILE, Math.floor(LONGEST / Math.max(width, height))));
}
