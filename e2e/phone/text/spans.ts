/** The text of a `Paragraph` as a run of spans, each with the style that it ends up with. */
import type { ShadowNode } from '../fabric/view';

export interface Span {
  readonly text: string;
  /** Text attributes by their names in React Native, inherited ones among them. */
  readonly style: TextStyleProps;
}

export type TextStyleProps = Readonly<Record<string, unknown>>;

/** What text inherits from the text around it (TextAttributes::apply). */
const INHERITED = [
  ...[
    'allowFontScaling',
    'backgroundColor',
    'color',
    'fontFamily',
    'fontSize',
    'fontStyle',
    'fontVariant',
    'fontWeight',
  ],
  ...['letterSpacing', 'lineHeight', 'maxFontSizeMultiplier', 'textAlign', 'textDecorationColor', 'textDecorationLine'],
  ...['textDecorationStyle', 'textShadowColor', 'textShadowOffset', 'textShadowRadius', 'textTransform'],
] as const;

export function spansOf(paragraph: ShadowNode): Span[] {
  return paragraph.children.flatMap((child) => spansOfChild(child, styleOf(paragraph, {})));
}

export function styleOf({ props }: ShadowNode, around: TextStyleProps): TextStyleProps {
  const own = INHERITED.filter((name) => props[name] !== undefined && props[name] !== null);
  return { ...around, ...Object.fromEntries(own.map((name) => [name, props[name]])) };
}

function spansOfChild(node: ShadowNode, around: TextStyleProps): Span[] {
  if (node.viewName === 'RawText') return [{ text: transformed(String(node.props.text ?? ''), around), style: around }];
  if (node.viewName === 'Text') return node.children.flatMap((child) => spansOfChild(child, styleOf(node, around)));
  throw new Error(`not on this phone: a ${node.viewName} inside of text`);
}

export function transformed(text: string, { textTransform }: TextStyleProps): string {
  if (textTransform === 'uppercase') return text.toUpperCase();
  if (textTransform === 'lowercase') return text.toLowerCase();
  if (textTransform === 'capitalize') return text.replace(/(^|\s)\S/g, (first) => first.toUpperCase());
  return text;
}
