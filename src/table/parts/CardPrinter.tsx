import { Skia, type SkImage } from '@shopify/react-native-skia';
import { useEffect } from 'react';

import { CARD_RATIO } from '../art/layout';
import { cardPictures, type PictureWish } from '../art/pictures';
import { paintCardInSlices } from '../art/slices';

/** Shows nothing: it brings the printer to the print room as soon as Skia is there. */
export default function CardPrinter() {
  useEffect(() => cardPictures.useAs(print), []);
  return null;
}

function* print({ id, theme, width, ratio }: PictureWish): Generator<void, SkImage> {
  // In main memory: in a browser every other surface would be a new WebGL context.
  const surface = Skia.Surface.Make(Math.ceil(width * ratio), Math.ceil(width * CARD_RATIO * ratio));
  if (surface === null) throw new Error(`no surface for a card of ${width}`);
  let image: SkImage;
  try {
    const canvas = surface.getCanvas();
    canvas.scale(ratio, ratio);
    yield* paintCardInSlices(Skia, canvas, id, { theme, width, pixelRatio: ratio, hasTitle: false });
    surface.flush();
    image = surface.makeImageSnapshot();
  } finally {
    // Also when nobody wants the card any more.
    surface.dispose();
  }
  // Writing it down takes a stretch of its own.
  yield;
  return image;
}
