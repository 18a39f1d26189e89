/** Prints one card in slices, so that a whole deck never costs a frame. */
import { CARD_RATIO } from './layout';
import { type CardLook, printCard } from './paint';
import type { CardId } from './cards';
import { CLIP_INTERSECT, type SkCanvas, type SkiaApi, type SkPicture } from './skia';

/** Points of a card's height that are inked between two yields. */
const BAND = 64;

/**
 * The same picture as `paintCard`. The card is cut once as a picture and then inked band by band: the knife work is our
 * own code, the ink is Skia's, and each is about half of the time.
 */
export function* paintCardInSlices(skia: SkiaApi, canvas: SkCanvas, id: CardId, look: CardLook): Generator<void, void> {
  const height = look.width * CARD_RATIO;
  const recorder = skia.PictureRecorder();
  let picture: SkPicture | null = null;
  try {
    yield* printCard(skia, recorder.beginRecording(skia.XYWHRect(0, 0, look.width, height)), id, look);
    picture = recorder.finishRecordingAsPicture();
    yield;
    // Bands end on whole points, so that no seam shows where the antialiasing of two clips would meet.
    for (let top = 0; top < height; top += BAND) {
      canvas.save();
      canvas.clipRect(skia.XYWHRect(0, top, Math.ceil(look.width), BAND), CLIP_INTERSECT, false);
      canvas.drawPicture(picture);
      canvas.restore();
      yield;
    }
  } finally {
    // Also when nobody wants the card any more.
    picture?.dispose();
    recorder.dispose();
  }
}
