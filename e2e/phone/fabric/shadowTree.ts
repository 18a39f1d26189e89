import type { Clock } from '../clock';
import type { Problems } from '../problems';
import type { Realm } from '../realm';
import type { Runtimes } from '../worklets/runtimes';
import type { Frame, ShadowNode } from './view';

type Props = Record<string, unknown>;
type EventHandler = (instanceHandle: unknown, type: string, payload: object) => void;

/** A shadow node while React is still building it. */
interface Draft extends ShadowNode {
  children: ShadowNode[];
}

/** What the tree asks of the screen, which lays it out. */
export interface Screen {
  /** A tree has been committed, and the one before is gone. */
  onCommit(roots: readonly ShadowNode[]): void;
  /** Where a view is in the window, with all transforms. */
  frameInWindow(tag: number): Frame | null;
  /** Where a view is in its parent, before any transform. */
  frameInParent(tag: number): Frame | null;
  setProps(tag: number, props: Props): void;
  command(node: ShadowNode, name: string, args: readonly unknown[]): void;
}

/** React Native's own numbers for how urgent an event is. */
const PRIORITY = { discrete: 1, continuous: 4, default: 16, idle: 268_435_456 } as const;
const DISCRETE = /^top(Touch(Start|End|Cancel)|Click|Press|Change|Submit|EndEditing|Focus|Blur|AccessibilityAction)/;

/** What Fabric calls the components that React Native names otherwise, as componentNameByReactViewName.cpp has it. */
const NATIVE_NAMES: Readonly<Record<string, string>> = {
  Text: 'Paragraph',
  VirtualText: 'Text',
  ImageView: 'Image',
  AndroidHorizontalScrollView: 'ScrollView',
  ScrollContentView: 'View',
  RefreshControl: 'PullToRefreshView',
  MultilineTextInputView: 'TextInput',
  SinglelineTextInputView: 'TextInput',
};

function nativeName(name: string): string {
  const plain = name.replace(/^RCT/, '');
  return NATIVE_NAMES[plain] ?? plain;
}

/** Props cross to native code as data: copies, of no realm's own. */
function copied(props: Props | null | undefined): Props {
  return Object.fromEntries(Object.entries(props ?? {}).map(([name, value]) => [name, copiedValue(value)]));
}

function copiedValue(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, copiedValue);
  return typeof value === 'object' && value !== null ? copied(value as Props) : value;
}

/** The native half of Fabric: an immutable tree that React clones and commits, and events that go back. */
export class ShadowTree {
  private readonly roots = new Map<number, readonly ShadowNode[]>();
  private handler: EventHandler | null = null;
  private priority: number = PRIORITY.default;
  private readonly newest = new Map<number, ShadowNode>();
  /** How often React has committed: a table that rests must not. */
  commits = 0;

  constructor(
    private readonly realm: Realm,
    private readonly runtimes: Runtimes,
    private readonly clock: Clock,
    private readonly problems: Problems,
    private readonly screen: Screen,
  ) {}

  /** All committed roots, in the order in which they came. */
  allRoots(): readonly ShadowNode[] {
    return [...this.roots.values()].flat();
  }

  /** Views and texts that React has on the screen, and in screens below it. */
  get size(): number {
    return this.newest.size;
  }

  /** The newest clone of a node that is on the screen. */
  mounted(tag: number): ShadowNode | undefined {
    return this.newest.get(tag);
  }

  /** The node behind what JavaScript holds. */
  nodeOf(wrapper: unknown): ShadowNode {
    const node = this.runtimes.nativeStateOf(wrapper) as ShadowNode | undefined;
    if (node === undefined) throw this.realm.error('Value is not a shadow node.');
    return node;
  }

  /** Sends an event to React. What React's handlers throw is caught by React and reported through the exceptions module. */
  emit(node: ShadowNode, type: string, payload: object = {}): void {
    const target = this.newest.get(node.tag) ?? node;
    const event = Object.assign(this.realm.object(), this.realm.plain(payload), { target: node.tag });
    this.priority = DISCRETE.test(type) ? PRIORITY.discrete : PRIORITY.default;
    try {
      this.handler?.(target.instanceHandle, type, event);
    } catch (error) {
      this.problems.add('rn', error, type);
    } finally {
      this.priority = PRIORITY.default;
    }
  }

  /** `nativeFabricUIManager`. */
  binding(): Record<string, unknown> {
    const { realm } = this;
    const wrap = (node: ShadowNode) => {
      const wrapper = realm.object();
      this.runtimes.setNativeState(wrapper, node);
      return wrapper;
    };
    const clone = (wrapper: unknown, change: Partial<Draft>) => wrap({ ...this.nodeOf(wrapper), ...change } as Draft);
    const nodes = (wrappers: unknown) => Array.from((wrappers ?? []) as unknown[], (one) => this.nodeOf(one));
    const merged = (wrapper: unknown, props: unknown) => ({
      ...this.nodeOf(wrapper).props,
      ...copied(props as Props),
    });
    const binding: Record<string, unknown> = {
      createNode: (tag: number, viewName: string, _root: number, props: Props, instanceHandle: unknown) =>
        wrap({ tag, viewName: nativeName(viewName), props: copied(props), instanceHandle, children: [] }),
      cloneNode: (node: unknown) => clone(node, {}),
      cloneNodeWithNewChildren: (node: unknown, children?: unknown) => clone(node, { children: nodes(children) }),
      cloneNodeWithNewProps: (node: unknown, props: unknown) => clone(node, { props: merged(node, props) }),
      cloneNodeWithNewChildrenAndProps: (node: unknown, first: unknown, second: unknown) => {
        const [children, props] = Array.isArray(first) ? [first, second] : [[], first];
        return clone(node, { children: nodes(children), props: merged(node, props) });
      },
      createChildSet: () => realm.array([]),
      appendChild: (parent: unknown, child: unknown) => {
        (this.nodeOf(parent) as Draft).children.push(this.nodeOf(child));
        return parent;
      },
      appendChildToSet: (set: unknown[], child: unknown) => {
        set.push(child);
      },
      completeRoot: (root: number, set: unknown[]) => this.commit(root, nodes(set)),
      registerEventHandler: (handler: EventHandler) => {
        this.handler = handler;
      },
      measure: (node: unknown, callback: (...values: number[]) => void) => {
        const { tag } = this.nodeOf(node);
        const [inParent, inWindow] = [this.screen.frameInParent(tag), this.screen.frameInWindow(tag)];
        if (inParent === null || inWindow === null) callback(0, 0, 0, 0, 0, 0);
        else callback(inParent.x, inParent.y, inParent.width, inParent.height, inWindow.x, inWindow.y);
      },
      measureInWindow: (node: unknown, callback: (...values: number[]) => void) => {
        const frame = this.screen.frameInWindow(this.nodeOf(node).tag);
        callback(frame?.x ?? 0, frame?.y ?? 0, frame?.width ?? 0, frame?.height ?? 0);
      },
      measureLayout: (node: unknown, relative: unknown, onFail: () => void, onSuccess: (...v: number[]) => void) => {
        const frame = this.screen.frameInWindow(this.nodeOf(node).tag);
        const origin = this.screen.frameInWindow(this.nodeOf(relative).tag);
        if (frame === null || origin === null) onFail();
        else onSuccess(frame.x - origin.x, frame.y - origin.y, frame.width, frame.height);
      },
      getBoundingClientRect: (node: unknown) => {
        const frame = this.screen.frameInWindow(this.nodeOf(node).tag);
        return frame === null ? null : realm.array([frame.x, frame.y, frame.width, frame.height]);
      },
      findShadowNodeByTag_DEPRECATED: (tag: number) => {
        const node = this.newest.get(tag);
        return node === undefined ? null : wrap(node);
      },
      dispatchCommand: (node: unknown, name: string, args: readonly unknown[]) =>
        this.screen.command(this.nodeOf(node), name, args),
      setNativeProps: (node: unknown, props: Props) => this.screen.setProps(this.nodeOf(node).tag, copied(props)),
      sendAccessibilityEvent: () => undefined,
      setIsJSResponder: () => undefined,
      unstable_DefaultEventPriority: PRIORITY.default,
      unstable_DiscreteEventPriority: PRIORITY.discrete,
      unstable_ContinuousEventPriority: PRIORITY.continuous,
      unstable_IdleEventPriority: PRIORITY.idle,
      unstable_getCurrentEventPriority: () => this.priority,
    };
    return Object.assign(realm.object(), binding);
  }

  private commit(root: number, nodes: readonly ShadowNode[]): void {
    this.commits++;
    this.roots.set(root, nodes);
    this.newest.clear();
    for (const node of this.allRoots()) this.remember(node);
    this.screen.onCommit(this.allRoots());
  }

  private remember(node: ShadowNode): void {
    this.newest.set(node.tag, node);
    for (const child of node.children) this.remember(child);
  }
}
