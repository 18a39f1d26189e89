import { createDrawingContext } from '@shopify/react-native-skia/lib/commonjs/sksg/Recorder/DrawingContext';
import { replay } from '@shopify/react-native-skia/lib/commonjs/sksg/Recorder/Player';
import { Recorder } from '@shopify/react-native-skia/lib/commonjs/sksg/Recorder/Recorder';
import { visit } from '@shopify/react-native-skia/lib/commonjs/sksg/Recorder/Visitor';

import type { SkCanvas, SkiaApi } from '@/board/art/skia';
import { recordPicture } from '@/board/canvas/recordPicture';
import { PaintBox } from '@/board/art/brush';
import { paintNodes, type DrawnNode } from '@/board/canvas/paintNodes';
import { loadSkia, paintImage } from '@/cli/art/headless';

const SIDE = 120;

const node = (type: string, props: object, children: readonly DrawnNode[] = []): DrawnNode => ({
  type,
  props,
  children,
});

/** As Reanimated makes them, as much of them as is looked at. */
const shared = (value: unknown) => ({
  _isReanimatedSharedValue: true,
  value,
  addListener: () => undefined,
  removeListener: () => undefined,
});

let skia: SkiaApi;

beforeAll(async () => {
  skia = await loadSkia();
});

function line() {
  const pen = skia.PathBuilder.Make();
  pen.addPoly(
    [
      { x: 0.1, y: 0.2 },
      { x: 0.8, y: 0.3 },
      { x: 0.4, y: 0.9 },
    ],
    false,
  );
  const path = pen.detach();
  pen.dispose();
  return path;
}

const image = (colour: string) =>
  paintImage(skia, 16, 16, (canvas) => {
    canvas.clear(skia.Color(colour));
    const paint = skia.Paint();
    paint.setColor(skia.Color('#204080'));
    canvas.drawRect(skia.XYWHRect(0, 0, 8, 5), paint);
    paint.dispose();
  });

const picture = () => recordPicture(new PaintBox(skia), (_, brush) => brush.circle(0.5, 0.5, 0.3, '#C03020'));

/** What a board is made of, but for its table. */
function board(): DrawnNode[] {
  const camera = shared([{ translateX: 10 }, { translateY: 14 }, { scale: 80 }]);
  const stroke = { path: line(), style: 'stroke', strokeWidth: 0.1, strokeCap: 'round', strokeJoin: 'round' };
  const dash = node('skDashPathEffect', { intervals: [0.12, 0.2], phase: shared(-0.4) });
  return [
    node('skFill', { color: '#F0E0C0' }),
    node('skGroup', { transform: camera }, [
      node('skPicture', { picture: shared(picture()) }),
      node('skPath', { path: line(), color: '#FFF2B0', opacity: shared(0.4), start: 0, end: 1 }),
      node('skGroup', { opacity: shared(0.6) }, [
        node('skPath', { ...stroke, color: '#FFD84A', opacity: 0.5, start: 0, end: shared(0.55) }),
        node('skPath', { ...stroke, strokeWidth: 0.045, color: '#FFFFFF', start: 0, end: 1 }, [dash]),
      ]),
    ]),
    node('skGroup', { transform: [{ translateX: 90 }, { translateY: 90 }, { scale: 0.5 }] }, [
      node('skImage', { image: image('#80C080'), x: -32, y: -32, width: 64, height: 64 }),
    ]),
  ];
}

const pixels = (paint: (canvas: SkCanvas) => void) => {
  const painted = paintImage(skia, SIDE, SIDE, paint);
  const bytes = painted.readPixels() as Uint8Array;
  painted.dispose();
  return bytes;
};

/** As the package draws the same. */
function asThePackage(nodes: readonly DrawnNode[]): Uint8Array {
  const recorder = new Recorder();
  visit(recorder, nodes as never);
  return pixels((canvas) =>
    replay(createDrawingContext(skia as never, [], canvas as never), recorder.getRecording().commands),
  );
}

test('a browser draws a board as phones do, to the pixel', () => {
  const nodes = board();
  const ours = pixels((canvas) => paintNodes(skia, canvas, nodes));
  const theirs = asThePackage(nodes);
  let worst = 0;
  ours.forEach((value, at) => {
    worst = Math.max(worst, Math.abs(value - (theirs[at] ?? 0)));
  });
  expect(worst).toBeLessThanOrEqual(1);
  expect(new Set(ours).size).toBeGreaterThan(20);
});

// The package asks a browser for another smoothing than a phone for: here it is the phone's.
test('the table under a board is one image, repeated', () => {
  const tile = image('#E8D8B0');
  const rect = { x: 8, y: 4, width: 32, height: 32 };
  const texture = node('skImageShader', { image: tile, tx: 'repeat', ty: 'repeat', fit: 'fill', rect });
  const ours = pixels((canvas) => paintNodes(skia, canvas, [node('skFill', {}, [texture])]));
  const at = (x: number, y: number) => [...ours.subarray(4 * (y * SIDE + x), 4 * (y * SIDE + x) + 3)];
  for (const [x, y] of [
    [8, 4],
    [40, 4],
    [8, 36],
    [72, 68],
  ] as const) {
    expect(at(x + 4, y + 4)).toEqual([0x20, 0x40, 0x80]);
    expect(at(x + 28, y + 4)).toEqual([0xe8, 0xd8, 0xb0]);
    expect(at(x + 4, y + 28)).toEqual([0xe8, 0xd8, 0xb0]);
  }
});

test('a line that has not begun is not drawn', () => {
  const blank = pixels(() => undefined);
  const stroke = { path: line(), style: 'stroke', strokeWidth: 10, color: '#000000', start: 0, end: 0 };
  expect(pixels((canvas) => paintNodes(skia, canvas, [node('skPath', stroke)]))).toEqual(blank);
});

test('what it cannot draw it refuses by name', () => {
  expect(() => pixels((canvas) => paintNodes(skia, canvas, [node('skText', {})]))).toThrow('cannot draw skText');
});

test('a frame leaves nothing behind', () => {
  const nodes = board();
  const surface = skia.Surface.Make(SIDE, SIDE)!;
  const canvas = surface.getCanvas();
  const handles = Object.getPrototypeOf(Object.getPrototypeOf(new global.CanvasKit.Paint())) as { delete(): void };
  const free = handles.delete;
  const { create } = Object;
  let made = 0;
  let freed = 0;
  // All handles of CanvasKit are made by this one function.
  Object.create = ((prototype: object | null, properties?: PropertyDescriptorMap) => {
    if (properties === undefined) return create(prototype) as object;
    if (prototype !== null && 'deleteLater' in prototype) made++;
    return create(prototype, properties) as object;
  }) as typeof Object.create;
  handles.delete = function (this: object) {
    freed++;
    free.call(this);
  };
  try {
    paintNodes(skia, canvas, nodes);
  } finally {
    Object.create = create;
    handles.delete = free;
  }
  surface.dispose();
  expect(made).toBeGreaterThan(8);
  expect(freed).toBe(made);
});
