/** Glows of features and the overlay of fields, in board units. */
import type { Brush, Pen } from '../art/brush';
import { highlightArea, paintField } from '../art/overlays';
import type { ArtTheme } from '../art/palette';
import type { TilePainter } from '../art/tilePainter';
import { boundsOf } from '../geometry';
import type { Slices } from '../PictureMaker';
import { groundShapes, litShapes } from '../segments';
import type { Area, FieldMark, LitFeature, SceneTile } from '../types';

export function paintLight(
  brush: Brush,
  painter: TilePainter,
  tiles: readonly SceneTile[],
  lit: LitFeature,
  theme: ArtTheme,
): void {
  const { areas, lines } = litShapes(painter.landscape, tiles, lit);
  if (areas.polygons.length > 0) highlightArea(brush, areas, theme);
  if (lines.length > 0) painter.highlightLines(brush, lines, theme);
}

const WASH: Readonly<Record<ArtTheme, { readonly colour: string; readonly alpha: number }>> = {
  day: { colour: '#F1E6CF', alpha: 0.45 },
  dusk: { colour: '#1B1A1C', alpha: 0.45 },
  contrastLight: { colour: '#FFFFFF', alpha: 0.6 },
  contrastDark: { colour: '#000000', alpha: 0.6 },
};

/** Dims the land, and paints the fields that somebody owns over it, with the animals or cities that count. */
export function* paintFields(
  brush: Brush,
  painter: TilePainter,
  tiles: readonly SceneTile[],
  fields: readonly FieldMark[],
  { theme, pixels }: { readonly theme: ArtTheme; readonly pixels: number },
): Slices<void> {
  const { colour, alpha } = WASH[theme];
  brush.fill((pen) => tiles.forEach(({ x, y }) => pen.addRect({ x, y, width: 1, height: 1 })), colour, { alpha });
  const owned = fields.filter(({ owners }) => owners.length > 0);
  for (const { owners, members } of owned) {
    yield;
    const { polygons, holes } = groundShapes(painter.landscape, tiles, members);
    owners.forEach((owner, index) => {
      const paint = () => paintField(brush, polygons, holes, owner, theme);
      if (owners.length === 1) paint();
      else brush.clipped((pen) => addStripes(pen, boundsOf(members), index, owners.length), paint);
    });
  }
  if (painter.paintCounted === undefined) return;
  for (const tile of tiles) {
    if (!owned.some(({ members }) => members.some(({ x, y }) => x === tile.x && y === tile.y))) continue;
    const { canvas } = brush;
    canvas.save();
    canvas.translate(tile.x, tile.y);
    const variant = tile.variant % painter.variants;
    yield* painter.paintCounted(brush, { design: tile.tile, turns: tile.rotation, variant, theme, pixels });
    canvas.restore();
    yield;
  }
}

const STRIPE = 0.5;

/** Every n-th of the diagonal stripes over an area: players who share a field take turns. */
function addStripes(pen: Pen, { x, y, width, height }: Area, index: number, of: number): void {
  const step = STRIPE * of;
  for (let from = x - height - step; from < x + width + step; from += step) {
    const start = from + index * STRIPE;
    pen.addPoly(
      [
        { x: start, y: y + height },
        { x: start + STRIPE, y: y + height },
        { x: start + STRIPE + height, y },
        { x: start + height, y },
      ],
      true,
    );
  }
}
