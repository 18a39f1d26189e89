import type { SkPicture } from '../art/skia';

/** A picture that nobody is given any more. A phone collects it once the last frame that shows it is gone. */
export function letGo(_picture: SkPicture): void {}
