import { Image, type ImageProps } from 'react-native';

/** The only door to `Image`: Android would fade every picture in, and a hand of cards would blink each time it moves. */
export function Picture(props: Omit<ImageProps, 'fadeDuration'>) {
  return <Image {...props} fadeDuration={0} />;
}
