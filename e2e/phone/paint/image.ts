/** Pictures in `Image` views. */
import type { Canvas, CanvasKit, Image } from 'canvaskit-wasm';

import type { View } from '../fabric/view';
import { colourOf } from '../text/colour';
import type { Box } from './box';
import { numberOr, objects } from './props';

export class Images {
  private readonly decoded = new Map<string, Image>();

  constructor(
    private readonly canvasKit: CanvasKit,
    /** The bytes of a file, an asset or whatever else an address names. */
    private readonly readFile: (uri: string) => Uint8Array,
  ) {}

  paint(canvas: Canvas, { props, frame }: View, box: Box): void {
    const [source] = objects(props.source ?? props.src);
    if (typeof source?.uri !== 'string' || source.uri === '') return;
    const image = this.imageOf(source.uri);
    const scale = numberOr(source.scale, 1);
    const size = { width: image.width() / scale, height: image.height() / scale };
    const place = placeOf(String(props.resizeMode ?? 'cover'), size, frame);
    const { canvasKit } = this;
    const paint = new canvasKit.Paint();
    const tint = colourOf(props.tintColor);
    const filter = tint === null ? null : canvasKit.ColorFilter.MakeBlend(tint, canvasKit.BlendMode.SrcIn);
    if (filter !== null) paint.setColorFilter(filter);
    canvas.save();
    box.clip(canvas);
    canvas.drawImageRectOptions(
      image,
      canvasKit.XYWHRect(0, 0, image.width(), image.height()),
      canvasKit.XYWHRect(place.x, place.y, place.width, place.height),
      canvasKit.FilterMode.Linear,
      canvasKit.MipmapMode.Linear,
      paint,
    );
    canvas.restore();
    filter?.delete();
    paint.delete();
  }

  end(): void {
    for (const image of this.decoded.values()) image.delete();
    this.decoded.clear();
  }

  private imageOf(uri: string): Image {
    const known = this.decoded.get(uri);
    if (known !== undefined) return known;
    const plain = this.canvasKit.MakeImageFromEncoded(bytesOf(uri, this.readFile));
    if (plain === null) throw new Error(`no picture that Skia can read at ${uri.slice(0, 80)}`);
    const image = plain.makeCopyWithDefaultMipmaps();
    plain.delete();
    this.decoded.set(uri, image);
    return image;
  }
}

function bytesOf(uri: string, readFile: (uri: string) => Uint8Array): Uint8Array {
  const data = /^data:[^,]*;base64,/.exec(uri)?.[0];
  return data === undefined ? readFile(uri) : Buffer.from(uri.slice(data.length), 'base64');
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function placeOf(mode: string, image: Size, view: Size): { x: number; y: number; width: number; height: number } {
  const across = view.width / image.width;
  const down = view.height / image.height;
  const scales: Readonly<Record<string, readonly [number, number]>> = {
    cover: [Math.max(across, down), Math.max(across, down)],
    contain: [Math.min(across, down), Math.min(across, down)],
    stretch: [across, down],
    // Never larger than it is.
    center: [Math.min(across, down, 1), Math.min(across, down, 1)],
    none: [1, 1],
  };
  const scale = scales[mode];
  if (scale === undefined) throw new Error(`not on this phone: resizeMode ${mode}`);
  const [width, height] = [image.width * scale[0], image.height * scale[1]];
  if (mode === 'none') return { x: 0, y: 0, width, height };
  return { x: (view.width - width) / 2, y: (view.height - height) / 2, width, height };
}
