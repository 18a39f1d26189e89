/** One node of the tree that React commits, as Fabric's shadow nodes: never changed, only cloned. */
export interface ShadowNode {
  /** React's tag: the same through all clones. */
  readonly tag: number;
  /** As the native registry calls it: `View`, `Paragraph`, `RawText`, `Image`, `ScrollView`, `RNSVGPath`, … */
  readonly viewName: string;
  /** As React sends them: colours are numbers already, styles lie flat beside the rest. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly ShadowNode[];
  /** React's own end of the node, which its events are sent to. */
  readonly instanceHandle: unknown;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A node that has been laid out. */
export interface View {
  readonly node: ShadowNode;
  /** In points, from the corner of the parent's border box, before any transform. */
  readonly frame: Frame;
  /** The node's props, and over them what Reanimated has set from the UI runtime. */
  readonly props: Readonly<Record<string, unknown>>;
  /** How far a ScrollView has been scrolled. */
  readonly scroll: { readonly x: number; readonly y: number };
  readonly children: readonly View[];
}
