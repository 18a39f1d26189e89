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

/** A Skia that counts the surfaces and the images made of them which nobody has disposed of. */
export function countingSkia(skia: SkiaApi): { skia: SkiaApi; live: { surfaces: number; images: number } } {
  const live = { surfaces: 0, images: 0 };
  const counted = <Thing extends { dispose(): void }>(thing: Thing, kind: keyof typeof live): Thing => {
    live[kind]++;
    const dispose = thing.dispose.bind(thing);
    thing.dispose = () => {
      live[kind]--;
      dispose();
    };
    return thing;
  };
  const Make = (width: number, height: number) => {
    const made = skia.Surface.Make(width, height);
    if (made === null) return null;
    const surface = counted(made, 'surfaces');
    const snapshot = surface.makeImageSnapshot.bind(surface);
    surface.makeImageSnapshot = (...args) => counted(snapshot(...args), 'images');
    return surface;
  };
  return { skia: Object.create(skia, { Surface: { value: { Make } } }) as SkiaApi, live };
}
