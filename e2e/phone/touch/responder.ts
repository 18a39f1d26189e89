import type { Clock } from '../clock';
import type { Placed } from '../fabric/geometry';
import { apply, invert } from '../fabric/transform';
import type { ShadowTree } from '../fabric/shadowTree';
import type { Pointer } from './pointer';

/** Touches as React Native's own responder system hears them: what buttons listen to. */
export class ResponderTouches {
  private readonly held = new Map<number, { readonly target: Placed; at: Pointer }>();

  constructor(
    private readonly tree: ShadowTree,
    private readonly clock: Clock,
  ) {}

  down(pointer: Pointer, target: Placed): void {
    this.held.set(pointer.id, { target, at: pointer });
    this.send('topTouchStart', [pointer.id]);
  }

  move(pointers: readonly Pointer[]): void {
    const ids = pointers.filter(({ id }) => this.held.has(id));
    for (const pointer of ids) {
      const held = this.held.get(pointer.id);
      if (held !== undefined) held.at = pointer;
    }
    if (ids.length > 0) this.send('topTouchMove', ids.map(({ id }) => id));
  }

  up(pointer: Pointer): void {
    const held = this.held.get(pointer.id);
    if (held === undefined) return;
    held.at = pointer;
    this.send('topTouchEnd', [pointer.id], pointer.id);
    this.held.delete(pointer.id);
  }

  /** A gesture or a scroll has taken the fingers over: buttons hear that the touch is off. */
  cancel(): void {
    if (this.held.size === 0) return;
    const ids = [...this.held.keys()];
    this.send('topTouchCancel', ids, ...ids);
    this.held.clear();
  }

  private send(type: string, changed: readonly number[], ...gone: number[]): void {
    const touches = new Map([...this.held].map(([id, held]) => [id, this.describe(id, held)]));
    const still = [...touches].filter(([id]) => !gone.includes(id)).map(([, touch]) => touch);
    // Each target hears of its own fingers, as native code groups them.
    const targets = new Map<number, { placed: Placed; ids: number[] }>();
    for (const id of changed) {
      const held = this.held.get(id);
      if (held === undefined) continue;
      const { tag } = held.target.view.node;
      const group = targets.get(tag) ?? { placed: held.target, ids: [] };
      group.ids.push(id);
      targets.set(tag, group);
    }
    for (const { placed, ids } of targets.values()) {
      const changedTouches = ids.map((id) => touches.get(id));
      this.tree.emit(placed.view.node, type, { ...changedTouches[0], touches: still, changedTouches, targetTouches: still });
    }
  }

  private describe(id: number, { target, at }: { target: Placed; at: Pointer }): object {
    const inverse = invert(target.matrix);
    const local = inverse === null ? { x: 0, y: 0 } : apply(inverse, at.x, at.y);
    return {
      identifier: id,
      pageX: at.x,
      pageY: at.y,
      screenX: at.x,
      screenY: at.y,
      locationX: local.x,
      locationY: local.y,
      timestamp: this.clock.now(),
      force: 0,
      target: target.view.node.tag,
    };
  }
}
