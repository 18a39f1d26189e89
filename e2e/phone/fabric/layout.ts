import { loadYoga, type Config, type Node, type Yoga } from 'yoga-layout/load';

import type { Frame, ShadowNode, View } from './view';
import { layoutStyles } from './yogaStyle';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What has a size of its own: text, fields, switches. */
export interface Measurer {
  /** The size of a leaf that may be this wide at most; null when a node has no size of its own. */
  measure(node: ShadowNode, maxWidth: number): Size | null;
}

type Props = Readonly<Record<string, unknown>>;

/** One node in Yoga's world, kept from commit to commit so that only what changed is laid out again. */
interface Laid {
  readonly yoga: Node;
  node: ShadowNode;
  /** What layout knows of the props. */
  styles: Map<string, unknown>;
  children: Laid[];
  frame: Frame;
}

const NOWHERE: Frame = { x: 0, y: 0, width: 0, height: 0 };
/** Their children are words or shapes, not boxes. */
const LEAVES = /^(Paragraph|RNSVGSvgView\w*|AndroidTextInput|TextInput|Switch|AndroidSwitch|Image)$/;
const MEASURED = /^(Paragraph|AndroidTextInput|TextInput|Switch|AndroidSwitch)$/;

let loaded: Promise<Yoga> | null = null;

/** Lays out shadow trees with Yoga, the engine that phones use. */
export class Layout {
  private readonly styles: ReturnType<typeof layoutStyles>;
  private readonly config: Config;
  private readonly laid = new Map<number, Laid>();
  private readonly root: Node;
  private top: Laid[] = [];

  static async load(size: Size, pixelRatio: number, measurer: Measurer): Promise<Layout> {
    return new Layout(await (loaded ??= loadYoga()), size, pixelRatio, measurer);
  }

  private constructor(
    private readonly yoga: Yoga,
    private size: Size,
    pixelRatio: number,
    private readonly measurer: Measurer,
  ) {
    this.styles = layoutStyles(yoga);
    this.config = yoga.Config.create();
    this.config.setPointScaleFactor(pixelRatio);
    this.root = yoga.Node.create(this.config);
  }

  resize(size: Size): void {
    this.size = size;
  }

  /** Lays out what React committed, with what Reanimated set over it; says whose frame changed. */
  update(nodes: readonly ShadowNode[], animated: (tag: number) => Props | undefined): ShadowNode[] {
    const seen = new Set<number>();
    this.top = this.match(this.root, this.top, nodes, animated, seen);
    for (const [tag, laid] of this.laid) {
      if (seen.has(tag)) continue;
      laid.yoga.free();
      this.laid.delete(tag);
    }
    this.root.setWidth(this.size.width);
    this.root.setHeight(this.size.height);
    this.root.calculateLayout(this.size.width, this.size.height);
    const changed: ShadowNode[] = [];
    for (const laid of this.top) this.read(laid, changed);
    return changed;
  }

  frameOf(tag: number): Frame | null {
    return this.laid.get(tag)?.frame ?? null;
  }

  /** The laid-out tree. */
  views(
    animated: (tag: number) => Props | undefined,
    scrollOf: (tag: number) => { readonly x: number; readonly y: number },
  ): View[] {
    const build = (node: ShadowNode): View => {
      const set = animated(node.tag);
      return {
        node,
        frame: this.laid.get(node.tag)?.frame ?? NOWHERE,
        props: set === undefined ? node.props : { ...node.props, ...set },
        scroll: scrollOf(node.tag),
        children: node.children.map(build),
      };
    };
    return this.top.map(({ node }) => build(node));
  }

  free(): void {
    for (const { yoga } of this.laid.values()) yoga.free();
    this.root.free();
    this.config.free();
    this.laid.clear();
  }

  private match(
    parent: Node,
    before: readonly Laid[],
    nodes: readonly ShadowNode[],
    animated: (tag: number) => Props | undefined,
    seen: Set<number>,
  ): Laid[] {
    const after = nodes.map((node) => this.laidOf(node, animated, seen));
    const isSame = before.length === after.length && before.every((laid, index) => laid === after[index]);
    if (isSame) return after;
    for (const { yoga } of before) if (this.isChild(parent, yoga)) parent.removeChild(yoga);
    after.forEach(({ yoga }, index) => {
      yoga.getParent()?.removeChild(yoga);
      parent.insertChild(yoga, index);
    });
    return after;
  }

  private isChild(parent: Node, child: Node): boolean {
    for (let index = 0; index < parent.getChildCount(); index++) if (parent.getChild(index) === child) return true;
    return false;
  }

  private laidOf(node: ShadowNode, animated: (tag: number) => Props | undefined, seen: Set<number>): Laid {
    seen.add(node.tag);
    const known = this.laid.get(node.tag);
    const laid = known ?? {
      yoga: this.yoga.Node.create(this.config),
      node,
      styles: new Map<string, unknown>(),
      children: [],
      frame: NOWHERE,
    };
    this.laid.set(node.tag, laid);
    const isNew = known === undefined || known.node !== node;
    laid.node = node;
    const set = animated(node.tag);
    if (isNew || set !== undefined) this.style(laid, set);
    if (MEASURED.test(node.viewName)) {
      if (known === undefined) this.measureBy(laid);
      if (isNew) laid.yoga.markDirty();
    } else if (!LEAVES.test(node.viewName)) {
      laid.children = this.match(laid.yoga, laid.children, node.children, animated, seen);
    }
    return laid;
  }

  private measureBy(laid: Laid): void {
    laid.yoga.setMeasureFunc((width, widthMode, height, heightMode) => {
      const isFree = widthMode === this.yoga.MEASURE_MODE_UNDEFINED;
      const size = this.measurer.measure(laid.node, isFree ? Infinity : width) ?? { width: 0, height: 0 };
      const isExact = (mode: number) => mode === this.yoga.MEASURE_MODE_EXACTLY;
      return {
        width: isExact(widthMode) ? width : isFree ? size.width : Math.min(width, size.width),
        height: isExact(heightMode) ? height : size.height,
      };
    });
  }

  private style(laid: Laid, set: Props | undefined): void {
    const wanted = new Map<string, unknown>();
    for (const [name, value] of Object.entries({ ...laid.node.props, ...set })) {
      // React takes a prop away by sending null.
      if (this.styles.has(name) && value !== null && value !== undefined) wanted.set(name, value);
    }
    if (laid.node.viewName.startsWith('ModalHostView')) {
      wanted.set('position', 'absolute').set('left', 0).set('top', 0);
      wanted.set('width', this.size.width).set('height', this.size.height);
    }
    for (const name of laid.styles.keys()) if (!wanted.has(name)) this.styles.get(name)?.(laid.yoga, undefined);
    for (const [name, value] of wanted) {
      if (laid.styles.get(name) !== value) this.styles.get(name)?.(laid.yoga, value);
    }
    laid.styles = wanted;
  }

  private read(laid: Laid, changed: ShadowNode[]): void {
    if (!laid.yoga.hasNewLayout()) return;
    laid.yoga.markLayoutSeen();
    const { left, top, width, height } = laid.yoga.getComputedLayout();
    const { frame } = laid;
    if (frame.x !== left || frame.y !== top || frame.width !== width || frame.height !== height) {
      laid.frame = { x: left, y: top, width, height };
      changed.push(laid.node);
    }
    for (const child of laid.children) this.read(child, changed);
  }
}
