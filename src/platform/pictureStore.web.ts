import { PictureShelf, type Painted } from './pictureShelf';

/** Pictures kept while the page is open. */
export const MOST_BYTES = 96 * 1024 * 1024;

/** As blobs with short addresses: the page names every card dozens of times, and would carry the whole picture each time. */
class PictureStore {
  private readonly shelf = new PictureShelf(MOST_BYTES, (address) => URL.revokeObjectURL(address));

  find(key: string): string | null {
    return this.shelf.find(key);
  }

  /** Writes a picture down and lets it go; its address. */
  keep(key: string, image: Painted): string {
    const bytes = new Uint8Array(image.encodeToBytes());
    image.dispose();
    const address = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
    this.shelf.put(key, address, bytes.length);
    return address;
  }
}

const store = new PictureStore();

export function pictureStore(): Pick<PictureStore, 'find' | 'keep'> {
  return store;
}
