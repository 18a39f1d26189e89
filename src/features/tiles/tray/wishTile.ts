import { Skia } from '@shopify/react-native-skia';

import { PAINTERS } from '@/board/art/painters';
import { paintHeldTile, paintLoneTile } from '@/board/paintTile';
import { openWorkshop } from '@/board/Workshop';
import type { PaintRank } from '@/platform/paintTurn';
import { pictureQueue } from '@/ui/drawing/PictureQueue';

import { tileKey, tilePixels, type WishedTile } from './tileKey';

export interface TileOrder {
  /** Whether it is in somebody's hand, or will be: the land needs the same picture soon. */
  readonly isHeld: boolean;
  readonly rank: PaintRank;
}

/** Asks for the picture of a tile; returns how to call it off. */
export function wishTile(tile: WishedTile, { isHeld, rank }: TileOrder): () => void {
  const { landscape, design, turns, variant, theme, size } = tile;
  const key = tileKey(tile);
  const painter = PAINTERS[landscape];
  const paint = isHeld ? paintHeldTile : paintLoneTile;
  const picture = { design, turns, variant: variant % painter.variants, theme, pixels: tilePixels(size) };
  pictureQueue.wish(key, () => paint(openWorkshop(Skia), painter, picture), { rank });
  return () => pictureQueue.forget(key);
}
