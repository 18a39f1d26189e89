import type { Clock } from './clock';
import type { Platform } from './device';
import type { ShadowTree } from './fabric/shadowTree';
import type { ShadowNode } from './fabric/view';
import type { Problems } from './problems';

/** One that is told to go stays mounted on iOS until native code says that it has gone. */
const isUp = ({ viewName, props }: ShadowNode) => viewName.startsWith('ModalHostView') && props.visible !== false;

/** How long iOS takes to let one go. */
const GOING = 300;

/** Native modals: what iOS does not forgive is a problem on both phones, so that it is found on either. */
export class Modals {
  private up: ShadowNode[] = [];

  constructor(
    private readonly tree: ShadowTree,
    private readonly clock: Clock,
    private readonly problems: Problems,
    private readonly platform: Platform,
  ) {}

  onCommit(roots: readonly ShadowNode[]): void {
    const now: ShadowNode[] = [];
    let isBeside = false;
    const walk = (node: ShadowNode, depth: number) => {
      const isOne = isUp(node);
      if (isOne) {
        // One inside the other is presented by it; two beside each other fight for the same presenter.
        if (now.length > depth) isBeside = true;
        now.push(node);
      }
      for (const child of node.children) walk(child, isOne ? depth + 1 : depth);
    };
    for (const root of roots) walk(root, 0);
    const came = now.filter(({ tag }) => !this.up.some((before) => before.tag === tag));
    const went = this.up.filter(({ tag }) => !now.some((after) => after.tag === tag));
    if (came.length > 0 && went.length > 0) {
      this.problems.add('modal', {
        message: 'One modal replaces another in the same commit: iOS may leave an invisible layer.',
      });
    }
    if (isBeside && came.length > 0) {
      this.problems.add('modal', { message: 'Two modals are up beside each other: iOS presents only one.' });
    }
    this.up = now;
    for (const node of came) this.clock.after(1, () => this.tree.emit(node, 'topShow'));
    if (this.platform !== 'ios') return;
    for (const node of went) this.clock.after(GOING, () => this.tree.emit(node, 'topDismiss'));
  }

  /** The way back asks the topmost modal to close; false when none is up. */
  requestClose(): boolean {
    const top = this.up.at(-1);
    if (top === undefined) return false;
    // A swipe back does nothing over a modal of iOS, which has no such gesture.
    if (this.platform === 'android') this.tree.emit(top, 'topRequestClose');
    return true;
  }
}
