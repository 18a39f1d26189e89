import { PixelRatio } from 'react-native';

import type { Turns } from '@/board/art/geometry/point';
import type { LandscapeName } from '@/board/art/landscape';
import type { ArtTheme } from '@/board/art/palette';

export interface WishedTile {
  readonly landscape: LandscapeName;
  readonly design: string;
  readonly turns: Turns;
  /** The number of the copy. */
  readonly variant: number;
  readonly theme: ArtTheme;
  /** In points. */
  readonly size: number;
}

/** Device pixels of a picture; whole steps, so that a hair's breadth paints no second one. */
export const tilePixels = (size: number): number => Math.ceil((size * Math.min(2, PixelRatio.get())) / 8) * 8;

/** What the picture of a tile is called: whoever knows it can show a finished one without waiting for the renderer. */
export function tileKey({ landscape, design, turns, variant, theme, size }: WishedTile): string {
  return `tile/${landscape}/${design}/${turns}/${variant}/${theme}/${tilePixels(size)}`;
}
