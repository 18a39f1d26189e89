/** A classic tile by day or dusk. */
import type { ClassicTileId } from '@/games/classic/tiles';

import type { Brush } from '../brush';
import type { Turns } from '../geometry/point';
import type { PaintedTheme } from '../palette';
import type { ClassicOutlines } from './outlines';

export interface PaintedTile {
  readonly design: ClassicTileId;
  readonly turns: Turns;
  readonly variant: number;
  readonly theme: PaintedTheme;
  readonly pixels: number;
  readonly outlines: ClassicOutlines;
}

export function* paintPaintedTile(_brush: Brush, _tile: PaintedTile): Generator<void, void> {
  yield;
}
