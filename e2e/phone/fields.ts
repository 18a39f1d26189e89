import type { ShadowTree } from './fabric/shadowTree';
import type { ShadowNode } from './fabric/view';

export const isField = ({ viewName }: ShadowNode) => viewName === 'TextInput' || viewName === 'AndroidTextInput';

/** Fields of text on the native side: what stands in them, and which of them has the keyboard. */
export class Fields {
  private readonly texts = new Map<number, string>();
  private events = 0;
  focused: number | null = null;

  constructor(private readonly tree: ShadowTree) {}

  textOf(node: ShadowNode): string {
    const { text, value } = node.props;
    return this.texts.get(node.tag) ?? String(text ?? value ?? '');
  }

  focus(node: ShadowNode): void {
    if (this.focused === node.tag) return;
    this.blur();
    this.focused = node.tag;
    this.tree.emit(node, 'topFocus', { text: this.textOf(node) });
  }

  blur(): void {
    const node = this.focused === null ? undefined : this.tree.mounted(this.focused);
    this.focused = null;
    if (node === undefined) return;
    this.tree.emit(node, 'topEndEditing', { text: this.textOf(node) });
    this.tree.emit(node, 'topBlur', { text: this.textOf(node) });
  }

  change(node: ShadowNode, text: string): void {
    this.texts.set(node.tag, text);
    this.tree.emit(node, 'topChange', { text, eventCount: ++this.events });
  }

  submit(node: ShadowNode): void {
    this.tree.emit(node, 'topSubmitEditing', { text: this.textOf(node) });
    if (node.props.submitBehavior !== 'submit') this.blur();
  }

  command(node: ShadowNode, name: string, args: readonly unknown[]): boolean {
    switch (name) {
      case 'focus':
        this.focus(node);
        return true;
      case 'blur':
        if (this.focused === node.tag) this.blur();
        return true;
      case 'setTextAndSelection': {
        const text = args[1];
        if (typeof text === 'string') this.texts.set(node.tag, text);
        return true;
      }
      case 'setValue':
      case 'setNativeValue':
        return true;
      default:
        return false;
    }
  }
}
