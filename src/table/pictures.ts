import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { PixelRatio } from 'react-native';

import { useTheme, type Theme } from '@/ui/theme';

import { CARDS, type CardId } from './art/cards';
import type { CardTheme } from './art/palette';

export interface PictureWish {
  readonly id: CardId;
  readonly theme: CardTheme;
  /** Width in points, and pixels per point. */
  readonly width: number;
  readonly ratio: number;
}

/** Paints a card in slices, to an address for `Image`. */
export type CardPrinter = (wish: PictureWish) => Generator<void, string>;

/** Milliseconds of printing between two frames: half of one, so that cards keep flying meanwhile. */
const SLICE = 8;

/**
 * The printed cards. Each is printed once for a size and shown as an ordinary image, so that it can fly, be dragged and be
 * labelled like anything else. Cards can be wished for before there is a printer: Skia arrives late in a browser.
 */
export class CardPictures {
  private readonly printed = new Map<string, string>();
  private readonly wishes = new Map<string, PictureWish>();
  private readonly listeners = new Set<() => void>();
  private printer: CardPrinter | null = null;
  private job: { key: string; slices: Generator<void, string> } | null = null;
  private isAwake = false;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  find(key: string): string | null {
    return this.printed.get(key) ?? null;
  }

  wish(key: string, wish: PictureWish): void {
    if (this.printed.has(key) || this.job?.key === key || this.wishes.has(key)) return;
    this.wishes.set(key, wish);
    this.wake();
  }

  useAs(printer: CardPrinter): void {
    this.printer = printer;
    this.wake();
  }

  private wake(): void {
    if (this.isAwake || this.printer === null || this.wishes.size === 0) return;
    this.isAwake = true;
    requestAnimationFrame(this.work);
  }

  private work = (): void => {
    const end = performance.now() + SLICE;
    let hasNews = false;
    do {
      this.job ??= this.next();
      if (this.job === null) break;
      const step = this.job.slices.next();
      if (step.done === true) {
        this.printed.set(this.job.key, step.value);
        this.job = null;
        hasNews = true;
      }
    } while (performance.now() < end);
    if (hasNews) for (const listener of this.listeners) listener();
    this.isAwake = this.job !== null || this.wishes.size > 0;
    if (this.isAwake) requestAnimationFrame(this.work);
  };

  private next(): { key: string; slices: Generator<void, string> } | null {
    const [first] = this.wishes;
    if (first === undefined || this.printer === null) return null;
    const [key, wish] = first;
    this.wishes.delete(key);
    return { key, slices: this.printer(wish) };
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
