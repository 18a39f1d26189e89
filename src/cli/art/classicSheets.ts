/** Sheets of the classic tiles: designs in every theme, rotations and variants, played boards. */
import { classicDesign } from '@/board/art/classic/design';
import { fieldShapes, type LaidOutlines, litCity, litRoad } from '@/board/art/classic/onBoard';
import { type ClassicOutlines, classicOutlines } from '@/board/art/classic/outlines';
import { classicPainter } from '@/board/art/classic/painter';
import type { Turns } from '@/board/art/geometry/point';
import {
  highlightArea,
  highlightRoad,
  paintDeadCell,
  paintField,
  paintLastMove,
  paintLegalCell,
} from '@/board/art/overlays';
import { ART_THEMES, type ArtTheme } from '@/board/art/palette';
import type { PaintedTile } from '@/board/paintLand';
import { CLASSIC_TILE_IDS, CLASSIC_TILES, type ClassicTileId } from '@/games/classic/tiles';

import { paintBoard, playBoard, type PlayedBoard } from './boards';
import { type Sheet, tileGrid } from './sheet';

const BOARD_SEED = 7;
let board: PlayedBoard | null = null;
const playedBoard = (): PlayedBoard => (board ??= playBoard('classic', 5, BOARD_SEED));

const outlinesOf = ({ tile, rotation, variant = 0 }: PaintedTile): ClassicOutlines =>
  classicOutlines(classicDesign(tile), rotation, variant);

const designs = (theme: ArtTheme): Sheet => ({
  name: `classic-designs-${theme}`,
  paint: (studio) =>
    tileGrid(
      studio,
      classicPainter,
      CLASSIC_TILE_IDS.map((design) => ({
        design,
        turns: 0,
        variant: 0,
        caption: `${design} ×${CLASSIC_TILES[design].count}`,
      })),
      { columns: 6, pixels: 180, theme },
    ),
});

const large = (name: string, ids: readonly ClassicTileId[]): Sheet => ({
  name,
  paint: (studio) =>
    tileGrid(
      studio,
      classicPainter,
      ids.map((design) => ({ design, turns: 0, variant: 1, caption: design })),
      { columns: 4, pixels: 300, theme: 'day' },
    ),
});

const turnsAndCopies: Sheet = {
  name: 'classic-variants-rotations',
  paint: (studio) => {
    const copies = (design: ClassicTileId, count: number) =>
      Array.from({ length: count }, (_, variant) => ({ design, turns: 0 as Turns, variant }));
    const turned = (design: ClassicTileId) =>
      [0, 1, 2, 3].map((turns) => ({ design, turns: turns as Turns, variant: 0 }));
    const tiles = [
      ...copies('U', 8),
      ...copies('V', 8),
      ...copies('B', 8),
      ...(['L', 'S', 'A', 'I', 'M', 'R', 'F', 'D'] as const).flatMap(turned),
    ];
    return tileGrid(studio, classicPainter, tiles, { columns: 8, pixels: 150, theme: 'day' });
  },
};

const boardSheet = (
  name: string,
  theme: ArtTheme,
  pixels: number,
  window?: { x: number; y: number; width: number; height: number },
): Sheet => ({
  name,
  paint: (studio) => {
    return paintBoard(studio, classicPainter, playedBoard(), { pixels, theme, window });
  },
});

const zoomWindow = { x: -2.4, y: -1.9, width: 4.8, height: 3.8 };

/** A small scene with everything the board can lay over the land. */
const overlays = (theme: ArtTheme): Sheet => ({
  name: `classic-overlays-${theme}`,
  paint: (studio) => {
    const tiles: PaintedTile[] = [
      { tile: 'E', rotation: 2, variant: 0, x: 0, y: 0 },
      { tile: 'F', rotation: 1, variant: 1, x: 0, y: 1 },
      { tile: 'E', rotation: 0, variant: 2, x: 0, y: 2 },
      { tile: 'D', rotation: 0, variant: 1, x: 1, y: 2 },
      { tile: 'V', rotation: 3, variant: 1, x: 1, y: 1 },
      { tile: 'W', rotation: 0, variant: 0, x: 2, y: 2 },
      { tile: 'A', rotation: 1, variant: 0, x: 2, y: 1 },
      { tile: 'U', rotation: 1, variant: 2, x: 3, y: 2 },
      { tile: 'B', rotation: 0, variant: 2, x: 3, y: 1 },
    ];
    const laid = (i: number): LaidOutlines => {
      const tile = tiles[i] ?? tiles[0];
      if (!tile) throw new Error('no tiles');
      return { x: tile.x, y: tile.y, outlines: outlinesOf(tile) };
    };
    const all = (indices: readonly (readonly [number, number])[]) =>
      indices.map(([i, index]) => ({ tile: laid(i), index }));
    return paintBoard(
      studio,
      classicPainter,
      { tiles, pieces: [] },
      {
        pixels: 170,
        theme,
        window: { x: -1.3, y: -0.3, width: 6.6, height: 4.6 },
        overlay: (brush) => {
          for (const cell of [
            { x: 1, y: 0 },
            { x: -1, y: 1 },
            { x: 4, y: 1 },
          ])
            paintLegalCell(brush, cell, theme);
          paintLegalCell(brush, { x: 2, y: 3 }, theme, true);
          paintDeadCell(brush, { x: -1, y: 2 }, theme);
          highlightArea(
            brush,
            litCity(
              all([
                [0, 0],
                [1, 0],
                [2, 0],
              ]),
            ),
            theme,
          );
          const red = fieldShapes(
            all([
              [5, 0],
              [6, 0],
              [8, 0],
              [7, 1],
            ]),
          );
          paintField(brush, red.polygons, red.holes, 0, theme);
          const blue = fieldShapes(
            all([
              [3, 1],
              [5, 2],
            ]),
          );
          paintField(brush, blue.polygons, blue.holes, 1, theme);
          highlightRoad(
            brush,
            litRoad(
              all([
                [3, 0],
                [5, 2],
              ]),
            ),
            theme,
          );
          paintLastMove(brush, { x: 3, y: 2 }, 3, theme);
        },
      },
    );
  },
});

export const CLASSIC_SHEETS: readonly Sheet[] = [
  ...ART_THEMES.map(designs),
  large('classic-designs-300px-A-L', CLASSIC_TILE_IDS.slice(0, 12)),
  large('classic-designs-300px-M-X', CLASSIC_TILE_IDS.slice(12)),
  turnsAndCopies,
  ...ART_THEMES.map((theme) => boardSheet(`classic-board-${theme}`, theme, 90)),
  boardSheet('classic-board-40px', 'day', 40),
  boardSheet('classic-board-40px-dusk', 'dusk', 40),
  boardSheet('classic-board-zoom-day', 'day', 260, zoomWindow),
  boardSheet('classic-board-zoom-dusk', 'dusk', 260, zoomWindow),
  ...ART_THEMES.map(overlays),
];
