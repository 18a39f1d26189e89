import { Image } from 'react-native';

/**
 * Has the browser decode a picture before anybody looks at it: the first look at one that it does not know is empty, for as
 * long as the page has other work.
 */
export function decodeAhead(address: string): void {
  // Dropped from its shelf before it was decoded, it is nobody's any more.
  Image.prefetch(address).catch(() => undefined);
}
