import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { PixelRatio } from 'react-native';

import type { Painted } from '@/platform/pictureShelf';
import { pictureQueue, type PictureQueue } from '@/ui/drawing/PictureQueue';
import { useTheme, type Theme } from '@/ui/look/theme';

import { CARDS, type CardId } from './cards';
import type { CardTheme } from './palette';

export interface PictureWish {
  readonly id: CardId;
  readonly theme: CardTheme;
  /** Width in points, and pixels per point. */
  readonly width: number;
  readonly ratio: number;
}

/** Paints a card in slices. */
export type CardPrinter = (wish: PictureWish) => Generator<void, Painted>;

/**
 * The printed cards. Each is printed once for a size and shown as an ordinary image, so that it can fly, be dragged and be
 * labelled like anything else. Cards can be wished for before there is a printer: Skia arrives late in a browser.
 */
export class CardPictures {
  private readonly waiting = new Map<string, PictureWish>();
  private printer: CardPrinter | null = null;

  constructor(private readonly queue: PictureQueue = pictureQueue) {}

  subscribe = (listener: () => void): (() => void) => this.queue.subscribe(listener);

  find(key: string): string | null {
    return this.queue.find(`card/${key}`);
  }

  wish(key: string, wish: PictureWish): void {
    const { printer } = this;
    if (printer === null) this.waiting.set(key, wish);
    else this.queue.wish(`card/${key}`, () => printer(wish), { order: 'inOrder' });
  }

  useAs(printer: CardPrinter): void {
    this.printer = printer;
    for (const [key, wish] of this.waiting) this.wish(key, wish);
    this.waiting.clear();
  }
}

/** One print room for the app: a table that is opened again finds its cards. */
export const cardPictures = new CardPictures();

export const PicturesContext = createContext<CardPictures>(cardPictures);

export function cardThemeOf({ scheme, isHighContrast }: Theme): CardTheme {
  if (isHighContrast) return scheme === 'dark' ? 'contrastDark' : 'contrastLight';
  return scheme === 'dark' ? 'dusk' : 'day';
}

/** Prints differ only by these widths; an image shows them at any size between. */
const WIDTHS = [32, 44, 60, 80, 112, 160, 240] as const;

/** The print that serves a card of this width. */
export function printFor(width: number): { readonly width: number; readonly ratio: number } {
  const printed = WIDTHS.find((size) => size >= width) ?? WIDTHS[WIDTHS.length - 1] ?? width;
  return { width: printed, ratio: Math.min(3, PixelRatio.get()) };
}

/** The largest print there is of a card that has no number to fit its size: better than a blank while its own is made. */
function standIn(pictures: CardPictures, id: CardId, theme: CardTheme, ratio: number): string | null {
  if (CARDS[id].points > 0) return null;
  for (const width of [...WIDTHS].reverse()) {
    const found = pictures.find(`${id}/${theme}/${width}/${ratio}`);
    if (found !== null) return found;
  }
  return null;
}

/** The address of a card at about this width, once it is printed; until then of another size, or null. */
export function useCardPicture(id: CardId, width: number): string | null {
  const pictures = use(PicturesContext);
  const theme = cardThemeOf(useTheme());
  const { width: printed, ratio } = printFor(width);
  const key = `${id}/${theme}/${printed}/${ratio}`;
  const address = useSyncExternalStore(
    pictures.subscribe,
    () => pictures.find(key) ?? standIn(pictures, id, theme, ratio),
    () => null,
  );
  useEffect(() => {
    pictures.wish(key, { id, theme, width: printed, ratio });
  }, [pictures, key, id, theme, printed, ratio]);
  return address;
}
