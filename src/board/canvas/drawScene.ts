/** What stands on the land, drawn from sprites in board units. */
import type { Point } from '../art/geometry/point';
import type { ArtTheme } from '../art/palette';
import type { SkCanvas } from '../art/skia';
import type { BoardScene, Cell } from '../types';
import { isAfar, pennantsOf, thinned } from './afar';
import { PIECE_ROOM, type BoardSprites } from './BoardSprites';

const middleOf = ({ x, y }: Cell): Point => ({ x: x + 0.5, y: y + 0.5 });

/** A pennant seen from afar, in points. */
const PENNANT = 12;

export function drawMarks(
  canvas: SkCanvas,
  sprites: BoardSprites,
  scene: BoardScene,
  { theme, scale }: { readonly theme: ArtTheme; readonly scale: number },
): void {
  const { deadCells, lastMoves, fields } = scene;
  if (isAfar(scale) && fields === null) {
    for (const at of pennantsOf(scene)) sprites.draw(canvas, sprites.pennant(), at, { side: PENNANT / scale });
  }
  for (const cell of deadCells) sprites.draw(canvas, sprites.deadCell(theme), middleOf(cell));
  for (const move of lastMoves) sprites.draw(canvas, sprites.lastMove(theme, move.player), middleOf(move));
}

/** The cell under the keyboard or a dragged tile, and what is pointed at, are drawn even where legal cells are hidden. */
export function drawLegalCells(
  canvas: SkCanvas,
  sprites: BoardSprites,
  { legalCells, focusCell, pointed, areCellsHidden }: BoardScene,
  { theme, alpha, scale }: { readonly theme: ArtTheme; readonly alpha: number; readonly scale: number },
): void {
  for (const cell of legalCells) {
    const isHere = ({ x, y }: Cell) => x === cell.x && y === cell.y;
    const isPointed = pointed?.some(isHere) === true;
    const isFocused = isPointed || (focusCell !== null && isHere(focusCell));
    if (!isFocused && (areCellsHidden || pointed !== null)) continue;
    // Too small to be read one by one, they are a soft rim along the land; what is pointed at stays a cell of its own.
    const sprite =
      isAfar(scale) && !isPointed ? sprites.legalRim(theme, isFocused) : sprites.legalCell(theme, isFocused);
    sprites.draw(canvas, sprite, middleOf(cell), { alpha: isFocused ? 1 : alpha });
  }
}

interface PieceLook {
  readonly theme: ArtTheme;
  /** Of a piece, in cells. */
  readonly height: number;
  /** Points a cell, and device pixels. */
  readonly scale: number;
  readonly pixels: number;
  /** Pieces that are not drawn here, by where they stand. */
  readonly hidden: readonly Point[];
}

export function drawPieces(
  canvas: SkCanvas,
  sprites: BoardSprites,
  { pieces, fields }: BoardScene,
  { theme, height, scale, pixels, hidden }: PieceLook,
): void {
  // Those in front are drawn last.
  const byDepth = [...(isAfar(scale) ? thinned(pieces, height) : pieces)].sort((one, other) => one.at.y - other.at.y);
  for (const { stance, player, at } of byDepth) {
    // While fields are shown, only those who lie on them matter.
    if (fields !== null && stance !== 'lying') continue;
    if (hidden.some((spot) => spot.x === at.x && spot.y === at.y)) continue;
    sprites.draw(canvas, sprites.piece(stance, player, height * pixels, theme), at, { side: PIECE_ROOM * height });
  }
}
