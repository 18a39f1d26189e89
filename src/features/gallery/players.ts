import type { ArtTheme } from '@/board/art/palette';
import type { Words } from '@/i18n';

import type { Exhibition } from './exhibits';
import { faceWall } from './faces';
import { heroPieces, pieceWalls } from './pieces';

/** Who plays: the faces that sit down opposite, and the pieces of every colour. */
export function playerExhibition(theme: ArtTheme, words: Words, heroRatio: number): Exhibition {
  return {
    title: words.t('gallery.players.title'),
    about: words.t('gallery.players.about'),
    count: null,
    hero: heroPieces(theme, words, heroRatio),
    walls: [faceWall(theme, words), ...pieceWalls(theme, words)],
  };
}
