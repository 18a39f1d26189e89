/** Draws one laid-out view after the other, as the platform composes them. */
import type { Canvas, CanvasKit, Rect } from 'canvaskit-wasm';

import type { Frame, View } from '../fabric/view';
import { Box } from './box';
import { paintSpinner, paintSwitch } from './controls';
import type { Images } from './image';
import type { Screen } from './index';
import { first, length, numberOr, objects, refuse } from './props';
import { SvgDrawing } from './svg/drawing';
import { transformOf } from './transform';

/** Boxes that hold others and draw nothing of their own. */
const BOXES = new Set([
  ...[
    'View',
    'RootView',
    'ScrollContentView',
    'AndroidHorizontalScrollContentView',
    'LayoutConformance',
    'SafeAreaView',
  ],
  ...['ModalHostView', 'RNCSafeAreaProvider', 'RNCSafeAreaView', 'VirtualView'],
  ...['RNSScreen', 'RNSModalScreen', 'RNSScreenStack', 'RNSScreenContainer', 'RNSScreenNavigationContainer'],
  ...['RNSScreenContentWrapper', 'RNSFullWindowOverlay', 'RNSScreenFooter', 'RNSSafeAreaView'],
  ...['RNGestureHandlerRootView', 'RNGestureHandlerButton', 'RNGestureHandlerDetector'],
  ...['RNGestureHandlerDetectorWrapper'],
]);
const SCROLLERS = new Set(['ScrollView', 'AndroidHorizontalScrollView']);
const INPUTS = new Set(['TextInput', 'AndroidTextInput', 'RCTSinglelineTextInputView', 'RCTMultilineTextInputView']);
const SVG_ROOTS = new Set(['RNSVGSvgView', 'RNSVGSvgViewAndroid']);
const PICTURES = new Set(['SkiaPictureView', 'SkiaDomView']);
const NOT_PAINTED = ['filter', 'mixBlendMode', 'experimental_backgroundImage', 'backgroundImage'];

export class Painter {
  /** Modals lie over everything, in the order in which they were mounted. */
  private readonly modals: View[] = [];

  constructor(
    private readonly canvas: Canvas,
    private readonly screen: Screen,
    private readonly images: Images,
  ) {}

  paint(roots: readonly View[]): void {
    for (const root of roots) this.view(root);
    // A modal may open another.
    for (let next = this.modals.shift(); next !== undefined; next = this.modals.shift()) this.placed(next, ORIGIN);
  }

  private view(view: View): void {
    if (view.node.viewName !== 'ModalHostView') this.placed(view, view.frame);
    else if (view.props.visible !== false) this.modals.push(view);
  }

  private placed(view: View, { x, y }: { readonly x: number; readonly y: number }): void {
    const { props, frame } = view;
    const opacity = numberOr(props.opacity, 1);
    if (props.display === 'none' || opacity <= 0) return;
    const { canvas } = this;
    const { canvasKit } = this.screen;
    canvas.save();
    canvas.translate(x, y);
    const transform = transformOf(canvasKit, props, frame);
    if (transform !== null) canvas.concat(transform);
    if (opacity < 1) {
      const paint = new canvasKit.Paint();
      paint.setAlphaf(opacity);
      canvas.saveLayer(paint, extent(canvasKit, view));
      paint.delete();
    }
    this.boxed(view);
    if (opacity < 1) canvas.restore();
    canvas.restore();
  }

  private boxed(view: View): void {
    const { props, frame, node } = view;
    refuse(props, node.viewName, NOT_PAINTED);
    const box = new Box(this.screen.canvasKit, props, frame);
    box.paint(this.canvas);
    this.content(view, box);
  }

  private content(view: View, box: Box): void {
    const { canvas, screen } = this;
    const { canvasKit } = screen;
    const { viewName } = view.node;
    const node = { ...view.node, props: view.props };
    if (BOXES.has(viewName))
      this.children(view, box, view.props.overflow === 'hidden' || view.props.overflow === 'scroll');
    else if (SCROLLERS.has(viewName)) this.children(view, box, view.props.overflow !== 'visible');
    else if (viewName === 'Paragraph') screen.typesetter.paint(canvas, node, contentBox(view, box));
    else if (INPUTS.has(viewName)) screen.typesetter.paintInput(canvas, node, contentBox(view, box));
    else if (viewName === 'Image') this.images.paint(canvas, view, box);
    else if (SVG_ROOTS.has(viewName)) new SvgDrawing(canvasKit, screen.fonts, view).paint(canvas);
    else if (PICTURES.has(viewName)) this.picture(view);
    else if (viewName === 'Switch' || viewName === 'AndroidSwitch') paintSwitch(canvasKit, canvas, view);
    else if (viewName === 'ActivityIndicatorView' || viewName === 'AndroidProgressBar')
      paintSpinner(canvasKit, canvas, view);
    else if (isSeen(view)) throw new Error(`not on this phone: a ${viewName} is not painted`);
    else if (view.props.hidden !== true) this.children(view, box, false);
  }

  private children({ node, children: all, scroll }: View, box: Box, isClipped: boolean): void {
    const children = node.viewName === 'RNSScreenStack' ? shownScreens(all) : all;
    if (children.length === 0) return;
    const { canvas } = this;
    canvas.save();
    if (isClipped) box.clip(canvas);
    canvas.translate(-scroll.x, -scroll.y);
    for (const child of inOrder(children)) this.view(child);
    canvas.restore();
  }

  private picture({ props, frame }: View): void {
    const picture = this.screen.skia.pictureOf(Number(props.nativeID));
    if (picture === null) return;
    const { canvasKit } = this.screen;
    this.canvas.save();
    this.canvas.clipRect(canvasKit.XYWHRect(0, 0, frame.width, frame.height), canvasKit.ClipOp.Intersect, true);
    this.canvas.drawPicture(picture);
    this.canvas.restore();
  }
}

/** How far shadows reach beyond a view, at most. */
const SHADOWS = 80;

/** As much of the screen as a branch may cover: a layer of its own is dear, and should be no larger. */
function extent(canvasKit: CanvasKit, view: View): Rect | null {
  const reach = { left: 0, top: 0, right: 0, bottom: 0 };
  const isSimple = widen(reach, view, 0, 0, true);
  if (!isSimple) return null;
  return canvasKit.LTRBRect(reach.left - SHADOWS, reach.top - SHADOWS, reach.right + SHADOWS, reach.bottom + SHADOWS);
}

/** False where something is turned or scaled, and its place cannot be told by adding. */
function widen(
  reach: { left: number; top: number; right: number; bottom: number },
  { frame, props, children, scroll }: View,
  x: number,
  y: number,
  isRoot = false,
): boolean {
  if (!isRoot && objects(props.transform).length > 0) return false;
  reach.left = Math.min(reach.left, x);
  reach.top = Math.min(reach.top, y);
  reach.right = Math.max(reach.right, x + frame.width);
  reach.bottom = Math.max(reach.bottom, y + frame.height);
  return children.every((child) => widen(reach, child, x + child.frame.x - scroll.x, y + child.frame.y - scroll.y));
}

const ORIGIN = { x: 0, y: 0 };

/** A stack takes the screens away that lie under the last one which fills it. */
function shownScreens(screens: readonly View[]): readonly View[] {
  const isSeenThrough = ({ props }: View) =>
    /^(transparentModal|containedTransparentModal|modal|formSheet|pageSheet)$/.test(String(props.stackPresentation));
  const lowest = screens.findLastIndex((screen) => !isSeenThrough(screen));
  return screens.slice(Math.max(0, lowest));
}

/** Siblings with a higher `zIndex` lie above, else the later above the earlier. */
function inOrder(children: readonly View[]): readonly View[] {
  const level = ({ props }: View) => numberOr(props.zIndex, 0);
  return children.some((child) => level(child) !== 0) ? [...children].sort((a, b) => level(a) - level(b)) : children;
}

function isSeen({ frame, props }: View): boolean {
  return frame.width > 0 && frame.height > 0 && props.hidden !== true;
}

/** Where a view's own text goes: inside of its borders and padding. */
function contentBox({ props, frame }: View, { borders }: Box): Frame {
  const side = (name: string, axis: string) =>
    length(first(props, `padding${name}`, `padding${axis}`, 'padding'), frame.width);
  const logical = (name: string, start: string) => numberOr(first(props, `padding${start}`), side(name, 'Horizontal'));
  const left = logical('Left', 'Start') + borders.left;
  const right = logical('Right', 'End') + borders.right;
  const top = side('Top', 'Vertical') + borders.top;
  const bottom = side('Bottom', 'Vertical') + borders.bottom;
  return {
    x: left,
    y: top,
    width: Math.max(0, frame.width - left - right),
    height: Math.max(0, frame.height - top - bottom),
  };
}
