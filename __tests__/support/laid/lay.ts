import { readFileSync } from 'node:fs';

import type { CanvasKit } from 'canvaskit-wasm';
import { StyleSheet } from 'react-native';

import { FACES } from '@/ui/text/faces';

import { Layout } from '../../../e2e/phone/fabric/layout';
import type { Frame, ShadowNode } from '../../../e2e/phone/fabric/view';
import { Fonts, Typesetter } from '../../../e2e/phone/text';

/** What the test renderer gives for a host element. */
interface Element {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Element | string)[] | null;
}

/** Something on a screen, where it lies and what it says. */
export interface LaidView {
  readonly name: string;
  readonly testID: string | null;
  /** From the corner of the screen. */
  readonly frame: Frame;
  /** For text: what it says, whether some of it is cut off, and which words are wider than their place. */
  readonly text: string;
  readonly isCut: boolean;
  readonly broken: readonly string[];
  readonly children: readonly LaidView[];
}

const FILES: Readonly<Record<keyof typeof FACES, string>> = {
  display: '@expo-google-fonts/young-serif/400Regular/YoungSerif_400Regular.ttf',
  regular: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  medium: '@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf',
  semibold: '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  bold: '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  extrabold: '@expo-google-fonts/figtree/800ExtraBold/Figtree_800ExtraBold.ttf',
};

/** The screen of a small phone: what was rendered is laid out by Yoga, with text in the app's own fonts. */
export class SmallScreen {
  private tag = 0;

  private constructor(
    private readonly setter: Typesetter,
    private readonly layout: Layout,
  ) {}

  static async open(size: { readonly width: number; readonly height: number }, fontScale = 1): Promise<SmallScreen> {
    const canvasKit = (global as unknown as { CanvasKit: CanvasKit }).CanvasKit;
    const fonts = new Fonts(canvasKit);
    for (const face of Object.keys(FACES) as (keyof typeof FACES)[])
      fonts.register(FACES[face], readFileSync(require.resolve(FILES[face])));
    const setter = new Typesetter(canvasKit, fonts, { platform: 'android', pixelRatio: 2, fontScale });
    const layout = await Layout.load(size, 2, {
      measure: (node, width) => (node.viewName === 'Paragraph' ? setter.measure(node, width) : null),
    });
    return new SmallScreen(setter, layout);
  }

  /** Where everything lies. */
  lay(rendered: unknown): LaidView[] {
    const roots = (Array.isArray(rendered) ? rendered : [rendered]) as Element[];
    const nodes = roots.map((root) => this.shadowOf(root));
    this.layout.update(nodes, () => undefined);
    return nodes.map((node) => this.read(node, 0, 0));
  }

  private shadowOf({ type, props, children }: Element): ShadowNode {
    const { style, contentContainerStyle, ...others } = props;
    const flat = StyleSheet.flatten(style as never) as object | undefined;
    const isText = type === 'Text';
    const shadow = (viewName: string, own: object, inside: ShadowNode[]): ShadowNode => ({
      tag: ++this.tag,
      viewName,
      props: plain({ ...others, ...own }),
      children: inside,
      instanceHandle: null,
    });
    const inside = (children ?? []).map((child) =>
      typeof child === 'string' ? shadow('RawText', { text: child }, []) : this.shadowOf(child),
    );
    // React Native itself makes these of a scroll view: it shrinks, and its content does not.
    if (type === 'RCTScrollView') {
      const content = inside.map((node) => ({
        ...node,
        props: plain({
          ...node.props,
          flexShrink: 0,
          ...(StyleSheet.flatten(contentContainerStyle as never) as object),
        }),
      }));
      return shadow('ScrollView', { overflow: 'scroll', flexGrow: 1, flexShrink: 1, ...flat }, content);
    }
    return shadow(isText ? 'Paragraph' : type, flat ?? {}, isText ? inside.map(asSpan) : inside);
  }

  private read(node: ShadowNode, x: number, y: number): LaidView {
    const own = this.layout.frameOf(node.tag) ?? { x: 0, y: 0, width: 0, height: 0 };
    const frame = { ...own, x: x + own.x, y: y + own.y };
    const isText = node.viewName === 'Paragraph';
    return {
      name: node.viewName,
      testID: typeof node.props.testID === 'string' ? node.props.testID : null,
      frame,
      text: isText ? textOf(node) : '',
      isCut: isText && this.isCut(node, own.width),
      broken: isText ? this.brokenIn(node, own.width) : [],
      children: isText ? [] : node.children.map((child) => this.read(child, frame.x, frame.y)),
    };
  }

  /** Text is cut where it has more lines than it may have. */
  private isCut(node: ShadowNode, width: number): boolean {
    const most = Number(node.props.numberOfLines ?? 0);
    return most > 0 && this.setter.measure(freed(node), width).lines > most;
  }

  private brokenIn(node: ShadowNode, width: number): string[] {
    const widthOf = (word: string) => this.setter.measure({ ...freed(node), children: [raw(word)] }, Infinity).width;
    return textOf(node)
      .split(/\s+/)
      .filter((word) => widthOf(word) > width + 0.5);
  }
}

/** Text that may have as many lines as it needs. */
const freed = (node: ShadowNode): ShadowNode => ({
  ...node,
  props: plain({ ...node.props, numberOfLines: undefined }),
});

/** Text within text is a span of it. */
const asSpan = (node: ShadowNode): ShadowNode => (node.viewName === 'Paragraph' ? { ...node, viewName: 'Text' } : node);

const raw = (text: string): ShadowNode => ({
  tag: -1,
  viewName: 'RawText',
  props: { text },
  children: [],
  instanceHandle: null,
});

function textOf({ viewName, props, children }: ShadowNode): string {
  return viewName === 'RawText' ? String(props.text) : children.map(textOf).join('');
}

/** Colours are numbers on a phone; layout needs none. */
function plain(props: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(props).filter(([name, value]) => value !== undefined && !/color|shadow|background/i.test(name)),
  );
}

/** Every view of a tree, with those around it. */
export function* everyView(
  views: readonly LaidView[],
  around: readonly LaidView[] = [],
): Generator<{ readonly view: LaidView; readonly around: readonly LaidView[] }> {
  for (const view of views) {
    yield { view, around };
    yield* everyView(view.children, [...around, view]);
  }
}
