/** What stands on the land, drawn from sprites in board units. */
import type { Point } from '../art/geometry/point';
import type { ArtTheme } from '../art/palette';
import type { SkCanvas } from '../art/skia';
import type { BoardScene, Cell } from '../types';
import { PIECE_ROOM, type BoardSprites } from './BoardSprites';

const middleOf = ({ x, y }: Cell): Point => ({ x: x + 0.5, y: y + 0.5 });

export function drawMarks(
  canvas: SkCanvas,
  sprites: BoardSprites,
  { deadCells, lastMoves }: BoardScene,
  theme: ArtTheme,
): void {
  for (const cell of deadCells) sprites.draw(canvas, sprites.deadCell(theme), middleOf(cell));
  for (const move of lastMoves) sprites.draw(canvas, sprites.lastMove(theme, move.player), middleOf(move));
}

/** The cell under the keyboard or a dragged tile is drawn even where legal cells are hidden. */
export function drawLegalCells(
  canvas: SkCanvas,
  sprites: BoardSprites,
  { legalCells, focusCell, areCellsHidden }: BoardScene,
  { theme, alpha }: { readonly theme: ArtTheme; readonly alpha: number },
): void {
  for (const cell of legalCells) {
    const isFocused = focusCell !== null && focusCell.x === cell.x && focusCell.y === cell.y;
    if (!isFocused && areCellsHidden) continue;
    sprites.draw(canvas, sprites.legalCell(theme, isFocused), middleOf(cell), { alpha: isFocused ? 1 : alpha });
  }
}

interface PieceLook {
  readonly theme: ArtTheme;
  /** Of a piece, in cells. */
  readonly height: number;
  /** Device pixels a cell. */
  readonly pixels: number;
  /** Pieces that are not drawn here, by where they stand. */
  readonly hidden: readonly Point[];
}

export function drawPieces(
  canvas: SkCanvas,
  sprites: BoardSprites,
  { pieces, fields }: BoardScene,
  { theme, height, pixels, hidden }: PieceLook,
): void {
  // Those in front are drawn last.
  const byDepth = [...pieces].sort((one, other) => one.at.y - other.at.y);
  for (const { stance, player, at } of byDepth) {
    // While fields are shown, only those who lie on them matter.
    if (fields !== null && stance !== 'lying') continue;
    if (hidden.some((spot) => spot.x === at.x && spot.y === at.y)) continue;
    sprites.draw(canvas, sprites.piece(stance, player, height * pixels, theme), at, { side: PIECE_ROOM * height });
  }
}
