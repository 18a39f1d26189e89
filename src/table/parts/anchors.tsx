import { createContext, use, useState, type ReactNode } from 'react';
import type { View } from 'react-native';

import type { Resource } from '@/games/settlers';

/** A place on the table that cards fly from and to, and are dropped on. */
export type AnchorName =
  | 'table'
  | 'pile'
  | 'market'
  | `market/${Resource}`
  /** Where a card of the market was taken. */
  | 'market/gap'
  | `place/${number}`
  | `hand/${Resource}`
  | 'hand'
  | `seat/${number}`
  | `stack/${string}`;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where things are on the screen right now, asked only when something is about to move. */
export class Anchors {
  /** Equal cards of the market share a name: each of them is the place. */
  private readonly views = new Map<AnchorName, Set<View>>();

  /** For `ref`: the view is known under this name for as long as it is mounted. */
  ref(name: AnchorName): (view: View | null) => (() => void) | undefined {
    return (view) => {
      if (view === null) return undefined;
      const views = this.views.get(name) ?? new Set();
      this.views.set(name, views.add(view));
      return () => views.delete(view);
    };
  }

  /** Every place of this name that is on the screen. */
  async findAll(name: AnchorName): Promise<Rect[]> {
    const rects: Rect[] = [];
    for (const view of this.views.get(name) ?? []) {
      const rect = await measure(view);
      if (rect !== null) rects.push(rect);
    }
    return rects;
  }

  /** Null for what is not on the screen. */
  async find(name: AnchorName): Promise<Rect | null> {
    const [first] = await this.findAll(name);
    return first ?? null;
  }

  async findFirst(names: readonly AnchorName[]): Promise<Rect | null> {
    for (const name of names) {
      const rect = await this.find(name);
      if (rect !== null) return rect;
    }
    return null;
  }

  /** The first of these places under a point. */
  async at(point: Point, names: readonly AnchorName[]): Promise<AnchorName | null> {
    for (const name of names) {
      const rects = await this.findAll(name);
      if (rects.some((rect) => isInside(rect, point))) return name;
    }
    return null;
  }
}

async function measure(view: View): Promise<Rect | null> {
  return new Promise((resolve) => {
    view.measureInWindow((x, y, width, height) => {
      resolve(Number.isFinite(x) && width > 0 ? { x, y, width, height } : null);
    });
  });
}

/** A finger is thick: a drop a little beside the card still means the card. */
const SLACK = 10;

export function isInside({ x, y, width, height }: Rect, point: Point): boolean {
  'worklet';
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

const AimContext = createContext<AnchorName | null>(null);

/** Tells every place whether what is under the finger would land on it. */
export const AimProvider = AimContext;

export function useAim(): AnchorName | null {
  return use(AimContext);
}
