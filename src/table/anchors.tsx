import { createContext, use, useState, type ReactNode } from 'react';
import type { View } from 'react-native';

import type { Resource } from '@/games/settlers';

/** A place on the table that cards fly from and to, and are dropped on. */
export type AnchorName =
  | 'table'
  | 'pile'
  | 'market'
  | `market/${Resource}`
  | `hand/${Resource}`
  | 'hand'
  | `seat/${number}`
  | `stack/${string}`;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where things are on the screen right now, asked only when something is about to move. */
export class Anchors {
  private readonly views = new Map<AnchorName, View>();

  /** For `ref`: the view is known under this name for as long as it is mounted. */
  ref(name: AnchorName): (view: View | null) => (() => void) | undefined {
    return (view) => {
      if (view === null) return undefined;
      this.views.set(name, view);
      return () => {
        if (this.views.get(name) === view) this.views.delete(name);
      };
    };
  }

  /** Null for what is not on the screen. */
  async find(name: AnchorName): Promise<Rect | null> {
    const view = this.views.get(name);
    if (view === undefined) return null;
    return new Promise((resolve) => {
      view.measureInWindow((x, y, width, height) => {
        resolve(Number.isFinite(x) && width > 0 ? { x, y, width, height } : null);
      });
    });
  }

  async findFirst(names: readonly AnchorName[]): Promise<Rect | null> {
    for (const name of names) {
      const rect = await this.find(name);
      if (rect !== null) return rect;
    }
    return null;
  }

  /** The first of these places under a point. */
  async at(point: { x: number; y: number }, names: readonly AnchorName[]): Promise<AnchorName | null> {
    for (const name of names) {
      const rect = await this.find(name);
      if (rect !== null && isInside(rect, point)) return name;
    }
    return null;
  }
}

/** A finger is thick: a drop a little beside the card still means the card. */
const SLACK = 10;

function isInside({ x, y, width, height }: Rect, point: { x: number; y: number }): boolean {
  return point.x >= x - SLACK && point.x <= x + width + SLACK && point.y >= y - SLACK && point.y <= y + height + SLACK;
}

const AnchorsContext = createContext<Anchors>(new Anchors());

export function AnchorsProvider({ children }: { children: (anchors: Anchors) => ReactNode }) {
  const [anchors] = useState(() => new Anchors());
  return <AnchorsContext value={anchors}>{children(anchors)}</AnchorsContext>;
}

export function useAnchors(): Anchors {
  return use(AnchorsContext);
}
