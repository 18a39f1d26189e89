/** Sheets of the hunters' tiles: designs in every theme, animals and symbols, played boards. */
import type { Brush } from '@/board/art/brush';
import type { Turns } from '@/board/art/geometry/point';
import { FLAT } from '@/board/art/hunters/colours';
import { type LaidZone, litRiver, litZone, meadowShapes } from '@/board/art/hunters/onBoard';
import { huntersOutlines } from '@/board/art/hunters/outlines';
import { huntersPainter, HUNTERS_DESIGNS } from '@/board/art/hunters/painter';
import { paintFigure } from '@/board/art/hunters/paintFigure';
import type { Thing } from '@/board/art/hunters/placement';
import { highlightArea, highlightRiver, paintField, paintLegalCell } from '@/board/art/overlays';
import { ART_THEMES, type ArtTheme, isPainted } from '@/board/art/palette';
import type { PaintedTile } from '@/board/paintLand';
import { HUNTERS_TILES } from '@/games/hunters/tiles';

import { paintBoard, playBoard, type PlayedBoard } from './boards';
import { type Sheet, type SheetTile, tileGrid } from './sheet';

/** A game in which every bonus tile was earned, so that all 91 tiles are seen. */
const BOARD_SEED = 83;
let board: PlayedBoard | null = null;
const playedBoard = (): PlayedBoard => (board ??= playBoard('hunters', 4, BOARD_SEED));

const counts = new Map(HUNTERS_TILES.map((tile) => [tile.id, tile.count]));

const designs = (theme: ArtTheme): Sheet => ({
  name: `hunters-designs-${theme}`,
  paint: (studio) =>
    tileGrid(
      studio,
      huntersPainter,
      HUNTERS_DESIGNS.map((design) => ({ design, turns: 0, variant: 0, caption: `${design} ×${counts.get(design)}` })),
      { columns: 13, pixels: 96, theme },
    ),
});

const LARGE = ['START', 'L13', 'L30', 'L42', 'L47', 'L58', 'B01', 'B02', 'B04', 'B06', 'B07', 'B08'];

const large = (theme: ArtTheme): Sheet => ({
  name: `hunters-designs-300px-${theme}`,
  paint: (studio) =>
    tileGrid(
      studio,
      huntersPainter,
      LARGE.map((design) => ({ design, turns: 0, variant: 0, caption: `${design} ×${counts.get(design)}` })),
      { columns: 4, pixels: 300, theme },
    ),
});

const turnsAndCopies: Sheet = {
  name: 'hunters-variants-rotations',
  paint: (studio) => {
    const turned = (design: string): SheetTile[] =>
      [0, 1, 2, 3].map((turns) => ({ design, turns: turns as Turns, variant: 0 }));
    const copies = (design: string): SheetTile[] => [0, 1].map((variant) => ({ design, turns: 0, variant }));
    const tiles = [
      ...['L14', 'L28', 'L33', 'L43'].flatMap(copies),
      ...['START', 'L13', 'L30', 'L39', 'L55', 'L57', 'L58', 'L59', 'B01', 'B07'].flatMap(turned),
    ];
    return tileGrid(studio, huntersPainter, tiles, { columns: 8, pixels: 150, theme: 'day' });
  },
};

const ANIMALS = ['deer', 'mammoth', 'aurochs', 'tiger'] as const;
const SYMBOLS = ['gold', 'mushrooms', 'fire', 'shrine', 'volcano'] as const;

/** Every figure large, then as on tiles of 90 and 40 pixels, by day, dusk and flat. */
const figures: Sheet = {
  name: 'hunters-animals-symbols',
  paint: (studio) => {
    const unit = 280;
    const rows = ART_THEMES;
    return studio.image(unit * 5.1, unit * 1.02 * rows.length, 'day', (brush, canvas) => {
      rows.forEach((theme, row) => {
        canvas.save();
        canvas.translate(0, row * unit * 1.02);
        canvas.scale(unit, unit);
        canvas.clipRect(studio.skia.XYWHRect(0, 0, 5.1, 1.02), 1, false);
        if (isPainted(theme)) studio.ground(canvas, 'steppe', theme, 0, 0, 5.1, 1.02);
        else brush.rect(0, 0, 5.1, 1.02, FLAT[theme].steppe);
        // As large as on a tile of this many pixels: a tile's figure is about 0.3 of it.
        const put = (kind: Thing['kind'], x: number, y: number, size: number, pixels: number): void => {
          const thing: Thing = { kind, zone: '', at: { x: 0.5, y: 0.5 }, size: 1, facesRight: false };
          canvas.save();
          canvas.translate(x - size / 2, y - size / 2);
          canvas.scale(size, size);
          paintFigure(brush, thing, theme, pixels);
          canvas.restore();
        };
        ANIMALS.forEach((kind, i) => {
          put(kind, 0.42 + i * 0.72, 0.42, 0.52, 300);
          put(kind, 0.3 + i * 0.72, 0.88, (0.33 * 90) / unit, 90);
          put(kind, 0.55 + i * 0.72, 0.88, (0.33 * 40 * 1.22) / unit, 40);
        });
        SYMBOLS.forEach((kind, i) => {
          put(kind, 3.18 + i * 0.41, 0.44, 0.25, 300);
          put(kind, 3.12 + i * 0.41, 0.88, (0.2 * 90) / unit, 90);
          put(kind, 3.28 + i * 0.41, 0.88, (0.18 * 40 * 1.4) / unit, 40);
        });
        canvas.restore();
      });
    });
  },
};

/** A small scene with what the board can light: a forest, a river system, a meadow of one player. */
const overlays = (theme: ArtTheme): Sheet => ({
  name: `hunters-overlays-${theme}`,
  paint: (studio) => {
    const tiles: PaintedTile[] = [
      { tile: 'L41', rotation: 0, variant: 0, x: 0, y: 0 },
      { tile: 'L40', rotation: 0, variant: 0, x: 1, y: 0 },
      { tile: 'L64', rotation: 3, variant: 0, x: 2, y: 0 },
      { tile: 'L32', rotation: 0, variant: 0, x: 1, y: 1 },
      { tile: 'L51', rotation: 0, variant: 0, x: 0, y: 1 },
    ];
    const zone = (i: number, name: string): LaidZone => {
      const tile = tiles[i];
      if (!tile) throw new Error(`no tile ${i}`);
      return {
        x: tile.x,
        y: tile.y,
        zone: name,
        outlines: huntersOutlines(tile.tile, tile.rotation, tile.variant ?? 0),
      };
    };
    const overlay = (brush: Brush): void => {
      const meadow = meadowShapes([zone(0, 'm1'), zone(1, 'm1'), zone(2, 'm1')]);
      paintField(brush, meadow.polygons, meadow.holes, 0, theme);
      for (const { tile: design, rotation: turns, variant = 0, x, y } of tiles) {
        const counted = huntersPainter.paintCounted?.(brush, { design, turns, variant, theme, pixels: 200 });
        brush.moved(x, y, () => [...(counted ?? [])]);
      }
      highlightArea(brush, litZone([zone(1, 'f1'), zone(3, 'f1')]), theme);
      highlightRiver(brush, litRiver([zone(0, 'r1'), zone(1, 'r1'), zone(2, 'r1')]), theme);
      paintLegalCell(brush, { x: 2, y: 1 }, theme);
    };
    const look = { pixels: 200, theme, window: { x: -0.3, y: -0.3, width: 4.2, height: 2.6 }, overlay };
    return paintBoard(studio, huntersPainter, { tiles, pieces: [] }, look);
  },
});

const boardSheet = (name: string, theme: ArtTheme, pixels: number, isZoomed = false): Sheet => ({
  name,
  paint: (studio) => {
    const window = isZoomed ? { x: -1.9, y: -1.4, width: 4, height: 3 } : undefined;
    return paintBoard(studio, huntersPainter, playedBoard(), { pixels, theme, window });
  },
});

export const HUNTERS_SHEETS: readonly Sheet[] = [
  ...ART_THEMES.map(designs),
  ...ART_THEMES.map(large),
  figures,
  turnsAndCopies,
  ...ART_THEMES.map((theme) => boardSheet(`hunters-board-${theme}`, theme, 90)),
  ...ART_THEMES.map((theme) => boardSheet(`hunters-board-40px-${theme}`, theme, 40)),
  ...ART_THEMES.map(overlays),
  boardSheet('hunters-board-zoom-day', 'day', 260, true),
  boardSheet('hunters-board-zoom-dusk', 'dusk', 260, true),
];
