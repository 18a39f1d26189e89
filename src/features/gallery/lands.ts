import { PAINTERS } from '@/board/art/painters';
import type { ArtTheme } from '@/board/art/palette';
import { areaOf, paintLand } from '@/board/paintLand';
import { landSlices, PLAYED_LANDS } from '@/board/playedLand';
import type { Slices } from '@/board/PictureMaker';
import type { Area } from '@/board/types';
import type { LaidPiece, LaidTile, Look, TileGameId } from '@/games/tiles';
import type { Words } from '@/i18n';

import type { GalleryItem } from './exhibits';

interface PlayedLand {
  readonly landscape: Look['landscape'];
  readonly tiles: readonly LaidTile[];
  readonly pieces: readonly LaidPiece[];
}

const lands = new Map<TileGameId, PlayedLand>();

/** A game played by the app's own rules, as it stood before the last move; move by move, because it takes a while. */
function* playedLand(game: TileGameId): Slices<PlayedLand> {
  const known = lands.get(game);
  if (known !== undefined) return known;
  const { seats, seed } = PLAYED_LANDS[game];
  const table = yield* landSlices(game, seats, seed);
  const land = { landscape: table.look.landscape, tiles: table.laidTiles(), pieces: table.laidPieces() };
  lands.set(game, land);
  return land;
}

/** So many cells of this land, where most of it lies. */
export function fullestWindow(tiles: readonly { x: number; y: number }[], width: number, height: number): Area {
  const overlap = (from: number, size: number, cell: number): number =>
    Math.max(0, Math.min(from + size, cell + 1) - Math.max(from, cell));
  let best: Area = { x: 0, y: 0, width, height };
  let most = -1;
  for (const { x: right, y: bottom } of tiles) {
    const [x, y] = [right + 1 - width, bottom + 1 - height];
    const covered = tiles.reduce((sum, tile) => sum + overlap(x, width, tile.x) * overlap(y, height, tile.y), 0);
    if (covered > most) [best, most] = [{ x, y, width, height }, covered];
  }
  return best;
}

/** A square with the whole land in its middle. */
function squareAround({ x, y, width, height }: Area): Area {
  const side = Math.max(width, height);
  return { x: x - (side - width) / 2, y: y - (side - height) / 2, width: side, height: side };
}

function landItem(
  id: string,
  game: TileGameId,
  theme: ArtTheme,
  { t }: Words,
  ratio: number,
  windowOf: (land: PlayedLand, width: number) => Area,
): GalleryItem {
  return {
    id,
    title: t(`games.${game}.name`),
    note: t('gallery.land'),
    story: t(`games.${game}.about`),
    ratio,
    land: game,
    *paint(maker, width) {
      const land = yield* playedLand(game);
      const window = windowOf(land, width);
      const pixels = Math.max(24, Math.ceil(width / window.width));
      return yield* paintLand(maker, PAINTERS[land.landscape], land, { theme, pixels, window });
    },
  };
}

/** The large picture at the entrance: right in the middle of a land, so near that every roof and antler is seen. */
export function heroLand(game: TileGameId, theme: ArtTheme, words: Words, ratio: number): GalleryItem {
  const cells = ratio > 0.6 ? 4.5 : ratio > 0.3 ? 8 : 9;
  return landItem(`hero/${game}/${theme}/${ratio}`, game, theme, words, ratio, ({ tiles }) =>
    fullestWindow(tiles, cells, cells * ratio),
  );
}

export function wholeLand(game: TileGameId, theme: ArtTheme, words: Words): GalleryItem {
  return landItem(`land/${game}/${theme}`, game, theme, words, 1, ({ tiles }) => squareAround(areaOf(tiles)));
}
