import { useLayout, type Layout } from '@/ui/frame/layout';

/** A tablet held upright is wide enough for seats, last moves and tray side by side below the board. */
const NARROWEST = 744;
/** Height of the dock, and what is in it besides the rows of its seats. */
const HEIGHT = 292;
const PADDING = 32;
/** From this width on the last moves have a column of their own; below it the newest stands under the seats. */
const ROOMY = 900;
const NEWEST = 104;
const MOST_TEXT = 1.5;

export interface Dock {
  readonly height: number;
  readonly tray: number;
  readonly hasStory: boolean;
  /** What rows of seats may share. */
  readonly rows: number;
}

/** The dock below the board; null where seats stand above it or beside it. */
export function dockOf({ kind, isWide, width, height, textScale }: Layout): Dock | null {
  if (kind !== 'tablet' || isWide || width < NARROWEST) return null;
  const letters = Math.min(textScale, MOST_TEXT);
  const hasStory = width >= ROOMY;
  const newest = hasStory ? 0 : NEWEST * letters;
  const own = Math.min(HEIGHT * letters + newest, height * 0.42);
  return { height: own, tray: Math.min(440, width * 0.48), hasStory, rows: own - PADDING - newest };
}

/** Whether the tray stands in a panel with others, beside the board or below it, instead of having an edge for itself. */
export function useIsInPanel(): boolean {
  const layout = useLayout();
  return layout.isWide || dockOf(layout) !== null;
}
