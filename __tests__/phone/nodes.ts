import type { Frame, ShadowNode, View } from '../../e2e/phone/fabric/view';
import { Realm } from '../../e2e/phone/realm';

/** Props are made by the app, so their arrays and objects are not Node's. */
const realm = new Realm('RN');

let tag = 0;

export function node(viewName: string, props: Record<string, unknown> = {}, children: ShadowNode[] = []): ShadowNode {
  return { tag: ++tag, viewName, props: realm.plain(props), children, instanceHandle: null };
}

export function words(text: string, props: Record<string, unknown> = {}): ShadowNode {
  return node('Paragraph', props, [node('RawText', { text })]);
}

/** A laid-out view; its frame is given as x, y, width and height. */
export function view(
  viewName: string,
  [x, y, width, height]: readonly [number, number, number, number],
  props: Record<string, unknown> = {},
  children: View[] = [],
  scroll = { x: 0, y: 0 },
): View {
  const frame: Frame = { x, y, width, height };
  const shadow = node(
    viewName,
    props,
    children.map((child) => child.node),
  );
  return { node: shadow, frame, props: shadow.props, scroll, children };
}
