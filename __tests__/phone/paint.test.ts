import type { CanvasKit } from 'canvaskit-wasm';

import type { View } from '../../e2e/phone/fabric/view';
import { paintScreen, type Screen } from '../../e2e/phone/paint';
import { loadCanvasKit } from '../../e2e/phone/skia';
import { Fonts, Typesetter } from '../../e2e/phone/text';
import { node, view } from './nodes';
import { pixelOfPng, skiaPhone } from './skiaPhone';

const RED = 0xffff0000 | 0;
const GREEN = 0xff00ff00 | 0;
const BLUE = 0xff0000ff | 0;
const red = [255, 0, 0, 255];
const green = [0, 255, 0, 255];
const blue = [0, 0, 255, 255];
const white = [255, 255, 255, 255];

let canvasKit: CanvasKit;
let screen: Screen;

beforeEach(async () => {
  canvasKit = await loadCanvasKit();
  const fonts = new Fonts(canvasKit);
  const typesetter = new Typesetter(canvasKit, fonts, { platform: 'ios', pixelRatio: 2, fontScale: 1 });
  const readFile = (uri: string) => {
    throw new Error(`no file at ${uri}`);
  };
  screen = {
    canvasKit,
    skia: { pictureOf: () => null },
    fonts,
    typesetter,
    pixelRatio: 2,
    width: 100,
    height: 100,
    readFile,
  };
});

/** The colour at a point of the screen, in points. */
function look(roots: readonly View[]): (x: number, y: number) => number[] {
  const png = paintScreen(roots, screen);
  return (x, y) => pixelOfPng(canvasKit, png, x * 2, y * 2);
}

describe('boxes', () => {
  test('a background ends at the frame, and a round corner lets through what lies behind', () => {
    const at = look([view('View', [10, 10, 40, 40], { backgroundColor: RED, borderRadius: 20 })]);
    expect(at(30, 30)).toEqual(red);
    expect(at(11, 11)).toEqual(white);
    expect(at(51, 30)).toEqual(white);
  });

  test('one corner may be round and the others not', () => {
    const at = look([view('View', [0, 0, 40, 40], { backgroundColor: RED, borderTopLeftRadius: '50%' })]);
    expect(at(1, 1)).toEqual(white);
    expect(at(38, 1)).toEqual(red);
  });

  test('every side has a border of its own', () => {
    const props = {
      backgroundColor: RED,
      borderWidth: 4,
      borderColor: GREEN,
      borderLeftColor: BLUE,
      borderLeftWidth: 10,
    };
    const at = look([view('View', [0, 0, 60, 60], props)]);
    expect(at(30, 2)).toEqual(green);
    expect(at(5, 30)).toEqual(blue);
    expect(at(30, 30)).toEqual(red);
  });

  test('an outline lies outside and moves nothing', () => {
    const at = look([view('View', [20, 20, 20, 20], { backgroundColor: RED, outlineWidth: 4, outlineColor: GREEN })]);
    expect(at(18, 30)).toEqual(green);
    expect(at(21, 30)).toEqual(red);
  });

  test('a shadow falls beside the box and not under it', () => {
    const boxShadow = [{ offsetX: 20, offsetY: 0, blurRadius: 0, spreadDistance: 0, color: BLUE }];
    const at = look([view('View', [10, 10, 20, 20], { boxShadow })]);
    expect(at(40, 20)).toEqual(blue);
    expect(at(20, 20)).toEqual(white);
  });

  test('an inset shadow stays inside', () => {
    const boxShadow = [{ offsetX: 0, offsetY: 6, blurRadius: 0, spreadDistance: 0, color: BLUE, inset: true }];
    const at = look([view('View', [10, 10, 20, 20], { backgroundColor: RED, boxShadow })]);
    expect(at(20, 12)).toEqual(blue);
    expect(at(20, 25)).toEqual(red);
    expect(at(20, 5)).toEqual(white);
  });
});

describe('nesting', () => {
  const child = (props: Record<string, unknown> = {}) =>
    view('View', [10, 10, 50, 10], { backgroundColor: RED, ...props });

  test('a child lies in its parent, and beyond it unless it is cut', () => {
    expect(look([view('View', [20, 20, 30, 30], {}, [child()])])(55, 35)).toEqual(red);
    expect(look([view('View', [20, 20, 30, 30], { overflow: 'hidden' }, [child()])])(55, 35)).toEqual(white);
  });

  test('opacity is that of the whole branch', () => {
    const over = [child(), child({ backgroundColor: BLUE })];
    expect(look([view('View', [0, 0, 100, 100], { opacity: 0.5 }, over)])(30, 15)).toEqual([128, 128, 255, 255]);
  });

  test('zIndex comes before the order of siblings', () => {
    const siblings = [child({ zIndex: 1 }), child({ backgroundColor: BLUE })];
    expect(look([view('View', [0, 0, 100, 100], {}, siblings)])(30, 15)).toEqual(red);
    expect(look([view('View', [0, 0, 100, 100], {}, [...siblings].reverse())])(30, 15)).toEqual(red);
  });

  test('what is not displayed is not painted', () => {
    expect(look([child({ display: 'none' })])(30, 15)).toEqual(white);
  });

  test('a transform turns about the centre, or about its origin', () => {
    const bar = (props: Record<string, unknown>) =>
      look([view('View', [20, 45, 60, 10], { backgroundColor: RED, ...props })]);
    const turned = bar({ transform: [{ rotate: '90deg' }] });
    expect(turned(50, 25)).toEqual(red);
    expect(turned(25, 50)).toEqual(white);
    const atLeft = bar({ transform: [{ rotate: '90deg' }], transformOrigin: ['0%', '50%', 0] });
    expect(atLeft(20, 90)).toEqual(red);
    const moved = bar({ transform: [{ translateX: '50%' }, { scale: 0.5 }] });
    expect(moved(80, 50)).toEqual(red);
    expect(moved(60, 50)).toEqual(white);
  });

  test('a scrolled list shows what has come into it, and no more', () => {
    const content = view('View', [0, 0, 40, 200], {}, [view('View', [0, 100, 40, 10], { backgroundColor: RED })]);
    const list = (y: number) => look([view('ScrollView', [10, 10, 40, 40], {}, [content], { x: 0, y })]);
    expect(list(0)(20, 15)).toEqual(white);
    expect(list(95)(20, 20)).toEqual(red);
    expect(list(60)(20, 55)).toEqual(white);
  });

  test('a stack shows its last screen, and through a see-through one the screen below', () => {
    const below = view('RNSScreen', [0, 0, 100, 100], { backgroundColor: RED });
    const above = (props: Record<string, unknown>) => view('RNSScreen', [0, 0, 100, 100], props);
    const stack = (screens: View[]) => look([view('RNSScreenStack', [0, 0, 100, 100], {}, screens)])(50, 50);
    expect(stack([below])).toEqual(red);
    expect(stack([below, above({ stackPresentation: 'push' })])).toEqual(white);
    expect(stack([below, above({ stackPresentation: 'transparentModal' })])).toEqual(red);
  });

  test('a modal lies over all, wherever it stands in the tree', () => {
    const modal = view('ModalHostView', [0, 0, 100, 100], {}, [
      view('View', [0, 0, 100, 100], { backgroundColor: GREEN }),
    ]);
    const behind = view('View', [40, 40, 10, 10], { overflow: 'hidden', opacity: 0.5 }, [modal]);
    const at = look([
      view('View', [0, 0, 100, 100], {}, [behind, view('View', [0, 0, 100, 100], { backgroundColor: RED })]),
    ]);
    expect(at(5, 5)).toEqual(green);
    expect(at(95, 95)).toEqual(green);
  });
});

describe('contents', () => {
  function text(props: Record<string, unknown>): View {
    const laidOut = view('Paragraph', [10, 10, 80, 40], { fontSize: 40, color: RED, ...props });
    return { ...laidOut, node: { ...laidOut.node, children: [node('RawText', { text: '█' })] } };
  }

  test('text is written in its colour, inside of its padding', () => {
    const at = look([text({ color: BLUE })]);
    const inked = (x0: number, x1: number) =>
      Array.from({ length: x1 - x0 }, (_, index) => at(x0 + index, 32)).some(([r, , b]) => b === 255 && r === 0);
    expect(inked(10, 50)).toBe(true);
    const padded = look([text({ color: BLUE, paddingLeft: 60 })]);
    expect(Array.from({ length: 30 }, (_, index) => padded(15 + index, 32)).every(([r]) => r === 255)).toBe(true);
  });

  test('an image fills its view, tinted or as it is', () => {
    const surface = canvasKit.MakeSurface(4, 4)!;
    surface.getCanvas().clear(canvasKit.Color(0, 0, 255));
    const image = surface.makeImageSnapshot();
    const uri = `data:image/png;base64,${Buffer.from(image.encodeToBytes()!).toString('base64')}`;
    const shown = (props: Record<string, unknown>) =>
      look([view('Image', [10, 10, 40, 20], { source: [{ uri }], ...props })]);
    expect(shown({})(45, 20)).toEqual(blue);
    expect(shown({ resizeMode: 'contain' })(12, 20)).toEqual(white);
    expect(shown({ resizeMode: 'contain' })(30, 20)).toEqual(blue);
    expect(shown({ tintColor: RED })(30, 20)).toEqual(red);
    expect(shown({ borderRadius: 10 })(11, 11)).toEqual(white);
  });

  test('an image that is not there is an error', () => {
    expect(() => look([view('Image', [0, 0, 10, 10], { source: [{ uri: 'file:///none.png' }] })])).toThrow('no file');
  });

  test("a view of Skia shows its picture, in points and cut at the view's edge", async () => {
    const phone = await skiaPhone();
    phone.run(`
      var recorder = SkiaApi.PictureRecorder();
      var paint = SkiaApi.Paint();
      paint.setColor(SkiaApi.Color('red'));
      recorder.beginRecording().drawRect({ x: 10, y: 0, width: 100, height: 10 }, paint);
      SkiaViewApi.setJsiProperty(12, 'picture', recorder.finishRecordingAsPicture());
    `);
    screen = { ...screen, skia: phone.skia };
    const at = look([view('SkiaPictureView', [20, 20, 40, 40], { nativeID: '12' })]);
    expect(at(25, 25)).toEqual(white);
    expect(at(35, 25)).toEqual(red);
    expect(at(65, 25)).toEqual(white);
  });

  test('a switch shows which way it stands', () => {
    const at = (value: boolean) => look([view('Switch', [10, 10, 50, 30], { value, onTintColor: BLUE })]);
    expect(at(true)(20, 25)).toEqual(blue);
    expect(at(false)(55, 25)).not.toEqual(blue);
  });

  test('a view that nobody here can paint is an error, unless nothing of it is seen', () => {
    expect(() => look([view('MapView', [0, 0, 10, 10])])).toThrow('a MapView is not painted');
    expect(() => look([view('MapView', [0, 0, 0, 0])])).not.toThrow();
    expect(() => look([view('View', [0, 0, 10, 10], { filter: [{ blur: 3 }] })])).toThrow('filter of a View');
  });
});

describe('drawings', () => {
  const brush = (payload: number) => ({ type: 0, payload });
  const svg = (children: View[], props: Record<string, unknown> = {}) => [
    view('RNSVGSvgView', [0, 0, 100, 50], props, children),
  ];
  const shape = (name: string, props: Record<string, unknown>, children: View[] = []) =>
    view(name, [0, 0, 0, 0], { propList: Object.keys(props), ...props }, children);

  test('a path is filled, in the space of the view box', () => {
    const box = { minX: 0, minY: 0, vbWidth: 10, vbHeight: 10, align: 'xMidYMid', meetOrSlice: 0 };
    const path = shape('RNSVGPath', { d: 'M0 0H10V10H0Z', fill: brush(RED) });
    const met = look(svg([path], box));
    expect(met(50, 25)).toEqual(red);
    expect(met(10, 25)).toEqual(white);
    expect(look(svg([path], { ...box, meetOrSlice: 1 }))(10, 25)).toEqual(red);
    expect(look(svg([path], { ...box, align: 'none' }))(95, 45)).toEqual(red);
  });

  test('a shape inherits from its group what it does not set itself', () => {
    const path = shape('RNSVGPath', { d: 'M0 0H20V20H0Z' });
    const own = shape('RNSVGPath', { d: 'M30 0H50V20H30Z', fill: brush(BLUE) });
    const group = shape('RNSVGGroup', { fill: brush(RED), matrix: [1, 0, 0, 1, 5, 5] }, [path, own]);
    const at = look(svg([group]));
    expect(at(2, 2)).toEqual(white);
    expect(at(15, 15)).toEqual(red);
    expect(at(45, 15)).toEqual(blue);
  });

  test('a stroke lies on the line, and a dash leaves gaps', () => {
    const line = { x1: 0, y1: 25, x2: 100, y2: 25, stroke: brush(RED), strokeWidth: 4 };
    expect(look(svg([shape('RNSVGLine', line)]))(50, 25)).toEqual(red);
    const dashed = look(svg([shape('RNSVGLine', { ...line, strokeDasharray: [10, 10] })]));
    expect(dashed(5, 25)).toEqual(red);
    expect(dashed(15, 25)).toEqual(white);
  });

  test('a gradient runs over the box of its shape', () => {
    const gradient = view('RNSVGLinearGradient', [0, 0, 0, 0], {
      name: 'sky',
      ...{ x1: 0, y1: 0, x2: 1, y2: 0, gradient: [0, RED, 1, BLUE], gradientUnits: 0 },
    });
    const defs = view('RNSVGDefs', [0, 0, 0, 0], {}, [gradient]);
    const rect = shape('RNSVGRect', { x: 20, y: 0, width: 40, height: 50, fill: { type: 1, brushRef: 'sky' } });
    const at = look(svg([defs, rect]));
    expect(at(20, 25)[0]).toBeGreaterThan(240);
    expect(at(59, 25)[2]).toBeGreaterThan(240);
    expect(at(15, 25)).toEqual(white);
  });

  test('circles, round rectangles and words are drawn', () => {
    expect(look(svg([shape('RNSVGCircle', { cx: '50%', cy: 25, r: 10, fill: brush(RED) })]))(50, 25)).toEqual(red);
    const round = look(svg([shape('RNSVGRect', { x: 0, y: 0, width: 40, height: 40, rx: 20, fill: brush(RED) })]));
    expect([round(1, 1), round(20, 20)]).toEqual([white, red]);
    const span = shape('RNSVGTSpan', { content: 'I' });
    const label = (textAnchor: string) =>
      look(
        svg([shape('RNSVGText', { x: [50], y: [40], fill: brush(RED), font: { fontSize: 60, textAnchor } }, [span])]),
      );
    const inked = (at: (x: number, y: number) => number[], from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => at(from + index, 25)).some(([, g]) => g === 0);
    expect(inked(label('start'), 50, 70)).toBe(true);
    expect(inked(label('start'), 30, 50)).toBe(false);
    expect(inked(label('end'), 30, 50)).toBe(true);
  });

  test('what cannot be drawn is an error', () => {
    expect(() => look(svg([shape('RNSVGUse', {})]))).toThrow('RNSVGUse in a drawing');
    expect(() => look(svg([shape('RNSVGPath', { d: 'M0 0H1', mask: 'hole' })]))).toThrow('mask of a RNSVGPath');
  });
});
