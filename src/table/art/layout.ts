/**
 * Where things are on a card, for painters (card units) and for the table that draws words and numbers over it (any
 * size). No text is ever painted: titles are Young Serif, numbers Figtree, both from the app.
 */
import type { Detail } from './detail';
import type { Box } from './woodcut';

/** A card is 100 units wide. */
export const CARD_WIDTH = 100;
export const CARD_RATIO = 1.42;
export const CARD_HEIGHT = CARD_WIDTH * CARD_RATIO;

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface CardLayout {
  readonly corner: number;
  /** The printed picture. */
  readonly panel: Box & { readonly corner: number };
  /** Upper left: the card's mark, visible in a fan. */
  readonly mark: Disc;
  /** Upper right: a seal when the card has points, a badge when its side works. */
  readonly seal: Disc;
  /** Where the number goes on the seal. Null on small cards, whose seal shows its points as pips. */
  readonly points: Disc | null;
  /** Below the picture: one or two lines of title. Null when the card is too small to name itself. */
  readonly title: Box | null;
}

/** Unprinted paper round the picture. */
export const MARGIN = 4.4;
const BAND = 21;
/** The paper inside the seal's rim. */
export const SEAL_HOLE = 0.76;

/** In card units. `hasTitle` leaves room for a name under the picture. */
export function cardLayout(detail: Detail, hasTitle: boolean): CardLayout {
  const radius = detail === 0 ? 15 : 13;
  const inset = MARGIN + radius + 1.4;
  const bottom = CARD_HEIGHT - (hasTitle ? BAND : MARGIN);
  return {
    corner: 8,
    panel: { x: MARGIN, y: MARGIN, width: CARD_WIDTH - MARGIN * 2, height: bottom - MARGIN, corner: 4.6 },
    mark: { x: inset, y: inset, radius },
    seal: { x: CARD_WIDTH - inset, y: inset, radius },
    points: detail === 2 ? { x: CARD_WIDTH - inset, y: inset, radius: radius * SEAL_HOLE } : null,
    title: hasTitle ? { x: MARGIN + 3, y: bottom + 2, width: CARD_WIDTH - MARGIN * 2 - 6, height: BAND - 4 } : null,
  };
}

export const hasTitleAt = (detail: Detail): boolean => detail === 2;

/** The same boxes at a given width, in the same unit as that width. */
export function layoutAt(width: number, detail: Detail, hasTitle = hasTitleAt(detail)): CardLayout {
  const scale = width / CARD_WIDTH;
  const { corner, panel, mark, seal, points, title } = cardLayout(detail, hasTitle);
  const box = (it: Box): Box => ({
    x: it.x * scale,
    y: it.y * scale,
    width: it.width * scale,
    height: it.height * scale,
  });
  const disc = (it: Disc): Disc => ({ x: it.x * scale, y: it.y * scale, radius: it.radius * scale });
  return {
    corner: corner * scale,
    panel: { ...box(panel), corner: panel.corner * scale },
    mark: disc(mark),
    seal: disc(seal),
    points: points && disc(points),
    title: title && box(title),
  };
}
