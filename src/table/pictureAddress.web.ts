import type { SkImage } from '@shopify/react-native-skia';

/** A short address: the page names every card dozens of times, and would carry the whole picture each time. */
export function pictureAddress(image: SkImage): string {
  return URL.createObjectURL(new Blob([new Uint8Array(image.encodeToBytes())], { type: 'image/png' }));
}
