import type { ReactNode } from 'react';

export interface OverlayEntry {
  readonly id: string;
  readonly content: ReactNode;
  /** What Escape and the back button do. */
  readonly onRequestClose: () => void;
}

const NONE: readonly OverlayEntry[] = [];

/** What lies over a screen, the topmost last. */
export class OverlayStack {
  private readonly listeners = new Set<() => void>();
  private list: readonly OverlayEntry[] = NONE;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly entries = (): readonly OverlayEntry[] => this.list;

  /** Lays an entry on top, or gives the one that lies there another content. */
  put(entry: OverlayEntry): void {
    const isThere = this.list.some(({ id }) => id === entry.id);
    this.change(isThere ? this.list.map((old) => (old.id === entry.id ? entry : old)) : [...this.list, entry]);
  }

  remove(id: string): void {
    const left = this.list.filter((entry) => entry.id !== id);
    this.change(left.length === 0 ? NONE : left);
  }

  private change(list: readonly OverlayEntry[]): void {
    this.list = list;
    this.listeners.forEach((listener) => listener());
  }
}
