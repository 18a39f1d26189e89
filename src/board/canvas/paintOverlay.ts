/** Glows of features and the overlay of fields, in board units. */
import type { Brush } from '../art/brush';
import { highlightCity, highlightRoad, paintField } from '../art/overlays';
import type { ArtTheme } from '../art/palette';
import type { TilePainter } from '../art/tilePainter';
import { fieldShapesOf, litShapes } from '../segments';
import type { FieldMark, LitFeature, SceneTile } from '../types';

export function paintLight(
  brush: Brush,
  game: TilePainter['game'],
  tiles: readonly SceneTile[],
  lit: LitFeature,
  theme: ArtTheme,
): void {
  const { areas, lines } = litShapes(game, tiles, lit);
  if (areas.polygons.length > 0) highlightCity(brush, areas, theme);
  if (lines.length > 0) highlightRoad(brush, lines, theme);
}

const WASH: Readonly<Record<ArtTheme, { readonly colour: string; readonly alpha: number }>> = {
  day: { colour: '#F1E6CF', alpha: 0.45 },
  dusk: { colour: '#1B1A1C', alpha: 0.45 },
  contrastLight: { colour: '#FFFFFF', alpha: 0.6 },
  contrastDark: { colour: '#000000', alpha: 0.6 },
};

/** The land steps back; the fields that somebody owns stand out. */
export function paintFields(
  brush: Brush,
  game: TilePainter['game'],
  tiles: readonly SceneTile[],
  fields: readonly FieldMark[],
  theme: ArtTheme,
): void {
  const { colour, alpha } = WASH[theme];
  brush.fill((pen) => tiles.forEach(({ x, y }) => pen.addRect({ x, y, width: 1, height: 1 })), colour, { alpha });
  for (const { owners, members } of fields) {
    const [owner] = owners;
    if (owner === undefined) continue;
    const { polygons, holes } = fieldShapesOf(game, tiles, members);
    paintField(brush, polygons, holes, owner, theme);
  }
}
