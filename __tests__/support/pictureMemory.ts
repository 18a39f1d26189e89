import { PictureShelf, type Painted } from '@/platform/pictureShelf';
import { PictureQueue } from '@/ui/drawing/PictureQueue';

/** Stands for an image of Skia: it is only written down and let go. */
export function painted(name: string): Painted {
  return { encodeToBytes: () => new Uint8Array(Buffer.from(name)), dispose: () => undefined };
}

/** A queue whose pictures are kept in memory, by what is written in them. */
export function queueInMemory(mostBytes = 1000): PictureQueue {
  const shelf = new PictureShelf(mostBytes, () => undefined);
  const store = {
    find: (key: string) => shelf.find(key),
    keep: (key: string, picture: Painted) => {
      const address = Buffer.from(picture.encodeToBytes()).toString();
      shelf.put(key, address, address.length);
      return address;
    },
  };
  return new PictureQueue(() => store);
}
