/**
 * Where all tiles of this device are painted: one box of colours and stamps, one baked ground, and the finished pictures.
 * Board, tray and pictures of lands share it, and so does the match after this one.
 */
import type { SkiaApi } from './art/skia';
import { TileImages } from './art/tileImages';
import { PictureMaker } from './PictureMaker';

export class Workshop {
  readonly maker: PictureMaker;
  readonly tiles: TileImages;

  constructor(readonly skia: SkiaApi) {
    this.maker = new PictureMaker(skia);
    this.tiles = new TileImages(this.maker.box);
  }
}

let shared: Workshop | null = null;

/** Opened with the first picture: a module must not touch Skia while it is loaded. */
export function openWorkshop(skia: SkiaApi): Workshop {
  shared ??= new Workshop(skia);
  return shared;
}
