import type { Node, Yoga } from 'yoga-layout/load';

type Length = number | 'auto' | `${number}%` | undefined;
type Setter = (node: Node, value: unknown) => void;

/** How each style of React Native that matters for layout is set on a node of Yoga; `undefined` sets its default. */
export function layoutStyles(yoga: Yoga): ReadonlyMap<string, Setter> {
  const { ALIGN_AUTO, ALIGN_FLEX_START, ALIGN_STRETCH, EDGE_ALL, EDGE_BOTTOM, EDGE_END, EDGE_HORIZONTAL } = yoga;
  const { EDGE_LEFT, EDGE_RIGHT, EDGE_START, EDGE_TOP, EDGE_VERTICAL, GUTTER_ALL, GUTTER_COLUMN, GUTTER_ROW } = yoga;
  const align: Record<string, number> = {
    auto: ALIGN_AUTO,
    'flex-start': ALIGN_FLEX_START,
    center: yoga.ALIGN_CENTER,
    'flex-end': yoga.ALIGN_FLEX_END,
    stretch: ALIGN_STRETCH,
    baseline: yoga.ALIGN_BASELINE,
    'space-between': yoga.ALIGN_SPACE_BETWEEN,
    'space-around': yoga.ALIGN_SPACE_AROUND,
    'space-evenly': yoga.ALIGN_SPACE_EVENLY,
  };
  const justify: Record<string, number> = {
    'flex-start': yoga.JUSTIFY_FLEX_START,
    center: yoga.JUSTIFY_CENTER,
    'flex-end': yoga.JUSTIFY_FLEX_END,
    'space-between': yoga.JUSTIFY_SPACE_BETWEEN,
    'space-around': yoga.JUSTIFY_SPACE_AROUND,
    'space-evenly': yoga.JUSTIFY_SPACE_EVENLY,
  };
  const direction: Record<string, number> = {
    column: yoga.FLEX_DIRECTION_COLUMN,
    'column-reverse': yoga.FLEX_DIRECTION_COLUMN_REVERSE,
    row: yoga.FLEX_DIRECTION_ROW,
    'row-reverse': yoga.FLEX_DIRECTION_ROW_REVERSE,
  };
  const wrap: Record<string, number> = {
    nowrap: yoga.WRAP_NO_WRAP,
    wrap: yoga.WRAP_WRAP,
    'wrap-reverse': yoga.WRAP_WRAP_REVERSE,
  };
  const display: Record<string, number> = {
    flex: yoga.DISPLAY_FLEX,
    none: yoga.DISPLAY_NONE,
    contents: yoga.DISPLAY_CONTENTS,
  };
  const overflow: Record<string, number> = {
    visible: yoga.OVERFLOW_VISIBLE,
    hidden: yoga.OVERFLOW_HIDDEN,
    scroll: yoga.OVERFLOW_SCROLL,
  };
  const position: Record<string, number> = {
    static: yoga.POSITION_TYPE_STATIC,
    relative: yoga.POSITION_TYPE_RELATIVE,
    absolute: yoga.POSITION_TYPE_ABSOLUTE,
  };
  const sizing: Record<string, number> = {
    'border-box': yoga.BOX_SIZING_BORDER_BOX,
    'content-box': yoga.BOX_SIZING_CONTENT_BOX,
  };
  const named = (table: Record<string, number>, fallback: number, set: (node: Node, value: never) => void): Setter => {
    return (node, value) => {
      const found = value === undefined ? fallback : table[String(value)];
      if (found === undefined) throw new Error(`This phone cannot lay out ${String(value)}.`);
      set(node, found as never);
    };
  };
  const length = (set: (node: Node, value: Length) => void): Setter => {
    return (node, value) => set(node, value as Length);
  };
  const number = (set: (node: Node, value: number | undefined) => void): Setter => {
    return (node, value) => set(node, typeof value === 'string' ? parseFloat(value) : (value as number | undefined));
  };

  const styles = new Map<string, Setter>([
    ['width', length((node, value) => (value === undefined ? node.setWidthAuto() : node.setWidth(value)))],
    ['height', length((node, value) => (value === undefined ? node.setHeightAuto() : node.setHeight(value)))],
    ['minWidth', length((node, value) => node.setMinWidth(value as number))],
    ['minHeight', length((node, value) => node.setMinHeight(value as number))],
    ['maxWidth', length((node, value) => node.setMaxWidth(value as number))],
    ['maxHeight', length((node, value) => node.setMaxHeight(value as number))],
    ['flex', number((node, value) => node.setFlex(value))],
    ['flexGrow', number((node, value) => node.setFlexGrow(value))],
    ['flexShrink', number((node, value) => node.setFlexShrink(value))],
    ['flexBasis', length((node, value) => (value === undefined ? node.setFlexBasisAuto() : node.setFlexBasis(value)))],
    ['aspectRatio', number((node, value) => node.setAspectRatio(value))],
    ['flexDirection', named(direction, yoga.FLEX_DIRECTION_COLUMN, (node, value) => node.setFlexDirection(value))],
    ['flexWrap', named(wrap, yoga.WRAP_NO_WRAP, (node, value) => node.setFlexWrap(value))],
    ['justifyContent', named(justify, yoga.JUSTIFY_FLEX_START, (node, value) => node.setJustifyContent(value))],
    ['alignItems', named(align, ALIGN_STRETCH, (node, value) => node.setAlignItems(value))],
    ['alignSelf', named(align, ALIGN_AUTO, (node, value) => node.setAlignSelf(value))],
    ['alignContent', named(align, ALIGN_FLEX_START, (node, value) => node.setAlignContent(value))],
    ['display', named(display, yoga.DISPLAY_FLEX, (node, value) => node.setDisplay(value))],
    ['overflow', named(overflow, yoga.OVERFLOW_VISIBLE, (node, value) => node.setOverflow(value))],
    ['position', named(position, yoga.POSITION_TYPE_RELATIVE, (node, value) => node.setPositionType(value))],
    ['boxSizing', named(sizing, yoga.BOX_SIZING_BORDER_BOX, (node, value) => node.setBoxSizing(value))],
    ['gap', length((node, value) => node.setGap(GUTTER_ALL, value as number))],
    ['rowGap', length((node, value) => node.setGap(GUTTER_ROW, value as number))],
    ['columnGap', length((node, value) => node.setGap(GUTTER_COLUMN, value as number))],
  ]);
  const edges = [
    ['', EDGE_ALL],
    ['Horizontal', EDGE_HORIZONTAL],
    ['Vertical', EDGE_VERTICAL],
    ['Left', EDGE_LEFT],
    ['Right', EDGE_RIGHT],
    ['Top', EDGE_TOP],
    ['Bottom', EDGE_BOTTOM],
    ['Start', EDGE_START],
    ['End', EDGE_END],
    ['Inline', EDGE_HORIZONTAL],
    ['Block', EDGE_VERTICAL],
    ['InlineStart', EDGE_START],
    ['InlineEnd', EDGE_END],
    ['BlockStart', EDGE_TOP],
    ['BlockEnd', EDGE_BOTTOM],
  ] as const;
  for (const [name, edge] of edges) {
    styles.set(`margin${name}`, length((node, value) => node.setMargin(edge, value)));
    styles.set(`padding${name}`, length((node, value) => node.setPadding(edge, value as number)));
    styles.set(`border${name}Width`, number((node, value) => node.setBorder(edge, value)));
    const inset = length((node, value) => node.setPosition(edge, value as number));
    styles.set(name === '' ? 'inset' : `inset${name}`, inset);
    // The plain sides have their plain names: left, top, …
    if (name.length > 0 && !/Inline|Block|Horizontal|Vertical/.test(name)) styles.set(name.toLowerCase(), inset);
  }
  return styles;
}
