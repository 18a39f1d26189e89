import type { SkImage } from '@shopify/react-native-skia';

/** Where `Image` finds a printed card. */
export function pictureAddress(image: SkImage): string {
  return `data:image/png;base64,${image.encodeToBase64()}`;
}
