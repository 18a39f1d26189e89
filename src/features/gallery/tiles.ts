import type { Turns } from '@/board/art/geometry/point';
import type { LandscapeName } from '@/board/art/landscape';
import { LANDSCAPES } from '@/board/art/landscapes';
import { PAINTERS } from '@/board/art/painters';
import type { ArtTheme } from '@/board/art/palette';
import { tileName, tileStory } from '@/board/tileWords';
import { TILE_GAMES, type TileGameId } from '@/games/tiles';
import type { Words } from '@/i18n';

import type { Exhibition, GalleryItem } from './exhibits';
import { heroLand, wholeLand } from './lands';

function tileItem(landscape: LandscapeName, design: string, turns: Turns, theme: ArtTheme, words: Words): GalleryItem {
  const painter = PAINTERS[landscape];
  return {
    id: `${landscape}/${design}/${turns}/${theme}`,
    title: tileName(words, landscape, design),
    note: words.t('gallery.inTheBox', { n: LANDSCAPES[landscape].copies(design) }),
    story: tileStory(words, landscape, design, turns),
    ratio: 1,
    turned: (to) => tileItem(landscape, design, to, theme, words),
    paint: (maker, width) =>
      maker.picture(width, width, function* (brush, canvas) {
        canvas.scale(width, width);
        yield* maker.ground(canvas, painter.ground, theme, { x: 0, y: 0, width: 1, height: 1 });
        yield* painter.paint(brush, { design, turns, variant: turns, theme, pixels: width });
      }),
  };
}

/** A landscape: one of its lands at the entrance, its tiles by what one sees on them, and all lands made of it. */
export function tileExhibition(landscape: LandscapeName, theme: ArtTheme, words: Words, heroRatio: number): Exhibition {
  const { chapters, copies } = LANDSCAPES[landscape];
  const games = (Object.keys(TILE_GAMES) as TileGameId[]).filter((id) => TILE_GAMES[id].look.landscape === landscape);
  const [game] = games;
  if (game === undefined) throw new Error(`no game is played on ${landscape}`);
  const designs = chapters.flatMap((chapter) => chapter.designs);
  return {
    title: words.t(`games.${game}.name`),
    about: words.t(`games.${game}.about`),
    count: words.t('gallery.tilesInDesigns', {
      n: designs.reduce((sum, design) => sum + copies(design), 0),
      designs: designs.length,
    }),
    hero: heroLand(game, theme, words, heroRatio),
    walls: [
      ...chapters.map((chapter) => ({
        title: words.t(chapter.title),
        items: chapter.designs.map((design) => tileItem(landscape, design, 0, theme, words)),
      })),
      { title: words.t('gallery.chapters.lands'), items: games.map((id) => wholeLand(id, theme, words)) },
    ],
  };
}
