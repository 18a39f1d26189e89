import { apply, boxOf, IDENTITY, invert, multiply, transformOf, translation, type Matrix } from './transform';
import type { Frame, View } from './view';

/** A view where it is seen, with its way up to the root. */
export interface Placed {
  readonly view: View;
  readonly parent: Placed | null;
  /** From the view's own box to the window. */
  readonly matrix: Matrix;
}

/** Modals stand over the whole screen, wherever React has put them. */
export const isModal = (view: View) => view.node.viewName.startsWith('ModalHostView');
const isScroll = (view: View) => view.node.viewName.startsWith('ScrollView');
/** A modal that was told to go is on its way out. */
const isHidden = (view: View) => view.props.display === 'none' || (isModal(view) && view.props.visible === false);

/** Whether what lies outside the view's box is cut off. */
export const isClipping = ({ props, node }: View) =>
  props.overflow === 'hidden' || props.overflow === 'scroll' || node.viewName.startsWith('ScrollView');

/** All views that have a place on the screen, each after its parent and in the order of painting. */
export function place(roots: readonly View[]): Placed[] {
  const all: Placed[] = [];
  const modals: { view: View; parent: Placed | null }[] = [];
  const walk = (view: View, parent: Placed | null, origin: Matrix) => {
    if (isHidden(view)) return;
    const { frame, scroll } = view;
    const matrix = multiply(multiply(origin, translation(frame.x, frame.y)), transformOf(view.props, frame));
    const placed = { view, parent, matrix };
    all.push(placed);
    const inner = isScroll(view) ? multiply(matrix, translation(-scroll.x, -scroll.y)) : matrix;
    for (const child of inOrder(view.children)) {
      if (isModal(child)) modals.push({ view: child, parent: placed });
      else walk(child, placed, inner);
    }
  };
  for (const root of roots) walk(root, null, IDENTITY);
  // A modal within a modal is found while its host is walked.
  for (let modal = modals.shift(); modal !== undefined; modal = modals.shift())
    walk(modal.view, modal.parent, IDENTITY);
  return all;
}

/** Siblings from the lowest to the topmost. */
export function inOrder(children: readonly View[]): readonly View[] {
  const level = (view: View) => (typeof view.props.zIndex === 'number' ? view.props.zIndex : 0);
  return children.some((view) => level(view) !== 0)
    ? children
        .map((view, index) => ({ view, index }))
        .sort((a, b) => level(a.view) - level(b.view) || a.index - b.index)
        .map(({ view }) => view)
    : children;
}

export function frameInWindow({ view, matrix }: Placed): Frame {
  return boxOf(matrix, view.frame.width, view.frame.height);
}

/** Whether nothing between a view and the root cuts a point of the window off. */
function isWithinClips(placed: Placed, x: number, y: number): boolean {
  for (let above = isModal(placed.view) ? null : placed.parent; above !== null; above = above.parent) {
    if (isClipping(above.view) && !holds(above, x, y)) return false;
    if (isModal(above.view)) return true;
  }
  return true;
}

function holds({ view, matrix }: Placed, x: number, y: number, slop: Slop = NO_SLOP): boolean {
  const inverse = invert(matrix);
  if (inverse === null) return false;
  const at = apply(inverse, x, y);
  const { width, height } = view.frame;
  return at.x >= -slop.left && at.y >= -slop.top && at.x < width + slop.right && at.y < height + slop.bottom;
}

interface Slop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const NO_SLOP: Slop = { left: 0, top: 0, right: 0, bottom: 0 };

function slopOf({ props }: View): Slop {
  const { hitSlop } = props;
  if (typeof hitSlop === 'number') return { left: hitSlop, top: hitSlop, right: hitSlop, bottom: hitSlop };
  return { ...NO_SLOP, ...(hitSlop as Partial<Slop> | undefined) };
}

/** Props that make Fabric give a view a native one, as ViewShadowNode.cpp lists them. */
const NOTABLE: readonly ((props: View['props']) => boolean)[] = [
  ({ collapsable }) => collapsable === false,
  ({ accessible }) => accessible === true,
  ({ accessibilityViewIsModal, accessibilityElementsHidden }) =>
    accessibilityViewIsModal === true || accessibilityElementsHidden === true,
  ({ importantForAccessibility }) => isSet(importantForAccessibility) && importantForAccessibility !== 'auto',
  ({ nativeID, testID }) => isSet(nativeID) || isSet(testID),
  ({ opacity }) => isSet(opacity) && opacity !== 1,
  ({ transform }) => isSet(transform),
  ({ zIndex }) => isSet(zIndex),
  ({ pointerEvents }) => pointerEvents === 'box-only' || pointerEvents === 'none',
  ({ overflow }) => overflow === 'hidden' || overflow === 'scroll',
  ({ backgroundColor, boxShadow, shadowColor }) => isSet(backgroundColor) || isSet(boxShadow) || isSet(shadowColor),
  (props) =>
    Object.keys(props).some((name) => /^border(\w*)Width$/.test(name) && isSet(props[name]) && props[name] !== 0),
  ({ focusable, elevation }) => focusable === true || isSet(elevation),
];
const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Fabric makes no native view of what only lays out: a finger cannot touch it. */
function isFlattened({ node, props }: View): boolean {
  return node.viewName === 'View' && !NOTABLE.some((isNotable) => isNotable(props));
}

/** Whether fingers pass through the view itself, and through its children. */
function passes(view: View): { self: boolean; children: boolean } {
  const { pointerEvents, opacity } = view.props;
  if (typeof opacity === 'number' && opacity < 0.01) return { self: true, children: true };
  switch (pointerEvents) {
    case 'none':
      return { self: true, children: true };
    case 'box-none':
      return { self: true, children: false };
    case 'box-only':
      return { self: false, children: true };
    default:
      return { self: isFlattened(view), children: false };
  }
}

/** What a finger at this point of the window touches. */
export function touchedAt(all: readonly Placed[], x: number, y: number): Placed | null {
  const modal = all.findLast(({ view }) => isModal(view));
  for (let index = all.length - 1; index >= 0; index--) {
    // non-null: the index runs within the list.
    const placed = all[index]!;
    if (modal !== undefined && !isWithin(placed, modal)) continue;
    const { self } = passes(placed.view);
    if (self || !holds(placed, x, y, slopOf(placed.view)) || !isWithinClips(placed, x, y)) continue;
    if (isReachable(placed)) return placed;
  }
  return null;
}

export function isWithin(placed: Placed, ancestor: Placed): boolean {
  for (let at: Placed | null = placed; at !== null; at = at.parent)
    if (at.view.node.tag === ancestor.view.node.tag) return true;
  return false;
}

function isReachable(placed: Placed): boolean {
  for (let above = placed.parent; above !== null; above = above.parent) {
    if (passes(above.view).children) return false;
    if (isModal(above.view)) return true;
  }
  return true;
}

/** The share of a view's box that is on the screen, not cut off and not faded away. */
export function shownShare(placed: Placed, screen: { readonly width: number; readonly height: number }): number {
  const box = frameInWindow(placed);
  if (box.width <= 0 || box.height <= 0) return 0;
  let [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const cut = (frame: Frame) => {
    left = Math.max(left, frame.x);
    top = Math.max(top, frame.y);
    right = Math.min(right, frame.x + frame.width);
    bottom = Math.min(bottom, frame.y + frame.height);
  };
  cut({ x: 0, y: 0, ...screen });
  for (let at: Placed | null = placed; at !== null; at = at.parent) {
    if (typeof at.view.props.opacity === 'number' && at.view.props.opacity < 0.01) return 0;
    if (at !== placed && isClipping(at.view)) cut(frameInWindow(at));
    if (isModal(at.view)) break;
  }
  return (Math.max(0, right - left) * Math.max(0, bottom - top)) / (box.width * box.height);
}
