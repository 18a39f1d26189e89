/** A whole board as one picture: posters, sheets, and what is shared of a finished match. */
import type { LaidPiece, LaidTile } from '@/games/tiles';
import type { Colour } from '@/core/seat';

import type { Brush } from './art/brush';
import { LANDSCAPES } from './art/landscapes';
import { isPainted, type ArtTheme } from './art/palette';
import { paintPiece, type Piece } from './art/pieces';
import type { SkCanvas, SkImage } from './art/skia';
import type { TilePainter } from './art/tilePainter';
import type { PictureMaker, Slices } from './PictureMaker';
import { stanceOf } from './stance';
import type { Area, Cell } from './types';
import { variantsOf } from './variants';

export interface LandLook {
  readonly theme: ArtTheme;
  /** Pixels a tile. */
  readonly pixels: number;
  /** Part of the board to show, in cells; all of it when left out. */
  readonly window?: Area;
  /** What is laid over the tiles and under the pieces. */
  readonly overlay?: (brush: Brush) => void;
}

/** A tile on the land. Without a variant it gets its number among the copies of its design. */
export type PaintedTile = Omit<LaidTile, 'player'> & { readonly variant?: number };

interface Land {
  readonly tiles: readonly PaintedTile[];
  readonly pieces: readonly LaidPiece[];
}

const MARGIN = 0.35;

/** The cells of a land with a little table around them. */
export function areaOf(tiles: readonly PaintedTile[]): Area {
  const xs = tiles.map((tile) => tile.x);
  const ys = tiles.map((tile) => tile.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const width = Math.max(...xs) - left + 1 + 2 * MARGIN;
  return { x: left - MARGIN, y: top - MARGIN, width, height: Math.max(...ys) - top + 1 + 2 * MARGIN };
}

export function* paintLand(maker: PictureMaker, painter: TilePainter, land: Land, look: LandLook): Slices<SkImage> {
  const { theme, pixels } = look;
  const area = look.window ?? areaOf(land.tiles);
  const variants = variantsOf(land.tiles);
  return yield* maker.picture(area.width * pixels, area.height * pixels, function* (brush, canvas) {
    // Whole pixels only: fractional origins show a hairline grid.
    canvas.translate(Math.round(-area.x * pixels), Math.round(-area.y * pixels));
    canvas.scale(pixels, pixels);
    yield* maker.ground(canvas, 'table', theme, area);
    paintThickness(brush, land.tiles, theme, pixels);
    for (const [index, tile] of land.tiles.entries()) {
      yield* paintTile(maker, canvas, brush, painter, tile, variants[index] ?? 0, look);
    }
    look.overlay?.(brush);
    for (const piece of piecesOf(painter, land, variants)) paintPiece(brush, piece, theme, pixels);
  });
}

function* paintTile(
  maker: PictureMaker,
  canvas: SkCanvas,
  brush: Brush,
  painter: TilePainter,
  tile: PaintedTile,
  variant: number,
  { theme, pixels }: LandLook,
): Slices<void> {
  const cell = { x: tile.x, y: tile.y, width: 1, height: 1 };
  canvas.save();
  canvas.clipRect(maker.skia.XYWHRect(cell.x, cell.y, 1, 1), 1, false);
  yield* maker.ground(canvas, painter.ground, theme, cell);
  canvas.translate(tile.x, tile.y);
  yield* painter.paint(brush, { design: tile.tile, turns: tile.rotation, variant, theme, pixels });
  paintBorder(brush, theme);
  canvas.restore();
}

/** A faint line around a tile, so that tiles can be told apart. */
export function paintBorder(brush: Brush, theme: ArtTheme): void {
  if (!isPainted(theme)) return;
  brush.stroke((pen) => pen.addRect({ x: 0, y: 0, width: 1, height: 1 }), '#43332A', 0.006, { alpha: 0.14 });
}

/** The thickness of the tiles: a dark edge and a soft shadow on the table. */
export function paintThickness(brush: Brush, tiles: readonly Cell[], theme: ArtTheme, pixels: number): void {
  const all = brush.path((pen) => tiles.forEach((tile) => pen.addRect({ x: tile.x, y: tile.y, width: 1, height: 1 })));
  if (isPainted(theme)) {
    brush.moved(0.03, 0.04, () => brush.fill(all, '#2A1C0A', { alpha: 0.4, blur: 0.05 }));
    brush.stroke(all, theme === 'day' ? '#5A4630' : '#0F0D12', Math.max(0.036, 3 / pixels), { closed: true });
  } else {
    const ink = theme === 'contrastLight' ? '#000000' : '#FFFFFF';
    brush.stroke(all, ink, Math.max(0.05, 4 / pixels), { closed: true });
  }
  all.dispose();
}

/** Those in front are painted last. */
function piecesOf(painter: TilePainter, { tiles, pieces }: Land, variants: readonly number[]): Piece[] {
  const placed = pieces.flatMap((piece): Piece[] => {
    const index = tiles.findIndex((tile) => tile.x === piece.x && tile.y === piece.y);
    const tile = tiles[index];
    if (tile === undefined) return [];
    const spot = LANDSCAPES[painter.landscape].pieceSpot({ ...tile, variant: variants[index] ?? 0 }, piece.segment);
    const at = { x: tile.x + spot.x, y: tile.y + spot.y };
    return [{ kind: stanceOf(piece), player: piece.player as Colour, at }];
  });
  return placed.sort((one, other) => one.at.y - other.at.y);
}
