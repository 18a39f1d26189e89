import type { Turns } from '@/board/art/geometry/point';
import { PAINTERS } from '@/board/art/painters';
import type { ArtTheme } from '@/board/art/palette';
import { paintPiece, pieceHeight, PIECES } from '@/board/art/pieces';
import type { SkImage } from '@/board/art/skia';
import type { TilePainter } from '@/board/art/tilePainter';
import { areaOf, paintLand } from '@/board/paintLand';
import type { PictureMaker, Slices } from '@/board/PictureMaker';
import { tileWords } from '@/board/tileWords';
import { COLOURS } from '@/core/seat';
import type { TileGameId } from '@/games/tiles';
import type { Words } from '@/i18n';
import { CARD_IDS, CARD_RATIO, describeCard, paintCardInSlices } from '@/table/art';
import { PLAYERS } from '@/ui/look/tokens';

import type { Section } from './choices';
import { faceItems } from './faces';
import { playedBoard } from './playedBoard';

/** One picture of the gallery: painted at whatever size it is shown. */
export interface GalleryItem {
  readonly id: string;
  /** What a reader says of it: nothing is told by art alone. */
  readonly label: string;
  readonly caption: string;
  /** Height over width. */
  readonly ratio: number;
  /** A whole land can be wandered about on. */
  readonly land?: TileGameId;
  paint(maker: PictureMaker, width: number): Slices<SkImage>;
}

const TURNS: readonly Turns[] = [0, 1, 2, 3];
const POSTERS: readonly TileGameId[] = ['classic', 'solo', 'hunters'];

const ITEMS: Readonly<Record<Section, (theme: ArtTheme, words: Words) => GalleryItem[]>> = {
  classic: (theme, words) => tileItems(PAINTERS.classic, theme, words),
  hunters: (theme, words) => tileItems(PAINTERS.hunters, theme, words),
  cards: cardItems,
  pieces: pieceItems,
  faces: faceItems,
  posters: (theme, words) => POSTERS.map((game) => posterItem(game, theme, words)),
};

export function itemsOf(section: Section, theme: ArtTheme, words: Words): GalleryItem[] {
  return ITEMS[section](theme, words);
}

function tileItems(painter: TilePainter, theme: ArtTheme, words: Words): GalleryItem[] {
  return painter.designs.flatMap((design) => TURNS.map((turns) => tileItem(painter, design, turns, theme, words)));
}

function tileItem(painter: TilePainter, design: string, turns: Turns, theme: ArtTheme, words: Words): GalleryItem {
  return {
    id: `${painter.landscape}/${design}/${turns}/${theme}`,
    label: words.t('gallery.tile', {
      tile: design,
      degrees: turns * 90,
      features: tileWords(words, painter.landscape, design, turns),
    }),
    caption: turns === 0 ? design : words.t('gallery.turned', { degrees: turns * 90 }),
    ratio: 1,
    paint: (maker, width) =>
      maker.picture(width, width, function* (brush, canvas) {
        canvas.scale(width, width);
        yield* maker.ground(canvas, painter.ground, theme, { x: 0, y: 0, width: 1, height: 1 });
        yield* painter.paint(brush, { design, turns, variant: turns, theme, pixels: width });
      }),
  };
}

function cardItems(theme: ArtTheme, words: Words): GalleryItem[] {
  return CARD_IDS.map((id) => {
    const { name, facts } = describeCard(id);
    return {
      id: `card/${id}/${theme}`,
      label: [name, ...facts].map((phrase) => words.say(phrase)).join('. '),
      caption: words.say(name),
      ratio: CARD_RATIO,
      paint: (maker, width) =>
        maker.picture(width, width * CARD_RATIO, (_, canvas) =>
          paintCardInSlices(maker.skia, canvas, id, { theme, width, hasTitle: false }),
        ),
    };
  });
}

function pieceItems(theme: ArtTheme, words: Words): GalleryItem[] {
  return COLOURS.flatMap((player) =>
    PIECES.map((kind) => ({
      id: `piece/${kind}/${player}/${theme}`,
      label: words.t('gallery.piece', {
        piece: words.t(`gallery.pieces.${kind}`),
        player: words.t(`players.${PLAYERS[player].shape}`),
      }),
      caption: words.t(`gallery.pieces.${kind}`),
      ratio: 1,
      paint: (maker: PictureMaker, width: number) =>
        maker.picture(width, width, function* (brush, canvas) {
          // The piece fills the picture, as if one bent down to it.
          const zoom = width * 2.4;
          canvas.scale(zoom, zoom);
          const side = width / zoom;
          yield* maker.ground(canvas, player % 2 === 0 ? 'meadow' : 'steppe', theme, {
            x: 0,
            y: 0,
            width: side,
            height: side,
          });
          paintPiece(brush, { kind, player, at: { x: side / 2, y: side / 2 + pieceHeight(zoom) * 0.04 } }, theme, zoom);
        }),
    })),
  );
}

function posterItem(game: TileGameId, theme: ArtTheme, words: Words): GalleryItem {
  const land = playedBoard(game);
  const area = areaOf(land.tiles);
  const painter = PAINTERS[land.landscape];
  return {
    id: `poster/${game}/${theme}`,
    label: words.t('gallery.poster', { game: words.t(`games.${game}.name`), n: land.tiles.length }),
    caption: words.t(`games.${game}.name`),
    ratio: area.height / area.width,
    land: game,
    paint: (maker, width) =>
      paintLand(maker, painter, land, { theme, pixels: Math.max(24, Math.floor(width / area.width)) }),
  };
}
