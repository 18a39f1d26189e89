import type { Frame, ShadowNode, View } from '../fabric/view';
import type { ShadowTree } from '../fabric/shadowTree';

export interface Offset {
  readonly x: number;
  readonly y: number;
}

const TOP: Offset = { x: 0, y: 0 };

/** What scroll views keep on the native side: how far they have been scrolled. */
export class Scrolls {
  private readonly offsets = new Map<number, Offset>();

  constructor(
    private readonly tree: ShadowTree,
    private readonly frameOf: (tag: number) => Frame | null,
    private readonly onChange: () => void,
  ) {}

  offsetOf = (tag: number): Offset => this.offsets.get(tag) ?? TOP;

  /** How far a scroll view can go each way. */
  rangeOf(node: ShadowNode): Offset {
    const [frame, content] = [this.frameOf(node.tag), this.contentOf(node)];
    if (frame === null || content === null) return TOP;
    return {
      x: node.props.horizontal === true ? Math.max(0, content.width - frame.width) : 0,
      y: node.props.horizontal === true ? 0 : Math.max(0, content.height - frame.height),
    };
  }

  canScroll({ node, props }: View, axis: 'x' | 'y'): boolean {
    return node.viewName === 'ScrollView' && props.scrollEnabled !== false && this.rangeOf(node)[axis] > 0;
  }

  /** Scrolls as far as there is something; answers how far it went. */
  scrollTo(node: ShadowNode, to: Offset): Offset {
    const range = this.rangeOf(node);
    const before = this.offsetOf(node.tag);
    const after = { x: Math.min(Math.max(0, to.x), range.x), y: Math.min(Math.max(0, to.y), range.y) };
    if (after.x === before.x && after.y === before.y) return TOP;
    this.offsets.set(node.tag, after);
    this.onChange();
    this.say(node, 'topScroll');
    return { x: after.x - before.x, y: after.y - before.y };
  }

  say(node: ShadowNode, type: string): void {
    const [frame, content] = [this.frameOf(node.tag), this.contentOf(node)];
    if (frame === null || content === null) return;
    this.tree.emit(node, type, {
      contentOffset: this.offsetOf(node.tag),
      contentSize: { width: content.width, height: content.height },
      layoutMeasurement: { width: frame.width, height: frame.height },
      contentInset: { top: 0, left: 0, bottom: 0, right: 0 },
      zoomScale: 1,
    });
  }

  command(node: ShadowNode, name: string, args: readonly unknown[]): boolean {
    switch (name) {
      case 'scrollTo':
        this.scrollTo(node, { x: Number(args[0]), y: Number(args[1]) });
        return true;
      case 'scrollToEnd':
        this.scrollTo(node, this.rangeOf(node));
        return true;
      case 'flashScrollIndicators':
        return true;
      default:
        return false;
    }
  }

  /** After a layout: nobody stays scrolled beyond what there is. */
  settle(): void {
    for (const [tag, offset] of this.offsets) {
      const node = this.tree.mounted(tag);
      if (node === undefined) this.offsets.delete(tag);
      else if (offset.x > 0 || offset.y > 0) {
        const range = this.rangeOf(node);
        if (offset.x > range.x || offset.y > range.y) this.scrollTo(node, offset);
      }
    }
  }

  private contentOf(node: ShadowNode): Frame | null {
    const content = node.children.find(({ viewName }) => viewName !== 'PullToRefreshView');
    return content === undefined ? null : this.frameOf(content.tag);
  }
}
