import type { SkPicture } from '../art/skia';

/** It may still be drawn in the frame that has begun. */
const LATER = 500;

/** A picture that nobody is given any more. A browser does not see what it weighs, and would keep hundreds of them. */
export function letGo(picture: SkPicture): void {
  setTimeout(() => picture.dispose(), LATER);
}
