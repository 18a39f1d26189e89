/** The table of a finished card game as one picture: everybody's points, and the cards that brought them. */
import type { SkTypeface } from '@shopify/react-native-skia';

import { STROKE, type SkCanvas, type SkiaApi, type SkImage, type SkPaint } from '@/board/art/skia';
import type { PictureMaker, Slices } from '@/board/PictureMaker';
import { CARD_RATIO, paintCardInSlices, type CardTheme } from '@/table/art';
import { initialOf } from '@/ui/drawing/PlayerBadge';
import { shapePath } from '@/ui/drawing/shapes';
import { playerColours, type Theme } from '@/ui/look/theme';

import { drawable } from './drawable';
import type { Estate, PaintedEstates } from './estates';
import { CARD, PAGE, spreadCards } from './spread';

interface EstatesLook {
  readonly theme: Theme;
  readonly cards: CardTheme;
  readonly faces: { readonly title: SkTypeface; readonly text: SkTypeface };
}

const CARD_HEIGHT = CARD * CARD_RATIO;
const PANEL = PAGE.inside * 2 + PAGE.head + CARD_HEIGHT;
const CORNER = 28;

export function* paintEstates(
  maker: PictureMaker,
  { title, estates }: PaintedEstates,
  look: EstatesLook,
): Slices<SkImage> {
  const { skia } = maker;
  const { colors } = look.theme;
  const height = 2 * PAGE.edge + PAGE.title + estates.length * (PANEL + PAGE.gap) - PAGE.gap;
  return yield* maker.picture(PAGE.width, height, function* (_, canvas) {
    canvas.drawColor(skia.Color(colors.bg));
    const pen = penOn(skia, canvas);
    pen.write(title, look.faces.title, 48, colors.ink, PAGE.edge, PAGE.edge + 44);
    for (const [place, estate] of estates.entries()) {
      canvas.save();
      canvas.translate(PAGE.edge, PAGE.edge + PAGE.title + place * (PANEL + PAGE.gap));
      yield* paintEstate(maker, canvas, estate, look);
      canvas.restore();
    }
  });
}

function* paintEstate(
  maker: PictureMaker,
  canvas: SkCanvas,
  estate: Estate,
  { theme, cards, faces }: EstatesLook,
): Slices<void> {
  const { skia } = maker;
  const { colors, outline } = theme;
  const width = PAGE.width - 2 * PAGE.edge;
  const pen = penOn(skia, canvas);
  pen.panel(width, PANEL, estate.hasWon ? colors.actionSoft : colors.panel);
  if (outline.borderWidth > 0) pen.frame(width, PANEL, colors.line, 3);
  const middle = PAGE.inside + 24;
  const { shape, fill, onFill, edge } = playerColours(theme, estate.number);
  pen.shape(shapePath(shape, PAGE.inside + 26, middle, 25), fill, edge);
  const name = drawable(skia, faces.title, estate.name, estate.colour);
  const initial = initialOf(drawable(skia, faces.text, estate.name, estate.colour));
  const isTriangle = shape === 'triangle';
  pen.write(initial, faces.text, isTriangle ? 22 : 27, onFill, PAGE.inside + 26, middle + (isTriangle ? 17 : 10), 0.5);
  pen.write(name, faces.title, 38, colors.ink, PAGE.inside + 72, middle + 13);
  pen.write(String(estate.points), faces.text, 48, colors.ink, width - PAGE.inside, middle + 17, 1);
  const places = spreadCards(estate.kinds, width - 2 * PAGE.inside);
  for (const [kind, ids] of estate.kinds.entries()) {
    for (const [index, id] of ids.entries()) {
      canvas.save();
      canvas.translate(PAGE.inside + Math.round(places[kind]?.[index] ?? 0), PAGE.inside + PAGE.head);
      yield* paintCardInSlices(skia, canvas, id, { theme: cards, width: CARD, pixelRatio: 1, hasTitle: false });
      canvas.restore();
    }
  }
}

/** The few strokes that a table needs besides its cards. */
function penOn(skia: SkiaApi, canvas: SkCanvas) {
  const rounded = (width: number, height: number) => skia.RRectXY(skia.XYWHRect(0, 0, width, height), CORNER, CORNER);
  const inked = (colour: string, line: number, draw: (paint: SkPaint) => void) => {
    const paint = skia.Paint();
    paint.setAntiAlias(true);
    paint.setColor(skia.Color(colour));
    if (line > 0) {
      paint.setStyle(STROKE);
      paint.setStrokeWidth(line);
    }
    draw(paint);
    paint.dispose();
  };
  return {
    panel: (width: number, height: number, colour: string) =>
      inked(colour, 0, (paint) => canvas.drawRRect(rounded(width, height), paint)),
    frame: (width: number, height: number, colour: string, line: number) =>
      inked(colour, line, (paint) => canvas.drawRRect(rounded(width, height), paint)),
    shape: (outline: string, fill: string, edge: string) => {
      const path = skia.Path.MakeFromSVGString(outline);
      if (path === null) return;
      inked(fill, 0, (paint) => canvas.drawPath(path, paint));
      inked(edge, 3, (paint) => canvas.drawPath(path, paint));
      path.dispose();
    },
    /** `end` says how much of the text stands before the point: none, half or all of it. */
    write: (text: string, face: SkTypeface, size: number, colour: string, x: number, y: number, end = 0) => {
      const font = skia.Font(face, size);
      const left = x - end * font.getTextWidth(text);
      inked(colour, 0, (paint) => canvas.drawText(text, left, y, paint, font));
      font.dispose();
    },
  };
}
