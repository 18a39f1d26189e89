import type { ArtTheme } from '@/board/art/palette';
import { paintPiece, pieceHeight, PIECES, type PieceKind } from '@/board/art/pieces';
import { COLOURS, type Colour } from '@/core/seat';
import type { Words } from '@/i18n';
import { PLAYERS } from '@/ui/look/tokens';

import type { GalleryItem, Wall } from './exhibits';

/** From one player to the next, in tiles. */
const STEP = 0.46;

function pieceItem(kind: PieceKind, player: Colour, theme: ArtTheme, { t }: Words): GalleryItem {
  const piece = t(`gallery.pieces.${kind}`);
  return {
    id: `piece/${kind}/${player}/${theme}`,
    title: piece,
    note: null,
    story: t('gallery.piece', { piece, player: t(`players.${PLAYERS[player].shape}`) }),
    ratio: 1,
    paint: (maker, width) =>
      maker.picture(width, width, function* (brush, canvas) {
        // The piece fills the picture, as if one bent down to it.
        const zoom = width * 2.4;
        canvas.scale(zoom, zoom);
        const side = width / zoom;
        const ground = player % 2 === 0 ? 'meadow' : 'steppe';
        yield* maker.ground(canvas, ground, theme, { x: 0, y: 0, width: side, height: side });
        paintPiece(brush, { kind, player, at: { x: side / 2, y: side / 2 + pieceHeight(zoom) * 0.04 } }, theme, zoom);
      }),
  };
}

/** Everybody on one meadow before a hut of their own; in one row where there is room for it. */
export function heroPieces(theme: ArtTheme, { t }: Words, ratio: number): GalleryItem {
  return {
    id: `hero/pieces/${theme}/${ratio}`,
    title: t('gallery.players.title'),
    note: null,
    story: t('gallery.piecesTogether'),
    ratio,
    paint: (maker, width) =>
      maker.picture(width, width * ratio, function* (brush, canvas) {
        const columns = ratio > 0.5 ? 3 : COLOURS.length;
        const rows = COLOURS.length / columns;
        const across = columns * STEP;
        const zoom = width / across;
        canvas.scale(zoom, zoom);
        yield* maker.ground(canvas, 'meadow', theme, { x: 0, y: 0, width: across, height: across * ratio });
        for (const player of COLOURS) {
          const x = ((player % columns) + 0.5) * STEP;
          const y = (across * ratio * (Math.floor(player / columns) + 0.5)) / rows;
          paintPiece(brush, { kind: 'hut', player, at: { x: x + 0.05, y: y - 0.07 } }, theme, zoom);
          paintPiece(brush, { kind: 'standing', player, at: { x: x - 0.07, y: y + 0.08 } }, theme, zoom);
          yield;
        }
      }),
  };
}

/** The pieces of every colour. */
export const pieceWalls = (theme: ArtTheme, words: Words): Wall[] =>
  COLOURS.map((player) => ({
    title: words.t(`board.colours.${PLAYERS[player].shape}`),
    items: PIECES.map((kind) => pieceItem(kind, player, theme, words)),
  }));
