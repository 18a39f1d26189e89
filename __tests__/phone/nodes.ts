import type { Frame, ShadowNode, View } from '../../e2e/phone/fabric/view';

let tag = 0;

export function node(viewName: string, props: Record<string, unknown> = {}, children: ShadowNode[] = []): ShadowNode {
  return { tag: ++tag, viewName, props, children, instanceHandle: null };
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
  return { node: shadow, frame, props, scroll, children };
}
