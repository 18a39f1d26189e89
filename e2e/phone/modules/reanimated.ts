import type { ShadowTree } from '../fabric/shadowTree';
import type { Frame } from '../fabric/view';
import type { Runtimes } from '../worklets/runtimes';
import type { Module } from './native';

interface Handler {
  readonly worklet: unknown;
  readonly name: string;
  readonly tag: number;
}

interface Update {
  readonly shadowNodeWrapper: unknown;
  readonly updates: Readonly<Record<string, unknown>>;
}

/** Reanimated's native half: styles that worklets set, and events that worklets hear. */
export class Reanimated {
  private readonly handlers = new Map<number, Handler>();
  private nextId = 1;

  constructor(
    private readonly runtimes: Runtimes,
    private readonly tree: () => ShadowTree,
    private readonly now: () => number,
    private readonly hooks: {
      override(tag: number, styles: Readonly<Record<string, unknown>>): void;
      frameInWindow(tag: number): Frame | null;
      setGestureState(tag: number, state: number): void;
    },
  ) {
    const { ui } = runtimes;
    Object.assign(ui.global, {
      _updateProps: (updates: readonly Update[]) => {
        for (const { shadowNodeWrapper, updates: styles } of updates) {
          hooks.override(this.tree().nodeOf(shadowNodeWrapper).tag, styles);
        }
      },
      _getAnimationTimestamp: now,
      _maybeFlushUIUpdatesQueue: () => undefined,
      _setGestureState: (tag: number, state: number) => hooks.setGestureState(tag, state),
      _measure: (wrapper: unknown) => this.measure(wrapper),
    });
  }

  /** Sends an event to the worklets that listen for it on a view. */
  emit(tag: number, name: string, payload: object): void {
    const { ui } = this.runtimes;
    for (const handler of [...this.handlers.values()]) {
      if (handler.tag !== tag || handler.name !== name) continue;
      const event = Object.assign(ui.plain(payload), { eventName: `${tag}${name}` });
      this.runtimes.call(handler.worklet, this.now(), event);
    }
  }

  /** `__reanimatedModuleProxy`. */
  proxy(): Module {
    const { rn } = this.runtimes;
    return Object.assign(rn.object(), {
      registerEventHandler: (worklet: unknown, name: string, tag: number) => {
        const id = this.nextId++;
        this.handlers.set(id, { worklet, name, tag });
        return id;
      },
      unregisterEventHandler: (id: number) => {
        this.handlers.delete(id);
      },
      getStaticFeatureFlag: () => false,
      setDynamicFeatureFlag: () => undefined,
      getSettledUpdates: () => rn.array([]),
      setShouldAnimateExitingForTag: () => undefined,
      markNodeAsRemovable: () => undefined,
      unmarkNodeAsRemovable: () => undefined,
      setViewStyle: () => undefined,
    });
  }

  private measure(wrapper: unknown): unknown {
    const frame = this.hooks.frameInWindow(this.tree().nodeOf(wrapper).tag);
    if (frame === null) return null;
    const { x, y, width, height } = frame;
    return this.runtimes.ui.plain({ x, y, width, height, pageX: x, pageY: y });
  }
}
