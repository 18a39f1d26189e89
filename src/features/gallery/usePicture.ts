import { useEffect, useSyncExternalStore } from 'react';
import { PixelRatio } from 'react-native';

import type { PictureMaker } from '@/board/PictureMaker';
import type { PictureQueue } from '@/ui/drawing/PictureQueue';

import type { GalleryItem } from './exhibits';

export interface Studio {
  readonly maker: PictureMaker;
  readonly queue: PictureQueue;
}

/** Beyond this a picture costs seconds in a browser without a graphics processor. */
const MAX_PIXELS = 1800;

/**
 * The address of a picture in this width, once it is painted; null until then. Pictures beside others are painted as
 * they hang; what stands at the entrance, or was asked for closer, comes before all of them.
 */
export function usePicture(
  { maker, queue }: Studio,
  item: GalleryItem,
  width: number,
  place: 'first' | 'amongOthers',
): string | null {
  // Multiples of eight, so that a resized window finds most pictures again.
  const pixels = Math.min(MAX_PIXELS, Math.ceil((width * Math.min(2, PixelRatio.get())) / 8) * 8);
  const key = `gallery/${item.id}/${pixels}`;
  const address = useSyncExternalStore(
    queue.subscribe,
    () => queue.find(key),
    () => null,
  );
  useEffect(() => {
    queue.wish(key, () => item.paint(maker, pixels), { order: place === 'first' ? 'newestFirst' : 'inOrder' });
    return () => queue.forget(key);
  });
  return address;
}
