/** The sprites of the board: pieces, discs, marks of cells, and the table. */
import type { Theme } from '@/ui/look/theme';
import type { Colour } from '@/core/seat';

import type { Brush } from '../art/brush';
import { paintContours, TABLE_PERIOD } from '../art/contour';
import { paintDeadCell, paintLastMove, paintLegalCell, paintLegalRim } from '../art/overlays';
import type { ArtTheme } from '../art/palette';
import { PIECE_HEIGHT, paintPiece, pieceHeight, type PieceKind } from '../art/pieces';
import type { SkImage } from '../art/skia';
import { paintShield } from '../art/things/shield';
import { artThemeOf } from '../artTheme';
import type { PieceMark } from '../types';
import { paintChoice, paintHandle } from './paintDisc';
import { Sprites, type Sprite } from './Sprites';

/** Side of a disc's image, in points. */
export const DISC_ROOM = 64;
/** Side of a piece's sprite, in heights of the piece: room for its shadow and for those who lie. */
export const PIECE_ROOM = 1.8;
const PIECE_SIZES = [32, 48, 64, 96, 144, 256] as const;
const TABLE_PIXELS = 1024;
/** Side of a mark's sprite, in cells, and in pixels. */
const CELL_ROOM = 1.25;
const CELL_PIXELS = 160;
/** A pennant's sprite, in pixels, and the part of it that the shield takes. */
const PENNANT_PIXELS = 64;
const PENNANT_HEIGHT = 0.82;
/** The corner of a cell whose middle is the origin. */
const CORNER = { x: -0.5, y: -0.5 };

export class BoardSprites extends Sprites {
  /** A piece, sharp enough for this many device pixels of height. */
  piece(stance: PieceKind, player: Colour, height: number, theme: ArtTheme): Sprite {
    const size = PIECE_SIZES.find((known) => known >= PIECE_ROOM * height) ?? 256;
    // Pixels of a tile on which the piece fills the sprite.
    const unit = size / PIECE_ROOM / PIECE_HEIGHT;
    return this.make(`piece/${stance}/${player}/${theme}/${size}`, PIECE_ROOM * pieceHeight(unit), size, (brush) =>
      paintPiece(brush, { kind: stance, player, at: { x: 0, y: 0 } }, theme, unit),
    );
  }

  deadCell(theme: ArtTheme): Sprite {
    return this.cell(`dead/${theme}`, (brush) => paintDeadCell(brush, CORNER, theme));
  }

  legalCell(theme: ArtTheme, isFocused: boolean): Sprite {
    return this.cell(`legal/${isFocused}/${theme}`, (brush) => paintLegalCell(brush, CORNER, theme, isFocused));
  }

  /** A legal cell seen from afar. */
  legalRim(theme: ArtTheme, isFocused: boolean): Sprite {
    return this.cell(`rim/${isFocused}/${theme}`, (brush) => paintLegalRim(brush, CORNER, theme, isFocused));
  }

  /** A pennant seen from afar: the same shield for all, because no charge can be told at this size. */
  pennant(): Sprite {
    return this.make('pennant', 1, PENNANT_PIXELS, (brush) =>
      paintShield(brush, { x: 0, y: 0 }, PENNANT_HEIGHT, 0, PENNANT_PIXELS / 2),
    );
  }

  lastMove(theme: ArtTheme, player: Colour): Sprite {
    return this.cell(`last/${player}/${theme}`, (brush) => paintLastMove(brush, CORNER, player, theme));
  }

  /** The disc with a piece that might go on the ghost. */
  choice(mark: PieceMark, theme: Theme, pixelRatio: number): SkImage {
    const { stance, player, state } = mark;
    return this.disc(`choice/${stance}/${player}/${state}`, theme, pixelRatio, (brush, art) =>
      paintChoice(brush, mark, theme, art),
    );
  }

  /** The disc that turns the ghost. */
  handle(theme: Theme, pixelRatio: number): SkImage {
    return this.disc('handle', theme, pixelRatio, (brush) => paintHandle(brush, theme));
  }

  /** The table under the land: one period, to be repeated; null where it is plain. */
  table({ colors, isHighContrast }: Theme): SkImage | null {
    if (isHighContrast) return null;
    const side = TABLE_PERIOD;
    return this.make(`table/${colors.table}`, side, TABLE_PIXELS, (brush) =>
      brush.moved(-side / 2, -side / 2, () => paintContours(brush, colors.table, colors.contour)),
    ).image;
  }

  private cell(key: string, paint: (brush: Brush) => void): Sprite {
    return this.make(key, CELL_ROOM, CELL_PIXELS, paint);
  }

  private disc(key: string, theme: Theme, pixelRatio: number, paint: (brush: Brush, art: ArtTheme) => void): SkImage {
    const art = artThemeOf(theme);
    const pixels = Math.round(DISC_ROOM * pixelRatio);
    return this.make(`${key}/${art}/${pixels}`, DISC_ROOM, pixels, (brush) => paint(brush, art)).image;
  }
}
