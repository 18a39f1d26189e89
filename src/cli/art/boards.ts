/** Whole boards: a game played at random by the rules, then painted as the app would show it. */
import { paintNow, type TilePainter } from '@/board/art/tilePainter';
import type { Turns } from '@/board/art/geometry/point';
import { type Piece, paintPiece } from '@/board/art/pieces';
import type { ArtTheme } from '@/board/art/palette';
import { Dice } from '@/board/art/random';
import type { Brush } from '@/board/art/brush';
import type { SkCanvas, SkImage } from '@/board/art/skia';
import type { Game } from '@/core/game';
import { defaultOptions } from '@/core/options';
import type { LaidPiece, TileEvent, TileMove, TileView } from '@/games/tiles/types';

import type { Studio } from './studio';

export interface BoardTile {
  readonly design: string;
  readonly turns: Turns;
  readonly variant: number;
  readonly x: number;
  readonly y: number;
}

export interface PlayedBoard {
  readonly tiles: readonly BoardTile[];
  readonly pieces: readonly LaidPiece[];
}

/** Random moves that like company and seldom spend a follower, so that the board looks like one of a real evening. */
export function playBoard<Options extends object>(
  game: Game<Options, TileMove, TileEvent, TileView>,
  seats: number,
  seed: number,
): PlayedBoard {
  const position = game.start(defaultOptions(game.options), seed, seats);
  const dice = new Dice(seed);
  let last = position.viewFor(0);
  while (!position.isOver) {
    const view = position.viewFor(0);
    const taken = new Set(view.tiles.map((t) => `${t.x},${t.y}`));
    const worth = (move: TileMove): number => {
      if (move.type !== 'place') return dice.next();
      const around = [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ].filter(([dx, dy]) => taken.has(`${move.x + (dx ?? 0)},${move.y + (dy ?? 0)}`));
      return (
        around.length * 0.3 +
        dice.next() -
        (move.piece ? 0.12 : 0) -
        (move.piece?.segment.startsWith('field') ? 0.25 : 0)
      );
    };
    const best = position
      .legalMoves()
      .map((move) => ({ move, value: worth(move) }))
      .reduce((a, b) => (b.value > a.value ? b : a));
    last = view;
    position.play(best.move);
  }
  const end = position.viewFor(0);
  const copies = new Map<string, number>();
  const tiles = end.tiles.map((t): BoardTile => {
    const variant = copies.get(t.tile) ?? 0;
    copies.set(t.tile, variant + 1);
    return { design: t.tile, turns: t.rotation, variant, x: t.x, y: t.y };
  });
  // Followers go home at the end, so the picture shows those of the last move before it.
  return { tiles, pieces: end.pieces.length > 0 ? end.pieces : last.pieces };
}

export interface BoardLook {
  readonly pixels: number;
  readonly theme: ArtTheme;
  /** Part of the board to show, in cells; all of it when left out. */
  readonly window?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export function paintBoard(
  studio: Studio,
  painter: TilePainter,
  tiles: readonly BoardTile[],
  pieces: readonly Piece[],
  { pixels, theme, window }: BoardLook,
  overlay: (brush: Brush) => void = () => undefined,
): SkImage {
  const xs = tiles.map((t) => t.x);
  const ys = tiles.map((t) => t.y);
  const margin = 0.35;
  const area = window ?? {
    x: Math.min(...xs) - margin,
    y: Math.min(...ys) - margin,
    width: Math.max(...xs) - Math.min(...xs) + 1 + margin * 2,
    height: Math.max(...ys) - Math.min(...ys) + 1 + margin * 2,
  };
  return studio.image(area.width * pixels, area.height * pixels, theme, (brush, canvas) => {
    // Whole pixels only: fractional origins show a hairline grid.
    canvas.translate(Math.round(-area.x * pixels), Math.round(-area.y * pixels));
    canvas.scale(pixels, pixels);
    studio.ground(canvas, 'table', theme, area.x, area.y, area.width, area.height);
    paintEdge(brush, tiles, theme, pixels);
    for (const tile of tiles) paintCell(studio, canvas, brush, painter, tile, theme, pixels);
    overlay(brush);
    for (const piece of [...pieces].sort((a, b) => a.at.y - b.at.y)) paintPiece(brush, piece, theme, pixels);
  });
}

/** The thickness of the tiles: a dark edge and a soft shadow on the table. */
function paintEdge(brush: Brush, tiles: readonly BoardTile[], theme: ArtTheme, pixels: number): void {
  const all = brush.path((pen) => tiles.forEach((t) => pen.addRect({ x: t.x, y: t.y, width: 1, height: 1 })));
  if (theme === 'day' || theme === 'dusk') {
    brush.moved(0.03, 0.04, () => brush.fill(all, '#2A1C0A', { alpha: 0.4, blur: 0.05 }));
    brush.stroke(all, theme === 'day' ? '#5A4630' : '#0F0D12', Math.max(0.036, 3 / pixels), { closed: true });
  } else
    brush.stroke(all, theme === 'contrastLight' ? '#000000' : '#FFFFFF', Math.max(0.05, 4 / pixels), { closed: true });
  all.dispose();
}

function paintCell(
  studio: Studio,
  canvas: SkCanvas,
  brush: Brush,
  painter: TilePainter,
  tile: BoardTile,
  theme: ArtTheme,
  pixels: number,
): void {
  canvas.save();
  canvas.clipRect(studio.skia.XYWHRect(tile.x, tile.y, 1, 1), 1, false);
  studio.ground(canvas, painter.ground, theme, tile.x, tile.y, 1, 1);
  canvas.translate(tile.x, tile.y);
  paintNow(painter, brush, { design: tile.design, turns: tile.turns, variant: tile.variant, theme, pixels });
  if (theme === 'day' || theme === 'dusk')
    brush.stroke((pen) => pen.addRect({ x: 0, y: 0, width: 1, height: 1 }), '#43332A', 0.006, { alpha: 0.14 });
  canvas.restore();
}
