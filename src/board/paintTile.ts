import type { SkImage } from './art/skia';
import { bucketFor } from './art/tileImages';
import type { TilePainter, TilePicture } from './art/tilePainter';
import type { Slices } from './PictureMaker';
import type { Workshop } from './Workshop';

const TILE = { x: 0, y: 0, width: 1, height: 1 };

/** One tile with its ground as a picture, painted for this alone: the tiles of a long list would push out those of the land. */
export function paintLoneTile({ maker }: Workshop, painter: TilePainter, picture: TilePicture): Slices<SkImage> {
  const { pixels, theme } = picture;
  return maker.picture(pixels, pixels, function* (brush, canvas) {
    canvas.scale(pixels, pixels);
    yield* maker.ground(canvas, painter.ground, theme, TILE);
    yield* painter.paint(brush, picture);
  });
}

/** The same from the tile that the land will be drawn with: who holds it lays it next, so it is painted once for both. */
export function paintHeldTile({ maker, tiles }: Workshop, painter: TilePainter, picture: TilePicture): Slices<SkImage> {
  const { pixels, theme } = picture;
  return maker.picture(pixels, pixels, function* (brush, canvas) {
    canvas.scale(pixels, pixels);
    yield* maker.ground(canvas, painter.ground, theme, TILE);
    const image = yield* tiles.paint(painter, { ...picture, pixels: bucketFor(pixels) });
    if (image !== null) maker.copy(canvas, image, TILE);
    else yield* painter.paint(brush, picture);
  });
}
