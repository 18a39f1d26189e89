import { Brush, PaintBox } from '@/board/art/brush';
import type { SkiaApi } from '@/board/art/skia';
import { paintNow, type TilePainter, type TilePicture } from '@/board/art/tilePainter';
import { loadSkia, paintImage } from '@/cli/art/headless';

let loading: Promise<{ skia: SkiaApi; box: PaintBox }> | null = null;

/** CanvasKit in Node, loaded once per test file. */
export function openBox(): Promise<{ skia: SkiaApi; box: PaintBox }> {
  loading ??= loadSkia().then((skia) => ({ skia, box: new PaintBox(skia) }));
  return loading;
}

/** RGBA of a tile on a plain ground, row by row. */
export function paintPixels(box: PaintBox, painter: TilePainter, picture: TilePicture, ground = '#B5BC70'): Uint8Array {
  const { skia } = box;
  const { pixels } = picture;
  const image = paintImage(skia, pixels, pixels, (canvas) => {
    canvas.clear(skia.Color(ground));
    canvas.scale(pixels, pixels);
    const brush = new Brush(box, canvas);
    paintNow(painter, brush, picture);
    brush.dispose();
  });
  const bytes = image.readPixels();
  image.dispose();
  if (!(bytes instanceof Uint8Array)) throw new Error('no pixels');
  return bytes;
}

/** Means over blocks: what is left when anti-aliasing of another machine or Skia is averaged away. */
export function blocks(pixels: Uint8Array, side: number, count: number): number[] {
  const size = side / count;
  const means: number[] = [];
  for (let by = 0; by < count; by++) {
    for (let bx = 0; bx < count; bx++) {
      const sum = [0, 0, 0];
      for (let y = by * size; y < (by + 1) * size; y++) {
        for (let x = bx * size; x < (bx + 1) * size; x++) {
          for (let c = 0; c < 3; c++) sum[c]! += pixels[(y * side + x) * 4 + c]!;
        }
      }
      means.push(...sum.map((s) => s / (size * size)));
    }
  }
  return means;
}
