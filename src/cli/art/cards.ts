/** Sheets of the card art, to be looked at: every card in every theme, the sizes of the table, the glyphs. */
import { readFileSync } from 'node:fs';

import {
  CARD_IDS,
  CARD_RATIO,
  CARD_THEMES,
  cardBoxes,
  type CardId,
  type CardLook,
  CARDS,
  type CardTheme,
  GLYPH_GRID,
  GLYPHS,
  paintCard,
} from '@/table/art';
import type { SkCanvas, SkiaApi } from '@/table/art/skia';

import { paintImage } from './headless';
import type { Sheet } from './sheet';

const GAP = 14;
const TABLE: Readonly<Record<CardTheme, string>> = {
  day: '#E9DDC4',
  dusk: '#1F2320',
  contrastLight: '#FFFFFF',
  contrastDark: '#000000',
};
const NUMBER_FONT = '@expo-google-fonts/figtree/800ExtraBold/Figtree_800ExtraBold.ttf';

/** The number that the table would write on the seal, to judge the room it has. */
function writePoints(skia: SkiaApi, canvas: SkCanvas, id: CardId, look: CardLook): void {
  const { points: at } = cardBoxes(id, look);
  const { points } = CARDS[id];
  if (at === null || points === 0) return;
  const data = skia.Data.fromBytes(new Uint8Array(readFileSync(require.resolve(NUMBER_FONT))));
  const typeface = skia.Typeface.MakeFreeTypeFaceFromData(data);
  if (!typeface) return;
  const font = skia.Font(typeface, at.radius * 1.5);
  const paint = skia.Paint();
  paint.setColor(skia.Color(look.theme === 'contrastDark' ? '#FFFFFF' : '#2B231C'));
  const text = String(points);
  canvas.drawText(text, at.x - font.getTextWidth(text) / 2, at.y + at.radius * 0.54, paint, font);
}

function picture(name: string, width: number, height: number, paint: (skia: SkiaApi, canvas: SkCanvas) => void): Sheet {
  return { name, paint: ({ skia }) => paintImage(skia, width, height, (canvas) => paint(skia, canvas)) };
}

interface Row {
  readonly ids: readonly CardId[];
  readonly look: CardLook;
}

function sheet(name: string, rows: readonly Row[]): Sheet {
  const width = Math.max(...rows.map(({ ids, look }) => GAP + ids.length * (look.width + GAP)));
  const tops: number[] = [];
  let height = 0;
  for (const { look } of rows) {
    tops.push(height);
    height += Math.ceil(look.width * CARD_RATIO) + GAP;
  }
  height += GAP;
  return picture(name, width, height, (skia, canvas) => {
    const ground = skia.Paint();
    rows.forEach(({ ids, look }, row) => {
      const top = tops[row] ?? 0;
      ground.setColor(skia.Color(TABLE[look.theme]));
      canvas.drawRect(skia.XYWHRect(0, top, width, height - top), ground);
      ids.forEach((id, column) => {
        canvas.save();
        canvas.translate(GAP + column * (look.width + GAP), top + GAP);
        paintCard(skia, canvas, id, look);
        writePoints(skia, canvas, id, look);
        canvas.restore();
      });
    });
  });
}

const inRowsOf = (count: number, ids: readonly CardId[], look: CardLook): Row[] =>
  Array.from({ length: Math.ceil(ids.length / count) }, (_, i) => ({
    ids: ids.slice(i * count, (i + 1) * count),
    look,
  }));

const glyphSheet = picture(
  'cards-glyphs',
  GAP + Object.keys(GLYPHS).length * (40 + GAP),
  13 + 24 + 40 + 4 * GAP,
  (skia, canvas) => {
    canvas.clear(skia.Color('#FFFAF0'));
    const paint = skia.Paint();
    paint.setAntiAlias(true);
    paint.setColor(skia.Color('#2B231C'));
    let y = GAP;
    for (const size of [40, 24, 13]) {
      Object.values(GLYPHS).forEach((glyph, i) => {
        const path = skia.Path.MakeFromSVGString(glyph);
        if (!path) return;
        canvas.save();
        canvas.translate(GAP + i * (40 + GAP), y);
        canvas.scale(size / GLYPH_GRID, size / GLYPH_GRID);
        canvas.drawPath(path, paint);
        canvas.restore();
        path.dispose();
      });
      y += size + GAP;
    }
  },
);

export const CARD_SHEETS: readonly Sheet[] = [
  ...CARD_THEMES.map((theme) => sheet(`cards-${theme}`, inRowsOf(8, CARD_IDS, { theme, width: 200, hasTitle: false }))),
  sheet('cards-titled', inRowsOf(8, CARD_IDS, { theme: 'day', width: 200 })),
  sheet(
    'cards-sizes',
    CARD_THEMES.flatMap((theme) => [90, 64, 40].map((width) => ({ ids: CARD_IDS, look: { theme, width } }))),
  ),
  glyphSheet,
];
