/** A sheet is one PNG to look at. Each game's art adds its own list. */
import type { ArtTheme } from '@/board/art/palette';
import type { SkImage } from '@/board/art/skia';
import { paintNow, type TilePainter, type TilePicture } from '@/board/art/tilePainter';

import type { Studio } from './studio';

export interface Sheet {
  /** The file's name without `.png`. */
  readonly name: string;
  paint(studio: Studio): SkImage;
}

export interface SheetTile extends Omit<TilePicture, 'theme' | 'pixels'> {
  readonly caption?: string;
}

/** Tiles in rows, each on the ground it would have at that place of a board. */
export function tileGrid(
  studio: Studio,
  painter: TilePainter,
  tiles: readonly SheetTile[],
  { columns, pixels, theme }: { readonly columns: number; readonly pixels: number; readonly theme: ArtTheme },
): SkImage {
  const gap = Math.max(6, Math.round(pixels * 0.08));
  const hasCaptions = tiles.some((t) => t.caption !== undefined);
  const line = hasCaptions ? 22 : 0;
  const rows = Math.ceil(tiles.length / columns);
  const step = { x: pixels + gap, y: pixels + gap + line };
  return studio.image(columns * step.x + gap, rows * step.y + gap, theme, (brush, canvas) => {
    tiles.forEach((tile, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const [x, y] = [gap + column * step.x, gap + row * step.y];
      canvas.save();
      canvas.translate(x, y);
      canvas.scale(pixels, pixels);
      canvas.clipRect(studio.skia.XYWHRect(0, 0, 1, 1), 1, false);
      canvas.save();
      canvas.translate(-(column % 4), -(row % 4));
      studio.ground(canvas, painter.ground, theme, 0, 0, 4, 4);
      canvas.restore();
      paintNow(painter, brush, { ...tile, theme, pixels });
      canvas.restore();
      if (tile.caption !== undefined) studio.caption(canvas, tile.caption, x, y + pixels + 17, 15, theme);
    });
  });
}
