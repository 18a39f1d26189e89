import { Directory, File, Paths } from 'expo-file-system';

import { digitsOf } from '@/core/hash';

import { PictureShelf, type Painted } from './pictureShelf';
import { APP_VERSION } from './version';

/** Files of pictures on one device: every card and tile in one theme takes about half of it. */
export const MOST_BYTES = 48 * 1024 * 1024;

/** Keys are too long for names of files. */
function nameOf(key: string): string {
  return `${APP_VERSION}-${digitsOf(key)}.png`;
}

function remove(address: string): void {
  try {
    new File(address).delete();
  } catch {
    // The system has emptied the cache meanwhile.
  }
}

/**
 * Pictures that were painted once on this device, as files of the cache folder. They outlive the app; another version may
 * paint otherwise and begins anew, as does every start while the art is being worked on.
 */
class PictureStore {
  private readonly folder = new Directory(Paths.cache, 'pictures');
  private readonly shelf = new PictureShelf(MOST_BYTES, remove);

  constructor() {
    try {
      this.folder.create({ intermediates: true, idempotent: true });
      const files = this.folder.list().filter((entry) => entry instanceof File);
      const isCurrent = ({ uri }: File) => !__DEV__ && uri.includes(`/${APP_VERSION}-`);
      for (const file of files) if (!isCurrent(file)) remove(file.uri);
      const kept = files.filter((file) => isCurrent(file) && file.size > 0);
      kept.sort((one, two) => (one.lastModified ?? 0) - (two.lastModified ?? 0));
      for (const { name, uri, size } of kept) this.shelf.put(name, uri, size);
    } catch {
      // Without a folder pictures are painted anew at every start.
    }
  }

  find(key: string): string | null {
    return this.shelf.find(nameOf(key));
  }

  /** Writes a picture down and lets it go; its address. */
  keep(key: string, image: Painted): string {
    const bytes = image.encodeToBytes();
    image.dispose();
    const name = nameOf(key);
    const file = new File(this.folder, name);
    try {
      file.create({ overwrite: true });
      file.write(bytes);
    } catch {
      // A full disk: the picture is carried in its address, and not kept for another start.
      const address = `data:image/png;base64,${toBase64(bytes)}`;
      this.shelf.put(name, address, bytes.length);
      return address;
    }
    this.shelf.put(name, file.uri, bytes.length);
    return file.uri;
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** By hand, because nobody promises `btoa` on a phone. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let letter = 0; letter < 4; letter++) {
      const isBeyond = at + letter > bytes.length;
      text += isBeyond ? '=' : LETTERS[(three >> (18 - 6 * letter)) & 63];
    }
  }
  return text;
}

let store: PictureStore | null = null;

/** Opened with the first picture: reading a folder must not delay the start. */
export function pictureStore(): Pick<PictureStore, 'find' | 'keep'> {
  store ??= new PictureStore();
  return store;
}
