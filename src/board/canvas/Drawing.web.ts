/** What React made of a canvas, drawn again whenever it or a shared value in it has changed. */
import { Skia } from '@shopify/react-native-skia';
import { SkiaSGRoot } from '@shopify/react-native-skia/lib/module/sksg/Reconciler';
import type { ReactNode } from 'react';
import { PixelRatio } from 'react-native';

import { isShared, paintNodes, type DrawnNode, type Shared } from './paintNodes';
import { borrowStage, giveBack, type Stage } from './Stage';

/** Nobody else listens under numbers below nought: Reanimated counts its own upwards. */
let lastListener = 0;

export class Drawing {
  // The same interface declared twice in the package (once per build), and its enums make the copies differ.
  private readonly root = new SkiaSGRoot(Skia as unknown as ConstructorParameters<typeof SkiaSGRoot>[0]);
  private readonly listener = --lastListener;
  private nodes: readonly DrawnNode[] = [];
  private heard: readonly Shared[] = [];
  private stage: Stage | null = null;
  private size = { width: 0, height: 0 };
  private frame: number | null = null;

  enter(host: HTMLElement): void {
    const stage = borrowStage(this.wake);
    this.stage = stage;
    host.append(stage.element);
    this.fit();
  }

  leave(): void {
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
    this.listen([]);
    if (this.stage !== null) giveBack(this.stage);
    this.stage = null;
  }

  /** In points. */
  resize(width: number, height: number): void {
    this.size = { width, height };
    this.fit();
  }

  /** What is in it changes by what it is given here and by shared values: nothing in a canvas has a state of its own. */
  show(children: ReactNode): void {
    void this.root.render(children).then(() => {
      if (this.stage === null) return;
      this.nodes = this.root.sg.children as readonly DrawnNode[];
      this.listen(sharedIn(this.nodes));
      this.wake();
    });
  }

  clear(): void {
    this.nodes = [];
    void this.root.unmount();
  }

  private fit(): void {
    const ratio = PixelRatio.get();
    this.stage?.resize(Math.round(this.size.width * ratio), Math.round(this.size.height * ratio));
    // At once: a canvas that takes another size is blank until it is drawn.
    this.draw();
  }

  private listen(values: readonly Shared[]): void {
    for (const value of this.heard) value.removeListener(this.listener);
    for (const value of values) value.addListener(this.listener, this.wake);
    this.heard = values;
  }

  private readonly wake = (): void => {
    this.frame ??= requestAnimationFrame(this.draw);
  };

  private readonly draw = (): void => {
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
    if (this.nodes.length === 0) return;
    const ratio = PixelRatio.get();
    this.stage?.draw((canvas) => {
      canvas.scale(ratio, ratio);
      paintNodes(Skia, canvas, this.nodes);
    });
  };
}

function sharedIn(nodes: readonly DrawnNode[]): Shared[] {
  const found = new Set<Shared>();
  const look = ({ props, children }: DrawnNode): void => {
    for (const value of Object.values(props)) if (isShared(value)) found.add(value);
    children.forEach(look);
  };
  nodes.forEach(look);
  return [...found];
}
