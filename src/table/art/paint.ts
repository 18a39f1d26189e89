/** Prints one card. Pure: the same card, seed, theme and size give the same picture; keeping it is the caller's affair. */
import { hash } from '@/core/hash';

import { type CardId, CARDS } from './cards';
import { type Detail, detailFor } from './detail';
import { panelPath, printMark, printSeal, printStock, printWear, printWork } from './frame';
import { CARD_HEIGHT, CARD_WIDTH, type CardLayout, cardLayout, hasTitleAt, layoutAt, MARGIN } from './layout';
import { type CardTheme, isContrast, STUDIOS } from './palette';
import { plateFor } from './plates';
import { Press } from './press';
import type { SkCanvas, SkiaApi } from './skia';

export interface CardLook {
  readonly theme: CardTheme;
  /** Width on the canvas, in points; the height is 1.42 times as much. */
  readonly width: number;
  readonly pixelRatio?: number;
  /** Copies with different seeds differ as two prints from one block do. */
  readonly seed?: number;
  /** Whether to leave room for a name under the picture; by default only large cards do. */
  readonly hasTitle?: boolean;
}

const lookDetail = (look: CardLook): Detail => detailFor(look.width, look.pixelRatio);

const isTitled = (id: CardId, look: CardLook, detail: Detail): boolean =>
  CARDS[id].isNamed && (look.hasTitle ?? hasTitleAt(detail));

/** Where the table may write on this card, in points. */
export function cardBoxes(id: CardId, look: CardLook): CardLayout {
  const detail = lookDetail(look);
  return layoutAt(look.width, detail, isTitled(id, look, detail));
}

/** Prints a card with its upper left corner at the canvas's origin, and pauses after every mark. */
export function* printCard(skia: SkiaApi, canvas: SkCanvas, id: CardId, look: CardLook): Generator<void, void> {
  const card = CARDS[id];
  const detail = lookDetail(look);
  const layout = cardLayout(detail, isTitled(id, look, detail));
  const press = new Press(skia, canvas, {
    plate: plateFor(look.theme, card.plate),
    studio: STUDIOS[look.theme],
    detail,
    isContrast: isContrast(look.theme),
    seed: hash(id) ^ (look.seed ?? 0),
    pixels: (look.width * (look.pixelRatio ?? 1)) / CARD_WIDTH,
  });
  const depth = canvas.save();
  try {
    canvas.scale(look.width / CARD_WIDTH, look.width / CARD_WIDTH);
    printStock(press, layout);
    const panel = panelPath(press, layout);
    press.inside(panel, () => {
      // The picture stands on the bottom of its panel: a title costs it sky, never ground.
      const shift = layout.panel.y + layout.panel.height - (CARD_HEIGHT - MARGIN);
      const light = { ...layout.mark, y: layout.mark.y - shift };
      press.moved(0, shift, () => card.picture({ press, light, top: layout.panel.y - shift }, look.theme));
    });
    printWear(press, layout);
    press.line(panel, 1);
    if (card.mark !== null) printMark(press, layout, card.mark, card.plate === 'honour');
    if (card.work !== null) printWork(press, layout, card.work);
    if (card.points > 0) printSeal(press, layout, card.points);
    yield;
    yield* press.print();
  } finally {
    canvas.restoreToCount(depth);
    press.dispose();
  }
}

/** As `printCard`, at once. */
export function paintCard(skia: SkiaApi, canvas: SkCanvas, id: CardId, look: CardLook): void {
  const slices = printCard(skia, canvas, id, look);
  while (!slices.next().done);
}
